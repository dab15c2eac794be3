// What one deal tells: ranks, correlations, ties, and a deal that is the same for everybody.
import { type AnyGame, resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../table/test/games/index.ts';
import { playDeal } from '../src/deal.ts';
import { inOtherHands, type LevelRun, strengthAndPlace, tiedShare } from '../src/field.ts';
import { correlationOf, ranksOf } from '../src/rank-correlation.ts';
import { likeness } from '../src/run-deal.ts';

test('equal ones share a rank, and orders correlate from -1 to 1', () => {
  expect(ranksOf([5, 1, 5, 9], (a, b) => a - b)).toEqual([2.5, 1, 2.5, 4]);
  expect(correlationOf([1, 2, 3, 4, 5], [2, 4, 6, 8, 10]).value).toBeCloseTo(1, 9);
  expect(correlationOf([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]).value).toBeCloseTo(-1, 9);
  expect(correlationOf([1, 1, 1], [1, 2, 3]).value).toBe(0);
});

test('a correlation is found again within its interval, ranked within the chair', () => {
  const chance = seeded('likeness');
  const noise = (): number => chance.pick(1000);
  const chairs = [0, 10_000].map((head) =>
    Array.from({ length: 1_000 }, () => {
      const shared = noise();
      return [[head + shared + noise()], [head + shared + noise()]] as const;
    }),
  );
  const { value, low, high } = likeness(chairs);
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(0.47);
  expect(value).toBeGreaterThan(0.43);
  expect(value).toBeLessThan(0.57);
});

test('tied pairs are counted within a field', () => {
  const run = (person: string, deal: number, seat: number, value: number) => ({
    person,
    deal,
    instance: 1,
    seat,
    measure: [value],
  });
  expect(tiedShare([run('a', 1, 0, 1), run('b', 1, 0, 1), run('c', 1, 0, 2), run('d', 1, 1, 1)])).toBeCloseTo(
    1 / 3,
    9,
  );
  expect(tiedShare([])).toBe(0);
});

test('the same player meets the same deal again; another mind meets the same bots', () => {
  const game = ticTacToe as AnyGame;
  const deal = { game, table: resolveTable(game, 2), seed: 'one deal' };
  const first = playDeal(deal, 'random', [1], 'a');
  expect(playDeal(deal, 'random', [1], 'a')).toEqual(first);
  const others = Array.from({ length: 40 }, (_, n) => playDeal(deal, 'random', [0], `mind ${n}`));
  expect(new Set(others.map((measure) => measure.join())).size).toBeGreaterThan(1);
  expect(others).toEqual(others.map((_, n) => playDeal(deal, 'random', [0], `mind ${n}`)));
});

/** Ten of each of three levels; each run is the level times `skill` and luck. */
const fieldOf = (skill: number): LevelRun[] => {
  const chance = seeded(`field ${skill}`);
  return Array.from({ length: 30 * 8 }, (_, at) => {
    const [level, each, deal] = [at % 3, Math.floor(at / 3) % 10, 1 + Math.floor(at / 30)];
    const measure = [level * skill + chance.pick(1000)];
    return { person: `${level}.${each}`, level, deal, instance: 1, seat: 0, measure };
  });
};
const counting = { deals: 8, hasTwoSides: false, isOneDealRanked: true };

test('strength and place: three whole groups in order give 0.94, luck alone nothing', () => {
  expect(strengthAndPlace(counting, fieldOf(2000))).toBeCloseTo(0.944, 3);
  expect(strengthAndPlace(counting, fieldOf(-2000))).toBeCloseTo(-0.944, 3);
  expect(Math.abs(strengthAndPlace(counting, fieldOf(0)))).toBeLessThan(0.5);
});

test('in other hands every run stays with its deal and level, and each has one of a deal', () => {
  const runs = fieldOf(300);
  const other = inOtherHands(runs, seeded('hands'));
  const told = (list: readonly LevelRun[]) =>
    list.map(({ deal, level, measure }) => `${deal} ${level} ${measure}`).sort();
  expect(told(other)).toEqual(told(runs));
  expect(other.map(({ person }) => person)).not.toEqual(runs.map(({ person }) => person));
  expect(new Set(other.map(({ deal, person }) => `${deal} ${person}`)).size).toBe(240);
  expect(other.every(({ person, level }) => person.startsWith(`${level}.`))).toBe(true);
});
