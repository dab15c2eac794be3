// Cuts the power: a real server is killed under load and only synced bytes survive, with any part of what was written since. And
// fills the disk.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from '@undercroft/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from './check-ledger.ts';
import { connect, newPerson, openSocket, until } from './harness.ts';
import { newLedger, playForever } from './players.ts';
import { freePort, startPostgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

const IS_LONG = process.env.TEST_LENGTH === 'long';
const TABLES = 6;
const SECTOR = 512;
const folder = mkdtempSync(join(tmpdir(), 'undercroft-power-'));
const library = join(folder, 'power-cut.so');
/** The library goes under a process by the loader of Linux. */
const canCut = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

beforeAll(() => {
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  if (canCut)
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, join(import.meta.dirname, 'power-cut.c')]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newFolder(name: string): string {
  const made = join(folder, name);
  mkdirSync(made);
  chmodSync(made, 0o777);
  return made;
}
const bytesOf = (file: string): Buffer => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0));

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

/** Answers of how many files something was written that was not yet synced. */
function cutPower(data: string, synced: string, names: readonly string[]): number {
  let torn = 0;
  for (const name of names) {
    const file = join(data, name);
    const written = bytesOf(file);
    const kept = bytesOf(join(synced, name));
    if (!kept.equals(written)) torn++;
    writeFileSync(file, afterCut(written, kept));
    copyFileSync(file, join(synced, name));
  }
  return torn;
}

/**
 * Plays through so many cuts, and more until one has torn something (it fell between a write and its sync; 30 at most); then
 * everything that was acknowledged is there. Answers what `cut` counted.
 */
async function playThrough(
  cuts: number,
  settings: Omit<Parameters<typeof startProcess>[0], 'port'>,
  cut: () => Promise<number> | number,
): Promise<number> {
  const port = await freePort();
  const start = (): Promise<ServerProcess> => startProcess({ ...settings, port });
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
  for (let at = 0; at < cuts || (torn === 0 && at < 30); at++) {
    const before = ledger.acknowledged.length;
    await until(() => ledger.acknowledged.length > before + 40, 'moves are acknowledged');
    if (settings.databaseUrl) torn += (await Promise.all([cut(), server.kill()]))[0];
    else {
      await server.kill();
      torn += await cut();
    }
    server = await start();
  }
  for (const stop of stops) stop();
  await until(() => lines.every((line) => line.unanswered() === 0), 'everything is answered');
  for (const line of lines) line.close();
  await server.stop();
  await checkLedger({ url: settings.databaseUrl, file: join(settings.data, 'undercroft.sqlite') }, ledger);
  return torn;
}

const SQLITE_CUTS = IS_LONG ? 30 : 3;
test.runIf(canCut).concurrent(`SQLite loses nothing in ${SQLITE_CUTS} power cuts`, async () => {
  const [data, synced] = [newFolder('data'), newFolder('synced')];
  const env = { LD_PRELOAD: library, CUT_FOLDER: data, CUT_SYNCED: synced };
  const torn = await playThrough(SQLITE_CUTS, { data, env }, () => {
    rmSync(join(data, 'undercroft.sqlite-shm'), { force: true });
    return cutPower(data, synced, ['undercroft.sqlite', 'undercroft.sqlite-wal']);
  });
  expect(torn).toBeGreaterThan(0);
});

/**
 * Only its log is torn: PostgreSQL promises to write nothing of its tables before the log of it is synced, so tables as the
 * system had them are what a cut may leave behind.
 */
const POSTGRES_CUTS = IS_LONG ? 20 : 2;
test.runIf(canCut).concurrent(`PostgreSQL loses nothing in ${POSTGRES_CUTS} power cuts`, async () => {
  const synced = newFolder('synced-log');
  const postgres = await startPostgres({
    syncs: true,
    env: (data) => ({
      LD_PRELOAD: library,
      SHARED_FOLDER: join(data, 'pg_wal'),
      SHARED_SYNCED: synced,
    }),
  });
  try {
    const log = join(postgres.folder, 'pg_wal');
    const kept = await playThrough(
      POSTGRES_CUTS,
      { data: newFolder('beside'), databaseUrl: await postgres.database() },
      async () => {
        let files = 0;
        await postgres.crash(() => {
          const isLog = (name: string): boolean => /^[0-9A-F]{24}$/.test(name);
          const names = readdirSync(log).filter((name) => isLog(name) && existsSync(join(synced, name)));
          files = names.length;
          cutPower(log, synced, names);
        });
        return files;
      },
    );
    expect(kept).toBeGreaterThan(0);
  } finally {
    await postgres.stop();
  }
});

test
  .runIf(canCut)
  .concurrent(
    'S13: a full disk loses nothing, /readyz says so, and play goes on when there is room again',
    async () => {
      const data = newFolder('full');
      const full = join(folder, 'disk-is-full');
      const env = {
        LD_PRELOAD: library,
        CUT_FOLDER: data,
        CUT_SYNCED: newFolder('not-cut'),
        DISK_FULL: full,
        HEARTBEAT: '100',
        LOG: 'silent',
      };
      const { address, stop } = await startProcess({ data, env });
      const untilStoring = async (wanted: boolean): Promise<void> => {
        for (const end = Date.now() + 60_000; Date.now() < end; ) {
          const answer = await fetch(`${address}/readyz`);
          const { store } = (await answer.json()) as { store: boolean };
          if (!store) expect(answer.status).toBe(503);
          if (store === wanted) return;
        }
        throw new Error(`/readyz never says that the store ${wanted ? 'works' : 'fails'}`);
      };
      const people = await Promise.all(['A', 'B'].map((name) => newPerson(address, name)));
      const lines = people.map((person) => connect(address, person));
      const ledger = newLedger();
      const end = playForever(lines, 'veil', ledger);
      await until(() => ledger.acknowledged.length > 20, 'moves are acknowledged');
      writeFileSync(full, '');
      await untilStoring(false);
      const { length } = ledger.acknowledged;
      for (let i = 0; i < 20; i++) await untilStoring(false);
      expect(ledger.acknowledged).toHaveLength(length);
      rmSync(full);
      await untilStoring(true);
      await until(() => ledger.acknowledged.length > length + 20, 'moves are acknowledged again');
      end();
      await until(() => lines.every((line) => line.unanswered() === 0), 'everything is answered');
      for (const line of lines) line.close();
      await stop();
      await checkLedger({ file: join(data, 'undercroft.sqlite') }, ledger);
    },
  );
