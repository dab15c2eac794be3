// How alike two lists are ordered: ranks with their ties shared, their correlation, and how sure it is.
import { type Estimate, Z95 } from './statistics.ts';

/** From 1; equal ones share the mean of their ranks. */
export function ranksOf<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): number[] {
  const order = [...items.keys()].sort((a, b) => compare(items[a]!, items[b]!));
  const ranks: number[] = Array(items.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && compare(items[order[from]!]!, items[order[to]!]!) === 0) to++;
    for (let at = from; at < to; at++) ranks[order[at]!] = (from + to + 1) / 2;
    from = to;
  }
  return ranks;
}

/** Zero where one of the lists does not vary. */
export function correlationOf(one: readonly number[], other: readonly number[]): Estimate {
  const n = one.length;
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / n;
  const [a, b] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    both += (value - a) * (other[at]! - b);
    first += (value - a) ** 2;
    second += (other[at]! - b) ** 2;
  }
  const value = first > 0 && second > 0 ? both / Math.sqrt(first * second) : 0;
  // Fisher's transformation: there the error does not depend on the correlation itself.
  const half = n > 3 ? Z95 / Math.sqrt(n - 3) : Number.POSITIVE_INFINITY;
  const at = Math.atanh(Math.max(-0.999999, Math.min(0.999999, value)));
  return { value, low: Math.tanh(at - half), high: Math.tanh(at + half) };
}
