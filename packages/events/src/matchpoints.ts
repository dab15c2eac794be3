// Matchpoints: a point for each run of the field that was beaten, half of one for a tie.
import { compareMeasures } from '@undercroft/kernel';

/** One for each measure, in their order. They add up to n(n-1)/2. */
export function matchpoints(measures: readonly (readonly number[])[]): number[] {
  const order = [...measures.keys()].sort((a, b) => compareMeasures(measures[a]!, measures[b]!));
  const points: number[] = Array(measures.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && compareMeasures(measures[order[from]!]!, measures[order[to]!]!) === 0) to++;
    for (let at = from; at < to; at++) points[order[at]!] = from + (to - from - 1) / 2;
    from = to;
  }
  return points;
}

/** The share of what could be had, in percent; 50 for whoever stands alone. */
export const percentOf = (points: number, n: number): number => (n > 1 ? (100 * points) / (n - 1) : 50);

/**
 * The same as if the field were as large as the largest (the Neuberg formula): in a small field much hangs on a single
 * other run, so the percentage moves towards the middle.
 */
export const evened = (percent: number, n: number, largest: number): number =>
  largest > 1 ? 50 + (((percent - 50) * (n - 1)) / n) * (largest / (largest - 1)) : 50;
