// A disk that fails under the journal: what was not written leaves no trace, and after a failed sync nothing more is acknowledged.
import type * as fs from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { move, newTable } from '../../test/store-rows.ts';
import { storeOver } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';

const failing = vi.hoisted(() => ({ write: false, sync: false }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return {
    ...real,
    writeSync: (...args: Parameters<typeof real.writeSync>) => {
      if (failing.write) throw new Error('ENOSPC');
      return real.writeSync(...args);
    },
    fdatasync: (descriptor: number, done: (error: Error | null) => void) =>
      failing.sync ? setImmediate(() => done(new Error('EIO'))) : real.fdatasync(descriptor, done),
  };
});

const folder = mkdtempSync(join(tmpdir(), 'undercroft-failing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  failing.write = false;
  failing.sync = false;
});

const open = async (name: string) => storeOver(await openSqlite(join(folder, name)));
test('a move that finds no space is refused, and the next one takes its place', async () => {
  const store = await open('full.sqlite');
  await store.tables.create(newTable('t'));
  expect(await store.tables.append(move('t', 1, 'c1'))).toBe(true);
  failing.write = true;
  await expect(store.tables.append(move('t', 2, 'c77', { stamp: 77 }))).rejects.toThrow('ENOSPC');
  failing.write = false;
  expect(await store.tables.append(move('t', 2, 'c2'))).toBe(true);
  expect(await store.tables.read('t')).toMatchObject({ version: 3, stamp: 3 });
  expect(await store.tables.versionOfCommand('t', 'ada', 'c77')).toBeUndefined();
  await store.close();
});

test('after a failed sync nothing is acknowledged any more; a new start finds what was acknowledged', async () => {
  const store = await open('broken.sqlite');
  await store.tables.create(newTable('t'));
  expect(await store.tables.append(move('t', 1, 'c1'))).toBe(true);
  failing.sync = true;
  await expect(store.tables.append(move('t', 2, 'c2'))).rejects.toThrow('EIO');
  failing.sync = false;
  await expect(store.tables.append(move('t', 3, 'c3'))).rejects.toThrow('EIO');
  expect(await store.isReady()).toBe(false);
  await store.close();
  const again = await open('broken.sqlite');
  const { version } = (await again.tables.read('t'))!;
  expect(version).toBeGreaterThanOrEqual(2);
  expect(await again.tables.append(move('t', version, 'next'))).toBe(true);
  await again.close();
});
