// A process dies between pairing people and telling them, again and again: nobody is at two tables, nobody is forgotten.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nonceFor } from '@undercroft/kernel';
import { type Connection, createConnection, type MessageOf, type Wishes } from '@undercroft/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../src/store/sql-store.ts';
import { ask, NONCE, newPerson, openSocket, type TestPerson, until } from './harness.ts';
import { freePort, startPostgres, type TestPostgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

const KILLS = process.env.TEST_LENGTH === 'long' ? 100 : 2;
let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'undercroft-pairing-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const WISHES: Wishes = { games: ['tic-tac-toe'], seats: [2], pace: 'live', rated: 'either', botsAfter: null };

interface Waiter {
  readonly person: TestPerson;
  readonly line: Connection;
  readonly told: MessageOf<'seeking' | 'paired' | 'seekOver'>[];
  isPlaying(): boolean;
}

/** Sits down wherever they are paired, as the page does, and connects again by themselves. */
async function waiter(address: string, name: string): Promise<Waiter> {
  const person = await newPerson(address, name);
  const told: Waiter['told'] = [];
  let at = '';
  const line = createConnection({
    open: openSocket(() => address, person.token),
    backOff: { first: 10, most: 60 },
    answerWithin: 1_000,
    onSeek(message) {
      told.push(message);
      if (message.kind !== 'paired') return;
      at = message.table;
      line.watch(at, (event) => {
        const info = event.kind === 'gone' ? undefined : event.table.info;
        if (info?.state !== 'open' || info.seats[message.seat]!.person !== undefined) return;
        const nonce = nonceFor(info.commitment, message.seat, NONCE);
        void line.send({ kind: 'sit', seat: message.seat, nonce }, info.id);
      });
    },
  });
  return { person, line, told, isPlaying: () => line.table(at)?.info.state === 'playing' };
}

const seek = ({ line }: Waiter, wishes: Partial<Wishes> = {}) =>
  line.send({ kind: 'seek', wishes: { ...WISHES, ...wishes } });

async function killed(databaseUrl: string | undefined, data: string): Promise<void> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = { data, port, ...(databaseUrl && { databaseUrl }) };
  const dying = { ...settings, env: { DIE_AFTER_PAIRING: '1' } };
  let server: ServerProcess = await startProcess(dying);
  const patient = await waiter(address, 'Patient');
  await seek(patient, { games: ['veil'], seats: [4] });
  const everybody: Waiter[] = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    const pair = [await waiter(address, `A${kill}`), await waiter(address, `B${kill}`)];
    everybody.push(...pair);
    const gone = new Promise((resolve) => server.child.once('exit', resolve));
    // The second one may never be answered by the process that pairs them.
    void Promise.all(pair.map((one) => seek(one)));
    await gone;
    expect(pair.map(({ told }) => told.filter(({ kind }) => kind === 'paired'))).toEqual([[], []]);
    server = await startProcess(kill < KILLS ? dying : settings);
    await until(() => pair.every((one) => one.isPlaying()), 'both play at last');
    for (const { line } of pair) line.close();
  }
  const others = await Promise.all(['X', 'Y', 'Z'].map((name) => waiter(address, name)));
  await Promise.all(others.map((one) => seek(one, { games: ['veil'], seats: [4] })));
  await until(() => [patient, ...others].every((one) => one.isPlaying()), 'nobody was forgotten');
  for (const { line } of [patient, ...others]) line.close();
  await server.stop();
  const store = await openStore({ url: databaseUrl, file: join(data, 'undercroft.sqlite') });
  for (const { person } of [patient, ...others, ...everybody])
    expect(await store.tables.cardsOf(person.id, 9), person.name).toHaveLength(1);
  expect(await store.seeks.all()).toEqual([]);
  await store.close();
}

test.concurrent(`SQLite: ${KILLS} kills between pairing and telling`, () =>
  killed(undefined, join(folder, 'lite')));

test.concurrent(`PostgreSQL: ${KILLS} kills between pairing and telling`, async () =>
  killed(await postgres.database(), join(folder, 'pg')));

test.concurrent('two processes on one store: people of both meet, once each', async () => {
  const databaseUrl = await postgres.database();
  const data = join(folder, 'two');
  const servers = await Promise.all([1, 2].map(() => startProcess({ data, databaseUrl })));
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, i) => waiter(servers[i % 2]!.address, `P${i}`)),
  );
  // Once to find out who leads, then all at once.
  const [first, second, ...rest] = all as [Waiter, Waiter, ...Waiter[]];
  await Promise.all([seek(first), seek(second)]);
  await until(() => first.isPlaying() && second.isPlaying(), 'the first pair plays');
  await Promise.all(rest.map((one) => seek(one)));
  await until(() => rest.every((one) => one.isPlaying()), 'all play');
  const tables = all.map(({ told }) => told.flatMap((one) => (one.kind === 'paired' ? [one.table] : [])));
  expect(new Set(tables.flat()).size).toBe(10);
  for (const mine of tables) expect(new Set(mine).size).toBe(1);
  const { body } = await ask(servers[0]!.address, first.person, 'GET', '/api/seek');
  expect(body).toEqual({ seeks: [] });
  for (const { line } of all) line.close();
  await Promise.all(servers.map((server) => server.stop()));
});
