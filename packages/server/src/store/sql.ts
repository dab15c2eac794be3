// Short ways to ask a driver, and to say an insert.
import type { Driver, Row, Statement, Value } from './driver.ts';

type Values = readonly Value[];

/** In one statement. */
const MOST_NAMED = 500;

export function sqlOf(driver: Driver) {
  const all = <Result>(sql: string, ...values: Values) =>
    driver.rows(sql, values) as Promise<readonly unknown[]> as Promise<readonly Result[]>;
  /** The first column of every row. */
  const texts = async (sql: string, ...values: Values) =>
    (await driver.rows(sql, values)).map((row) => Object.values(row)[0] as string);
  return {
    all,
    texts,
    one: async <Result>(sql: string, ...values: Values) => (await all<Result>(sql, ...values))[0],
    count: async (sql: string, ...values: Values) => Number((await texts(sql, ...values))[0]),
    /** At which version each of these stands, of tables or study rooms; however many they are. */
    async versions(
      table: 'tables' | 'studies',
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, number>> {
      const known = new Map<string, number>();
      for (let from = 0; from < ids.length; from += MOST_NAMED) {
        const named = ids.slice(from, from + MOST_NAMED);
        const sql = `SELECT id, version FROM ${table} WHERE id IN (${placeholders(named.length)})`;
        for (const { id, version } of await all<{ id: string; version: number }>(sql, ...named))
          known.set(id, version);
      }
      return known;
    },
    async change(sql: string, ...values: Values) {
      await driver.transact([{ sql, values }]);
    },
    async add(table: string, row: Row, more?: string) {
      await driver.transact([insert(table, row, more)]);
    },
  };
}

export const placeholders = (count: number): string => Array(count).fill('?').join(', ');

export const insert = (table: string, row: Row, more = ''): Statement => {
  const names = Object.keys(row);
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${placeholders(names.length)}) ${more}`;
  return { sql, values: Object.values(row) };
};

/**
 * Lets a transaction happen only while an owner has fewer than so many. The first statement lets one process after another
 * count; PostgreSQL counts anew with the second.
 */
export const whileFewer = (touch: string, id: string, counted: string, most: number): Statement[] => [
  { sql: `UPDATE ${touch} WHERE id = ?`, values: [id] },
  {
    sql: `UPDATE ${touch} WHERE id = ? AND (SELECT count(*) FROM ${counted}) < ?`,
    values: [id, most],
    mustChange: true,
  },
];
