// Reviews: the same marks again whoever judges, a blunder that is found and priced, a cancel that stops, luck counted.
import {
  type Game,
  openRecord,
  parseRecord,
  recordOf,
  resolveTable,
  seeded,
  startMatch,
  submit,
} from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { playGame, portOf, randomBot } from '../src/index.ts';
import {
  decisionsOf,
  diceOf,
  drawsOf,
  type Judge,
  judgeHere,
  judgeThrough,
  luckOf,
  outcomeFor,
  quickDepth,
  type ReviewTask,
  runReview,
  serveReview,
} from '../src/review/index.ts';
import { duel, duelHints } from './games/duel.ts';
import { load } from './games/load.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';

type AnyGame = Game<unknown, unknown, unknown>;
const anyDuel = duel as unknown as AnyGame;
const hints = duelHints as never;
const table = resolveTable(duel, 2);
const match = playGame({ game: anyDuel, table }, [randomBot, randomBot], 'reviewed');
const record = parseRecord(JSON.stringify(recordOf(match)));
const opened = openRecord(anyDuel, record);
const decided = decisionsOf(opened, 0);
const run = {
  seat: 0,
  seed: 'review',
  decisions: decided.map(({ at }) => at),
  outcome: outcomeFor(opened, 0),
};
const here = judgeHere({ game: anyDuel, hints, table }, decided, 'review');

test('what a bot chose for the one who sat there is nobody’s decision', () => {
  const [first, ...rest] = run.decisions;
  const entries = record.entries.map((entry, at) =>
    at === first ? { ...entry, byBot: true as const } : entry,
  );
  const lent = openRecord(anyDuel, { ...record, entries });
  expect(decisionsOf(lent, 0).map(({ at }) => at)).toEqual(rest);
});

test('a review covers every decision of its seat, and its marks are among them, thought about twice', async () => {
  const { moments, marks } = await runReview(here, run);
  expect(moments.map(({ at }) => at)).toEqual(run.decisions);
  expect(run.decisions.every((at) => record.entries[at]!.seat === 0)).toBe(true);
  expect(marks.length).toBeGreaterThan(0);
  for (const at of marks) expect(moments.find((moment) => moment.at === at)?.isDeep).toBe(true);
  for (const { weighed, open } of moments) {
    expect(weighed.filter(({ isMade }) => isMade).length).toBe(1);
    expect(weighed.length).toBeLessThanOrEqual(open);
  }
  // The rows and the verdict are one sum: what was made is worth what the bot's choice is, less what it gave away.
  const other = moments.filter(({ weighed }) => !weighed[0]!.isMade);
  expect(other.length).toBeGreaterThan(0);
  for (const { weighed, expected, cost } of other) {
    const worth = Math.min(1, Math.max(0, expected - cost.value));
    expect(weighed.find(({ isMade }) => isMade)!.expected).toBeCloseTo(worth);
  }
});

test('the same seed gives the same review, here and over two workers; another seed another', async () => {
  const channels = [new MessageChannel(), new MessageChannel()];
  for (const { port1, port2 } of channels) {
    serveReview(portOf(port1), load);
    port1.start();
    port2.start();
    port2.postMessage({ kind: 'open', record, seat: 0, seed: 'review' });
  }
  const first = await runReview(here, run);
  const shared = await runReview(judgeThrough(channels.map(({ port2 }) => portOf(port2))), run);
  expect(shared).toEqual(first);
  const other = judgeHere({ game: anyDuel, hints, table }, decided, 'other');
  expect((await runReview(other, run)).moments).not.toEqual(first.moments);
  for (const { port1 } of channels) port1.close();
});

test('a cancelled review stops at once and says so; progress only grows and ends at 1', async () => {
  const shares: number[] = [];
  await runReview(here, { ...run, progress: (share) => shares.push(share) });
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  const stop = new AbortController();
  let judged = 0;
  const counting: Judge = (tasks, done, signal) =>
    here(
      tasks,
      (moment) => {
        done(moment);
        if (++judged === 2) stop.abort();
      },
      signal,
    );
  await expect(runReview(counting, { ...run, signal: stop.signal })).rejects.toThrow('abort');
  expect(judged).toBe(2);
});

test('a thousand decisions cost about as much thought as a hundred', async () => {
  const costOf = async (decisions: number): Promise<number> => {
    let spent = 0;
    const pricing: Judge = async (tasks: readonly ReviewTask[], done) => {
      for (const { at, depth } of tasks) {
        spent += depth.iterations + 2 * depth.worlds;
        const cost = { value: 0.1, low: 0.05, high: 0.2 };
        const { isDeep } = depth;
        done({ at, seat: 0, open: 2, weighed: [], expected: at % 2, made: 0.5, cost, isDeep });
      }
    };
    await runReview(pricing, {
      seat: 0,
      seed: '',
      decisions: Array.from({ length: decisions }, (_, at) => at),
    });
    return spent;
  };
  expect(quickDepth(1000).iterations).toBeLessThan(quickDepth(100).iterations);
  expect(await costOf(1000)).toBeLessThan(2 * (await costOf(100)));
  expect(await costOf(1000)).toBeLessThan(130_000);
});

test('a thrown game is found: the winning line was open, and the mark says what it cost', async () => {
  const game = ticTacToe as unknown as AnyGame;
  const board = resolveTable(game, 2);
  const thrown = startMatch(game, board, { setup: seeded(1), play: seeded(1) });
  for (const cell of [0, 3, 1, 4, 8, 5]) submit(thrown, game.waitingFor(thrown.position)[0]!, cell);
  const lost = openRecord(game, recordOf(thrown));
  expect(outcomeFor(lost, 0)).toBe(0);
  const mine = decisionsOf(lost, 0);
  const { moments, marks } = await runReview(judgeHere({ game, table: board }, mine, 's'), {
    seat: 0,
    seed: 's',
    decisions: mine.map(({ at }) => at),
    outcome: 0,
  });
  expect(marks).toContain(4);
  const blunder = moments.find(({ at }) => at === 4)!;
  expect(blunder.weighed[0]!.choice).toBe(2);
  expect(blunder.cost.low).toBeGreaterThan(0.3);
});

describe('luck', () => {
  test('is all of what the record keeps, told apart by dice and draws', () => {
    const drawn = luckOf(opened);
    const played = drawn.filter(({ entry }) => entry >= 0).map(({ value }) => value);
    expect(played).toEqual(record.entries.flatMap(({ luck }) => luck));
    for (const { kind, count, value } of drawn) {
      expect(['die', 'draw']).toContain(kind);
      expect(value).toBeLessThan(count);
    }
  });

  test('adds up by faces and by tenths of the pile', () => {
    const drawn = [1, 6, 6, 3].map((face, entry) => ({
      entry,
      seat: 0,
      kind: 'die' as const,
      count: 6,
      value: face - 1,
    }));
    const [faces] = diceOf(drawn);
    expect(faces).toMatchObject({ sides: 6, rolls: 4, counts: [1, 0, 1, 0, 0, 2], mean: 4, fair: 3.5 });
    const { draws, tenths } = drawsOf([
      ...drawn,
      { entry: 0, seat: 0, kind: 'draw', count: 5, value: 4 },
      { entry: 1, seat: 0, kind: 'draw', count: 40, value: 0 },
    ]);
    expect(draws).toBe(2);
    expect(tenths.map((share) => Number(share.toFixed(6)))).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0.5]);
  });
});
