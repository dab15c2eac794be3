// Mining gives the same bytes twice, with any number of threads, and after a stop; records and old puzzles serve as games of bots do.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLevel, levelBot, playGame } from '@undercroft/bots';
import { recordOf, resolveTable } from '@undercroft/kernel';
import { type Puzzle, puzzleId, readPack } from '@undercroft/puzzles';
import { listGames, loadGame, loadHints } from '@undercroft/shelf';
import { afterAll, expect, test } from 'vitest';
import { HOUSE_SHELF } from '../src/crew.ts';
import { runCheck } from '../src/mining/run-check.ts';
import { type Mining, runMining } from '../src/mining/run-mining.ts';
import { trainingWords } from '../src/training/training-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-mining-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The one with the fewest seats: its games are the quickest. */
const game = (await Promise.all(listGames().map(loadGame))).toSorted((a, b) => a.seats[1] - b.seats[1])[0]!;
const words = await trainingWords('en');
const common = {
  game,
  seed: 's',
  workers: 1,
  shelf: HOUSE_SHELF,
  signal: new AbortController().signal,
  words,
};

/** An output, and what was written to it. */
function listen() {
  const lines: string[] = [];
  const output = { write: (text: string): void => void lines.push(text), isTerminal: false };
  return [output, () => lines.join('')] as const;
}

async function mine(name: string, changes: Partial<Mining> = {}): Promise<{ isDone: boolean; said: string }> {
  const [output, said] = listen();
  const settings = { searches: 2, thoughts: 60, worlds: 16, tries: [10, 2, 1] as const };
  const isDone = await runMining({
    ...common,
    count: 3,
    games: 200,
    margin: 5,
    out: join(folder, name),
    output,
    settings,
    ...changes,
  });
  return { isDone, said: said() };
}

const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));

test('one thread or two, stopped or not: the same bytes; the puzzles are for this game and keep their answers', async () => {
  const { isDone, said } = await mine('one');
  expect(isDone).toBe(true);
  expect(said).toMatch(/3 puzzles, \d+ bytes/);
  await mine('two', { workers: 2 });
  expect(bytesOf('two')).toEqual(bytesOf('one'));
  const stop = new AbortController();
  const write = (text: string): void => {
    if (/ [12]\/3 /.test(text)) stop.abort();
  };
  const stopped = await mine('stopped', { signal: stop.signal, output: { write, isTerminal: false } });
  expect(stopped.isDone).toBe(false);
  await mine('stopped');
  expect(bytesOf('stopped')).toEqual(bytesOf('one'));
  const pack = await readPack(bytesOf('one'), game);
  expect(pack.head.made).toBe(`undercroft puzzles mine ${game.name} --seed s --count 3 --margin 5`);
  const [output, told] = listen();
  const checked = await runCheck({ ...common, puzzles: pack.puzzles, output, language: 'en', seed: 'fresh' });
  expect(checked.map(({ id }) => id).sort()).toEqual(pack.puzzles.map(({ id }) => id).sort());
  expect(told()).toMatch(/\d of 3 keep their answer .*%/);
  expect(told().match(/solved by the level/g)).toHaveLength(3);
});

test('games that were played before serve as well', async () => {
  const hints = await loadHints(game.name);
  const table = resolveTable(game, game.seats[0]);
  const bots = Array.from({ length: table.seats }, () => levelBot(defaultLevel, 'count'));
  const records = Array.from({ length: 8 }, (_, i) =>
    recordOf(playGame({ game, hints, table }, bots, `played:${i}`)),
  );
  const { said } = await mine('records', { records, count: 1 });
  expect(said).toMatch(/ looked through/);
  expect((await readPack(bytesOf('records'), game)).puzzles).toHaveLength(1);
});

test('puzzles by earlier rules are doubted again and the rest is mined; the same bytes with any number of threads', async () => {
  const { puzzles } = await readPack(bytesOf('one'), game);
  const unread = { ...puzzles[0]!, steps: [{ ...puzzles[0]!.steps[0]!, view: {} }] };
  const renew = [unread, ...puzzles].map((puzzle) => ({ ...puzzle, rules: '0' }));
  const { said } = await mine('renewed', { renew, seed: 'other', count: 4 });
  const kept = Number(/4 old puzzles doubted again, (\d) kept/.exec(said)![1]);
  expect(kept).toBeGreaterThan(0);
  const pack = await readPack(bytesOf('renewed'), game);
  expect(pack.puzzles).toHaveLength(4);
  const first = ({ steps }: Puzzle): string => JSON.stringify(steps[0]!.view);
  const old = puzzles.map(first);
  expect(pack.puzzles.map((puzzle) => old.includes(first(puzzle)))).toEqual(
    Array.from({ length: 4 }, (_, i) => i < kept),
  );
  expect(pack.puzzles.filter((puzzle) => puzzle.id !== puzzleId(puzzle))).toEqual([]);
  expect(pack.head.made).toBe(
    `undercroft puzzles mine ${game.name} --seed other --count 4 --margin 5 --renew PACK`,
  );
  await mine('renewed-two', { renew, seed: 'other', count: 4, workers: 2 });
  expect(bytesOf('renewed-two')).toEqual(bytesOf('renewed'));
});

test('another mining in the same place is refused, and so is what was damaged', async () => {
  await expect(mine('one', { margin: 6 })).rejects.toMatchObject({ code: 'other-mining' });
  await expect(mine('', {})).rejects.toMatchObject({ code: 'out-is-folder' });
  writeFileSync(join(folder, 'one.mining/games.jsonl'), 'noise\n');
  await expect(mine('one')).rejects.toMatchObject({ code: 'mining-damaged' });
});
