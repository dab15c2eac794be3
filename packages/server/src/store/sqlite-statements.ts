// Statements on one SQLite connection: each prepared once, run in guarded lists inside of an open transaction.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Append, Statement } from './driver.ts';

export type Prepare = (sql: string) => StatementSync;

export function preparedBy(db: DatabaseSync): Prepare {
  const made = new Map<string, StatementSync>();
  return (sql) => {
    const known = made.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    made.set(sql, statement);
    return statement;
  };
}

/** All or none: false when a guarded statement changed nothing. Throws what SQLite says. */
export function runGuarded(prepare: Prepare, statements: readonly Statement[]): boolean {
  prepare('SAVEPOINT guarded').run();
  try {
    const isDone = statements.every(({ sql, values, mustChange }) => {
      const { changes } = prepare(sql).run(...values);
      return !mustChange || changes > 0;
    });
    if (!isDone) prepare('ROLLBACK TO guarded').run();
    prepare('RELEASE guarded').run();
    return isDone;
  } catch (error) {
    // After some errors (a full disk) SQLite has undone the whole transaction already, and knows no savepoint any more.
    try {
      prepare('ROLLBACK TO guarded').run();
      prepare('RELEASE guarded').run();
    } catch {}
    throw error;
  }
}

const MOVE = `UPDATE tables SET version = ?, stamp = ?, state = ?, card = ?, listed = ?, touched = ?, due = ?, bot_due = ?
  WHERE id = ? AND version = ? AND stamp = ?`;
/** A command that the table knows already is in conflict with its index. */
const ENTER = `INSERT INTO entries (table_id, version, at, person, command, body) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;

export function appendStatements(append: Append): readonly Statement[] {
  const { table, from, fromStamp, stamp, entries, state, card, listed, touched, due, botDue, also } = append;
  const to = [from + entries.length, stamp, state, card, listed, touched, due, botDue];
  return [
    { sql: MOVE, values: [...to, table, from, fromStamp], mustChange: true },
    ...entries.map(({ at, person, command, body }, i) => ({
      sql: ENTER,
      values: [table, from + 1 + i, at, person, command, body],
      mustChange: true,
    })),
    ...(also ?? []),
  ];
}
