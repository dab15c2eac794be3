// Which puzzle comes next, which one a day has, and how much a try counts.
import { hashData } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import {
  dailyOrder,
  monthOf,
  nextMonth,
  nextPuzzle,
  puzzleOfDay,
  sealOfOrder,
  tryWeight,
} from '../src/index.ts';

const ids = Array.from({ length: 200 }, (_, n) => hashData(n));
const puzzles = ids.map((id, n) => ({ id, difficulty: { mu: 15 + n / 10, sigma: 3 } }));
const KEY = 'ab'.repeat(32);

test('the next puzzle is near the rating, never tried, and stays the same until it is', () => {
  const tried = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const next = nextPuzzle(puzzles, (id) => tried.has(id), 25, 'ada')!;
    expect(nextPuzzle(puzzles, (id) => tried.has(id), 25, 'ada')).toBe(next);
    expect(tried.has(next.id)).toBe(false);
    expect(Math.abs(next.difficulty.mu - 25)).toBeLessThan(4);
    tried.add(next.id);
  }
  expect(nextPuzzle(puzzles, () => true, 25, 'ada')).toBeUndefined();
  const first = (person: string): string => nextPuzzle(puzzles, () => false, 25, person)!.id;
  expect(new Set(Array.from({ length: 20 }, (_, n) => first(`p${n}`))).size).toBeGreaterThan(5);
});

test('a month has one puzzle a day, none comes back within half a year, and the seal binds the order', () => {
  const months = Array.from({ length: 6 }, (_, n) => monthOf(Date.UTC(2026, 8 + n, 15)));
  expect(months).toEqual(['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02']);
  const days = months.flatMap((month) => {
    const order = dailyOrder(ids, KEY, month);
    expect(new Set(order).size).toBe(200);
    return Array.from({ length: 31 }, (_, day) => puzzleOfDay(order, day + 1, () => true));
  });
  expect(new Set(days).size).toBe(6 * 31);
  const [one, two] = months.map((month) => dailyOrder(ids, KEY, month));
  expect(sealOfOrder(KEY, one!)).not.toBe(sealOfOrder(KEY, two!));
  expect(sealOfOrder(KEY, one!)).not.toBe(sealOfOrder('cd'.repeat(32), one!));
});

test('a puzzle that is gone is replaced by one that no day of the month has', () => {
  const order = dailyOrder(ids, KEY, '2026-11');
  const gone = puzzleOfDay(order, 4, () => true)!;
  const other = puzzleOfDay(order, 4, (id) => id !== gone)!;
  expect(order.indexOf(other)).toBeGreaterThanOrEqual(31);
  for (const day of [1, 2, 3, 5, 31])
    expect(puzzleOfDay(order, day, (id) => id !== gone)).toBe(puzzleOfDay(order, day, () => true));
  expect(puzzleOfDay(order.slice(0, 3), 20, () => true)).toBe(order[0]);
  expect(puzzleOfDay([], 1, () => true)).toBeUndefined();
  expect(nextMonth(Date.UTC(2026, 11, 31, 23))).toBe(Date.UTC(2027, 0, 1));
});

test('each hint takes a third off solving, none off missing; the last one takes all; a theme weighs 0.2 to 0.7', () => {
  const weights = [0, 1, 2, 3].map((hints) => tryWeight({ isSolved: true, hints }));
  expect(weights).toEqual([1, 1 - 1 / 3, 1 - 2 / 3, 0]);
  expect([0, 1, 2, 3].map((hints) => tryWeight({ isSolved: false, hints }))).toEqual([1, 1, 1, 0]);
  const themed = [0.01, 0.5, 0.99].map((themeShare) => tryWeight({ isSolved: true, hints: 0, themeShare }));
  expect(themed).toEqual([0.2, 0.5, 0.7]);
});
