// Fits the weights of the judgement at the start of a round to games of a short search, and prints how well they foretell new ones.
// The search judges by the totals alone, so that the same games are played whatever the weights are.
// npx node packages/games/delve/tools/fit-judgement.ts <games at 3, 4 and 5 seats> <seed>
import { searchBot, seenBy, think } from '@undercroft/bots';
import type { BotHints } from '@undercroft/bots/search-hints';
import { seeded } from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { CONTENT } from '../src/content/index.ts';
import { totalsAhead, totalsChance } from '../src/hints/prospects.ts';
import { ROUND_SIGNS, readRoundSigns } from '../src/hints/round-signs.ts';
import { hints } from '../src/hints.ts';
import { OUTCOME, type Position } from '../src/position.ts';
import { catalogsOf } from '../src/rules/catalog.ts';
import { isAtRest, isQuiescent, searchHints } from '../src/search-hints.ts';
import { fitWeights, logLoss, type Row } from './logistic.ts';
import { game, resolveTable } from './policies.ts';

const [games = '1800,1200,800', seed = 'judge'] = process.argv.slice(2);
const SEATS = [3, 4, 5];
const ITERATIONS = 24;
/** One choice in this many is random, so that positions off the beaten track are met too. */
const STRAYING = 24;
const RIDGE = 3;
/** One game in so many is not fitted, but foretold. */
const FRESH = 5;
const catalogFor = catalogsOf(CONTENT);

const byTotals: BotHints<Position, Choice> = {
  ...hints,
  ...searchHints,
  isQuiescent: isAtRest,
  evaluate: (p, seat) => {
    const hope =
      p.outcome === OUTCOME.none ? totalsChance(p, catalogFor(p)) : p.outcome === OUTCOME.expedition ? 1 : 0;
    return seat === 0 ? 1 - hope : hope;
  },
};

/** Every start of a round of a game, and who won in the end. */
function rowsOf(seats: number, series: string): Row[] {
  const table = resolveTable(game, seats);
  const [stray, play] = [seeded(`${series}:stray`), seeded(`${series}:play`)];
  const p = game.setup(table, seeded(`${series}:setup`));
  const bots = Array.from({ length: seats }, (_, seat) =>
    searchBot({ iterations: ITERATIONS })(
      { rules: game, hints: byTotals, table, seat },
      seeded(`${series}:bot:${seat}`),
    ),
  );
  const met: Float64Array[] = [];
  for (let waiting = game.waitingFor(p); waiting.length > 0; waiting = game.waitingFor(p)) {
    const seat = waiting[0]!;
    const open = game.choices(p, seat);
    const choice =
      open.length === 1
        ? open[0]!
        : stray.pick(STRAYING) === 0
          ? open[stray.pick(open.length)]!
          : think(bots[seat]!, seenBy(game, p, seat)).choice;
    game.play(p, seat, choice, play);
    if (p.outcome !== OUTCOME.none || !isQuiescent(p)) continue;
    const signs = new Float64Array(ROUND_SIGNS);
    readRoundSigns(p, catalogFor(p), totalsAhead(p, catalogFor(p)), signs);
    met.push(signs);
  }
  const won = p.outcome === OUTCOME.expedition ? 1 : 0;
  return met.map((signs) => ({ signs, won }));
}

const fitted: Row[] = [];
const fresh: Row[] = [];
for (const [at, count] of games.split(',').entries())
  for (let i = 0; i < Number(count); i++) {
    const rows = rowsOf(SEATS[at]!, `${seed}:${SEATS[at]}:${i}`);
    if (i % FRESH === 0) fresh.push(...rows);
    else fitted.push(...rows);
  }
const tried = fitWeights(fitted, ROUND_SIGNS, RIDGE);
console.log(
  `log loss ${logLoss(tried, fitted).toFixed(4)} on ${fitted.length} rounds, ${logLoss(tried, fresh).toFixed(4)} on ${fresh.length} of games that were not fitted`,
);
const weights = fitWeights([...fitted, ...fresh], ROUND_SIGNS, RIDGE);
console.log(weights.map((weight) => weight.toFixed(3)).join(', '));
