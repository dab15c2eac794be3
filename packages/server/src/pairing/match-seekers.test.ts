// The matcher keeps its promises, whatever people wish for: small cases by hand, then hundreds of simulated people.
import { seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { bandOf, mayMeet, type Seeker } from './company.ts';
import { type FoundTable, matchSeekers } from './match-seekers.ts';

const SEATS = new Map<string, readonly [number, number]>([
  ['duel', [2, 2]],
  ['crew', [2, 4]],
  ['hunt', [3, 5]],
  ['solo', [1, 2]],
]);

const seeker = (person: string, more: Partial<Seeker> = {}): Seeker => ({
  person,
  games: ['crew'],
  seats: [2],
  rated: 'either',
  since: 0,
  botsAt: null,
  blocked: new Set(),
  ratings: new Map(),
  lately: [],
  ...more,
});
const namesOf = (tables: readonly FoundTable[]): string[][] =>
  tables.map(({ people }) => people.map(({ person }) => person).toSorted());

test('the oldest wish is served first, at the fullest table', () => {
  const [late, early, middle] = [
    seeker('late', { since: 3 }),
    seeker('early', { since: 1 }),
    seeker('middle', { since: 2 }),
  ];
  expect(namesOf(matchSeekers([late, middle, early], SEATS, 9))).toEqual([['early', 'middle']]);
  const three = [late, early, middle].map((one) => ({ ...one, seats: [2, 3] }));
  expect(namesOf(matchSeekers(three, SEATS, 9))).toEqual([['early', 'late', 'middle']]);
});

test('games, numbers of seats and counting must fit; either is rated', () => {
  const pair = (a: Partial<Seeker>, b: Partial<Seeker>) =>
    matchSeekers([seeker('a', a), seeker('b', b)], SEATS, 9);
  expect(pair({}, {})).toMatchObject([{ game: 'crew', seats: 2, isRated: true }]);
  expect(pair({ games: ['duel'] }, {})).toEqual([]);
  expect(pair({ seats: [3] }, { seats: [2, 3] })).toEqual([]);
  expect(pair({ rated: 'rated' }, { rated: 'unrated' })).toEqual([]);
  expect(pair({ rated: 'unrated' }, {})).toMatchObject([{ isRated: false }]);
  // A number that the game does not have is no table.
  expect(pair({ games: ['hunt'] }, { games: ['hunt'] })).toEqual([]);
});

test('a rated game is for people who are not far apart, and the longer one waits the farther that is', () => {
  const far = seeker('far', { ratings: new Map([['crew', 1_220]]), rated: 'rated' });
  const near = seeker('near', { rated: 'rated' });
  expect(bandOf(near, 4_999)).toBe(100);
  expect(bandOf(near, 5_000)).toBe(125);
  expect(matchSeekers([far, near], SEATS, 24_999)).toEqual([]);
  expect(matchSeekers([far, near], SEATS, 25_000)).toHaveLength(1);
  const any = [far, near].map((one) => ({ ...one, rated: 'either' as const }));
  expect(matchSeekers(any, SEATS, 0)).toMatchObject([{ isRated: false }]);
});

test('who was blocked by whom is never at one table, with bots or without', () => {
  const a = seeker('a', { blocked: new Set(['b']), botsAt: 0, seats: [3] });
  const b = seeker('b', { botsAt: 0, seats: [3] });
  expect(namesOf(matchSeekers([a, b], SEATS, 9))).toEqual([['a'], ['b']]);
  expect(
    matchSeekers(
      [a, b].map((one) => ({ ...one, seats: [2], botsAt: null })),
      SEATS,
      9,
    ),
  ).toEqual([]);
  const c = seeker('c', { seats: [3], since: 5 });
  const d = seeker('d', { seats: [3], since: 6 });
  // Another company is found where the oldest one cannot be.
  expect(
    namesOf(
      matchSeekers(
        [a, b, c, d].map((one) => ({ ...one, botsAt: null })),
        SEATS,
        9,
      ),
    ),
  ).toEqual([['a', 'c', 'd']]);
});

test('the same company meets three times in a row, not four', () => {
  const lately = (times: number) => Array.from({ length: times }, () => ['a', 'b']);
  const pair = (times: number) => [
    seeker('a', { lately: lately(times) }),
    seeker('b', { lately: lately(times) }),
  ];
  expect(matchSeekers(pair(2), SEATS, 9)).toHaveLength(1);
  expect(matchSeekers(pair(3), SEATS, 9)).toEqual([]);
  const between = seeker('a', { lately: [['a', 'c'], ...lately(3)] });
  expect(matchSeekers([between, seeker('b', { lately: [['b'], ...lately(3)] })], SEATS, 9)).toHaveLength(1);
  expect(namesOf(matchSeekers([...pair(3), seeker('c', { since: 7 })], SEATS, 9))).toEqual([['a', 'c']]);
});

test('bots come at the second that was named, in as few seats as were wished for, and such a game does not count', () => {
  const alone = seeker('a', { seats: [2, 3, 4], botsAt: 20_000, rated: 'rated' });
  expect(matchSeekers([alone], SEATS, 19_999)).toEqual([]);
  expect(matchSeekers([alone], SEATS, 20_000)).toMatchObject([{ seats: 2, isRated: false }]);
  const never = seeker('b', { seats: [4] });
  const early = seeker('c', { seats: [4], botsAt: 90_000 });
  const strict = seeker('d', { seats: [4], botsAt: 90_000, rated: 'rated' });
  const free = { ...alone, rated: 'unrated' } as const;
  const [table, ...rest] = matchSeekers([free, never, early, strict], SEATS, 20_000);
  expect(rest).toEqual([]);
  expect(namesOf([table!])).toEqual([['a', 'c']]);
  expect(table).toMatchObject({ seats: 4, isRated: false });
});

/** Two hundred people with mixed wishes who come in the course of a minute; answers what became of them. */
function simulate(seed: string, count = 200) {
  const chance = seeded(seed);
  const some = <Item>(list: readonly Item[], most: number): Item[] => {
    const mixed = [...list];
    chance.shuffle(mixed);
    return mixed.slice(0, chance.die(most));
  };
  const names = Array.from({ length: count }, (_, i) => `p${i}`);
  const all = names.map((person): Seeker => {
    const since = chance.pick(60_000);
    const patience = [null, 10, 20, 20, 20, 30][chance.pick(6)];
    return seeker(person, {
      since,
      games: some([...SEATS.keys()], 3),
      seats: some([2, 2, 3, 3, 4, 5], 4),
      rated: (['rated', 'unrated', 'either', 'either'] as const)[chance.pick(4)]!,
      botsAt: patience == null ? null : since + patience * 1_000,
      blocked: new Set(chance.pick(4) === 0 ? some(names, 8).filter((name) => name !== person) : []),
      ratings: new Map([...SEATS.keys()].map((game) => [game, 700 + 100 * (chance.die(6) - 1)])),
    });
  });
  const tables: (FoundTable & { readonly at: number })[] = [];
  let waiting: Seeker[] = [];
  for (let now = 0; now <= 180_000; now += 1_000) {
    waiting.push(...all.filter(({ since }) => since <= now && since > now - 1_000));
    for (const table of matchSeekers(waiting, SEATS, now)) {
      tables.push({ ...table, at: now });
      waiting = waiting.filter((one) => !table.people.includes(one));
    }
  }
  return { all, tables, left: waiting };
}

/** Was there a moment at which enough others waited who would have had this person? Bots set nobody's limit here. */
function couldMeet(one: Seeker, all: readonly Seeker[]): boolean {
  const end = ({ botsAt }: Seeker): number => botsAt ?? 180_000;
  return one.games.some((game) =>
    one.seats.some((seats) => {
      const [fewest, most] = SEATS.get(game)!;
      if (seats < fewest || seats > most) return false;
      return [true, false].some((isRated) => {
        const may = ({ rated }: Seeker): boolean => rated === 'either' || (rated === 'rated') === isRated;
        const others = all.filter(
          (other) =>
            other !== one &&
            may(other) &&
            other.games.includes(game) &&
            other.seats.includes(seats) &&
            other.since < end(one) &&
            one.since < end(other) &&
            mayMeet(one, other, game, isRated, Math.min(end(one), end(other))),
        );
        return may(one) && others.length >= seats - 1;
      });
    }),
  );
}

test('200 people of mixed wishes: nobody twice, nobody with whom they blocked, nobody too long, and most meet people', () => {
  let possible = 0;
  let met = 0;
  for (let round = 0; round < 10; round++) {
    const { all, tables, left } = simulate(`${process.env.TEST_SEED}:pairing:${round}`);
    const seated = tables.flatMap(({ people }) => people);
    expect(new Set(seated).size).toBe(seated.length);
    for (const { people, game, seats, isRated, at } of tables) {
      const [fewest, most] = SEATS.get(game)!;
      expect(people.length <= seats && seats >= fewest && seats <= most).toBe(true);
      for (const one of people) {
        expect(one.games.includes(game) && one.seats.includes(seats)).toBe(true);
        if (one.botsAt !== null) expect(at).toBeLessThan(one.botsAt + 2_000);
        for (const other of people) {
          expect(one.blocked.has(other.person)).toBe(false);
          if (one !== other) expect(mayMeet(one, other, game, isRated, at)).toBe(true);
        }
      }
      if (people.length < seats) expect(people.every(({ botsAt }) => botsAt !== null) && !isRated).toBe(true);
    }
    // Whoever is left over wants no bots, or a number of seats that none of their games has.
    const isPlayable = ({ games, seats }: Seeker): boolean =>
      games.some((game) => seats.some((n) => n >= SEATS.get(game)![0] && n <= SEATS.get(game)![1]));
    expect(left.filter((one) => one.botsAt !== null && isPlayable(one))).toEqual([]);
    const inCompany = new Set(
      tables.filter(({ people, seats }) => people.length === seats).flatMap(({ people }) => people),
    );
    const hopeful = all.filter((one) => couldMeet(one, all));
    possible += hopeful.length;
    met += hopeful.filter((one) => inCompany.has(one)).length;
  }
  // Full tables of people alone count; who could have met enough others is counted generously.
  expect(met / possible).toBeGreaterThan(0.8);
});
