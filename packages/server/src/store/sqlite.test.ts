// SQLite as a driver: what is answered is in the files, one server per store, and a failure harms nothing beside it.
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { move, newTable } from '../../test/store-rows.ts';
import type { Store } from './port.ts';
import { storeOver } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import { migrateSqlite } from './sqlite-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = async (name: string) => {
  const driver = await openSqlite(join(folder, name));
  return { driver, store: storeOver(driver) };
};
const create = (store: Store, id: string): Promise<string | undefined> => store.tables.create(newTable(id));
const versions = async (store: Store, id: string): Promise<number[]> =>
  (await store.tables.entries(id, 0, 99)).map(({ version }) => version);

test('after every answer the files hold what was answered', async () => {
  const { store } = await open('cut.sqlite');
  await create(store, 't');
  for (let from = 1; from < 12; from++) {
    expect(await store.tables.append(move('t', from, `c${from}`))).toBe(true);
    for (const ending of ['', '-wal'])
      copyFileSync(join(folder, `cut.sqlite${ending}`), join(folder, `cut-${from}.sqlite${ending}`));
    const again = await open(`cut-${from}.sqlite`);
    expect(await versions(again.store, 't')).toEqual(Array.from({ length: from + 1 }, (_, i) => i + 1));
    expect(await again.store.tables.append(move('t', from + 1, `c${from}`))).toBe(false);
    await again.store.close();
  }
  await store.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('cut.'))).toEqual(['cut.sqlite']);
});

test('a second server on the same store is refused; when the first is gone, it may come', async () => {
  const first = await open('two.sqlite');
  expect(readdirSync(folder).filter((name) => name.startsWith('two.'))).toEqual([
    'two.sqlite',
    'two.sqlite-shm',
    'two.sqlite-wal',
  ]);
  await expect(open('two.sqlite')).rejects.toMatchObject({ code: 'store-in-use' });
  await first.store.close();
  await (await open('two.sqlite')).store.close();
});

test('what comes while the store is closed is refused, and the store closes all the same', async () => {
  for (let time = 0; time < 10; time++) {
    const { driver, store } = await open(`closing-${time}.sqlite`);
    const late: Promise<string>[] = [];
    let isClosed = false;
    const closing = driver.close().finally(() => (isClosed = true));
    while (!isClosed) {
      late.push(
        store.setMeta('late', String(late.length)).then(
          () => 'stored',
          () => 'refused',
        ),
      );
      await new Promise((resolve) => setImmediate(resolve));
    }
    await closing;
    for (const outcome of await Promise.all(late)) expect(outcome).toMatch(/^(stored|refused)$/);
    await expect(store.setMeta('late', 'after')).rejects.toThrow('the store is closed');
  }
});

test('a transaction that fails takes nothing of its commit down with it', async () => {
  const { driver, store } = await open('fails.sqlite');
  await create(store, 't');
  await create(store, 'u');
  const outcomes = await Promise.allSettled([
    store.setMeta('one', '1'),
    driver.transact([{ sql: 'INSERT INTO meta (key, value) VALUES (?, NULL)', values: ['bad'] }]),
    driver.append(move('t', 1, 'c1')),
    driver.append(move('u', 7, 'c1')),
    driver.transact([{ sql: 'DELETE FROM meta WHERE key = ?', values: ['none'], mustChange: true }]),
    driver.append(move('u', 1, 'c1')),
    store.setMeta('two', '2'),
  ]);
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : 'rejected'))).toEqual([
    undefined,
    'rejected',
    true,
    false,
    false,
    true,
    undefined,
  ]);
  expect([await versions(store, 't'), await versions(store, 'u')]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect([await store.meta('one'), await store.meta('two')]).toEqual(['1', '2']);
  await store.close();
});

test('moves of one table follow one another within a commit', async () => {
  const { driver, store } = await open('stream.sqlite');
  await create(store, 't');
  const isIn = await Promise.all([
    driver.append(move('t', 1, 'a')),
    driver.append(move('t', 2, 'b')),
    driver.append(move('t', 3, 'b')),
    driver.append(move('t', 3, 'c')),
  ]);
  expect(isIn).toEqual([true, true, false, true]);
  expect(await store.tables.versionOfCommand('t', 'ada', 'c')).toBe(4);
  await store.close();
});

test.each(['ABORT', 'ROLLBACK'])(
  'a write that fails (%s) leaves no trace, and the next one takes its place',
  async (how) => {
    const { driver, store } = await open(`full-${how}.sqlite`);
    await create(store, 't');
    expect(await store.tables.append(move('t', 1, 'c1'))).toBe(true);
    const run = (sql: string): Promise<boolean> => driver.transact([{ sql, values: [] }]);
    // ROLLBACK undoes the whole commit, as SQLite does when the disk is full.
    await run(`CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(${how}, 'disk full'); END`);
    await expect(store.tables.append(move('t', 2, 'c77', { stamp: 77 }))).rejects.toThrow('disk full');
    await run('DROP TRIGGER full');
    expect(await store.tables.append(move('t', 2, 'c2'))).toBe(true);
    expect(await store.tables.read('t')).toMatchObject({ version: 3, stamp: 3 });
    expect(await store.tables.versionOfCommand('t', 'ada', 'c77')).toBeUndefined();
    await store.close();
  },
);

test('moves that a much older server left in a table apart are entered', async () => {
  const file = join(folder, 'older.sqlite');
  const db = new DatabaseSync(file);
  migrateSqlite(db, 6);
  db.exec(`INSERT INTO tables (id, game, state, version, stamp, listed, created, touched, card, secret, sealed_as, maker, command)
    VALUES ('t', 'tic-tac-toe', 'playing', 1, 1, 0, 1, 1, '{}', '', 't', 'ada', 't')`);
  db.exec("INSERT INTO entries (table_id, version, at, body) VALUES ('t', 1, 1, '{}')");
  const note = db.prepare('INSERT INTO journal (batch, body) VALUES (?, ?)');
  for (let from = 1; from < 4; from++) {
    const head = ['t', from, from, from + 1, 'playing', 0, 2, null, null, [[2, 'ada', `c${from}`]], 0];
    note.run(from, `${JSON.stringify([head])}\n{"version":${from + 1}}\n{"n":${from + 1}}`);
  }
  db.close();
  writeFileSync(`${file}.lock`, '');
  const { store } = await open('older.sqlite');
  expect(await versions(store, 't')).toEqual([1, 2, 3, 4]);
  expect(await store.tables.card('t')).toBe('{"version":4}');
  await store.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('older.'))).toEqual(['older.sqlite']);
});
