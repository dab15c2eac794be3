// SQLite in memory and on this thread: the store of tests that need neither a disk nor its waiting.
import { DatabaseSync } from 'node:sqlite';
import type { Driver, Row, Statement } from '../src/store/driver.ts';
import { groupCommits } from '../src/store/group-commit.ts';
import { storeOver } from '../src/store/sql-store.ts';
import { migrateSqlite } from '../src/store/sqlite-file.ts';
import { appendStatements, preparedBy, runGuarded } from '../src/store/sqlite-statements.ts';

export function openMemoryStore() {
  const db = new DatabaseSync(':memory:');
  migrateSqlite(db);
  const prepare = preparedBy(db);
  let busy = 0;
  let hear: (words: string) => void = () => {};
  const commit = groupCommits(async (batch: readonly (readonly Statement[])[]) =>
    batch.map((statements) => runGuarded(prepare, statements)),
  );
  const counted = async <Result>(work: Promise<Result>): Promise<Result> => {
    busy++;
    try {
      return await work;
    } finally {
      busy--;
    }
  };
  const driver: Driver = {
    shared: false,
    rows: async (sql, values = []) => prepare(sql).all(...values) as unknown as readonly Row[],
    transact: (statements) => counted(commit(statements)),
    append: (append) => counted(commit(appendStatements(append))),
    notify: (words) => hear(words),
    onNotification: (listener) => {
      hear = listener;
    },
    onMissedNotifications: () => {},
    close: async () => db.close(),
  };
  return { store: storeOver(driver), isBusy: () => busy > 0 };
}
