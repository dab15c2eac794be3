// Puzzles of a server: one first try each, rated once; votes, days, packs; and nothing told before a try.
import { gunzipSync } from 'node:zlib';
import { type AnyGame, seeded } from '@undercroft/kernel';
import {
  openBox,
  type Puzzle,
  type PuzzleInfo,
  type SealedPack,
  type SealedPuzzle,
  sealOfOrder,
  writePack,
} from '@undercroft/puzzles';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { madePuzzles } from '../../puzzles/test/made-puzzles.ts';
import { veil } from '../../table/test/games/veil.ts';
import { rateTry } from '../src/puzzles/rate-try.ts';
import { NEWCOMER } from '../src/results/shown-rating.ts';
import { ask, newPerson, startServer, type TestPerson, type TestServer } from './harness.ts';

const game = veil as unknown as AnyGame;
const puzzles = madePuzzles(game, { count: 60 });
const realNow = Date.now;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    loadPuzzles: async (name) => (name === game.name ? writePack(game, puzzles, 'by a test') : undefined),
  });
});
afterAll(() => server.discard());
afterEach(() => void vi.restoreAllMocks());

type Told = PuzzleInfo & { readonly code?: string };
const api = async <Body = Told>(
  person: TestPerson | undefined,
  method: string,
  path: string,
  body?: unknown,
) => (await ask(server.address, person, method, path, body)) as { status: number; body: Body };

/** Somebody with a passkey: no guest. */
async function member(name: string): Promise<TestPerson> {
  const person = await newPerson(server.address, name);
  const key = { id: `key-${person.id}`, person: person.id, publicKey: '', counter: 0, transports: [] };
  await server.context.store.people.addPasskey(key, 0);
  server.context.sessions.changed(person.id);
  return person;
}
const choicesOf = ({ steps, seat }: Puzzle): readonly unknown[] => game.choices(steps[0]!.view, seat);
const rightOf = (puzzle: Puzzle): unknown => choicesOf(puzzle)[puzzle.steps[0]!.answers[0]!];
const wrongOf = (puzzle: Puzzle): unknown => choicesOf(puzzle)[0];
const tryIt = (person: TestPerson, { id }: Puzzle, choice: unknown, more: object = {}) =>
  api(person, 'POST', `/api/puzzles/${id}/try`, { choices: [choice], hints: 0, ...more });
const rowOf = async ({ id }: Puzzle) => server.context.store.puzzles.read(id);
/** One that nobody has tried: which ones were the next or the day's above is drawn by lot. */
async function untouched(): Promise<Puzzle> {
  for (const puzzle of puzzles) if (!(await rowOf(puzzle))) return puzzle;
  throw new Error('every puzzle was tried');
}

test('the first try is rated against the puzzle and answers with every price; the same try again changes nothing', async () => {
  const ada = await member('Ada');
  const [puzzle] = puzzles as [Puzzle];
  const before = await api(ada, 'GET', `/api/puzzles/${puzzle.id}`);
  expect(before.body).toMatchObject({ mine: null, tries: 0 });
  const first = await tryIt(ada, puzzle, rightOf(puzzle), { hints: 1 });
  expect(first.body).toMatchObject({
    tries: 1,
    solved: 1,
    mine: { isSolved: true, choices: [1], hints: 1, themes: puzzle.themes, bots: puzzle.solved },
  });
  const { steps, rating } = first.body.mine!;
  expect(steps).toEqual([
    {
      answers: [1],
      prices: puzzle.steps[0]!.prices,
      clauses: ['XX-Y-1'],
      chosen: steps[0]!.prices.map((_, place) => Number(place === 1)),
    },
  ]);
  expect(rating!.after).toBeGreaterThan(rating!.before!);
  const again = await tryIt(ada, puzzle, wrongOf(puzzle));
  expect(again.body.mine).toMatchObject({ isSolved: true, rating: { before: null, after: rating!.after } });
  expect((await rowOf(puzzle))!).toMatchObject({ tries: 1, solved: 1 });
  const at = rateTry(NEWCOMER, puzzle.difficulty, true, 2 / 3);
  expect((await rowOf(puzzle))!.mu).toBeCloseTo(at.puzzle.mu);
  const [kept] = await server.context.store.results.ratings('puzzle:veil', [ada.id]);
  expect(kept).toMatchObject({ games: 1 });
  expect(kept!.mu).toBeCloseTo(at.person.mu);
});

test('the same try sent many times at once is entered once', async () => {
  const bea = await member('Bea');
  const puzzle = puzzles[1]!;
  const answers = await Promise.all(Array.from({ length: 8 }, () => tryIt(bea, puzzle, rightOf(puzzle))));
  expect(new Set(answers.map(({ body }) => body.mine!.rating!.after)).size).toBe(1);
  expect((await rowOf(puzzle))!.tries).toBe(1);
  expect((await server.context.store.results.ratings('puzzle:veil', [bea.id]))[0]!.games).toBe(1);
});

test('guests and the muted move themselves but no puzzle; after the last hint nobody moves', async () => {
  const puzzle = puzzles[2]!;
  const guest = await newPerson(server.address, 'Guest');
  const muted = await member('Mute');
  await server.context.store.people.setMuted(muted.id, true);
  server.context.sessions.changed(muted.id);
  for (const person of [guest, muted])
    expect((await tryIt(person, puzzle, wrongOf(puzzle))).body.mine!.rating!.after).toBeLessThan(1000);
  expect(await rowOf(puzzle)).toMatchObject({ tries: 2, solved: 0, ...puzzle.difficulty });
  const peeped = await tryIt(await member('Peep'), puzzle, rightOf(puzzle), { hints: 3 });
  expect(peeped.body.mine).toMatchObject({ isSolved: true, rating: null });
  expect(await rowOf(puzzle)).toMatchObject({ tries: 3, solved: 1, ...puzzle.difficulty });
  expect(peeped.body.mine!.steps[0]!.chosen.slice(0, 2)).toEqual([2, 1]);
});

test('hints are given one by one and counted here: claiming none takes nothing back', async () => {
  const puzzle = puzzles[45]!;
  const { clauses, left } = puzzle.steps[0]!;
  const sly = await member('Sly');
  const hint = (n: number) =>
    api<{ hints: unknown; code?: string }>(sly, 'POST', `/api/puzzles/${puzzle.id}/hints`, { hint: n });
  const asked = async () => (await api(sly, 'GET', `/api/puzzles/${puzzle.id}`)).body;
  expect(await asked()).toMatchObject({ hints: [], puzzle: { step: { hints: [] } } });
  expect((await hint(1)).body.hints).toEqual([{ kind: 'clauses', clauses }]);
  expect((await hint(4)).body.code).toBe('bad-request');
  expect((await hint(3)).body.hints).toMatchObject([{}, {}, { kind: 'left', choices: left }]);
  expect((await hint(2)).body.hints).toHaveLength(2);
  expect((await asked()).hints).toHaveLength(3);
  const { mine } = (await tryIt(sly, puzzle, rightOf(puzzle), { hints: 0 })).body;
  expect(mine).toMatchObject({ isSolved: true, hints: 3, rating: null });
  // Whoever had no network says what was opened.
  const far = await member('Far');
  expect((await tryIt(far, puzzle, rightOf(puzzle), { hints: 2 })).body.mine).toMatchObject({ hints: 2 });
});

test('a theme that was asked for weighs less, and what the puzzle does not have weighs nothing off', async () => {
  const puzzle = puzzles[3]!;
  const gain = async (more: object): Promise<number> => {
    const { rating } = (await tryIt(await member('T'), puzzle, rightOf(puzzle), more)).body.mine!;
    return rating!.after - rating!.before!;
  };
  const [plain, themed, other] = [
    await gain({}),
    await gain({ theme: puzzle.themes[0] }),
    await gain({ theme: 'rule:none' }),
  ];
  expect(themed).toBeLessThan(0.75 * plain);
  expect(themed).toBeGreaterThan(0.15 * plain);
  expect(other).toBeGreaterThan(0.8 * plain);
});

test('choices that no try has are refused, with nothing entered', async () => {
  const eve = await member('Eve');
  const puzzle = puzzles[4]!;
  const codes = [];
  for (const choices of [[], [{ kind: 'lay', card: 99 }], [rightOf(puzzle), rightOf(puzzle)]])
    codes.push((await api(eve, 'POST', `/api/puzzles/${puzzle.id}/try`, { choices, hints: 0 })).body.code);
  expect(codes).toEqual(['try-unfinished', 'not-open', 'try-too-long']);
  expect((await tryIt(eve, puzzle, rightOf(puzzle), { hints: 4 })).body.code).toBe('bad-request');
  expect((await tryIt(eve, { ...puzzle, id: 'none' }, 0)).body.code).toBe('no-such-puzzle');
  expect((await api(eve, 'GET', '/api/puzzles/next?game=chess')).body.code).toBe('no-such-game');
  expect((await api(eve, 'GET', '/api/puzzles/next?game=tic-tac-toe')).body.code).toBe('no-more-puzzles');
  expect((await api(undefined, 'GET', '/api/puzzles/daily')).body.code).toBe('no-session');
  expect(await server.context.store.puzzles.triesBy(eve.id)).toEqual([]);
});

test('the next puzzle was never tried, comes from no day to come, and follows the rating', async () => {
  const fay = await member('Fay');
  const daily = (await api<{ puzzles: { puzzle: string }[] }>(fay, 'GET', '/api/puzzles/daily')).body;
  const met: string[] = [];
  for (let n = 0; n < 12; n++) {
    const { body } = await api(fay, 'GET', `/api/puzzles/next?game=veil&theme=phase:end`);
    const puzzle = puzzles.find(({ id }) => id === body.puzzle.id)!;
    expect(puzzle.themes).toContain('phase:end');
    met.push(puzzle.id);
    await tryIt(fay, puzzle, rightOf(puzzle));
  }
  expect(new Set(met).size).toBe(12);
  expect(met).not.toContain(daily.puzzles[0]!.puzzle);
  const strong = await api(fay, 'GET', '/api/puzzles/next?game=veil');
  const fresh = await api(await member('New'), 'GET', '/api/puzzles/next?game=veil');
  expect(strong.body.difficulty).toBeGreaterThan(fresh.body.difficulty);
});

test('the puzzle of the day is the same for all, another one tomorrow, and its order is proved a month later', async () => {
  type Day = {
    day: string;
    puzzles: {
      puzzle: string;
      solved: boolean | null;
      seals: Record<string, string>;
      opened: { month: string; key: string; order: string[] } | null;
    }[];
  };
  const [gus, hal] = [await member('Gus'), await member('Hal')];
  const read = async (person: TestPerson): Promise<Day> =>
    (await api<Day>(person, 'GET', '/api/puzzles/daily')).body;
  const today = await read(gus);
  expect(await read(hal)).toEqual(today);
  const [offer] = today.puzzles;
  const puzzle = puzzles.find(({ id }) => id === offer!.puzzle)!;
  await tryIt(gus, puzzle, rightOf(puzzle));
  expect((await read(gus)).puzzles[0]!.solved).toBe(true);
  const record = (
    await api<{ streak: { days: number }; games: { daily: object; tried: number }[] }>(
      gus,
      'GET',
      '/api/puzzles',
    )
  ).body;
  expect(record).toMatchObject({
    streak: { days: 1 },
    games: [{ tried: 1, solved: 1, daily: { tried: true } }],
  });
  const [month] = Object.keys(offer!.seals);
  const later = Date.UTC(Number(month!.slice(0, 4)), Number(month!.slice(5)), 3);
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() - realNow() + later);
  const next = (await read(hal)).puzzles[0]!;
  expect(next.puzzle).not.toBe(offer!.puzzle);
  expect(next.opened!.month).toBe(month);
  expect(sealOfOrder(next.opened!.key, next.opened!.order)).toBe(offer!.seals[month!]);
});

test('only those who tried and are known vote; thirty bad votes take a puzzle out', async () => {
  const puzzle = await untouched();
  const vote = (person: TestPerson, value: number) =>
    api<{ code?: string }>(person, 'POST', `/api/puzzles/${puzzle.id}/vote`, { vote: value });
  const guest = await newPerson(server.address, 'G');
  await tryIt(guest, puzzle, rightOf(puzzle));
  expect((await vote(guest, 1)).body.code).toBe('needs-passkey');
  expect((await vote(await member('L'), 1)).body.code).toBe('not-tried');
  for (let n = 0; n < 28; n++) {
    await enter(`voter-${n}`, puzzle.id, n + 2);
    await server.context.store.puzzles.vote(`voter-${n}`, puzzle.id, 0, n < 12 ? 1 : -1);
  }
  for (const name of ['M', 'N']) {
    const person = await member(name);
    await tryIt(person, puzzle, rightOf(puzzle));
    await vote(person, 1);
    await vote(person, -1);
    expect((await rowOf(puzzle))!.state).toBe(name === 'M' ? 'open' : 'voted');
  }
  expect(await rowOf(puzzle)).toMatchObject({ good: 12, bad: 18, state: 'voted' });
  const late = await tryIt(await member('Late'), puzzle, rightOf(puzzle));
  expect(late.body.mine).toMatchObject({ isSolved: true, rating: null });
});

test('where strong solvers prefer another answer, the puzzle is set aside', async () => {
  const puzzle = await untouched();
  for (let n = 0; n < 14; n++) {
    const person = await member(`S${n}`);
    const rating = { person: person.id, ladder: 'puzzle:veil', mu: 40, sigma: 2, games: 12 };
    await enter(person.id, `seed-${n}`, 1, rating);
    await tryIt(person, puzzle, n < 3 ? rightOf(puzzle) : wrongOf(puzzle));
  }
  expect((await rowOf(puzzle))!.state).toBe('doubted');
});

/** A try that nobody made over the wire, with the rating that somebody has after it. */
const enter = (person: string, puzzle: string, tries: number, rating?: Parameters<Enter>[2]) =>
  server.context.store.puzzles.enter(
    {
      person,
      puzzle,
      game: 'veil',
      at: 1,
      choices: [],
      hints: 0,
      solved: true,
      rating: 1,
      day: null,
      vote: 0,
    },
    { id: puzzle, game: 'veil', mu: 1, sigma: 1, tries, solved: 1, good: 0, bad: 0, state: 'open' },
    rating,
    false,
  );
type Enter = TestServer['context']['store']['puzzles']['enter'];

test('a pack holds every puzzle sealed, is asked for once a day, and is found unchanged', async () => {
  const got = await fetch(`${server.address}/api/packs/veil`);
  expect(got.headers.get('cache-control')).toContain('max-age=86400');
  const pack = (await got.json()) as SealedPack;
  expect(pack.puzzles.map(({ id }) => id)).toEqual(puzzles.map(({ id }) => id));
  const [sealed] = pack.puzzles as readonly [SealedPuzzle];
  expect(openBox(game, sealed, sealed.step, rightOf(puzzles[0]!)).answers).toEqual([1]);
  const again = await fetch(`${server.address}/api/packs/veil`, {
    headers: { 'if-none-match': got.headers.get('etag')! },
  });
  expect(again.status).toBe(304);
  const { bytes } = await server.context.puzzles.pack('veil');
  expect(gunzipSync(bytes).length).toBeGreaterThan(bytes.length);
});

test('one who goes leaves no try behind, and takes all of them home before', async () => {
  const ida = await member('Ida');
  const puzzle = await untouched();
  await tryIt(ida, puzzle, wrongOf(puzzle));
  const data = (await api<{ puzzles: { puzzle: string }[] }>(ida, 'GET', '/api/me/data')).body;
  expect(data.puzzles.map((tried) => tried.puzzle)).toEqual([puzzle.id]);
  await api(ida, 'DELETE', '/api/me');
  expect(await server.context.store.puzzles.triesBy(ida.id)).toEqual([]);
  expect((await rowOf(puzzle))!.tries).toBe(1);
});

test('P7: of 2,000 solvers of known strength, what is found of a puzzle’s difficulty ranks as it is', () => {
  const luck = seeded('solvers');
  const truth = Array.from({ length: 200 }, (_, n) => 10 + (30 * n) / 200);
  const found = truth.map(() => ({ mu: 25, sigma: 25 / 3 }));
  const normal = (): number =>
    Array.from({ length: 12 }, () => luck.pick(1000) / 1000).reduce((a, b) => a + b) - 6;
  for (let solver = 0; solver < 2_000; solver++) {
    const strength = 25 + 6 * normal();
    let skill = { ...NEWCOMER } as { mu: number; sigma: number };
    for (let n = 0; n < 8; n++) {
      const at = luck.pick(200);
      const isSolved = luck.pick(10_000) / 10_000 < 1 / (1 + Math.exp((truth[at]! - strength) / 3));
      const after = rateTry(skill, found[at]!, isSolved, 1);
      skill = after.person;
      found[at] = after.puzzle;
    }
  }
  const ranks = (values: readonly number[]): number[] => {
    const order = values.map((value, i) => [value, i] as const).sort(([a], [b]) => a - b);
    const rank: number[] = [];
    for (const [place, [, i]] of order.entries()) rank[i] = place;
    return rank;
  };
  const [a, b] = [ranks(truth), ranks(found.map(({ mu }) => mu))];
  const apart = a.reduce((sum, rank, i) => sum + (rank - b[i]!) ** 2, 0);
  expect(1 - (6 * apart) / (200 * (200 * 200 - 1))).toBeGreaterThan(0.9);
});
