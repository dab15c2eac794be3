// Intervals against figures worked out elsewhere.
import { seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { landmarkDifference, type Unit } from '../src/observed.ts';
import { deviationOfShare, differenceFound, gamesFor, gamesForWidth, looksOf } from '../src/power.ts';
import {
  addTrial,
  meanOf,
  normalQuantile,
  noTrials,
  quantile,
  type Trials,
  wilson,
  Z95,
  zAmong,
} from '../src/statistics.ts';
import { pairedMean } from '../src/worth.ts';

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

let games = 0;
/** Those who had the thing at this stage, and those who never had it; all of games that last for ten stages. */
const unitsOf = (stratum: string, had: number, wins: number, n: number, last = 10): Unit[] =>
  Array.from({ length: n }, (_, i) => ({ game: games++, stratum, had, won: i < wins ? 1 : 0, last }));

test('strata keep a strong seat from being taken for a strong card', () => {
  const strong = [...unitsOf('strong', 0, 90, 100), ...unitsOf('strong', -1, 9, 10)];
  const weak = [...unitsOf('weak', 0, 1, 10), ...unitsOf('weak', -1, 10, 100)];
  const { value, low, high } = landmarkDifference([...strong, ...weak])!;
  expect(value).toBeCloseTo(0, 10);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

test('a card that comes late is compared within games that last', () => {
  const long = [...unitsOf('any', 5, 80, 100, 9), ...unitsOf('any', -1, 80, 100, 9)];
  const short = unitsOf('any', -1, 0, 200, 2);
  expect(landmarkDifference([...long, ...short])!.value).toBeCloseTo(0, 10);
});

test('nothing to compare, nothing said', () => {
  expect(landmarkDifference(unitsOf('any', 0, 1, 1))).toBeUndefined();
});

test('quantiles of the normal distribution, and intervals that hold together', () => {
  expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 6);
  expect(normalQuantile(0.001)).toBeCloseTo(-3.090232, 6);
  expect(zAmong(1)).toBe(Z95);
  expect(zAmong(10)).toBeCloseTo(2.807034, 5);
});

test('games for a difference: the textbook figure of 3 points around one half', () => {
  expect(gamesFor(0.03, Math.SQRT2 * deviationOfShare(0.5))).toBe(4361);
  expect(gamesForWidth(0.03, deviationOfShare(0.5))).toBe(1068);
  expect(differenceFound(4361, Math.SQRT2 * 0.5)).toBeCloseTo(0.03, 3);
  expect(looksOf(1000)).toEqual([200, 400, 800, 1000]);
  expect(looksOf(50)).toEqual([50]);
});

test('a run to a width stops where the width is, and a difference of the promised size is found in four of five runs', () => {
  const RUNS = 300;
  const games = gamesFor(0.1, Math.SQRT2 * 0.5);
  let found = 0;
  for (let run = 0; run < RUNS; run++) {
    const luck = seeded(`power:${run}`);
    const rate = (share: number): number =>
      Array.from({ length: games }, () => (luck.pick(1000) < 1000 * share ? 1 : 0)).reduce(
        (a: number, b) => a + b,
        0,
      ) / games;
    const [one, other] = [rate(0.55), rate(0.45)];
    const half = Z95 * Math.sqrt((one * (1 - one) + other * (1 - other)) / games);
    if (one - other > half) found++;
  }
  expect(found / RUNS).toBeGreaterThan(0.73);
  expect(found / RUNS).toBeLessThan(0.87);
});

test('quantiles of a sorted list', () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
  expect(quantile([], 0.5)).toBe(0);
});

/** The share of runs in which at least one of several equal things is flagged. */
function falselyFlagged(seed: string, runs: number, flags: (luck: () => number) => boolean): number {
  const chance = seeded(seed);
  const luck = (): number => chance.pick(1 << 20) / (1 << 20);
  let flagged = 0;
  for (let run = 0; run < runs; run++) if (flags(luck)) flagged++;
  return flagged / runs;
}

const excludesNought = ({ low, high }: { low: number; high: number }): boolean => low > 0 || high < 0;

test.each([
  [20, 6, 0.5],
  [40, 8, 0.4],
  [40, 6, 0.15],
  [100, 6, 0.4],
])('%i games, %i equal things dealt, %f won: at most 1 report in 20 flags one', (games, things, won) => {
  const share = falselyFlagged(`dealt:${games}:${things}`, 300, (luck) => {
    const rows = Array.from({ length: games }, () => ({
      won: luck() < won ? 1 : 0,
      thing: Math.floor(things * luck()),
    }));
    return Array.from({ length: things }, (_, thing) =>
      landmarkDifference(
        rows.map(
          (row, game): Unit => ({
            game,
            stratum: '',
            won: row.won,
            had: row.thing === thing ? 0 : -1,
            last: 0,
          }),
        ),
        zAmong(things),
      ),
    ).some((change) => change && excludesNought(change));
  });
  expect(share).toBeLessThanOrEqual(0.05);
});

test.each([
  [10, 12, 0.5],
  [20, 1, 0.3],
  [40, 78, 0.45],
  [200, 78, 0.3],
])(
  '%i pairs of games, %i equal cards, %f end otherwise: at most 1 report in 20 flags one',
  (n, cards, other) => {
    const share = falselyFlagged(`paired:${n}:${cards}`, 300, (luck) =>
      Array.from({ length: cards }, () => {
        const trials = noTrials();
        for (let i = 0; i < n; i++) {
          const at = luck();
          addTrial(trials, at < other / 2 ? 1 : at < other ? -1 : 0);
        }
        return pairedMean(trials, zAmong(cards));
      }).some(excludesNought),
    );
    expect(share).toBeLessThanOrEqual(0.05);
  },
);
