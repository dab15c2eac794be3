// Over a real PostgreSQL: two worker processes, one killed in the middle of a chunk, and still the same data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@undercroft/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { duel } from '../../bots/test/games/duel.ts';
import { startPostgres, type TestPostgres } from '../../server/test/postgres.ts';
import { LAB, planFor, runLab, runOverQueue, workOnQueue } from '../src/index.ts';

/** One chunk is done before the kill, one is cut, one is played beside it, one after it; the long run has more, and longer ones. */
const [GAMES, BOT] = process.env.TEST_LENGTH === 'long' ? [200, 'search:400'] : [80, 'search:30'];
const SHELF = new URL('./shelf.ts', import.meta.url).href;
let postgres: TestPostgres;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await postgres.stop();
});

function startWorker(url: string): ChildProcess {
  const worker = spawn(process.execPath, [new URL('./worker-process.ts', import.meta.url).pathname, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.push(worker);
  return worker;
}

// Each on a database of its own, beside the others: the queue waits for heartbeats most of the time.
test.concurrent('a worker killed mid-chunk loses nothing: the data is that of one machine', async () => {
  const url = await postgres.database();
  const plan = planFor(duel as AnyGame, { games: GAMES, bots: [BOT], seed: 'queue' });
  const gathered = runOverQueue(url, plan, {});
  const doomed = startWorker(url);
  startWorker(url);
  await once(doomed.stdout!, 'data');
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  const chunks = await gathered;
  expect(chunks).toHaveLength(GAMES / 20);
  const alone = await runLab(plan, { workers: 1, shelf: SHELF });
  expect(JSON.stringify(chunks)).toBe(JSON.stringify(alone));
});

test.concurrent('a run on the queue is resumed from what is there', async () => {
  const url = await postgres.database();
  const plan = planFor(duel as AnyGame, { games: 40, bots: ['random'], seed: 'again' });
  const stop = new AbortController();
  const working = workOnQueue(url, { workers: 1, shelf: SHELF, signal: stop.signal });
  const first = await runOverQueue(url, plan, {});
  stop.abort();
  await working;
  expect(JSON.stringify(await runOverQueue(url, plan, {}))).toBe(JSON.stringify(first));
});

test.concurrent('many processes at once on a fresh database all find their table', async () => {
  const fresh = await postgres.database();
  const stop = new AbortController();
  const crowd = Array.from({ length: 8 }, () =>
    workOnQueue(fresh, { workers: 1, shelf: SHELF, signal: stop.signal }),
  );
  const plan = planFor(duel as AnyGame, { games: 20, bots: ['random'], seed: 'crowd' });
  expect(await runOverQueue(fresh, plan, {})).toHaveLength(1);
  stop.abort();
  await Promise.all(crowd);
});

test.concurrent('a lab whose own workers fail ends with their fault instead of waiting for ever', async () => {
  const url = await postgres.database();
  const io = {
    output: { write: () => undefined, isTerminal: false },
    signal: new AbortController().signal,
    folder: mkdtempSync(join(tmpdir(), 'lab-')),
    shelf: new URL('./broken-shelf.ts', import.meta.url).href,
  };
  const values = { games: '20', workers: '1', seed: 'broken', 'database-url': url };
  await expect(LAB.run({ words: ['duel'], values }, io)).rejects.toThrow('ended unasked');
});

test.concurrent('a game that fails fails the run, with its words', async () => {
  const url = await postgres.database();
  const plan = { ...planFor(duel as AnyGame, { games: 20 }), game: 'unheard-of' };
  const stop = new AbortController();
  const working = workOnQueue(url, { workers: 1, shelf: SHELF, signal: stop.signal });
  await expect(runOverQueue(url, plan, {})).rejects.toThrow('unknown-game');
  stop.abort();
  await working;
});
