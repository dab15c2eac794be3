// Moves a SQLite store into an empty PostgreSQL database: all rows or none, counted and looked through before they are kept.
import { CodedError } from '@undercroft/kernel';
import type pg from 'pg';
import { GAP } from '../store/check-store.ts';
import { databaseRefused, migratePostgres, sturdyPool } from '../store/postgres.ts';
import { tablesAt } from '../store/schema.ts';
import { openForWriting } from '../store/sqlite-file.ts';

const AT_ONCE = 2_000;

/** The server must be stopped. The file stays as it is; the answer is how many rows each table has. */
export async function moveStore(
  file: string,
  url: string,
  tell: (table: string, moved: number, all: number) => void,
): Promise<ReadonlyMap<string, number>> {
  const source = openForWriting(file);
  const pool = sturdyPool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  try {
    await migratePostgres(pool).catch((error) => {
      throw databaseRefused(url, error);
    });
    const target = await pool.connect();
    try {
      const tables = [...tablesAt()];
      await target.query('BEGIN');
      for (const name of tables)
        if (await countOf(target, name)) throw new CodedError('target-not-empty', { table: name });
      const counts = new Map<string, number>();
      for (const name of tables) counts.set(name, await moveTable(name, source, target, tell));
      for (const [name, count] of counts)
        if ((await countOf(target, name)) !== count) throw new CodedError('move-differs', { table: name });
      const [gap] = (await target.query(GAP)).rows;
      if (gap) throw new CodedError('move-differs', { table: `entries (${gap.id})` });
      await target.query('COMMIT');
      return counts;
    } catch (error) {
      await target.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      target.release();
    }
  } finally {
    await pool.end();
    source.close();
  }
}

async function countOf(target: pg.PoolClient, name: string): Promise<number> {
  const { rows } = await target.query(`SELECT count(*) AS n FROM ${name}`);
  return Number(rows[0].n);
}

async function moveTable(
  name: string,
  source: ReturnType<typeof openForWriting>,
  target: pg.PoolClient,
  tell: (table: string, moved: number, all: number) => void,
): Promise<number> {
  const { n: all } = source.prepare(`SELECT count(*) AS n FROM ${name}`).get() as { n: number };
  let rows: object[] = [];
  let moved = 0;
  const send = async (): Promise<void> => {
    // PostgreSQL keeps no NUL; older servers let one into the id of a command.
    const text = JSON.stringify(rows).replaceAll('\\u0000', '\\ufffd');
    await target.query(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1)`, [
      text,
    ]);
    moved += rows.length;
    rows = [];
    tell(name, moved, all);
  };
  for (const row of source.prepare(`SELECT * FROM ${name}`).iterate()) {
    rows.push(row);
    if (rows.length === AT_ONCE) await send();
  }
  if (rows.length > 0) await send();
  return moved;
}
