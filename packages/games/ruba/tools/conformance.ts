// The ledger's conformance check in full: random games per mode against its means. `npx node packages/games/ruba/tools/conformance.ts [games]`
import { seeded } from '@undercroft/kernel';
import { result } from '../src/score.ts';
import { LEDGER_MEANS, LEDGER_TOLERANCES, playRandomly, tableOf, tally } from './random-player.ts';

const games = Number(process.argv[2] ?? 200_000);
let outside = 0;
for (const mode of ['easy', 'hard'] as const) {
  const table = tableOf(mode);
  const chance = seeded(`conformance ${mode}`);
  const { means, reasons } = tally(
    (function* () {
      for (let i = 0; i < games; i++) yield result(playRandomly(table, chance))!;
    })(),
  );
  console.log(`${mode}, ${games} random games`);
  for (const [name, expected] of Object.entries(LEDGER_MEANS[mode])) {
    const tolerance = LEDGER_TOLERANCES[name as keyof typeof LEDGER_TOLERANCES];
    const difference = means[name]! - expected;
    const holds = Math.abs(difference) <= tolerance;
    if (!holds) outside++;
    console.log(
      `  ${name.padEnd(8)} ${means[name]!.toFixed(5).padStart(10)}  ledger ${String(expected).padStart(8)}  ` +
        `difference ${difference.toFixed(5).padStart(9)} of ${tolerance} ${holds ? 'holds' : 'OUTSIDE'}`,
    );
  }
  console.log(`  endings  ${JSON.stringify(reasons)}`);
}
process.exitCode = outside > 0 ? 1 : 0;
