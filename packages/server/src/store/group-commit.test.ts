// Appends share commits: those of one tick, and those that come while a commit runs.
import { expect, test } from 'vitest';
import { move } from '../../test/store-rows.ts';
import type { Append } from './driver.ts';
import { groupCommits } from './group-commit.ts';

/** Writes down which tables each commit holds; a commit ends when it is told to. */
function scene(apart = 0) {
  const commits: string[][] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const append = groupCommits<Append>(
    async (batch) => {
      commits.push(batch.map(({ table }) => table));
      const end = Promise.withResolvers<void>();
      ends.push(end);
      await end.promise;
      return batch.map(({ from }) => from === 1);
    },
    { keyOf: ({ table }) => table, apart },
  );
  return { commits, ends, append };
}
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what comes in one tick, or while a commit runs, shares the next commit', async () => {
  const { commits, ends, append } = scene();
  const first = [append(move('a', 1, 'c')), append(move('b', 2, 'c'))];
  await nextTurn();
  const later = [append(move('c', 1, 'c')), append(move('d', 1, 'c'))];
  await nextTurn();
  expect(commits).toEqual([['a', 'b']]);
  ends[0]!.resolve();
  expect(await Promise.all(first)).toEqual([true, false]);
  await nextTurn();
  expect(commits[1]).toEqual(['c', 'd']);
  ends[1]!.resolve();
  expect(await Promise.all(later)).toEqual([true, true]);
});

test('a second append of a table goes with the next commit; a commit that fails fails its own alone', async () => {
  const { commits, ends, append } = scene();
  const first = append(move('a', 1, 'c'));
  const second = append(move('a', 1, 'd'));
  await nextTurn();
  expect(commits).toEqual([['a']]);
  ends[0]!.reject(new Error('disk full'));
  await expect(first).rejects.toThrow('disk full');
  await nextTurn();
  expect(commits).toEqual([['a'], ['a']]);
  ends[1]!.resolve();
  expect(await second).toBe(true);
});

test('where several act at the same time, commits are apart; who acts alone never waits', async () => {
  const hour = 3_600_000;
  const { commits, ends, append } = scene(hour);
  for (const table of ['a', 'b']) {
    const alone = append(move(table, 1, 'c'));
    await nextTurn();
    ends.at(-1)!.resolve();
    expect(await alone).toBe(true);
  }
  expect(commits).toEqual([['a'], ['b']]);
  const first = append(move('c', 1, 'c'));
  await nextTurn();
  void append(move('d', 1, 'c'));
  ends.at(-1)!.resolve();
  await first;
  for (let turns = 0; turns < 20; turns++) await nextTurn();
  expect(commits).toEqual([['a'], ['b'], ['c']]);
  for (let i = 1; i < 20; i++) void append(move(`more-${i}`, 1, 'c'));
  await nextTurn();
  expect(commits[3], 'twenty do not wait for more').toHaveLength(20);
});
