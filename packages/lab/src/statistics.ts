// Shares, means and differences with their intervals: how sure a figure is, beside every figure.

/** A figure with the bounds between which the truth lies in 95 of 100 such runs. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const Z95 = 1.959964;

/** A sum of results between 0 and 1 over a number of trials; `squares` is the sum of their squares. */
export interface Trials {
  n: number;
  sum: number;
  squares: number;
}

export const noTrials = (): Trials => ({ n: 0, sum: 0, squares: 0 });

export function addTrial(trials: Trials, result: number): void {
  trials.n++;
  trials.sum += result;
  trials.squares += result * result;
}

export function addTrials(into: Trials, more: Readonly<Trials>): void {
  into.n += more.n;
  into.sum += more.sum;
  into.squares += more.squares;
}

/** Wilson's score interval for a share. Shared victories count in part; the interval then errs on the wide side. */
export function wilson({ n, sum }: Readonly<Trials>, z = Z95): Estimate {
  if (n === 0) return { value: 0.5, low: 0, high: 1 };
  const share = sum / n;
  const scale = 1 + (z * z) / n;
  const middle = (share + (z * z) / (2 * n)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Mean with a normal interval, for things that are not shares: points, lengths, paired differences. */
export function meanOf({ n, sum, squares }: Readonly<Trials>, z = Z95): Estimate {
  if (n === 0) return { value: 0, low: 0, high: 0 };
  const value = sum / n;
  const half = n < 2 ? 0 : z * Math.sqrt(Math.max(0, squares / n - value * value) / (n - 1));
  return { value, low: value - half, high: value + half };
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
}

/** How values lie, without a claim about other runs; rounded to a millionth. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, deviation: 0, min: 0, max: 0 };
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const [min, max] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return {
    mean: round(mean),
    deviation: round(Math.sqrt(squares / Math.max(1, values.length - 1))),
    min,
    max,
  };
}

/** A pair of groups that differ in one thing, within one stratum (seat count and side). */
export interface Contrast {
  readonly with: Readonly<Trials>;
  readonly without: Readonly<Trials>;
}

/**
 * The difference between the groups, stratum by stratum, weighted by how much each stratum can tell
 * (Cochran-Mantel-Haenszel weights): otherwise a card that only strong seats can take would look strong itself.
 */
export function stratifiedDifference(strata: readonly Contrast[], z = Z95): Estimate | undefined {
  let weights = 0;
  let sum = 0;
  let variance = 0;
  for (const { with: having, without } of strata) {
    if (having.n < 2 || without.n < 2) continue;
    const weight = (having.n * without.n) / (having.n + without.n);
    weights += weight;
    sum += weight * (having.sum / having.n - without.sum / without.n);
    variance += weight * weight * (errorOf(having) + errorOf(without));
  }
  if (weights === 0) return undefined;
  const value = sum / weights;
  const half = (z * Math.sqrt(variance)) / weights;
  return { value, low: Math.max(-1, value - half), high: Math.min(1, value + half) };
}

/** The squared standard error of a mean, with one imagined win and loss: a group of all wins is not certain. */
function errorOf({ n, sum }: Readonly<Trials>): number {
  const share = (sum + 1) / (n + 2);
  return (share * (1 - share)) / n;
}

/** The value below which this part of the sorted list lies. */
export function quantile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}
