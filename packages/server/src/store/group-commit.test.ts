// Moves wait for company only where company may come: a lone table, or one among tables that all wait already, is not held up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Append, Driver } from './driver.ts';
import { groupCommits } from './group-commit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const move = (table: string, state = 'playing'): Append => ({
  table,
  from: 1,
  fromStamp: 1,
  stamp: 2,
  entries: [],
  state,
  card: '{}',
  listed: 0,
  touched: 1,
  due: null,
  botDue: null,
});

/** Writes down which tables each commit holds; commits as soon as it is asked. */
function scene() {
  const commits: string[][] = [];
  const append = groupCommits({
    append: async (batch: readonly Append[]) => {
      commits.push(batch.map(({ table }) => table));
      return batch.map(() => true);
    },
  } as unknown as Driver);
  return { commits, append };
}
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a table that is alone is never held up, however fast it goes', async () => {
  const { commits, append } = scene();
  for (let i = 0; i < 20; i++) expect(await append(move('a'))).toBe(true);
  expect(commits).toEqual(Array(20).fill(['a']));
});

/** So many tables that have just been moved often enough for a stream. */
async function stream(append: (append: Append) => Promise<boolean>, count: number): Promise<string[]> {
  const tables = Array.from({ length: count }, (_, i) => `t${i}`);
  for (let i = 0; i < 40 / count; i++) {
    const moved = Promise.all(tables.map((table) => append(move(table))));
    await nextTurn();
    vi.advanceTimersByTime(1);
    await moved;
  }
  return tables;
}

test('in a stream a move waits for the other tables, and not for longer than it has to', async () => {
  const { commits, append } = scene();
  await stream(append, 3);
  const begun = commits.length;
  const waiting = ['t0', 't1'].map((table) => append(move(table)));
  await nextTurn();
  expect(commits).toHaveLength(begun);
  // The last of them comes: nobody else can be expected.
  await Promise.all([...waiting, append(move('t2'))]);
  expect(commits.slice(begun)).toEqual([['t0', 't1', 't2']]);
  const alone = append(move('t1'));
  await nextTurn();
  expect(commits).toHaveLength(begun + 1);
  vi.advanceTimersByTime(5);
  await alone;
  expect(commits.slice(begun + 1)).toEqual([['t1']]);
});

test('where only now and then a move comes, it goes at once', async () => {
  const { commits, append } = scene();
  for (let i = 0; i < 30; i++) {
    await append(move(`t${i % 7}`));
    vi.advanceTimersByTime(4);
  }
  expect(commits).toHaveLength(30);
});

test('a table whose game is over is not waited for', async () => {
  const { commits, append } = scene();
  const tables = await stream(append, 3);
  const last = [append(move('t0')), append(move('t1', 'finished')), append(move('t2', 'finished'))];
  await Promise.all(last);
  const begun = commits.length;
  await append(move('t0'));
  expect(commits.slice(begun - 1)).toEqual([tables, ['t0']]);
});

test('tables that have been quiet for a while are not waited for', async () => {
  const { commits, append } = scene();
  await stream(append, 3);
  vi.advanceTimersByTime(60);
  const begun = commits.length;
  for (let i = 0; i < 30; i++) await append(move('t0'));
  expect(commits).toHaveLength(begun + 30);
});

test('enough moves go without waiting; a second one of the same table goes with the next commit', async () => {
  const { commits, append } = scene();
  const tables = await stream(append, 40);
  const begun = commits.length;
  await Promise.all([...tables.slice(0, 16), 't0'].map((table) => append(move(table))).slice(0, 16));
  expect(commits[begun]).toEqual(tables.slice(0, 16));
  vi.advanceTimersByTime(5);
  await nextTurn();
  expect(commits[begun + 1]).toEqual(['t0']);
});
