// Prepared statements of one SQLite connection, each made once.
import type { DatabaseSync, StatementSync } from 'node:sqlite';

export function preparedBy(db: DatabaseSync): (sql: string) => StatementSync {
  const made = new Map<string, StatementSync>();
  return (sql) => {
    const known = made.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    made.set(sql, statement);
    return statement;
  };
}
