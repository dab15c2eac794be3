// The thread that writes to SQLite: each message is a list of transactions and becomes one commit with a full sync.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './driver.ts';
import { preparedBy, runGuarded } from './sqlite-statements.ts';

export type Transactions = readonly (readonly Statement[])[];
/** For each transaction whether it went in, or why it failed; one error when all failed together. */
export type CommitOutcome = readonly (boolean | Error)[] | Error;

const db = new DatabaseSync((workerData as { file: string }).file, { timeout: 10_000 });
db.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16384');
const prepare = preparedBy(db);

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
    prepare('BEGIN IMMEDIATE').run();
    const outcome = transactions.map(attempt);
    prepare('COMMIT').run();
    return outcome;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return error as Error;
  }
}

parentPort!.on('message', (work: Transactions | 'close') => {
  if (work === 'close') {
    db.close();
    parentPort!.close();
  } else parentPort!.postMessage(commit(work));
});
