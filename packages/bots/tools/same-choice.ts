// How often a bot makes the same choice of a view with other luck, or one that is as good by a long comparison.
// Run: npx node packages/bots/tools/same-choice.ts GAME BOT VIEWS SEED [--seats N] [--option NAME=VALUE]...; a bot as in meet.ts
import { parseArgs } from 'node:util';
import { sameData, seeded } from '@undercroft/kernel';
import { botNamed, playGame, type Seen, seenBy, think } from '../src/index.ts';
import { bestBeyond } from '../src/search/beyond-plan.ts';
import { iterate } from '../src/search/iterate.ts';
import { meetWorld, newPairedRoot } from '../src/search/paired-root.ts';
import { linesOf } from '../src/search/plan-lines.ts';
import { SEARCH_DEFAULTS } from '../src/search/search-settings.ts';
import { newSearchState } from '../src/search/search-state.ts';
import { NONE } from '../src/search/tree.ts';
import { shareOf, specifiedBot, tableNamed, timeOf } from './bot-spec.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seats: { type: 'string' }, option: { type: 'string', multiple: true } },
});
const [name, spec, views, seed] = positionals;
const table = await tableNamed(name!, values.seats, values.option);
const bot = await specifiedBot(name!, spec!);
const LUCKS = 10;
const COMPARED = 3000;
const AS_GOOD = 0.01;

/** Views with three choices or more, spread over the games that greedy bots play. */
function sampleViews(wanted: number): { seat: number; view: Seen<unknown> }[] {
  const found: { seat: number; view: Seen<unknown> }[] = [];
  const bots = Array.from({ length: table.table.seats }, () => botNamed('greedy'));
  const luck = seeded(`${seed}:views`);
  for (let i = 0; found.length < wanted; i++)
    playGame(table, bots, `${seed}:${i}`, ({ seat, before }) => {
      if (found.length < wanted && luck.pick(16) === 0 && table.game.choices(before, seat).length > 2)
        found.push({ seat, view: seenBy(table.game, before, seat) });
    });
  return found;
}

/** How much more the first choice is worth than the second, both tried on the same worlds. */
function lead(seat: number, view: Seen<unknown>, first: unknown, second: unknown): number {
  if (table.hints?.planningStage) return worthBeyond(seat, view, first) - worthBeyond(seat, view, second);
  const botSeat = { rules: table.game, hints: table.hints, table: table.table, seat };
  const state = newSearchState(botSeat, SEARCH_DEFAULTS, seeded(`${seed}:compared`));
  const root = newPairedRoot(state, view, [first, second]);
  for (let left = COMPARED; left > 0; left--) meetWorld(root, state, view, left);
  const [a, b] = root.arms;
  return a!.sum / a!.worlds - b!.sum / b!.worlds;
}

/** What the best line that begins with the choice is worth beyond its stage: for each choice on the same worlds. */
function worthBeyond(seat: number, view: Seen<unknown>, choice: unknown): number {
  const botSeat = { rules: table.game, hints: table.hints, table: table.table, seat };
  const settings = { ...SEARCH_DEFAULTS, lines: 16, lineGames: COMPARED };
  const state = newSearchState(botSeat, settings, seeded(`${seed}:compared`));
  const isPromised = table.hints!.isJudgedByPromise?.(view) ?? false;
  if (!isPromised) for (let left = COMPARED; left > 0; left--) iterate(state, view);
  const planned = table.hints!.evaluate(view, seat);
  const lines = isPromised ? [{ choices: [choice], node: NONE, planned }] : linesOf(state, [choice]);
  return bestBeyond({ ...state, luck: seeded(`${seed}:beyond`) }, view, lines)?.expected ?? planned;
}

let same = 0;
let good = 0;
const sample = sampleViews(Number(views));
for (const [at, { seat, view }] of sample.entries()) {
  const made = Array.from({ length: LUCKS }, (_, i) => {
    const botSeat = { rules: table.game, hints: table.hints, table: table.table, seat };
    return think(bot.factory(botSeat, seeded(`${seed}:${at}:${i}`)), view).choice;
  });
  const times = made.map((choice) => made.filter((other) => sameData(other, choice)).length);
  const usual = made[times.indexOf(Math.max(...times))];
  const leads = new Map<string, number>();
  for (const choice of made) {
    if (sameData(choice, usual)) {
      same++;
      good++;
      continue;
    }
    const key = JSON.stringify(choice);
    if (!leads.has(key)) leads.set(key, lead(seat, view, usual, choice));
    if (leads.get(key)! <= AS_GOOD) good++;
  }
}
const all = sample.length * LUCKS;
console.log(`${name}, ${spec}: same choice ${shareOf(same, all)}`);
console.log(`  the same or within ${AS_GOOD}: ${shareOf(good, all)}; ${timeOf(bot)}`);
