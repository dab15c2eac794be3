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

test('in a stream a move waits for the other tables, and not for longer than it has to', async () => {
  const { commits, append } = scene();
  await Promise.all(['a', 'b', 'c'].map((table) => append(move(table))));
  const waiting = ['a', 'b'].map((table) => append(move(table)));
  await nextTurn();
  expect(commits).toEqual([['a', 'b', 'c']]);
  // The last of them comes: nobody else can be expected.
  await Promise.all([...waiting, append(move('c'))]);
  expect(commits.at(-1)).toEqual(['a', 'b', 'c']);
  const alone = append(move('b'));
  await nextTurn();
  expect(commits).toHaveLength(2);
  vi.advanceTimersByTime(5);
  await alone;
  expect(commits.at(-1)).toEqual(['b']);
});

test('a table whose game is over is not waited for', async () => {
  const { commits, append } = scene();
  await Promise.all([append(move('a')), append(move('b', 'finished'))]);
  await append(move('a'));
  expect(commits).toEqual([['a', 'b'], ['a']]);
});

test('tables that have been quiet for a while are not waited for', async () => {
  const { commits, append } = scene();
  await Promise.all([append(move('a')), append(move('b'))]);
  for (let i = 0; i < 60; i++) {
    const moved = append(move('a'));
    vi.advanceTimersByTime(1);
    await nextTurn();
    vi.advanceTimersByTime(4);
    await moved;
  }
  const before = commits.length;
  await append(move('a'));
  expect(commits).toHaveLength(before + 1);
});

test('enough moves go without waiting; a second one of the same table goes with the next commit', async () => {
  const { commits, append } = scene();
  const tables = Array.from({ length: 40 }, (_, i) => `t${i}`);
  await Promise.all(tables.map((table) => append(move(table))));
  await Promise.all([...tables.slice(0, 16), 't0'].map((table) => append(move(table))).slice(0, 16));
  expect(commits[1]).toEqual(tables.slice(0, 16));
  vi.advanceTimersByTime(5);
  await nextTurn();
  expect(commits[2]).toEqual(['t0']);
});
