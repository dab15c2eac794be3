// Solving: tries are judged, hints come one by one, a sealed puzzle shows no answer, packs are read or refused in words.
import { CodedError } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import {
  hintOf,
  judgeTry,
  openBox,
  openHint,
  PUZZLE_CODES,
  puzzleId,
  readPack,
  readPackHead,
  sealPuzzle,
  writePack,
} from '../src/index.ts';
import en from '../texts/en.ts';
import { lock, somePuzzle, turn } from './some-puzzle.ts';

const codeOf = (thrown: unknown): string | undefined =>
  thrown instanceof CodedError ? thrown.code : undefined;
const refusal = async (run: () => unknown): Promise<string | undefined> => {
  try {
    await run();
  } catch (error) {
    return codeOf(error);
  }
  return undefined;
};

test('a try is right when each of its choices is an answer, and ends with the first wrong one', () => {
  expect(judgeTry(lock, somePuzzle, [turn(1), turn(3)]).isSolved).toBe(true);
  const wrong = judgeTry(lock, somePuzzle, [turn(0)]);
  expect(wrong).toEqual({
    isSolved: false,
    choices: [{ place: 0, isAnswer: false, price: { value: 0.5, low: 0.4, high: 0.6 } }],
  });
});

test('a try that stops early, goes on too long or chooses what is not listed is refused', async () => {
  expect(await refusal(() => judgeTry(lock, somePuzzle, [turn(1)]))).toBe('try-unfinished');
  expect(await refusal(() => judgeTry(lock, somePuzzle, [turn(0), turn(3)]))).toBe('try-too-long');
  expect(await refusal(() => judgeTry(lock, somePuzzle, [turn(7)]))).toBe('not-open');
  expect(await refusal(() => judgeTry(lock, somePuzzle, [{ toString: 1 }]))).toBe('not-open');
});

test('the id follows from question and answer, not from what was measured', () => {
  const [first, second] = somePuzzle.steps;
  expect(puzzleId({ ...somePuzzle, solved: {}, themes: [] })).toBe(somePuzzle.id);
  expect(puzzleId({ ...somePuzzle, steps: [first!, { ...second!, answers: [0] }] })).not.toBe(somePuzzle.id);
  expect(puzzleId({ ...somePuzzle, rules: '2' })).not.toBe(somePuzzle.id);
});

test('any choice opens the box of a sealed step; the next step lies in it', () => {
  const sealed = sealPuzzle(lock, somePuzzle);
  for (const dial of [0, 1, 2, 3]) {
    const box = openBox(lock, sealed, sealed.step, turn(dial));
    expect(box).toMatchObject({ answers: [1], clauses: ['LK-TURN-1'], solved: somePuzzle.solved });
    const next = openBox(lock, sealed, box.next!, turn(dial));
    expect(box.next!.view).toEqual(somePuzzle.steps[1]!.view);
    expect(next).toMatchObject({ answers: [3], prices: somePuzzle.steps[1]!.prices });
    expect(next.next).toBeUndefined();
  }
});

test('hints open one by one, each with its own key', () => {
  const sealed = sealPuzzle(lock, somePuzzle);
  for (const number of [1, 2, 3] as const)
    expect(openHint(sealed, sealed.step, number)).toEqual(hintOf(somePuzzle.steps[0]!, number));
});

test('a sealed puzzle shows nothing of its answer: two that differ in it alone differ in boxes and lids alone', () => {
  const [first, second] = somePuzzle.steps;
  const other = { ...somePuzzle, steps: [{ ...first!, answers: [2] }, second!] };
  const [one, two] = [somePuzzle, other].map((puzzle) => sealPuzzle(lock, puzzle));
  const plain = { lids: [], box: '', hints: [] };
  expect({ ...one, step: { ...one!.step, ...plain } }).toEqual({ ...two, step: { ...two!.step, ...plain } });
  expect(one!.step.box).toHaveLength(two!.step.box.length);
  expect(one!.step.box).not.toBe(two!.step.box);
  expect(JSON.stringify(one)).not.toMatch(/answers|prices|themes|LK-TURN|spring/);
  expect(new Set(one!.step.lids).size).toBe(4);
});

test('what was spoilt on the way is refused', async () => {
  const sealed = sealPuzzle(lock, somePuzzle);
  const { step } = sealed;
  for (const spoilt of [
    { ...step, box: `${step.box.slice(0, -4)}!!!!` },
    { ...step, box: step.box.slice(4) },
    { ...step, lids: step.lids.slice(0, 1) },
    { ...step, lids: step.lids.toReversed() },
  ])
    expect(await refusal(() => openBox(lock, sealed, spoilt, turn(3)))).toBe('puzzle-damaged');
  expect(await refusal(() => openBox(lock, sealed, step, turn(9)))).toBe('not-open');
});

test('a pack comes back as it was written, and the same twice', async () => {
  const bytes = await writePack(lock, [somePuzzle], 'undercroft puzzles mine lock');
  expect(await writePack(lock, [somePuzzle], 'undercroft puzzles mine lock')).toEqual(bytes);
  const { head, puzzles } = await readPack(bytes, lock);
  expect(puzzles).toEqual([somePuzzle]);
  expect(head).toEqual({
    pack: 1,
    game: 'lock',
    rules: '1',
    puzzles: 1,
    made: 'undercroft puzzles mine lock',
  });
  expect(readPackHead(bytes)).toEqual(head);
});

test('a pack of other rules, of another game, of a newer form or in pieces is refused', async () => {
  const bytes = await writePack(lock, [somePuzzle], 'by hand');
  const line = bytes.indexOf(10);
  const newer = new TextEncoder().encode('{"pack":2}\n');
  const tried = (some: Uint8Array, game = lock) => refusal(() => readPack(some, game));
  expect(await tried(bytes, { ...lock, rules: '2' })).toBe('pack-stale');
  expect(await tried(bytes, { ...lock, name: 'key' })).toBe('pack-other-game');
  expect(await tried(newer)).toBe('pack-newer');
  for (const damaged of [
    bytes.subarray(0, line),
    bytes.subarray(0, line + 1),
    bytes.subarray(0, -9),
    bytes.subarray(line + 1),
    new Uint8Array(),
    new TextEncoder().encode('noise\nnoise'),
  ])
    expect(await tried(damaged)).toBe('pack-damaged');
});

test.each(PUZZLE_CODES)('%s can be said', (code) => {
  expect(en).toHaveProperty([`error.${code}`]);
});
