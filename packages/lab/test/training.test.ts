// A training gives the same bytes twice, with any number of threads, and after a stop; what cannot be trained is said by a code.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchUp, policyBot, randomBot } from '@undercroft/bots';
import { decodeNet } from '@undercroft/bots/training';
import { resolveTable } from '@undercroft/kernel';
import { listGames, loadGame, loadHints } from '@undercroft/shelf';
import { afterAll, expect, test } from 'vitest';
import { HOUSE_SHELF } from '../src/crew.ts';
import { runTraining } from '../src/training/run-training.ts';
import { trainingWords } from '../src/training/training-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-training-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The one with the fewest seats: its games are the quickest. */
const withTraits = await Promise.all(
  listGames().map(async (name) => ({ game: await loadGame(name), hints: await loadHints(name) })),
).then(
  (rooms) =>
    rooms.filter(({ hints }) => hints.traits).toSorted((a, b) => a.game.seats[1] - b.game.seats[1])[0]!,
);
const words = await trainingWords('en');

async function train(
  name: string,
  changes: object = {},
): Promise<{ isDone: boolean; said: string; out: string }> {
  let said = '';
  const out = join(folder, name);
  const isDone = await runTraining({
    ...withTraits,
    seed: 's',
    iterations: 2,
    lessons: 40,
    deep: 6,
    gate: 4,
    out,
    workers: 2,
    shelf: HOUSE_SHELF,
    signal: new AbortController().signal,
    output: { write: (text) => (said += text), isTerminal: false },
    words,
    ...changes,
  });
  return { isDone, said, out };
}

test('one thread or two, stopped or not, with a network in the room or none: the same bytes; the network plays better than chance', async () => {
  const { out, said, isDone } = await train('two');
  expect(isDone).toBe(true);
  expect(said).toMatch(/iteration 1: .* the hints in its place/);
  expect(said).toMatch(/iteration 2: .* the one before in its place/);
  const bytes = readFileSync(out);
  const stop = new AbortController();
  const write = (text: string): void => {
    if (text.startsWith('iteration 1:')) stop.abort();
  };
  const output = { write, isTerminal: false };
  const stopped = await train('stopped', { signal: stop.signal, output, workers: 1 });
  expect(stopped.isDone).toBe(false);
  const wentOn = await train('stopped', { workers: 1 });
  expect(wentOn.said).not.toContain('iteration 1:');
  expect(readFileSync(wentOn.out)).toEqual(bytes);
  const fromNothing = await train('nothing', { shelf: new URL('netless-shelf.ts', import.meta.url).href });
  expect(readFileSync(fromNothing.out)).toEqual(bytes);
  const { game, hints } = withTraits;
  const table = { game, hints, table: resolveTable(game, game.seats[0]) };
  const won = (bot: typeof randomBot): number => matchUp(table, bot, randomBot, 200, 'meet').won;
  expect(won(policyBot(decodeNet(bytes).net))).toBeGreaterThan(won(randomBot));
  await expect(train('two', { seed: 'other' })).rejects.toMatchObject({ code: 'other-training' });
});

test('stopped in the middle of an iteration it keeps what was played; a damaged file is named', async () => {
  const size = { iterations: 1, lessons: 300, gate: 2, workers: 1 };
  const bytes = readFileSync((await train('whole', size)).out);
  const stop = new AbortController();
  const output = { write: () => stop.abort(), isTerminal: false };
  expect((await train('early', { ...size, signal: stop.signal, output })).isDone).toBe(false);
  const part = join(folder, 'early.training/1.blocks');
  const played = readFileSync(part);
  writeFileSync(part, 'x');
  await expect(train('early', size)).rejects.toMatchObject({
    code: 'training-damaged',
    args: { file: part },
  });
  writeFileSync(part, played);
  expect(readFileSync((await train('early', size)).out)).toEqual(bytes);
});

test('a game without traits, and a folder for a file, are refused at once by their codes', async () => {
  await expect(train('.')).rejects.toMatchObject({ code: 'out-is-folder' });
  const { traits: _, ...hints } = withTraits.hints;
  await expect(train('none', { hints })).rejects.toMatchObject({ code: 'no-traits' });
});
