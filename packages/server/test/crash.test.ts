// Pulls the plug: a real server under load is killed again and again, and nothing that it acknowledged may be missing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from '@undercroft/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from './check-ledger.ts';
import { newPerson, openSocket, type TestPerson, until } from './harness.ts';
import { type Ledger, newLedger, playForever } from './players.ts';
import { freePort, startPostgres, type TestPostgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

/** Twelve tables are at different steps at every kill: three kills meet every step of a move, fifty meet each often. */
const KILLS = process.env.TEST_LENGTH === 'long' ? 50 : 3;
const TABLES = 12;
let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'undercroft-crash-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function crash(databaseUrl: string | undefined, data: string): Promise<void> {
  const port = await freePort();
  const settings = { data, port, ...(databaseUrl && { databaseUrl }) };
  const ledger: Ledger = newLedger();
  let server: ServerProcess = await startProcess(settings);
  const address = `http://127.0.0.1:${port}`;
  const people: TestPerson[] = await Promise.all(
    Array.from({ length: TABLES * 2 }, (_, i) => newPerson(address, `P${i}`)),
  );
  const lines = people.map((person) =>
    createConnection({
      open: openSocket(() => address, person.token),
      backOff: { first: 10, most: 60 },
      answerWithin: 1_000,
    }),
  );
  const stops = Array.from({ length: TABLES }, (_, i) =>
    playForever([lines[2 * i]!, lines[2 * i + 1]!], i % 2 === 0 ? 'tic-tac-toe' : 'veil', ledger),
  );
  for (let kill = 0; kill < KILLS; kill++) {
    const before = ledger.acknowledged.length;
    await until(() => ledger.acknowledged.length > before + 20, 'moves are acknowledged');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
    await server.kill();
    server = await startProcess(settings);
  }
  const before = ledger.acknowledged.length;
  await until(() => ledger.acknowledged.length > before + 20, 'moves are acknowledged at last');
  for (const stop of stops) stop();
  await until(() => lines.every((line) => line.unanswered() === 0), 'everything is answered');
  for (const line of lines) line.close();
  await server.stop();
  expect(ledger.acknowledged.length).toBeGreaterThan(KILLS * 20);
  await checkLedger({ url: databaseUrl, file: join(data, 'undercroft.sqlite') }, ledger);
}

test.concurrent(`SQLite loses nothing in ${KILLS} kills`, () => crash(undefined, join(folder, 'lite')));

test.concurrent(`PostgreSQL loses nothing in ${KILLS} kills`, async () =>
  crash(await postgres.database(), join(folder, 'pg')));
