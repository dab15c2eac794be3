// Stores of the first release still open and play on: one that was closed, and one whose server was killed while its newest
// moves lay in log files of their own. The fixtures were made by that server; `told.json` is what its clients were told.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import type { Connection, FollowedTable } from '@undercroft/protocol';
import { afterAll, expect, test } from 'vitest';
import { TEST_GAMES } from '../../table/test/games/index.ts';
import { BACKUP } from '../src/serve-commands.ts';
import { checkLedger } from './check-ledger.ts';
import { connectInProcess, startServer, type TestPerson, until } from './harness.ts';
import { newLedger, playForever } from './players.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-older-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Told {
  readonly people: readonly TestPerson[];
  readonly tables: readonly string[];
  readonly acknowledged: readonly { readonly table: string; readonly version: number }[];
}

function unpack(kind: string): { readonly data: string; readonly told: Told } {
  const from = join(import.meta.dirname, 'fixtures', kind);
  const data = mkdtempSync(join(folder, `${kind}-`));
  for (const name of readdirSync(from))
    if (name.endsWith('.gz'))
      writeFileSync(join(data, name.slice(0, -3)), gunzipSync(readFileSync(join(from, name))));
  return { data, told: JSON.parse(readFileSync(join(from, 'told.json'), 'utf8')) as Told };
}
const ledgerOf = ({ tables, acknowledged }: Told) => ({
  ...newLedger(),
  acknowledged: [...acknowledged],
  tables: new Set(tables),
});
const storeOf = (data: string): string => join(data, 'undercroft.sqlite');

async function playToTheEnd(lines: readonly Connection[], id: string, game: string): Promise<void> {
  const { choices } = TEST_GAMES.find(({ name }) => name === game)!;
  for (const line of lines) line.watch(id, () => {});
  const followed = (): readonly (FollowedTable | undefined)[] => lines.map((line) => line.table(id));
  await until(() => followed().every(Boolean), 'all watch the table');
  for (;;) {
    const at = followed().findIndex((table) => table!.info.waiting.includes(table!.seat ?? -1));
    if (at < 0) break;
    const { view, seat, version } = lines[at]!.table(id)!;
    const answer = await lines[at]!.send({ kind: 'play', choice: choices(view as never, seat!)[0] }, id);
    expect(answer.ok).toBe(true);
    await until(() => followed().every((table) => table!.version > version), 'all see the move');
  }
  expect(followed().map((table) => table!.info.state)).toEqual(lines.map(() => 'finished'));
}

test('the killed store has moves outside of its database', () => {
  const { data, told } = unpack('killed-store');
  const db = new DatabaseSync(storeOf(data));
  const entry = db.prepare('SELECT 1 FROM entries WHERE table_id = ? AND version = ?');
  expect(told.acknowledged.some(({ table, version }) => !entry.get(table, version))).toBe(true);
  db.close();
});

test.each(['closed-store', 'killed-store'])('%s: nothing is lost, and its people play on', async (kind) => {
  const { data, told } = unpack(kind);
  await checkLedger({ file: storeOf(data) }, ledgerOf(told));
  expect(existsSync(`${storeOf(data)}.moves-1`) || existsSync(`${storeOf(data)}.moves-2`)).toBe(false);

  const server = await startServer({ dataFolder: data });
  expect(server.newAdminToken).toBeUndefined();
  const lines = told.people.map((person) => connectInProcess(server, person));
  const stored = await Promise.all(told.tables.map((id) => server.context.store.tables.read(id)));
  const unfinished = stored.filter((table) => table?.state === 'playing');
  expect(unfinished.length).toBeGreaterThan(0);
  for (const table of unfinished) await playToTheEnd(lines, table!.id, table!.game);
  const more = newLedger();
  const stop = playForever(lines.slice(0, 2), 'veil', more);
  await until(() => more.finished > 1, 'two more games');
  stop();
  await until(() => lines.every((line) => line.unanswered() === 0), 'everything is answered');
  await server.close();
  await checkLedger({ file: storeOf(data) }, ledgerOf(told));
  await checkLedger({ file: storeOf(data) }, more);
});

test('a backup of a store whose server was killed holds its last moves', async () => {
  const { data, told } = unpack('killed-store');
  const copy = join(folder, 'copy.sqlite');
  const io = { env: {}, write: () => {}, onInterrupt: () => () => {} };
  expect(await BACKUP.run({ word: copy, values: { data } }, io)).toBe(0);
  await checkLedger({ file: copy }, ledgerOf(told));
});
