// The thread that writes to SQLite: each message is a batch and becomes one commit with a full sync.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Append, Statement } from './driver.ts';
import { preparedBy } from './prepared.ts';

export type Job =
  | { readonly kind: 'append'; readonly batch: readonly Append[] }
  | { readonly kind: 'transact'; readonly statements: readonly Statement[] }
  | { readonly kind: 'close' };

export type Done =
  | { readonly kind: 'appended'; readonly went: readonly boolean[] }
  | { readonly kind: 'transacted'; readonly went: boolean }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'closed' };

const db = new DatabaseSync((workerData as { file: string }).file, { timeout: 10_000 });
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');

const prepare = preparedBy(db);

const MOVE =
  'UPDATE tables SET version = ?, stamp = ?, state = ?, card = ?, listed = ?, touched = ?, due = ?, bot_due = ? WHERE id = ? AND version = ? AND stamp = ?';
const ENTER = 'INSERT INTO entries (table_id, version, at, person, command, body) VALUES (?, ?, ?, ?, ?, ?)';

function enter(append: Append): boolean {
  const { table, from, entries } = append;
  const moved = prepare(MOVE).run(
    from + entries.length,
    append.stamp,
    append.state,
    append.card,
    append.listed,
    append.touched,
    append.due,
    append.botDue,
    table,
    from,
    append.fromStamp,
  );
  if (moved.changes === 0) return false;
  const insert = prepare(ENTER);
  for (const [i, entry] of entries.entries())
    insert.run(table, from + 1 + i, entry.at, entry.person, entry.command, entry.body);
  for (const { sql, values } of append.also ?? []) prepare(sql).run(...values);
  return true;
}

function inTransaction<Result>(work: () => Result, keep: (result: Result) => boolean): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec(keep(result) ? 'COMMIT' : 'ROLLBACK');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** A repeated command breaks the unique index; it must not take the rest of the batch down with it. */
function appendAll(batch: readonly Append[]): boolean[] {
  const always = (): boolean => true;
  try {
    return inTransaction(() => batch.map(enter), always);
  } catch (error) {
    if (batch.length === 1) {
      if (isConstraint(error)) return [false];
      throw error;
    }
    return batch.map((append) => {
      try {
        return inTransaction(() => enter(append), always);
      } catch (inner) {
        if (isConstraint(inner)) return false;
        throw inner;
      }
    });
  }
}

const isConstraint = (error: unknown): boolean =>
  (error as { errcode?: number }).errcode === 2067 || (error as { errcode?: number }).errcode === 1555;

function transact(statements: readonly Statement[]): boolean {
  return inTransaction(
    () =>
      statements.every(({ sql, values, mustChange }) => {
        const { changes } = prepare(sql).run(...values);
        return !mustChange || changes > 0;
      }),
    (went) => went,
  );
}

function work(job: Job): Done {
  try {
    if (job.kind === 'append') return { kind: 'appended', went: appendAll(job.batch) };
    if (job.kind === 'transact') return { kind: 'transacted', went: transact(job.statements) };
    db.close();
    return { kind: 'closed' };
  } catch (error) {
    return { kind: 'failed', message: (error as Error).message };
  }
}

parentPort!.on('message', (job: Job) => parentPort!.postMessage(work(job)));
