// The journal of SQLite: what is only written down there survives a crash, is entered once, and gives way to other writers.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { Append } from './driver.ts';
import type { Store } from './port.ts';
import { storeOver } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = async (file: string) => {
  const driver = await openSqlite(file);
  return { driver, store: storeOver(driver) };
};
const create = (store: Store, id: string): Promise<string> =>
  store.tables.create({
    id,
    game: 'tic-tac-toe',
    state: 'playing',
    version: 1,
    stamp: 1,
    secret: '',
    sealedAs: id,
    listed: false,
    created: 1,
    card: '{}',
    maker: 'ada',
    command: id,
    due: null,
    botDue: null,
    members: [],
    entries: [{ at: 1, person: 'ada', body: '{}' }],
  });
const move = (table: string, from: number, command: string, more: Partial<Append> = {}): Append => ({
  table,
  from,
  fromStamp: from,
  stamp: from + 1,
  entries: [{ at: 2, person: 'ada', command, body: `{"n":${from + 1}}` }],
  state: 'playing',
  card: `{"version":${from + 1}}`,
  listed: 0,
  touched: 2,
  due: null,
  botDue: null,
  ...more,
});
const versions = async (store: Store, id: string): Promise<number[]> =>
  (await store.tables.entries(id, 0, 99)).map(({ version }) => version);

/** The files as a power cut would leave them. */
function cutPower(file: string, copy: string): void {
  for (const ending of ['', '-wal'])
    if (existsSync(file + ending)) copyFileSync(file + ending, copy + ending);
}
const journaled = (file: string): number => {
  const db = new DatabaseSync(file, { readOnly: true });
  const { n } = db.prepare('SELECT count(*) AS n FROM journal').get() as { n: number };
  db.close();
  return n;
};

test('what a crash leaves in the journal is entered once, however often the store is opened', async () => {
  const file = join(folder, 'crash.sqlite');
  const copy = join(folder, 'crashed.sqlite');
  const { store } = await open(file);
  await create(store, 't');
  for (let from = 1; from < 5; from++)
    expect(await store.tables.append(move('t', from, `c${from}`))).toBe(true);
  cutPower(file, copy);
  expect(journaled(copy)).toBeGreaterThan(0);
  for (let time = 0; time < 2; time++) {
    const again = await open(copy);
    expect(await versions(again.store, 't')).toEqual([1, 2, 3, 4, 5]);
    expect(await again.store.tables.read('t')).toMatchObject({ version: 5, stamp: 5 });
    expect(await again.store.tables.card('t')).toBe('{"version":5}');
    expect(await again.store.tables.append(move('t', 5, 'c3'))).toBe(false);
    await again.store.close();
    expect(journaled(copy)).toBe(0);
  }
  await store.close();
});

test('two servers on one file by mistake: of two appends on one version one goes in', async () => {
  const file = join(folder, 'two.sqlite');
  const [a, b] = [(await open(file)).store, (await open(file)).store];
  await create(a, 't');
  expect(await a.tables.append(move('t', 1, 'c1'))).toBe(true);
  expect(await b.tables.append(move('t', 1, 'c2'))).toBe(false);
  expect(await b.tables.append(move('t', 2, 'c1'))).toBe(false);
  expect(await b.tables.append(move('t', 2, 'c2'))).toBe(true);
  expect(await a.tables.append(move('t', 2, 'c3', { stamp: 77 }))).toBe(false);
  expect(await a.tables.append(move('t', 3, 'c3'))).toBe(true);
  await a.close();
  expect(await versions(b, 't')).toEqual([1, 2, 3, 4]);
  await b.close();
});

test('a job that fails takes nothing of its commit down with it', async () => {
  const { driver, store } = await open(join(folder, 'fails.sqlite'));
  await create(store, 't');
  await create(store, 'u');
  const outcomes = await Promise.allSettled([
    store.setMeta('one', '1'),
    driver.transact([{ sql: 'INSERT INTO meta (key, value) VALUES (?, NULL)', values: ['bad'] }]),
    driver.append([move('t', 1, 'c1'), move('u', 7, 'c1')]),
    driver.transact([{ sql: 'DELETE FROM meta WHERE key = ?', values: ['none'], mustChange: true }]),
    driver.append([move('u', 1, 'c1')]),
    store.setMeta('two', '2'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value)).toEqual([
    undefined,
    false,
    [true, false],
    false,
    [true],
    undefined,
  ]);
  expect([await versions(store, 't'), await versions(store, 'u')]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect([await store.meta('one'), await store.meta('two')]).toEqual(['1', '2']);
  await store.close();
});

test('moves of one table may stand in one commit after another before they are carried over', async () => {
  const { driver, store } = await open(join(folder, 'stream.sqlite'));
  await create(store, 't');
  const went = await Promise.all([
    driver.append([move('t', 1, 'a')]),
    driver.append([move('t', 2, 'b')]),
    driver.append([move('t', 3, 'b')]),
    driver.append([move('t', 3, 'c')]),
  ]);
  expect(went.flat()).toEqual([true, true, false, true]);
  expect(await store.tables.versionOfCommand('t', 'ada', 'c')).toBe(4);
  await store.close();
});
