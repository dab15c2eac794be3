// Plays many random games over all tables with the invariants on, and prints how long they were.
// npx node packages/games/unearth/test/many-games.ts [games] [stride] [from] [random | greedy | stalling]
import { resolveTable, seeded } from '@undercroft/kernel';
import { AGE_CARDS, FIRST_AGE_CARD } from '../src/content/end-of-age.ts';
import { game } from '../src/index.ts';
import { greedy, random, stalling } from './policies.ts';
import { tables } from './tables.ts';

const total = Number(process.argv[2] ?? 3000);
/** Invariants after every nth entry. */
const stride = Number(process.argv[3] ?? 1);

/** Seeds from this one on, so that a long run can be cut into pieces. */
const from = Number(process.argv[4] ?? 0);

const policy = { random, greedy, stalling }[process.argv[5] ?? 'random']!;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

let entries = 0;
const endings = new Map<string, number>();
for (const [at, { seats, options }] of tables.entries()) {
  const table = resolveTable(game, seats, options);
  const turns: number[] = [];
  const lengths: number[] = [];
  const games = Math.ceil((total - at) / tables.length);
  for (let i = from; i < from + games; i++) {
    const luck = seeded(`many:${at}:${i}`);
    const position = game.setup(table, luck);
    let steps = 0;
    for (;;) {
      const [seat] = game.waitingFor(position);
      if (seat === undefined) break;
      const open = game.choices(position, seat);
      game.play(position, seat, open[policy(position, seat, open, luck)]!, luck);
      steps++;
      if (steps % stride === 0) {
        const broken = game.invariants(position);
        if (broken.length > 0)
          throw new Error(`table ${at}, game ${i}, entry ${steps}: ${broken.join('; ')}`);
      }
    }
    const { reason } = game.result(position)!;
    const age = AGE_CARDS[position.age - FIRST_AGE_CARD]?.id ?? 'none';
    for (const key of [`ending ${reason}`, `age ${age}`]) endings.set(key, (endings.get(key) ?? 0) + 1);
    turns.push(position.turn);
    lengths.push(steps);
    entries += steps;
  }
  console.log(
    `${seats} seats ${JSON.stringify(options)}: ${games} games, turns median ${median(turns)}, ` +
      `longest ${Math.max(...turns)}; entries median ${median(lengths)}, longest ${Math.max(...lengths)}`,
  );
}
console.log(`${entries} entries`, Object.fromEntries([...endings].sort()));
