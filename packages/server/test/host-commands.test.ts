// The host's commands met by what goes wrong: files of others, junk, newer stores, databases that refuse; and the way to PostgreSQL.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { isAdminToken } from '../src/identity/admin-token.ts';
import { ADMIN_TOKEN, BACKUP, MOVE_STORE, RESTORE, SERVE } from '../src/serve-commands.ts';
import type { Store } from '../src/store/port.ts';
import { openStore } from '../src/store/sql-store.ts';
import { checkLedger } from './check-ledger.ts';
import { connect, newPerson, startServer, until } from './harness.ts';
import { newLedger, playForever } from './players.ts';
import { startPostgres } from './postgres.ts';
import { move, newTable } from './store-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-host-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let said = '';
const io = {
  env: {},
  write: (text: string) => {
    said += text;
  },
  onInterrupt: () => () => {},
};
const dataFolder = (name: string): string => {
  const data = join(folder, name);
  mkdirSync(data);
  return data;
};
const storeIn = (data: string): string => join(data, 'undercroft.sqlite');
const serve = (data: string, more: object = {}): Promise<number> =>
  SERVE.run({ values: { data, port: '0', 'log-level': 'silent', ...more } }, io);
const restore = (file: string, data: string): Promise<number> =>
  RESTORE.run({ word: file, values: { data } }, io);
const backup = (file: string, data: string): Promise<number> =>
  BACKUP.run({ word: file, values: { data } }, io);
const modeOf = (file: string): number => statSync(file).mode & 0o777;

/** A store as a killed server leaves it: the newest moves are in the log alone. */
async function killedStore(name: string, moves: number): Promise<string> {
  const live = dataFolder(`${name}-live`);
  const data = dataFolder(name);
  const store = await openStore({ file: storeIn(live) });
  await store.tables.create(newTable('t'));
  for (let from = 1; from <= moves; from++) await store.tables.append(move('t', from, `c${from}`));
  for (const ending of ['', '-wal']) copyFileSync(storeIn(live) + ending, storeIn(data) + ending);
  await store.close();
  return data;
}
const versionIn = async (file: string): Promise<number | undefined> => {
  const store = await openStore({ file });
  const row = await store.tables.read('t');
  await store.close();
  return row?.version;
};

test('H7: store, log and backups can be read by their owner alone, older ones from the next start on', async () => {
  const data = await killedStore('private', 3);
  for (const ending of ['', '-wal']) chmodSync(storeIn(data) + ending, 0o644);
  const store = await openStore({ file: storeIn(data) });
  await store.setMeta('a', 'b');
  expect(readdirSync(data).map((name) => [name, modeOf(join(data, name))])).toEqual([
    ['undercroft.sqlite', 0o600],
    ['undercroft.sqlite-shm', 0o600],
    ['undercroft.sqlite-wal', 0o600],
  ]);
  await backup(join(folder, 'private.backup'), data);
  await store.close();
  expect(modeOf(join(folder, 'private.backup'))).toBe(0o600);
});

test('S9: every restore keeps what was there, with its log, and says where; one table is one table', async () => {
  const data = await killedStore('twice', 5);
  const was = ['', '-wal'].map((ending) => readFileSync(storeIn(data) + ending, 'base64'));
  const other = await killedStore('other', 1);
  said = '';
  await backup(join(folder, 'other.backup'), other);
  expect(said).toMatch(/other\.backup: 1 table, 2 moves\n$/);
  said = '';
  for (let i = 0; i < 3; i++) expect(await restore(join(folder, 'other.backup'), data)).toBe(0);
  expect(said.match(/the store that was there: (\S+)/g)).toHaveLength(3);
  const kept = `${storeIn(data)}.before-restore`;
  expect(['', '-wal'].map((ending) => readFileSync(kept + ending, 'base64'))).toEqual(was);
  expect(await versionIn(kept)).toBe(6);
  expect([await versionIn(`${kept}-3`), await versionIn(storeIn(data))]).toEqual([2, 2]);
});

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
/** As somebody else, in a process of its own. */
function asNobody(...words: string[]): { readonly status: number | null; readonly stderr: string } {
  const program = join(import.meta.dirname, '../../cli/src/undercroft.ts');
  return spawnSync(process.execPath, [program, ...words, '--lang', 'en'], {
    encoding: 'utf8',
    uid: NOBODY,
    gid: NOBODY,
    cwd: folder,
    env: { ...process.env, HOME: folder },
  });
}

test.runIf(isRoot)(
  'H8: a store restored by root belongs to the server’s user; others are refused in words',
  async () => {
    const source = await killedStore('source', 2);
    await backup(join(folder, 'source.backup'), source);
    const data = dataFolder('service');
    chownSync(data, NOBODY, NOBODY);
    expect(await restore(join(folder, 'source.backup'), data)).toBe(0);
    expect(statSync(storeIn(data))).toMatchObject({ uid: NOBODY, gid: NOBODY });
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'source.backup'), 0o644);
    const refused = asNobody('restore', join(folder, 'source.backup'), '--data', source);
    expect(refused).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^undercroft: not-the-owner: /),
    });
    chmodSync(source, 0o755);
    expect(asNobody('serve', '--web', folder, '--data', source)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^undercroft: file-unusable: .*permission denied/),
    });
  },
);

const junk = (name: string, text = 'no database at all, but long enough to be taken for one'): string => {
  const file = join(folder, name);
  writeFileSync(file, text.repeat(40));
  return file;
};

test('H11: what is no store, or newer, is refused with a code, and nothing of it is changed', async () => {
  const data = dataFolder('junk');
  copyFileSync(junk('junk.txt'), storeIn(data));
  await expect(serve(data)).rejects.toMatchObject({
    code: 'store-damaged',
    args: { what: 'file is not a database', aside: `${storeIn(data)}.damaged` },
  });
  expect(readFileSync(`${storeIn(data)}.damaged`)).toEqual(readFileSync(join(folder, 'junk.txt')));
  await expect(serve(data)).rejects.toMatchObject({ code: 'store-set-aside' });

  const newer = dataFolder('newer');
  const db = new DatabaseSync(storeIn(newer));
  db.exec('CREATE TABLE anything (a); PRAGMA user_version = 999');
  db.close();
  await expect(serve(newer)).rejects.toMatchObject({ code: 'store-newer', args: { version: 999 } });
  await expect(restore(storeIn(newer), dataFolder('x1'))).rejects.toMatchObject({ code: 'store-newer' });

  const foreign = new DatabaseSync(join(folder, 'foreign.sqlite'));
  foreign.exec('CREATE TABLE accounts (a)');
  foreign.close();
  await expect(restore(join(folder, 'foreign.sqlite'), dataFolder('x2'))).rejects.toMatchObject({
    code: 'not-a-store',
  });
  await expect(restore(junk('a.txt'), dataFolder('x3'))).rejects.toMatchObject({ code: 'file-damaged' });
  for (const untouched of ['x1', 'x2', 'x3']) expect(readdirSync(join(folder, untouched))).toEqual([]);
});

test('H11: a damaged backup, and places that cannot be written, are named', async () => {
  const data = await killedStore('fine', 40);
  const file = join(folder, 'torn.backup');
  await backup(file, data);
  writeFileSync(file, readFileSync(file).subarray(0, 20_000));
  await expect(restore(file, data)).rejects.toMatchObject({ code: 'file-damaged', args: { file } });
  expect(await versionIn(storeIn(data))).toBe(41);
  await expect(backup('/dev/null/x', data)).rejects.toMatchObject({ code: 'file-unusable' });
  await expect(serve('/dev/null/x')).rejects.toMatchObject({
    code: 'file-unusable',
    args: { why: 'not a directory' },
  });
  // The system itself says that this folder is missing, however often it is made.
  await expect(serve('/proc/nope')).rejects.toMatchObject({ code: 'file-unusable' });
  const taken = dataFolder('taken');
  mkdirSync(storeIn(taken));
  await expect(serve(taken)).rejects.toMatchObject({ code: 'file-unusable' });
  await expect(restore(junk('empty', ''), data)).rejects.toMatchObject({ code: 'not-a-store' });
});

test('H11: a database that refuses is named, without its password', async () => {
  const url = 'postgres://house:hush@127.0.0.1:1/undercroft';
  await expect(serve(folder, { 'database-url': url })).rejects.toMatchObject({
    code: 'database-refused',
    args: { where: '127.0.0.1:1/undercroft', why: expect.stringContaining('ECONNREFUSED') },
  });
  await expect(serve(folder, { 'database-url': 'nonsense' })).rejects.toMatchObject({
    code: 'database-refused',
  });
});

test('H16: a store moves to an empty PostgreSQL with all that is in it, and only there', async () => {
  const postgres = await startPostgres();
  const server = await startServer();
  const people = await Promise.all(Array.from({ length: 4 }, (_, i) => newPerson(server.address, `P${i}`)));
  const lines = people.map((person) => connect(server.address, person));
  const ledger = newLedger();
  const stops = [0, 1].map((i) =>
    playForever(lines.slice(2 * i, 2 * i + 2), i === 0 ? 'tic-tac-toe' : 'veil', ledger),
  );
  await until(() => ledger.finished > 6, 'some games are over');
  const from = storeIn(server.folder);
  const to = await postgres.database();
  await expect(MOVE_STORE.run({ values: { from, to } }, io)).rejects.toMatchObject({ code: 'store-in-use' });
  for (const stop of stops) stop();
  await until(() => lines.every((line) => line.unanswered() === 0), 'everything is answered');
  for (const line of lines) line.close();
  await server.close();
  const was = readFileSync(from, 'base64');
  said = '';
  expect(await MOVE_STORE.run({ values: { from, to } }, io)).toBe(0);
  expect(said).toMatch(/^entries: \d+ of \d+$/m);
  expect(said).toMatch(/moved: \d+ tables, \d+ moves\n$/);
  expect(readFileSync(from, 'base64')).toBe(was);
  await checkLedger({ url: to, file: '' }, ledger);
  const again = await startServer({ databaseUrl: to });
  expect(again.newAdminToken).toBeUndefined();
  expect((await again.context.sessions.read(people[0]!.id))!.name).toBe('P0');
  await again.discard();
  await expect(MOVE_STORE.run({ values: { from, to } }, io)).rejects.toMatchObject({
    code: 'target-not-empty',
  });
  await expect(MOVE_STORE.run({ values: { from } }, io)).rejects.toMatchObject({ code: 'flag-missing' });
  await expect(MOVE_STORE.run({ values: { from: 'none', to } }, io)).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(existsSync('none')).toBe(false);

  for (const url of [undefined, to]) {
    const values = { data: server.folder, ...(url && { 'database-url': url }) };
    said = '';
    expect(await ADMIN_TOKEN.run({ values }, io)).toBe(0);
    const store: Store = await openStore({ url, file: from });
    expect(await isAdminToken(store, /once: (\S+)\n$/.exec(said)![1]!)).toBe(true);
    await store.close();
  }
  await server.discard();
  await postgres.stop();
});
