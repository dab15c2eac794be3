// How runs compare: matchpoints, evened fields, yardsticks, sides, removal, whatever order the runs come in.
import { seeded } from '@undercroft/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Counting,
  columnsOf,
  type EventRun,
  evened,
  luckInPercent,
  matchpoints,
  percentOf,
  SIBLING,
  scoreRuns,
  standingsOf,
  standingsText,
} from '../src/index.ts';

const SEED = { seed: 20_261_116, numRuns: 200 };
const counting: Counting = { deals: 4, hasTwoSides: false, isOneDealRanked: true };
const measures = fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: -3, max: 3 })), {
  minLength: 1,
  maxLength: 40,
});
const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

test('matchpoints of a field add up to n(n-1)/2, and are what pairs of runs give one by one', () => {
  fc.assert(
    fc.property(measures, (field) => {
      const points = matchpoints(field);
      expect(sum(points)).toBe((field.length * (field.length - 1)) / 2);
      for (const [at, [won, rest]] of field.entries()) {
        const worth = field.map(([w, r], other) => {
          if (other === at) return 0;
          if (w === won && r === rest) return 0.5;
          return w < won || (w === won && r < rest) ? 1 : 0;
        });
        expect(points[at]).toBe(sum(worth));
      }
    }),
    SEED,
  );
});

test('fields of different size are evened by the formula', () => {
  expect(evened(100, 5, 20)).toBeCloseTo(50 + 50 * (4 / 5) * (20 / 19), 12);
  expect(evened(73, 20, 20)).toBe(73);
  expect(evened(percentOf(0, 1), 1, 20)).toBe(50);
  expect(evened(100, 1, 1)).toBe(50);
});

/** Entrants of known strength over some deals; in one field, or in two chairs. */
function someRuns(people: number, deals: number, seed: string, chairs = 1): EventRun[] {
  const chance = seeded(seed);
  return Array.from({ length: people * deals }, (_, at) => {
    const person = at % people;
    const deal = 1 + Math.floor(at / people);
    const measure = [person + chance.pick(people)];
    return { person: `p${person}`, deal, instance: 1, seat: (person + deal) % chairs, measure };
  });
}
const shuffled = (runs: readonly EventRun[], seed: number): EventRun[] => {
  const all = [...runs];
  seeded(seed).shuffle(all);
  return all;
};
const textOf = (runs: readonly EventRun[]): string =>
  standingsText('e', standingsOf(counting, runs), (person) => person.toUpperCase());

test('the order in which runs come does not matter, to the last byte', () => {
  const runs = someRuns(23, 4, 'order', 3);
  const first = textOf(runs);
  for (let seed = 0; seed < 20; seed++) expect(textOf(shuffled(runs, seed))).toBe(first);
  expect(first.split('\n')).toHaveLength(25);
});

test('removing an entrant is as if they had never entered', () => {
  const runs = someRuns(12, 4, 'removal');
  const left = runs.filter(({ person }) => person !== 'p11');
  const without = standingsOf(counting, left);
  expect(without).toHaveLength(11);
  expect(without.map(({ percent }) => percent)).not.toEqual(
    standingsOf(counting, runs)
      .filter(({ person }) => person !== 'p11')
      .map(({ percent }) => percent),
  );
  for (const { n } of without.flatMap((one) => one.runs)) expect(n).toBe(11);
  expect(sum(without.map(({ percent }) => percent)) / 11).toBeCloseTo(50, 9);
});

test('yardsticks stand in a field without a place and move nobody', () => {
  const people = someRuns(10, 4, 'yardsticks');
  const master = [1, 2, 3, 4].map(
    (deal): EventRun => ({ person: '*m', deal, instance: 1, seat: 0, measure: [15], isYardstick: true }),
  );
  const plain = standingsOf(counting, people);
  const held = standingsOf(counting, [...people, ...master]);
  expect(held.filter(({ person }) => person !== '*m')).toEqual(plain);
  expect(held.find(({ person }) => person === '*m')).toMatchObject({ place: null, unplaced: 'yardstick' });
});

test('few runs are shown and not ranked, and then yardsticks are what there is to beat', () => {
  const yard: EventRun = { person: '*m', deal: 1, instance: 1, seat: 0, measure: [5], isYardstick: true };
  const two: EventRun[] = [
    { ...yard, person: 'a', measure: [9], isYardstick: false },
    { ...yard, person: 'b', measure: [1], isYardstick: false },
  ];
  const standings = standingsOf({ ...counting, deals: 1 }, [...two, yard]);
  expect(standings.map(({ person, place, unplaced, percent }) => [person, place, unplaced, percent])).toEqual(
    [
      ['a', null, 'few-runs', 100],
      ['*m', null, 'yardstick', 50],
      ['b', null, 'few-runs', 0],
    ],
  );
});

test('the sibling deal, few deals, one deal that says too little: listed, not ranked', () => {
  const runs = someRuns(8, 4, 'unplaced');
  const sibling: EventRun = { person: 'guest', deal: 1, instance: SIBLING, seat: 0, measure: [99] };
  const lazy = runs.filter(({ person, deal }) => person !== 'p7' || deal < 3);
  const by = (standings: ReturnType<typeof standingsOf>, person: string) =>
    standings.find((one) => one.person === person)?.unplaced;
  expect(by(standingsOf(counting, [...runs, sibling]), 'guest')).toBe('sibling');
  expect(by(standingsOf(counting, lazy), 'p7')).toBe('few-deals');
  const one = runs.filter(({ deal }) => deal === 1);
  expect(by(standingsOf({ ...counting, deals: 1 }, one), 'p3')).toBeNull();
  expect(by(standingsOf({ ...counting, deals: 1, isOneDealRanked: false }, one), 'p3')).toBe('one-deal');
});

test('with two sides runs are compared within the side, and both count the same', () => {
  const sides: Counting = { deals: 4, hasTwoSides: true, isOneDealRanked: true };
  const runs = someRuns(12, 4, 'sides', 2);
  const [best] = standingsOf(sides, runs);
  const [one, other] = [0, 1].map((seat) => best!.runs.filter((run) => run.seat === seat));
  const mean = (list: typeof one): number => sum(list!.map(({ percent }) => percent)) / list!.length;
  expect(best!.percent).toBeCloseTo((mean(one) + mean(other)) / 2, 9);
  for (const { n } of best!.runs) expect(n).toBe(6);
  const oneSided = runs.map((run) => (run.person === 'p3' ? { ...run, seat: 0 } : run));
  expect(standingsOf(sides, oneSided).find(({ person }) => person === 'p3')?.unplaced).toBe('one-side');
});

test('equal results share a place, and the next one is passed over', () => {
  const runs = someRuns(6, 4, 'ties').map((run) => ({ ...run, measure: [run.person < 'p2' ? 1 : 0] }));
  expect(standingsOf(counting, runs).map(({ place }) => place)).toEqual([1, 1, 3, 3, 3, 3]);
});

test('each field’s percentages have 50 for their mean, whatever its size', () => {
  const runs = [...someRuns(9, 2, 'a'), ...someRuns(30, 2, 'b').map((run) => ({ ...run, instance: 2 }))];
  const scored = scoreRuns(runs);
  for (const field of Map.groupBy(scored, ({ deal, instance }) => `${deal} ${instance}`).values())
    expect(sum(field.map(({ percent }) => percent)) / field.length).toBeCloseTo(50, 9);
});

test('how far luck moves a percentage is found from how far each person’s deals lie apart', () => {
  const deals = 8;
  const runs = someRuns(400, deals, 'luck');
  const standings = standingsOf({ ...counting, deals }, runs);
  // The same people with fresh luck: their percentages differ by two such errors, added as squares.
  const again = new Map(
    standingsOf({ ...counting, deals }, someRuns(400, deals, 'other luck')).map((one) => [
      one.person,
      one.percent,
    ]),
  );
  const squares = standings.map(({ person, percent }) => (percent - again.get(person)!) ** 2);
  expect(luckInPercent(standings)).toBeCloseTo(Math.sqrt(sum(squares) / squares.length / 2), 0);
  expect(luckInPercent(standingsOf({ ...counting, deals: 1 }, someRuns(400, 1, 'luck')))).toBeNull();
});

test('a field of any size is told in 41 counts, from the worst to the best', () => {
  const columns = columnsOf([0, 1, 49, 50, 51.2, 99, 100, 100]);
  expect(columns).toHaveLength(41);
  expect([columns[0], columns[20], columns[40]]).toEqual([2, 3, 3]);
});
