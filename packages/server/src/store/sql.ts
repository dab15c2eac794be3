// Short ways to ask a driver, and to say an insert.
import type { Driver, Row, Statement, Value } from './driver.ts';

type Values = readonly Value[];

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
