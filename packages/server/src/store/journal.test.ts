// The journal of SQLite: what is only written down there survives a crash at any moment and is entered once.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { move, newTable } from '../../test/store-rows.ts';
import { journalFiles, readJournal, readRound, recordOf } from './journal-file.ts';
import { packAppends } from './packed-appends.ts';
import type { Store } from './port.ts';
import { storeOver } from './sql-store.ts';
import { migrate, openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = async (file: string) => {
  const driver = await openSqlite(file);
  return { driver, store: storeOver(driver) };
};
const create = (store: Store, id: string): Promise<string> => store.tables.create(newTable(id));
const versions = async (store: Store, id: string): Promise<number[]> =>
  (await store.tables.entries(id, 0, 99)).map(({ version }) => version);

/** The files as a power cut would leave them. */
function cutPower(file: string, copy: string): void {
  for (const ending of ['', '-wal', ...journalFiles('')])
    if (existsSync(file + ending)) copyFileSync(file + ending, copy + ending);
}
const journaled = (file: string): number => readJournal(file).flatMap(({ texts }) => texts).length;
/** What stands in the tables themselves, without the journal. */
const entered = (file: string): number => {
  const db = new DatabaseSync(file, { readOnly: true });
  const { n } = db.prepare('SELECT count(*) AS n FROM entries').get() as { n: number };
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
  expect([journaled(copy), entered(copy)]).toEqual([4, 1]);
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

test('a power cut at any byte of the last record loses that record alone', async () => {
  const file = join(folder, 'torn.sqlite');
  const { store } = await open(file);
  await create(store, 't');
  for (let from = 1; from < 4; from++) await store.tables.append(move('t', from, `c${from}`));
  const [written] = journalFiles(file).filter((name) => readRound(readFileSync(name)).texts.length > 0);
  const whole = readFileSync(written!);
  const { texts, round } = readRound(whole);
  const end = texts.reduce((sum, text) => sum + recordOf(round, text).length, 0);
  const last = recordOf(round, texts[2]!).length;
  for (let cut = 1; cut <= last; cut++) {
    const torn = Buffer.from(whole);
    torn.fill(0, end - cut);
    expect(readRound(torn).texts).toEqual(texts.slice(0, 2));
    // The disk may also have written a later part and not an earlier one.
    const holed = Buffer.from(whole);
    holed[end - cut]! ^= 0x5a;
    expect(readRound(holed).texts).toEqual(texts.slice(0, 2));
  }
  const copy = join(folder, 'torn-copy.sqlite');
  cutPower(file, copy);
  const half = Buffer.from(whole);
  half.fill(0, end - Math.floor(last / 2));
  writeFileSync(copy + written!.slice(file.length), half);
  const again = await open(copy);
  expect(await versions(again.store, 't')).toEqual([1, 2, 3]);
  expect(await again.store.tables.append(move('t', 3, 'c3'))).toBe(true);
  await again.store.close();
  await store.close();
});

test('records of an earlier round, and both files in the order of their rounds', () => {
  const [one, two] = [recordOf(7, 'one'), recordOf(6, 'an earlier one')];
  expect(readRound(Buffer.concat([one, two]))).toEqual({ round: 7, texts: ['one'] });
  expect(readRound(Buffer.alloc(64))).toEqual({ round: 0, texts: [] });
  const file = join(folder, 'order');
  const [first, second] = journalFiles(file);
  writeFileSync(first, Buffer.concat([recordOf(12, 'c'), recordOf(12, 'd')]));
  writeFileSync(second, Buffer.concat([recordOf(11, 'a'), recordOf(11, 'ю')]));
  expect(readJournal(file).flatMap(({ texts }) => texts)).toEqual(['a', 'ю', 'c', 'd']);
});

test('a power cut between any two rounds finds every move once', async () => {
  const file = join(folder, 'rounds.sqlite');
  const { store } = await open(file);
  await create(store, 't');
  for (let from = 1; from < 30; from++) {
    expect(await store.tables.append(move('t', from, `c${from}`))).toBe(true);
    // Every third move is carried over at once, while the next ones are already written.
    if (from % 3 === 0) void store.tables.card('t');
    const copy = join(folder, `rounds-${from}.sqlite`);
    cutPower(file, copy);
    const again = await open(copy);
    expect(await versions(again.store, 't')).toEqual(Array.from({ length: from + 1 }, (_, i) => i + 1));
    await again.store.close();
  }
  await store.close();
});

test('what the journal cannot hand over stays in it, is tried again, and is never entered twice', async () => {
  const file = join(folder, 'stuck.sqlite');
  const { store } = await open(file);
  await create(store, 't');
  expect(await store.tables.append(move('t', 1, 'c1'))).toBe(true);
  const db = new DatabaseSync(file);
  db.exec("CREATE TRIGGER stuck BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'stuck'); END");
  await expect(store.tables.card('t')).rejects.toThrow('stuck');
  expect(await store.tables.append(move('t', 2, 'c2'))).toBe(true);
  await expect(store.tables.card('t')).rejects.toThrow('stuck');
  expect(await store.tables.append(move('t', 3, 'c3'))).toBe(true);
  const copy = join(folder, 'stuck-copy.sqlite');
  cutPower(file, copy);
  db.exec('DROP TRIGGER stuck');
  db.close();
  expect(await versions(store, 't')).toEqual([1, 2, 3, 4]);
  expect(await store.tables.append(move('t', 4, 'c4'))).toBe(true);
  expect(await versions(store, 't')).toEqual([1, 2, 3, 4, 5]);
  await store.close();
  expect(journaled(file)).toBe(0);
  expect(journaled(copy)).toBe(3);
});

test('reading one table does not wait for the journal of the others, nor miss its own', async () => {
  const file = join(folder, 'apart.sqlite');
  const { store } = await open(file);
  await create(store, 't');
  await create(store, 'u');
  expect(await store.tables.append(move('t', 1, 'c1'))).toBe(true);
  expect(await store.tables.read('u')).toMatchObject({ version: 1 });
  expect(await versions(store, 'u')).toEqual([1]);
  expect(entered(file)).toBe(2);
  expect(await store.tables.versionOfCommand('t', 'ada', 'c1')).toBe(2);
  expect(entered(file)).toBe(3);
  expect(await store.tables.append(move('t', 2, 'c2'))).toBe(true);
  expect(await store.tables.counts()).toEqual({ playing: 2 });
  expect(entered(file)).toBe(4);
  await store.close();
});

test('a second server on the same store is refused; when the first is gone, it may come', async () => {
  const file = join(folder, 'two.sqlite');
  const first = await open(file);
  await expect(open(file)).rejects.toMatchObject({ code: 'store-in-use' });
  await first.store.close();
  await (await open(file)).store.close();
});

test('moves that an older server left in a journal inside of SQLite are carried over', async () => {
  const file = join(folder, 'older.sqlite');
  const db = new DatabaseSync(file);
  migrate(db, 6);
  db.exec(`INSERT INTO tables (id, game, state, version, stamp, listed, created, touched, card, secret, sealed_as, maker, command)
    VALUES ('t', 'tic-tac-toe', 'playing', 1, 1, 0, 1, 1, '{}', '', 't', 'ada', 't')`);
  db.exec("INSERT INTO entries (table_id, version, at, body) VALUES ('t', 1, 1, '{}')");
  const note = db.prepare('INSERT INTO journal (batch, body) VALUES (?, ?)');
  for (let from = 1; from < 4; from++) note.run(from, packAppends([move('t', from, `c${from}`)]));
  db.close();
  const again = await open(file);
  expect(await versions(again.store, 't')).toEqual([1, 2, 3, 4]);
  await again.store.close();
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
