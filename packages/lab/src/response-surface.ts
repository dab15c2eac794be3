// A Bayesian response surface: how a measure answers to designed numbers, with what is known and what is not.
import type { Chance } from '@undercroft/kernel';

/** Normal noise of known size on a curved plane over numbers scaled to -1..1; coefficients start near zero. */
export interface Surface {
  add(point: readonly number[], value: number, variance: number): void;
  /** The value expected at a point, and its standard error. */
  at(point: readonly number[]): { readonly value: number; readonly error: number };
  /** A surface drawn from all that fit what was seen (Thompson sampling). */
  draw(chance: Chance): (point: readonly number[]) => number;
}

/** How far coefficients are expected from zero: the level, a slope, a curvature. */
const LEVEL = 0.3;
const SLOPE = 0.15;
const CURVE = 0.07;

const featuresOf = (point: readonly number[]): number[] => [1, ...point, ...point.map((x) => x * x)];
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);

export function surfaceOver(dimensions: number): Surface {
  const prior = [LEVEL, ...Array(dimensions).fill(SLOPE), ...Array(dimensions).fill(CURVE)] as number[];
  const precision = prior.map((deviation, i) => prior.map((_, j) => (i === j ? 1 / deviation ** 2 : 0)));
  const moment = prior.map(() => 0);
  /** Worked out anew when something was added: the grid asks thousands of times between. */
  let known: { readonly lower: number[][]; readonly mean: number[] } | undefined;
  const fit = (): { readonly lower: number[][]; readonly mean: number[] } => {
    if (!known) {
      const lower = cholesky(precision);
      known = { lower, mean: solveUpper(lower, solveLower(lower, moment)) };
    }
    return known;
  };
  return {
    add: (point, value, variance) => {
      const x = featuresOf(point);
      known = undefined;
      for (let i = 0; i < x.length; i++) {
        moment[i]! += (x[i]! * value) / variance;
        for (let j = 0; j < x.length; j++) precision[i]![j]! += (x[i]! * x[j]!) / variance;
      }
    },
    at: (point) => {
      const x = featuresOf(point);
      const { lower, mean } = fit();
      const half = solveLower(lower, x);
      return { value: dot(mean, x), error: Math.sqrt(dot(half, half)) };
    },
    draw: (chance) => {
      const { lower, mean } = fit();
      const luck = prior.map(() => normal(chance));
      const drawn = solveUpper(lower, luck).map((value, i) => value + mean[i]!);
      return (point) => dot(drawn, featuresOf(point));
    },
  };
}

const STEPS = 1 << 30;
/** Box and Muller's normal number. */
function normal(chance: Chance): number {
  const one = (chance.pick(STEPS) + 1) / (STEPS + 1);
  return Math.sqrt(-2 * Math.log(one)) * Math.cos((2 * Math.PI * chance.pick(STEPS)) / STEPS);
}

function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower = matrix.map((row) => row.map(() => 0));
  for (let i = 0; i < matrix.length; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i]![j]!;
      for (let k = 0; k < j; k++) sum -= lower[i]![k]! * lower[j]![k]!;
      lower[i]![j] = i === j ? Math.sqrt(sum) : sum / lower[j]![j]!;
    }
  return lower;
}

function solveLower(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < right.length; i++) {
    let sum = right[i]!;
    for (let k = 0; k < i; k++) sum -= lower[i]![k]! * out[k]!;
    out.push(sum / lower[i]![i]!);
  }
  return out;
}

/** With the transpose of the lower triangle. */
function solveUpper(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const out = right.map(() => 0);
  for (let i = right.length - 1; i >= 0; i--) {
    let sum = right[i]!;
    for (let k = i + 1; k < right.length; k++) sum -= lower[k]![i]! * out[k]!;
    out[i] = sum / lower[i]![i]!;
  }
  return out;
}
