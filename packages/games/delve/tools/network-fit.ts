// Fits the weights of `src/hints/round-network.ts`.
import { seeded } from '@undercroft/kernel';
import { newTraining } from '../../../bots/tools/network-training.ts';
import { blockSizes } from '../src/hints/round-network.ts';
import type { Rows } from './round-rows.ts';

const MOST_DIGGERS = 4;
/** How far the weights of each block lie apart at the start; constants begin at 0. */
const SPREADS = [0.25, 0, 0.12, 0.2, 0, 0.2, 0, 0.05];

export type Fit = ReturnType<typeof newFit>;

export function newFit(digger: number, wide: number, narrow: number, seed: string) {
  const sizes = blockSizes(digger, wide, narrow);
  const training = newTraining(sizes, seeded(seed));
  const { starts, weights, slopes, layer, layerBack, addInputs, addSlopes } = training;
  const [each, each0, table, pooled] = starts as [number, number, number, number];
  for (const [block, size] of sizes.entries())
    training.scatter(starts[block]!, starts[block]! + size, SPREADS[block]!);
  weights[weights.length - 1] = 0;
  const units = new Float64Array(MOST_DIGGERS * digger);
  const [pool, poolBack] = [new Float64Array(digger), new Float64Array(digger)];

  /** Log odds of a row. */
  function oddsOf(rows: Rows, row: number): number {
    const { lists } = rows;
    const [from, to] = [rows.first[row]!, rows.first[row + 1]!];
    pool.fill(0);
    for (let list = from + 1; list < to; list++) {
      const at = (list - from - 1) * digger;
      for (let unit = 0; unit < digger; unit++) units[at + unit] = weights[each0 + unit]!;
      addInputs(rows, lists[list]!, lists[list + 1]!, each, units, at, digger);
      for (let unit = 0; unit < digger; unit++)
        pool[unit]! += Math.max(0, units[at + unit]!) * rows.share[row]!;
    }
    training.beginLayer();
    addInputs(rows, lists[from]!, lists[from + 1]!, table, layer, 0, wide);
    for (let i = 0; i < digger; i++)
      for (let unit = 0; unit < wide; unit++) layer[unit]! += weights[pooled + i * wide + unit]! * pool[i]!;
    return training.forward(rows.odds[row]!);
  }

  /** Adds the slopes of a row and answers its loss in nats. */
  function learnRow(rows: Rows, row: number, target: number): number {
    const { lists } = rows;
    const loss = training.backward(oddsOf(rows, row), target);
    const [from, to] = [rows.first[row]!, rows.first[row + 1]!];
    addSlopes(rows, lists[from]!, lists[from + 1]!, table, layerBack, 0, wide);
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
      addSlopes(rows, lists[list]!, lists[list + 1]!, each, units, at, digger);
    }
    return loss;
  }

  /** So many times through these rows; answers the mean loss of the last time, in nats. */
  const learn = (
    rows: Rows,
    chosen: readonly number[],
    targets: Float64Array,
    epochs: number,
    rate: number,
  ): number => training.learn(chosen, epochs, rate, (row) => learnRow(rows, row, targets[row]!));
  return { oddsOf, learn, printed: () => training.printed({ digger, wide, narrow }, 6) };
}
