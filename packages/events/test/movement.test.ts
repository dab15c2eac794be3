// Evenings: everybody has each chair as often and meets others; absence costs the absent and nobody else.
import { describe, expect, test } from 'vitest';
import {
  barredUntil,
  type Counting,
  dealEnds,
  type EventRun,
  eveningDeals,
  eveningOrder,
  eveningTables,
  isEveningLength,
  isEveningOrder,
  standingsOf,
  windowAt,
} from '../src/index.ts';

const KEY = 'ab'.repeat(32);
const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `p${n}`);

describe.each([2, 3, 4, 5])('at tables of %i', (seats) => {
  const deals = eveningDeals(seats);
  test('everybody sits once in each deal and has each chair equally often', () => {
    for (let people = 1; people <= 4 * seats + 1; people++) {
      const order = eveningOrder(KEY, names(people));
      const had = new Map(order.map((person) => [person, Array<number>(seats).fill(0)]));
      for (let deal = 1; deal <= deals; deal++) {
        const tables = eveningTables(order, seats, deal);
        expect(tables.flat().filter(Boolean)).toHaveLength(people);
        // Only one table is not full.
        expect(tables.filter((chairs) => chairs.includes(undefined)).length).toBe(people % seats ? 1 : 0);
        for (const chairs of tables)
          for (const [chair, person] of chairs.entries())
            if (person !== undefined) had.get(person)![chair]!++;
      }
      for (const chairs of had.values()) expect(new Set(chairs)).toEqual(new Set([deals / seats]));
    }
  });
  test('the deals are three to five', () => {
    const chairs = { chairs: names(seats).map((_, seat) => seat), hasTwoSides: false, chairOf: [] };
    expect(deals).toBeGreaterThanOrEqual(3);
    expect(deals).toBeLessThanOrEqual(5);
    expect(isEveningLength(deals, { ...chairs, chairOf: chairs.chairs })).toBe(true);
    expect(isEveningLength(deals + 1, { ...chairs, chairOf: chairs.chairs })).toBe(false);
    expect(isEveningLength(5, { chairs: [0], hasTwoSides: false, chairOf: [0, 0, 0] })).toBe(true);
  });
});

test('one meets others from deal to deal, and the last table is not always the same people’s', () => {
  const tablesOf = (people: number) =>
    [1, 2, 3].flatMap((deal) => eveningTables(eveningOrder(KEY, names(people)), 3, deal));
  for (const person of names(15)) {
    const met = tablesOf(15).filter((chairs) => chairs.includes(person));
    expect(new Set(met.flat()).size - 1).toBe(6);
  }
  const short = tablesOf(16).filter((chairs) => chairs.includes(undefined));
  expect(new Set(short.flat().filter(Boolean)).size).toBe(3);
});

test('the order follows from the key', () => {
  const order = eveningOrder(KEY, names(9));
  expect(eveningOrder(KEY, order.toReversed())).toEqual(order);
  expect(isEveningOrder(KEY, order)).toBe(true);
  expect(isEveningOrder(KEY, order.toReversed())).toBe(false);
  expect(eveningOrder('cd'.repeat(32), names(9))).not.toEqual(order);
});

test('evenings of different turns never meet, and each goes round the clock in three weeks', () => {
  const from = Date.UTC(2026, 10, 11);
  const hours = [0, 1, 2].map((turn) => {
    let moment = from;
    return [1, 2, 3].map(() => {
      const { opens, closes } = windowAt('evening', moment, turn);
      moment = closes;
      return new Date(opens).getUTCHours();
    });
  });
  for (const own of hours) expect(own.toSorted((a, b) => a - b)).toEqual([4, 12, 20]);
  for (const week of [0, 1, 2]) expect(new Set(hours.map((own) => own[week])).size).toBe(3);
  expect([1, 2, 3].map((deal) => dealEnds({ opens: 0, closes: 30 }, deal, 3))).toEqual([10, 20, 30]);
});

test('the second absence in thirty days bars for a day, each further one twice as long; playing clears it', () => {
  const DAY = 24 * 3_600_000;
  const missed = (...days: number[]) => days.map((day) => ({ opens: day * DAY, wasThere: false }));
  expect(barredUntil(missed(1))).toBe(0);
  expect(barredUntil(missed(1, 8))).toBe(9 * DAY);
  expect(barredUntil(missed(1, 8, 15))).toBe(17 * DAY);
  expect(barredUntil(missed(1, 40))).toBe(0);
  expect(barredUntil([...missed(1, 8), { opens: 9 * DAY, wasThere: true }, ...missed(10)])).toBe(0);
});

const evening: Counting = { deals: 3, hasTwoSides: false, isOneDealRanked: true, isEvening: true };

/** Six tables of two, three deals: the even ones in the first chair, and the higher the better. */
function anEvening(): EventRun[] {
  return names(12).flatMap((person, n) =>
    [1, 2, 3].map((deal) => ({
      person,
      deal,
      instance: 1,
      seat: (n + deal) % 2,
      measure: [n],
      people: 2,
      group: `${deal} ${n >> 1}`,
    })),
  );
}
const standingOf = (runs: readonly EventRun[], person: string, absent: readonly string[] = []) =>
  standingsOf(evening, runs, absent).find((one) => one.person === person)!;

test('who leaves has nothing of the deal; the others of the table have the better of 60 % and their mean', () => {
  const marked = (run: EventRun, mark: 'left' | 'spoiled'): EventRun => ({ ...run, mark });
  const runs = anEvening().map((run) =>
    run.deal !== 2
      ? run
      : run.person === 'p0'
        ? marked(run, 'left')
        : run.person === 'p1'
          ? marked(run, 'spoiled')
          : run,
  );
  const left = standingOf(runs, 'p0').runs.find(({ deal }) => deal === 2)!;
  expect([left.percent, left.isCounted]).toEqual([0, true]);
  const other = standingOf(runs, 'p1');
  const given = other.runs.find(({ deal }) => deal === 2)!;
  expect([given.percent, given.isGiven, given.isCounted]).toEqual([60, true, true]);
  expect(other.place).not.toBeNull();
  const best = anEvening().map((run) =>
    run.person === 'p11' && run.deal === 2 ? marked(run, 'spoiled') : run,
  );
  expect(standingOf(best, 'p11').runs.find(({ deal }) => deal === 2)!.percent).toBeGreaterThan(90);
});

test('who was not there has nothing and stands below all who played, however badly', () => {
  const runs = anEvening().map((run): EventRun => (run.person === 'p11' ? { ...run, mark: 'left' } : run));
  const standings = standingsOf(evening, runs, ['nobody']);
  expect(standings.slice(-2).map(({ person, unplaced, percent }) => [person, unplaced, percent])).toEqual([
    ['nobody', 'absent', 0],
    ['p11', 'absent', 0],
  ]);
  expect(standings.at(-3)).toMatchObject({ person: 'p0', unplaced: null });
});

test('a team is one run of its field, counted for each of its people; only teams of the same size are compared', () => {
  const team = (name: string, people: number, worth: number): EventRun[] =>
    names(people).map((person) => ({
      person: `${name}${person}`,
      deal: 1,
      instance: 1,
      seat: 0,
      measure: [worth],
      ...(people > 1 && { people, group: name }),
    }));
  const runs = [
    ...['a', 'b', 'c', 'd', 'e'].flatMap((name, worth) => team(name, 3, worth)),
    ...['f', 'g'].flatMap((name) => team(name, 2, 99)),
    ...['h', 'i', 'j', 'k', 'l', 'm'].flatMap((name, worth) => team(name, 1, worth + 10)),
  ];
  const counting = { deals: 1, hasTwoSides: false, isOneDealRanked: true };
  const standings = standingsOf(counting, runs);
  const of = (person: string) => standings.find((one) => one.person === person)!;
  expect([of('ap0').percent, of('ep0').percent].map(Math.round)).toEqual(
    [of('ap2').percent, of('ep2').percent].map(Math.round),
  );
  expect([of('ap0').runs[0]!.n, of('fp0').runs[0]!.n, of('hp0').runs[0]!.n]).toEqual([5, 2, 6]);
  expect([of('fp1').unplaced, of('ep0').unplaced, of('mp0').unplaced]).toEqual(['few-runs', null, null]);
  const teamsOnly = standingsOf({ ...counting, isAloneRanked: false }, runs);
  const among = (person: string) => teamsOnly.find((one) => one.person === person)!;
  expect([among('ep0').place, among('ap0').place]).toEqual([1, 13]);
  expect(among('mp0')).toMatchObject({ place: null, unplaced: 'with-bots', percent: 100 });
});
