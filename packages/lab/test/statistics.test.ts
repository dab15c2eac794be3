// Intervals against figures worked out elsewhere.
import { expect, test } from 'vitest';
import {
  addTrial,
  meanOf,
  noTrials,
  quantile,
  stratifiedDifference,
  type Trials,
  wilson,
} from '../src/statistics.ts';

const shares = (wins: number, n: number): Trials => ({ n, sum: wins, squares: wins });

test('Wilson: the textbook interval of 15 in 50', () => {
  const { value, low, high } = wilson(shares(15, 50));
  expect(value).toBe(0.3);
  expect(low).toBeCloseTo(0.191, 3);
  expect(high).toBeCloseTo(0.4375, 3);
});

test('Wilson stays within 0 and 1 and knows nothing without games', () => {
  expect(wilson(shares(0, 20)).low).toBe(0);
  expect(wilson(shares(0, 20)).high).toBeCloseTo(0.1611, 3);
  expect(wilson(noTrials())).toEqual({ value: 0.5, low: 0, high: 1 });
});

test('a mean has the normal interval of its standard error', () => {
  const trials = noTrials();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) addTrial(trials, value);
  const { value, high } = meanOf(trials);
  expect(value).toBe(5);
  expect(high - value).toBeCloseTo(1.96 * (2.138 / Math.sqrt(8)), 2);
});

test('strata keep a strong seat from being taken for a strong card', () => {
  const strong = { with: shares(90, 100), without: shares(9, 10) };
  const weak = { with: shares(1, 10), without: shares(10, 100) };
  const { value, low, high } = stratifiedDifference([strong, weak])!;
  expect(value).toBeCloseTo(0, 10);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

test('nothing to compare, nothing said', () => {
  expect(stratifiedDifference([{ with: shares(1, 1), without: noTrials() }])).toBeUndefined();
});

test('quantiles of a sorted list', () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
  expect(quantile([], 0.5)).toBe(0);
});
