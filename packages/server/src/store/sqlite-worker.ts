// The thread that writes to SQLite: each message is a list of jobs and becomes one commit with a full sync.
import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { carryOver } from './carry-over.ts';
import type { Statement } from './driver.ts';
import type { Full } from './journal.ts';
import { readRound } from './journal-file.ts';
import { unpackAppends } from './packed-appends.ts';
import { preparedBy } from './prepared.ts';

/** What the main thread sends: files of the journal to be carried over, oldest first, then lists of statements. */
export interface Work {
  readonly journal: readonly Full[];
  readonly jobs: readonly (readonly Statement[])[];
}

/** `trouble` says why the journal could not be carried over; then nothing else was tried. */
export interface Done {
  readonly trouble: string | undefined;
  /** For each job whether it went in, or why it failed. */
  readonly went: readonly (boolean | string)[];
}

const db = new DatabaseSync((workerData as { file: string }).file, { timeout: 10_000 });
db.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16384',
);
const prepare = preparedBy(db);

function inTransaction<Result>(work: () => Result): Result {
  prepare('BEGIN IMMEDIATE').run();
  try {
    const result = work();
    prepare('COMMIT').run();
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function readFull({ file, bytes }: Full): Buffer {
  const data = Buffer.allocUnsafe(bytes);
  const descriptor = openSync(file, 'r');
  try {
    return data.subarray(0, readSync(descriptor, data, 0, bytes, 0));
  } finally {
    closeSync(descriptor);
  }
}

function carryOverFull(journal: readonly Full[]): void {
  const appends = journal.flatMap((full) => readRound(readFull(full)).texts.flatMap(unpackAppends));
  carryOver(appends, prepare);
}

function transact(statements: readonly Statement[]): boolean {
  db.exec('SAVEPOINT job');
  const went = statements.every(({ sql, values, mustChange }) => {
    const { changes } = prepare(sql).run(...values);
    return !mustChange || changes > 0;
  });
  db.exec(went ? 'RELEASE job' : 'ROLLBACK TO job; RELEASE job');
  return went;
}

const attempt = <Result>(work: () => Result): Result | string => {
  try {
    return work();
  } catch (error) {
    return (error as Error).message;
  }
};

/** One job that fails must not take the others of its commit down with it: then each is tried by itself. */
function workAll({ journal, jobs }: Work): Done {
  const together = attempt(() =>
    inTransaction(() => {
      carryOverFull(journal);
      return jobs.map(transact);
    }),
  );
  if (typeof together !== 'string') return { trouble: undefined, went: together };
  const trouble = attempt(() => inTransaction(() => carryOverFull(journal)));
  if (trouble !== undefined) return { trouble, went: [] };
  const went = jobs.map((job) => attempt(() => inTransaction(() => transact(job))));
  return { trouble: undefined, went };
}

parentPort!.on('message', (work: Work | 'close') => {
  if (work === 'close') {
    db.close();
    parentPort!.close();
  } else parentPort!.postMessage(workAll(work));
});
