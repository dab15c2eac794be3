// Short ways to ask a driver, and to say an insert.
import type { Driver, Statement, Value } from './driver.ts';

export interface Sql {
  all<Result>(sql: string, ...values: readonly Value[]): Promise<readonly Result[]>;
  one<Result>(sql: string, ...values: readonly Value[]): Promise<Result | undefined>;
  /** The first column of every row. */
  texts(sql: string, ...values: readonly Value[]): Promise<readonly string[]>;
  count(sql: string, ...values: readonly Value[]): Promise<number>;
  change(sql: string, ...values: readonly Value[]): Promise<void>;
}

export function sqlOf(driver: Driver): Sql {
  const all = <Result>(sql: string, ...values: readonly Value[]) =>
    driver.rows(sql, values) as Promise<readonly unknown[]> as Promise<readonly Result[]>;
  const texts: Sql['texts'] = async (sql, ...values) =>
    (await driver.rows(sql, values)).map((row) => Object.values(row)[0] as string);
  return {
    all,
    texts,
    one: async (sql, ...values) => (await all<never>(sql, ...values))[0],
    count: async (sql, ...values) => Number((await texts(sql, ...values))[0]),
    async change(sql, ...values) {
      await driver.transact([{ sql, values }]);
    },
  };
}

export const placeholders = (count: number): string => Array(count).fill('?').join(', ');

export const insert = (table: string, row: Readonly<Record<string, Value>>, more = ''): Statement => {
  const names = Object.keys(row);
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${placeholders(names.length)}) ${more}`;
  return { sql, values: Object.values(row) };
};
