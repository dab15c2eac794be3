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
export function wilson({ n, sum }: Readonly<Pick<Trials, 'n' | 'sum'>>, z = Z95): Estimate {
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

/** How far one trial is from the mean, typically. */
export const deviationOf = ({ n, sum, squares }: Readonly<Trials>): number =>
  n < 2 ? 0 : Math.sqrt(Math.max(0, (squares - (sum * sum) / n) / (n - 1)));

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

/** The value below which this part of the sorted list lies. */
export function quantile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}

/** The standard normal quantile (Acklam's approximation, error below 1.2e-9). */
export function normalQuantile(part: number): number {
  const a = [
    -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
    2.506628277459239,
  ];
  const b = [
    -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1,
    -1.328068155288572e1,
  ];
  const c = [
    -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ];
  const d = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416];
  const poly = (x: number, list: readonly number[]): number =>
    list.reduce((sum, value) => sum * x + value, 0);
  if (part > 0.5) return -normalQuantile(1 - part);
  if (part < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(part));
    return poly(q, c) / (poly(q, d) * q + 1);
  }
  const q = part - 0.5;
  const r = q * q;
  return (poly(r, a) * q) / (poly(r, b) * r + 1);
}

/** How wide the interval of a mean of so few must be, in standard errors (Student's, to a twentieth from 4 on). */
export function zOfFew(n: number): number {
  if (n < 2) return Number.POSITIVE_INFINITY;
  const [z, free] = [Z95, n - 1];
  return z + (z ** 3 + z) / (4 * free) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * free ** 2);
}

/**
 * How wide intervals must be, in standard errors, so that all of this many hold at once in 95 of 100 runs (Bonferroni).
 * One flag among many, or one look among many, is held to this.
 */
export const zAmong = (many: number): number => (many <= 1 ? Z95 : normalQuantile(1 - 0.05 / (2 * many)));

export function trialsOf(values: Iterable<number>): Trials {
  const trials = noTrials();
  for (const value of values) addTrial(trials, value);
  return trials;
}
