// The thread that writes to SQLite: each message is a list of transactions and becomes one commit with a full sync.
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { CodedError } from '@undercroft/kernel';
import type { Statement } from './driver.ts';
import { openForWriting, unusable } from './sqlite-file.ts';
import { preparedBy, runGuarded } from './sqlite-statements.ts';

export type Transactions = readonly (readonly Statement[])[];
/** For each transaction whether it went in, or why it failed; one error when all failed together. */
export type CommitOutcome = readonly (boolean | Error)[] | Error;

/** The first message: why the store cannot be opened, if it cannot. */
export type OpenOutcome = Pick<CodedError, 'code' | 'args'> | undefined;

const { file } = workerData as { file: string };
const db = opened();
const prepare = preparedBy(db);

function opened(): DatabaseSync {
  try {
    const made = openForWriting(file);
    // Carrying the log over holds up the moves of that moment: in pages, so that it happens every few seconds at most.
    made.exec('PRAGMA wal_autocheckpoint = 16000; PRAGMA cache_size = -16384');
    parentPort!.postMessage(undefined satisfies OpenOutcome);
    return made;
  } catch (error) {
    const { code, args } = error instanceof CodedError ? error : unusable(file, error);
    parentPort!.postMessage({ code, args } satisfies OpenOutcome);
    process.exit();
  }
}

/** A failed transaction must not take the others of its commit down with it, unless SQLite had to undo them all. */
function attempt(statements: readonly Statement[]): boolean | Error {
  try {
    return runGuarded(prepare, statements);
  } catch (error) {
    if (!db.isTransaction) throw error;
    return error as Error;
  }
}

function commit(transactions: Transactions): CommitOutcome {
  try {
    if (!db.isTransaction) prepare('BEGIN IMMEDIATE').run();
    const outcome = transactions.map(attempt);
    prepare('COMMIT').run();
    return outcome;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return error as Error;
  }
}

/** The write lock is held between commits too. Whoever took it in this instant has the store now, and the next commit fails. */
function holdLock(): void {
  try {
    prepare('BEGIN IMMEDIATE').run();
  } catch {}
}

parentPort!.on('message', (work: Transactions | 'close') => {
  if (work === 'close') {
    db.close();
    parentPort!.close();
  } else {
    parentPort!.postMessage(commit(work));
    holdLock();
  }
});
