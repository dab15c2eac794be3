// The whole store over one driver.
import type { Driver } from './driver.ts';
import type { Store } from './port.ts';
import { openPostgres } from './postgres.ts';
import { insert, sqlOf } from './sql.ts';
import { sqlNotices } from './sql-notices.ts';
import { sqlPeople } from './sql-people.ts';
import { sqlRecords } from './sql-records.ts';
import { sqlResults } from './sql-results.ts';
import { sqlTables } from './sql-tables.ts';
import { openSqlite } from './sqlite.ts';

/** PostgreSQL when an address is given, otherwise a SQLite file. */
export async function openStore(where: {
  readonly url?: string | undefined;
  readonly file: string;
}): Promise<Store> {
  return storeOver(where.url ? await openPostgres(where.url) : await openSqlite(where.file));
}

export function storeOver(driver: Driver): Store {
  const { texts, change } = sqlOf(driver);
  const meta = async (key: string): Promise<string | undefined> =>
    (await texts('SELECT value FROM meta WHERE key = ?', key))[0];
  return {
    tables: sqlTables(driver),
    people: sqlPeople(driver),
    results: sqlResults(driver),
    notices: sqlNotices(driver),
    records: sqlRecords(driver),
    meta,
    async keepOnce(key, make) {
      const kept = await meta(key);
      if (kept !== undefined) return { value: kept, made: false };
      const row = insert('meta', { key, value: make() }, 'ON CONFLICT DO NOTHING');
      const made = await driver.transact([{ ...row, mustChange: true }]);
      return { value: (await meta(key))!, made };
    },
    setMeta: (key, value) =>
      change(
        'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        key,
        value,
      ),
    isReady: async () => {
      try {
        await driver.rows('SELECT 1 AS one');
        return true;
      } catch {
        return false;
      }
    },
    shared: driver.shared,
    notify: driver.notify,
    onNotification: driver.onNotification,
    onMissedNotifications: driver.onMissedNotifications,
    close: driver.close,
  };
}
