// Fits the weights of the totals to games between the simple policies, and prints how well they predict new games.
// npx node packages/games/delve/tools/fit-prospects.ts <games for each number of seats> <seed>
import { CONTENT } from '../src/content/index.ts';
import { totalsAhead } from '../src/hints/prospects.ts';
import { readSigns, SIGNS } from '../src/hints/totals-weights.ts';
import { catalogsOf } from '../src/rules/catalog.ts';
import { isAtRest } from '../src/search-hints.ts';
import { fitWeights, logLoss, type Row } from './logistic.ts';
import { game, type Policy, playOut, random, resolveTable, simple } from './policies.ts';

const [games = '4000', seed = 'fit'] = process.argv.slice(2);
const catalogFor = catalogsOf(CONTENT);
const RIDGE = 1;
/** One choice in this many is random, so that positions off the beaten track are met too. */
const SLIPS = 16;

const slipping: Policy = (view, seat, choices, luck) =>
  luck.pick(SLIPS) === 0 ? random(view, seat, choices, luck) : simple(view, seat, choices, luck);

/** Every moment of rest of the games, and who won in the end. */
function rowsOf(series: string, count: number): Row[] {
  const rows: Row[] = [];
  for (const seats of [3, 4, 5]) {
    const table = resolveTable(game, seats);
    for (let i = 0; i < count; i++) {
      const met: Float64Array[] = [];
      const end = playOut(
        table,
        `${series}:${seats}:${i}`,
        { ancient: slipping, expedition: slipping },
        (p) => {
          if (p.outcome !== 0 || !isAtRest(p)) return;
          const signs = new Float64Array(SIGNS);
          readSigns(totalsAhead(p, catalogFor(p)), p.diggersAtStart, signs);
          met.push(signs);
        },
      );
      const won = game.result(end)!.reason === 'expedition' ? 1 : 0;
      for (const signs of met) rows.push({ signs, won });
    }
  }
  return rows;
}

const rows = rowsOf(seed, Number(games));
const weights = fitWeights(rows, SIGNS, RIDGE);
const fresh = rowsOf(`${seed}-fresh`, Math.ceil(Number(games) / 4));
console.log(weights.map((weight) => weight.toFixed(3)).join(', '));
console.log(`log loss ${logLoss(weights, rows).toFixed(4)} on ${rows.length} moments, `);
console.log(`${logLoss(weights, fresh).toFixed(4)} on ${fresh.length} moments of games that were not fitted`);
