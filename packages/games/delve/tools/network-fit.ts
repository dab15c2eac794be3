// Fits the weights of `src/hints/round-network.ts` by Adam, with a rate that falls to nothing along a cosine.
import { type Chance, seeded } from '@undercroft/kernel';
import { blockSizes } from '../src/hints/round-network.ts';
import type { Rows } from './round-rows.ts';

const BATCH = 256;
const DECAY = 1e-6;
const MOST_DIGGERS = 4;
/** How far the weights of each block lie apart at the start; constants begin at 0. */
const SPREADS = [0.25, 0, 0.12, 0.2, 0, 0.2, 0, 0.05];

export interface Fit {
  readonly sizes: readonly number[];
  readonly weights: Float64Array;
  /** Log odds of a row. */
  oddsOf(rows: Rows, row: number): number;
  /** So many times through these rows; answers the mean loss of the last time, in nats. */
  learn(rows: Rows, chosen: readonly number[], targets: Float64Array, epochs: number, rate: number): number;
}

export function newFit(digger: number, wide: number, narrow: number, seed: string): Fit {
  const luck: Chance = seeded(seed);
  const sizes = blockSizes(digger, wide, narrow);
  const starts = sizes.map((_, block) => sizes.slice(0, block).reduce((sum, size) => sum + size, 0));
  const [each, each0, table, pooled, table0, second, second0, sum] = starts as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const last = sum + narrow;
  const weights = new Float64Array(last + 1);
  for (const [block, size] of sizes.entries())
    for (let i = 0; i < size; i++)
      weights[starts[block]! + i] = SPREADS[block]! * (luck.pick(200001) / 100000 - 1);
  weights[last] = 0;
  const slopes = new Float64Array(last + 1);
  const units = new Float64Array(MOST_DIGGERS * digger);
  const [pool, poolBack] = [new Float64Array(digger), new Float64Array(digger)];
  const [layer, layerBack] = [new Float64Array(wide), new Float64Array(wide)];
  const [next, nextBack] = [new Float64Array(narrow), new Float64Array(narrow)];

  /** into += the list's features times their columns, which begin at `block`. */
  function addList(
    rows: Rows,
    list: number,
    block: number,
    into: Float64Array,
    at: number,
    width: number,
  ): void {
    for (let i = rows.lists[list]!; i < rows.lists[list + 1]!; i++) {
      const [from, value] = [block + rows.places[i]! * width, rows.values[i]!];
      for (let unit = 0; unit < width; unit++) into[at + unit]! += weights[from + unit]! * value;
    }
  }

  function addSlopes(
    rows: Rows,
    list: number,
    block: number,
    back: Float64Array,
    at: number,
    width: number,
  ): void {
    for (let i = rows.lists[list]!; i < rows.lists[list + 1]!; i++) {
      const [from, value] = [block + rows.places[i]! * width, rows.values[i]!];
      for (let unit = 0; unit < width; unit++) slopes[from + unit]! += back[at + unit]! * value;
    }
  }

  function oddsOf(rows: Rows, row: number): number {
    const [from, to] = [rows.first[row]!, rows.first[row + 1]!];
    pool.fill(0);
    for (let list = from + 1; list < to; list++) {
      const at = (list - from - 1) * digger;
      for (let unit = 0; unit < digger; unit++) units[at + unit] = weights[each0 + unit]!;
      addList(rows, list, each, units, at, digger);
      for (let unit = 0; unit < digger; unit++)
        pool[unit]! += Math.max(0, units[at + unit]!) * rows.share[row]!;
    }
    for (let unit = 0; unit < wide; unit++) layer[unit] = weights[table0 + unit]!;
    addList(rows, from, table, layer, 0, wide);
    for (let i = 0; i < digger; i++)
      for (let unit = 0; unit < wide; unit++) layer[unit]! += weights[pooled + i * wide + unit]! * pool[i]!;
    for (let unit = 0; unit < narrow; unit++) next[unit] = weights[second0 + unit]!;
    for (let i = 0; i < wide; i++) {
      if (layer[i]! <= 0) continue;
      for (let unit = 0; unit < narrow; unit++)
        next[unit]! += weights[second + i * narrow + unit]! * layer[i]!;
    }
    let odds = rows.odds[row]! + weights[last]!;
    for (let unit = 0; unit < narrow; unit++) odds += weights[sum + unit]! * Math.max(0, next[unit]!);
    return odds;
  }

  /** Adds the slopes of a row and answers its loss in nats. */
  function learnRow(rows: Rows, row: number, target: number): number {
    const odds = oddsOf(rows, row);
    const wrong = 1 / (1 + Math.exp(-odds)) - target;
    slopes[last]! += wrong;
    for (let unit = 0; unit < narrow; unit++) {
      const value = Math.max(0, next[unit]!);
      slopes[sum + unit]! += wrong * value;
      nextBack[unit] = value > 0 ? wrong * weights[sum + unit]! : 0;
      slopes[second0 + unit]! += nextBack[unit]!;
    }
    for (let i = 0; i < wide; i++) {
      const [at, value] = [second + i * narrow, layer[i]!];
      let back = 0;
      for (let unit = 0; value > 0 && unit < narrow; unit++) {
        slopes[at + unit]! += value * nextBack[unit]!;
        back += weights[at + unit]! * nextBack[unit]!;
      }
      layerBack[i] = back;
      slopes[table0 + i]! += back;
    }
    const [from, to] = [rows.first[row]!, rows.first[row + 1]!];
    addSlopes(rows, from, table, layerBack, 0, wide);
    for (let i = 0; i < digger; i++) {
      let back = 0;
      for (let unit = 0; unit < wide; unit++) {
        const at = pooled + i * wide + unit;
        slopes[at]! += pool[i]! * layerBack[unit]!;
        back += weights[at]! * layerBack[unit]!;
      }
      poolBack[i] = back * rows.share[row]!;
    }
    for (let list = from + 1; list < to; list++) {
      const at = (list - from - 1) * digger;
      for (let unit = 0; unit < digger; unit++) {
        units[at + unit] = units[at + unit]! > 0 ? poolBack[unit]! : 0;
        slopes[each0 + unit]! += units[at + unit]!;
      }
      addSlopes(rows, list, each, units, at, digger);
    }
    return Math.log1p(Math.exp(odds)) - target * odds;
  }

  function learn(
    rows: Rows,
    chosen: readonly number[],
    targets: Float64Array,
    epochs: number,
    rate: number,
  ): number {
    const [mean, square] = [new Float64Array(last + 1), new Float64Array(last + 1)];
    const order = [...chosen];
    const batches = Math.floor(order.length / BATCH);
    let loss = 0;
    for (let step = 1; step <= epochs * batches; step++) {
      const batch = (step - 1) % batches;
      if (batch === 0) {
        luck.shuffle(order);
        loss = 0;
      }
      slopes.fill(0);
      for (let i = batch * BATCH; i < (batch + 1) * BATCH; i++)
        loss += learnRow(rows, order[i]!, targets[order[i]!]!);
      const now = rate * 0.5 * (1 + Math.cos((Math.PI * step) / (epochs * batches)));
      const [forMean, forSquare] = [1 / (1 - 0.9 ** step), 1 / (1 - 0.999 ** step)];
      for (let i = 0; i <= last; i++) {
        const slope = slopes[i]! / BATCH + DECAY * weights[i]!;
        mean[i] = 0.9 * mean[i]! + 0.1 * slope;
        square[i] = 0.999 * square[i]! + 0.001 * slope * slope;
        weights[i]! -= (now * mean[i]! * forMean) / (Math.sqrt(square[i]! * forSquare) + 1e-8);
      }
    }
    return loss / (batches * BATCH);
  }
  return { sizes, weights, oddsOf, learn };
}
