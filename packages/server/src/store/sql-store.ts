// The whole store over one driver.
import type { Driver } from './driver.ts';
import { openPostgres } from './postgres.ts';
import { insert, sqlOf } from './sql.ts';
import { sqlClubs } from './sql-clubs.ts';
import { sqlEvents } from './sql-events.ts';
import { sqlNotices } from './sql-notices.ts';
import { sqlPeople } from './sql-people.ts';
import { sqlPuzzles } from './sql-puzzles.ts';
import { sqlRecords } from './sql-records.ts';
import { sqlResults } from './sql-results.ts';
import { sqlSeeks } from './sql-seeks.ts';
import { sqlStudies } from './sql-studies.ts';
import { sqlTables } from './sql-tables.ts';
import { sqlTies } from './sql-ties.ts';
import { openSqlite } from './sqlite.ts';

/** PostgreSQL when an address is given, otherwise a SQLite file. */
export const openStore = async (where: { readonly url?: string | undefined; readonly file: string }) =>
  storeOver(where.url ? await openPostgres(where.url) : await openSqlite(where.file));

const SQLITE_BYTES = 'SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()';

export function storeOver(driver: Driver) {
  const { texts, add, count } = sqlOf(driver);
  const meta = async (key: string) => (await texts('SELECT value FROM meta WHERE key = ?', key))[0];
  const { shared, notify, onNotification, onMissedNotifications, close } = driver;
  return {
    tables: sqlTables(driver),
    people: sqlPeople(driver),
    results: sqlResults(driver),
    notices: sqlNotices(driver),
    records: sqlRecords(driver),
    events: sqlEvents(driver),
    seeks: sqlSeeks(driver),
    studies: sqlStudies(driver),
    ties: sqlTies(driver),
    clubs: sqlClubs(driver),
    puzzles: sqlPuzzles(driver),
    meta,
    /** A value made once for the whole store (keys, secrets): the first writer wins and everybody reads the same. */
    async keepOnce(key: string, make: () => string) {
      const kept = await meta(key);
      if (kept !== undefined) return { value: kept, made: false };
      const row = insert('meta', { key, value: make() }, 'ON CONFLICT DO NOTHING');
      const made = await driver.transact([{ ...row, mustChange: true }]);
      return { value: (await meta(key))!, made };
    },
    /** One holder at a time, for so many milliseconds; true where that is this one, again or newly. */
    async lease(key: string, holder: string, now: number, length: number) {
      const kept = await meta(key);
      const [who, until] = kept?.split(' ') ?? [];
      if (who !== undefined && who !== holder && Number(until) > now) return false;
      const value = `${holder} ${now + length}`;
      const taken =
        kept === undefined
          ? insert('meta', { key, value }, 'ON CONFLICT DO NOTHING')
          : { sql: 'UPDATE meta SET value = ? WHERE key = ? AND value = ?', values: [value, key, kept] };
      return driver.transact([{ ...taken, mustChange: true }]);
    },
    setMeta: (key: string, value: string) =>
      add('meta', { key, value }, 'ON CONFLICT (key) DO UPDATE SET value = excluded.value'),
    bytes: () => count(shared ? 'SELECT pg_database_size(current_database())' : SQLITE_BYTES),
    isReady: () =>
      driver.rows('SELECT 1 AS one').then(
        () => true,
        () => false,
      ),
    shared,
    notify,
    onNotification,
    onMissedNotifications,
    close,
  };
}
