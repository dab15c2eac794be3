// How often bots use Daredevil on a seat that is safe, lost or on a Heist, and how often they use anything for nothing.
// Run: npx node packages/games/delve/tools/wasted-uses.ts BOT GAMES SEED [SEATS]; a bot as in packages/bots/tools/meet.ts
import { specifiedBot, tableNamed, timeOf, watchGames } from '../../../bots/tools/bot-spec.ts';
import type { Choice } from '../src/choices.ts';
import { CONTENT } from '../src/content/index.ts';
import { isIdleUse } from '../src/hints/idle.ts';
import { hints } from '../src/hints.ts';
import type { Position } from '../src/position.ts';
import { catalogsOf } from '../src/rules/catalog.ts';

const [spec, games, seed, seats = '5'] = process.argv.slice(2);
const table = await tableNamed('delve', seats);
const bot = await specifiedBot('delve', spec!);
const catalogFor = catalogsOf(CONTENT);
/** By card: uses, uses for nothing, uses that promise less than passing. */
const uses = new Map<string, [number, number, number]>();

watchGames<Position, Choice>(table, bot, Number(games), seed!, ({ before: p, seat, thought: { choice } }) => {
  if (choice.kind !== 'instant' && choice.kind !== 'ability') return;
  const catalog = catalogFor(p);
  const { id } = catalog.entries[choice.card]!;
  const tally = uses.get(id) ?? [0, 0, 0];
  uses.set(id, tally);
  tally[0]++;
  if (isIdleUse(p, catalog, seat, choice.card, choice.target, choice.dice)) tally[1]++;
  if (hints.promise(p, seat, choice) < 0) tally[2]++;
});

console.log(`${spec}, ${games} games at ${seats}; ${timeOf(bot)}`);
for (const [id, [all, idle, against]] of [...uses].sort())
  console.log(`  ${id}: ${all} uses, ${idle} for nothing, ${against} against the promise`);
