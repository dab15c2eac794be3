// Fits the weights of the totals to games between the simple policies, and prints how well they predict new games.
// npx node packages/games/delve/tools/fit-prospects.ts <games for each number of seats> <seed>
import { CONTENT } from '../src/content/index.ts';
import { totalsAhead } from '../src/hints/prospects.ts';
import { readSigns, SIGNS } from '../src/hints/totals-weights.ts';
import { catalogsOf } from '../src/rules/catalog.ts';
import { isQuiescent } from '../src/search-hints.ts';
import { game, type Policy, playOut, random, resolveTable, simple } from './policies.ts';

const [games = '4000', seed = 'fit'] = process.argv.slice(2);
const catalogFor = catalogsOf(CONTENT);
const RIDGE = 1;
const STEPS = 8;
/** One choice in this many is random, so that positions off the beaten track are met too. */
const SLIPS = 16;

const slipping: Policy = (view, seat, choices, luck) =>
  luck.pick(SLIPS) === 0 ? random(view, seat, choices, luck) : simple(view, seat, choices, luck);

interface Row {
  readonly signs: Float64Array;
  readonly won: number;
}

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
          if (p.outcome !== 0 || !isQuiescent(p)) return;
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

const chance = (weights: readonly number[], signs: Float64Array): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, i) => sum + sign * weights[i]!, 0)));

/** One step of Newton's method, with a little ridge. */
function improve(weights: readonly number[], rows: readonly Row[]): number[] {
  const slope = weights.map((weight) => -RIDGE * weight);
  const bend = weights.map((_, i) => weights.map((_weight, j) => (i === j ? RIDGE : 0)));
  for (const { signs, won } of rows) {
    const expected = chance(weights, signs);
    const doubt = expected * (1 - expected);
    for (let i = 0; i < SIGNS; i++) {
      slope[i]! += (won - expected) * signs[i]!;
      for (let j = 0; j < SIGNS; j++) bend[i]![j]! += doubt * signs[i]! * signs[j]!;
    }
  }
  const change = eliminated(bend, slope);
  return weights.map((weight, i) => weight + change[i]!);
}

/** Gauss: the solution of `rows * x = right`. */
function eliminated(rows: number[][], right: number[]): number[] {
  for (let i = 0; i < right.length; i++)
    for (let k = 0; k < right.length; k++) {
      if (k === i) continue;
      const share = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j < right.length; j++) rows[k]![j]! -= share * rows[i]![j]!;
      right[k]! -= share * right[i]!;
    }
  return right.map((value, i) => value / rows[i]![i]!);
}

const logLoss = (weights: readonly number[], rows: readonly Row[]): number =>
  rows.reduce((sum, { signs, won }) => {
    const expected = chance(weights, signs);
    return sum - Math.log(won ? expected : 1 - expected);
  }, 0) / rows.length;

const rows = rowsOf(seed, Number(games));
let weights: number[] = new Array(SIGNS).fill(0);
for (let step = 0; step < STEPS; step++) weights = improve(weights, rows);
const fresh = rowsOf(`${seed}-fresh`, Math.ceil(Number(games) / 4));
console.log(weights.map((weight) => weight.toFixed(3)).join(', '));
console.log(`log loss ${logLoss(weights, rows).toFixed(4)} on ${rows.length} moments, `);
console.log(`${logLoss(weights, fresh).toFixed(4)} on ${fresh.length} moments of games that were not fitted`);
