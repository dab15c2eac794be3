// How often a bot makes a choice that pays for nothing, as the idle check names it again and again with luck of its own.
// The check compares with the default; where that is itself one card of two, another card in its place is no idle play.
// Run: npx node packages/bots/tools/idle-plays.ts GAME BOT GAMES SEED [--seats N] [--option NAME=VALUE]...; a bot as in meet.ts
import { parseArgs } from 'node:util';
import { seeded } from '@undercroft/kernel';
import { idleAmong, isActing, seenBy } from '../src/index.ts';
import { specifiedBot, tableNamed, timeOf, watchGames } from './bot-spec.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seats: { type: 'string' }, option: { type: 'string', multiple: true } },
});
const [name, spec, games, seed] = positionals;
const table = await tableNamed(name!, values.seats, values.option);
const bot = await specifiedBot(name!, spec!);
const luck = seeded(`${seed}:idle`);
const named = new Map<string, number>();
let decisions = 0;
/** What helps in one world of many is no idle choice: so many checks must all name it. */
const CHECKS = 8;

watchGames(table, bot, Number(games), seed!, ({ before, seat, thought }) => {
  if (thought.candidates.length === 1) return;
  decisions++;
  const botSeat = { rules: table.game, hints: table.hints, table: table.table, seat };
  const view = seenBy(table.game, before, seat);
  const open = table.game.choices(view, seat);
  for (let check = 0; check < CHECKS; check++)
    if (idleAmong(botSeat, view, open, [thought.choice], luck).length === 0) return;
  if (isActing(botSeat, view, table.game.defaultChoice(view, seat), open)) return;
  const kind = JSON.stringify(thought.choice);
  named.set(kind, (named.get(kind) ?? 0) + 1);
});

const idle = [...named.values()].reduce((sum, times) => sum + times, 0);
console.log(`${name}, ${spec}, ${games} games: ${idle} idle plays in ${decisions} decisions; ${timeOf(bot)}`);
for (const [choice, times] of [...named].sort((a, b) => b[1] - a[1]).slice(0, 12))
  console.log(`  ${times} ${choice}`);
