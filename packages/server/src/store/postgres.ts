// PostgreSQL as a driver: any number of processes, one statement per batch of appends, LISTEN/NOTIFY for notifications.
import pg from 'pg';
import type { Append, Driver, Row, Statement, Value } from './driver.ts';
import { groupCommits } from './group-commit.ts';
import { CHANNEL, createNotifier, listenForNotifications } from './postgres-notifications.ts';
import { MIGRATIONS, SQLITE_ONLY } from './schema.ts';

/** Counts and moments come as numbers: none of ours is beyond 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

const placed = new Map<string, string>();
/** `?` of our statements as PostgreSQL's `$1`, `$2` ... */
function place(sql: string): string {
  let done = placed.get(sql);
  if (!done) {
    let n = 0;
    done = sql.replaceAll('?', () => `$${++n}`);
    placed.set(sql, done);
  }
  return done;
}

const APPEND = `
WITH moves AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::int[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[])
    AS m(id, old, new, state, card, listed, touched, due, bot_due, old_stamp, stamp)
), moved AS (
  UPDATE tables t SET version = m.new, stamp = m.stamp, state = m.state, card = m.card, listed = m.listed, touched = m.touched,
    due = m.due, bot_due = m.bot_due
  FROM moves m WHERE t.id = m.id AND t.version = m.old AND t.stamp = m.old_stamp RETURNING t.id, t.version
), entered AS (
  INSERT INTO entries (table_id, version, at, person, command, body)
  SELECT e.* FROM unnest($12::text[], $13::int[], $14::bigint[], $15::text[], $16::text[], $17::text[])
    AS e(table_id, version, at, person, command, body) JOIN moved ON moved.id = e.table_id
)
SELECT id, version FROM moved`;

const CONSTRAINT = '23505';

export async function openPostgres(url: string): Promise<Driver> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 3_000,
    query_timeout: 6_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types,
  });
  pool.on('error', () => {});
  // A client that is at work when its line breaks tells it as an event besides failing its query: unheard, it would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  await migratePostgres(pool);
  const notifications = listenForNotifications(url);
  const { notify } = createNotifier((payloads) =>
    pool.query({
      name: 'notify',
      text: 'SELECT pg_notify($1, p) FROM unnest($2::text[]) AS p',
      values: [CHANNEL, payloads],
    }),
  );
  const tellMoved = (rows: readonly { readonly id: string; readonly version: number }[]): void => {
    for (const { id, version } of rows) notify(`${id} ${version}`);
  };

  const inTransaction = async (work: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const went = await work(client);
      await client.query(went ? 'COMMIT' : 'ROLLBACK');
      return went;
    } catch (error) {
      broken = error as Error;
      await client.query('ROLLBACK').then(
        () => (broken = undefined),
        () => {},
      );
      throw error;
    } finally {
      client.release(broken);
    }
  };
  const run = async (client: pg.PoolClient, { sql, values, mustChange }: Statement): Promise<boolean> => {
    const { rowCount } = await client.query(place(sql), [...values]);
    return !mustChange || (rowCount ?? 0) > 0;
  };

  const appendMany = async (batch: readonly Append[]): Promise<boolean[]> => {
    const { rows } = await pool.query({ name: 'append', text: APPEND, values: columnsOf(batch) });
    tellMoved(rows);
    const went = new Set(rows.map(({ id }) => id as string));
    return batch.map(({ table }) => went.has(table));
  };
  const appendOne = async (append: Append): Promise<boolean> => {
    try {
      if (!append.also?.length) return (await appendMany([append]))[0]!;
      const went = await inTransaction(async (client) => {
        const { rows } = await client.query({ name: 'append', text: APPEND, values: columnsOf([append]) });
        for (const statement of rows.length > 0 ? append.also! : []) await run(client, statement);
        return rows.length > 0;
      });
      if (went) notify(`${append.table} ${append.from + append.entries.length}`);
      return went;
    } catch (error) {
      if ((error as { code?: string }).code === CONSTRAINT) return false;
      throw error;
    }
  };

  const append = groupCommits(async (batch) => {
    if (batch.length === 1 || batch.some(({ also }) => also?.length)) return oneByOne(batch, appendOne);
    try {
      return await appendMany(batch);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== CONSTRAINT && code !== '40P01') throw error;
      return oneByOne(batch, appendOne);
    }
  });

  return {
    shared: true,
    rows: async (sql, values = []) => {
      const { rows } = await pool.query({ text: place(sql), values: [...values] });
      return rows as readonly Row[];
    },
    transact: (statements) =>
      inTransaction(async (client) => {
        for (const statement of statements) if (!(await run(client, statement))) return false;
        return true;
      }),
    append,
    notify,
    onNotification: notifications.onNotification,
    onMissedNotifications: notifications.onMissedNotifications,
    async close() {
      await notifications.close();
      await pool.end();
    },
  };
}

async function oneByOne(
  batch: readonly Append[],
  append: (one: Append) => Promise<boolean>,
): Promise<boolean[]> {
  const went: boolean[] = [];
  for (const one of batch) went.push(await append(one));
  return went;
}

/** The batch as columns, tables in the order of their ids so that two processes lock them in the same order. */
function columnsOf(batch: readonly Append[]): Value[][] {
  const sorted = batch.length > 1 ? batch.toSorted((a, b) => (a.table < b.table ? -1 : 1)) : batch;
  const columns: Value[][] = Array.from({ length: 17 }, () => []);
  for (const append of sorted) {
    const { table, from, fromStamp, stamp, entries, state, card, listed, touched, due, botDue } = append;
    const row = [
      table,
      from,
      from + entries.length,
      state,
      card,
      listed,
      touched,
      due,
      botDue,
      fromStamp,
      stamp,
    ];
    for (const [i, value] of row.entries()) columns[i]!.push(value);
    for (const [k, { at, person, command, body }] of entries.entries())
      for (const [i, value] of [table, from + 1 + k, at, person, command, body].entries())
        columns[11 + i]!.push(value);
  }
  return columns;
}

/** Forward only, one process at a time: an advisory lock keeps a cluster's processes from doing it together. */
export async function migratePostgres(pool: pg.Pool, upTo = MIGRATIONS.length): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock(7531)');
    await client.query('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)');
    const { rows } = await client.query('SELECT coalesce(max(number), 0) AS at FROM migrations');
    const at = Number(rows[0].at);
    if (at > MIGRATIONS.length)
      throw new Error(`the store is of a newer version (${at}) than this server knows`);
    for (let next = at; next < upTo; next++) {
      await client.query('BEGIN');
      for (const statement of MIGRATIONS[next]!)
        if (!statement.endsWith(SQLITE_ONLY)) await client.query(statement);
      await client.query('INSERT INTO migrations VALUES ($1)', [next + 1]);
      await client.query('COMMIT');
    }
    await client.query('SELECT pg_advisory_unlock(7531)');
  } finally {
    client.release();
  }
}
