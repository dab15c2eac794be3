// The thread that writes to SQLite: each message is a list of jobs and becomes one commit, with a full sync where somebody waits for it.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './driver.ts';
import { openJournal } from './journal.ts';
import { preparedBy } from './prepared.ts';

export type Job =
  /** `batch` is a packed list of appends: copied to this thread as one text, and written down as it is. */
  | { readonly kind: 'append'; readonly batch: string }
  | { readonly kind: 'transact'; readonly statements: readonly Statement[] }
  | { readonly kind: 'carryOver' }
  | { readonly kind: 'close' };

/** What the main thread sends. Without `sync`, everything in it could be done again: a later sync takes it along. */
export interface Work {
  readonly jobs: readonly Job[];
  readonly sync: boolean;
}

export type Done =
  | { readonly kind: 'appended'; readonly went: readonly boolean[] }
  | { readonly kind: 'transacted'; readonly went: boolean }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done' };

const db = new DatabaseSync((workerData as { file: string }).file, { timeout: 10_000 });
db.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16384',
);

const prepare = preparedBy(db);
const journal = openJournal(db);

function inTransaction<Result>(work: () => Result): Result {
  prepare('BEGIN IMMEDIATE').run();
  try {
    journal.lookAgain();
    const result = work();
    prepare('COMMIT').run();
    return result;
  } catch (error) {
    journal.distrust();
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Statements may look at what is only in the journal, and may change rows that it knows by heart. */
function transact(statements: readonly Statement[]): boolean {
  journal.carryOver();
  db.exec('SAVEPOINT job');
  const went = statements.every(({ sql, values, mustChange }) => {
    const { changes } = prepare(sql).run(...values);
    return !mustChange || changes > 0;
  });
  db.exec(went ? 'RELEASE job' : 'ROLLBACK TO job; RELEASE job');
  return went;
}

function work(job: Job): Done {
  switch (job.kind) {
    case 'append':
      return { kind: 'appended', went: journal.write(job.batch) };
    case 'transact':
      return { kind: 'transacted', went: transact(job.statements) };
    case 'carryOver':
    case 'close':
      journal.carryOver();
      return { kind: 'done' };
  }
}

/** One job that fails must not take the others of its commit down with it. */
function workAll(jobs: readonly Job[]): Done[] {
  try {
    return inTransaction(() => jobs.map(work));
  } catch (error) {
    if (jobs.length === 1) return [{ kind: 'failed', message: (error as Error).message }];
    return jobs.flatMap((job) => workAll([job]));
  }
}

parentPort!.on('message', ({ jobs, sync }: Work) => {
  if (!sync) db.exec('PRAGMA synchronous = NORMAL');
  const done = workAll(jobs);
  if (!sync) db.exec('PRAGMA synchronous = FULL');
  if (jobs.at(-1)?.kind === 'close') db.close();
  parentPort!.postMessage(done);
});
