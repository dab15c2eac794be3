// SQLite as a driver: one file, one thread that writes, reads on the main thread; nothing else to install.
import { DatabaseSync } from 'node:sqlite';
import type { Driver, Row } from './driver.ts';
import { appendStatements, preparedBy } from './sqlite-statements.ts';
import { startWriter } from './sqlite-writer.ts';

export async function openSqlite(file: string): Promise<Driver> {
  const writer = await startWriter(file);
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  const prepare = preparedBy(reader);
  let hear: (words: string) => void = () => {};
  return {
    shared: false,
    rows: async (sql, values = []) => {
      writer.check();
      return prepare(sql).all(...values) as unknown as readonly Row[];
    },
    transact: writer.transact,
    append: (append) => writer.transact(appendStatements(append)),
    notify: (words) => hear(words),
    onNotification: (listener) => {
      hear = listener;
    },
    onMissedNotifications: () => {},
    async close() {
      // The writer closes last: it carries the log over into the database.
      reader.close();
      await writer.close();
    },
  };
}
