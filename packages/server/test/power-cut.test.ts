// Cuts the power: a real server is killed under load and only synced bytes survive, with any part of what was written since.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from '@undercroft/protocol';
import { afterAll, expect, test } from 'vitest';
import { checkLedger } from './check-ledger.ts';
import { newPerson, openSocket, until } from './harness.ts';
import { newLedger, playForever } from './players.ts';
import { freePort } from './postgres.ts';
import { startProcess } from './server-process.ts';

const CUTS = process.env.TEST_LENGTH === 'long' ? 30 : 4;
const TABLES = 6;
const SECTOR = 512;
const folder = mkdtempSync(join(tmpdir(), 'undercroft-power-'));
const data = join(folder, 'data');
const synced = join(folder, 'synced');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a disk holds after the cut: every sector as it was synced, or as it was written later. */
function afterCut(written: Buffer, kept: Buffer): Buffer {
  const survivor = Buffer.from(
    Math.random() < 0.5 ? kept : Buffer.concat([kept, written.subarray(kept.length)]),
  );
  for (let at = 0; at < survivor.length; at += SECTOR)
    if (Math.random() < 0.5)
      written.copy(survivor, at, at, Math.min(at + SECTOR, written.length, survivor.length));
  return survivor;
}

function cutPower(): number {
  let torn = 0;
  for (const ending of ['', '-wal']) {
    const file = join(data, `undercroft.sqlite${ending}`);
    const copy = join(synced, `undercroft.sqlite${ending}`);
    const kept = existsSync(copy) ? readFileSync(copy) : Buffer.alloc(0);
    const written = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    if (!kept.equals(written)) torn++;
    const survivor = afterCut(written, kept);
    writeFileSync(file, survivor);
    writeFileSync(copy, survivor);
  }
  rmSync(join(data, 'undercroft.sqlite-shm'), { force: true });
  return torn;
}

/** The library goes under the server by the loader of Linux. */
const canCut = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

test.runIf(canCut)(`SQLite loses nothing in ${CUTS} power cuts`, { timeout: 400_000 }, async () => {
  for (const made of [data, synced]) mkdirSync(made);
  const library = join(folder, 'power-cut.so');
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, join(import.meta.dirname, 'power-cut.c')]);
  const port = await freePort();
  const env = { LD_PRELOAD: library, CUT_FOLDER: data, CUT_SYNCED: synced };
  const start = () => startProcess({ data, port, env });
  let server = await start();
  const address = `http://127.0.0.1:${port}`;
  const people = await Promise.all(Array.from({ length: TABLES * 2 }, (_, i) => newPerson(address, `P${i}`)));
  const lines = people.map(({ token }) =>
    createConnection({
      open: openSocket(() => address, token),
      backOff: { first: 10, most: 60 },
      answerWithin: 1_000,
    }),
  );
  const ledger = newLedger();
  const stops = Array.from({ length: TABLES }, (_, i) =>
    playForever([lines[2 * i]!, lines[2 * i + 1]!], i % 2 === 0 ? 'tic-tac-toe' : 'veil', ledger),
  );
  let torn = 0;
  for (let cut = 0; cut < CUTS; cut++) {
    const before = ledger.acknowledged.length;
    await until(() => ledger.acknowledged.length > before + 40, 'moves are acknowledged', 20_000);
    await server.kill();
    torn += cutPower();
    server = await start();
  }
  for (const stop of stops) stop();
  await until(() => lines.every((line) => line.unanswered() === 0), 'everything is answered', 20_000);
  for (const line of lines) line.close();
  await server.stop();
  expect(torn).toBeGreaterThan(0);
  await checkLedger({ file: join(data, 'undercroft.sqlite') }, ledger);
});
