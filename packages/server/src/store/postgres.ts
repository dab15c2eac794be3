// PostgreSQL as a driver: any number of processes, one statement per batch of appends, LISTEN/NOTIFY for notifications.
import { CodedError } from '@undercroft/kernel';
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
const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
/** Broken values, constraints and deadlocks: without the append that causes it, the others would go in. */
const isOfOne = (error: unknown): boolean => /^(22|23|40)...$/.test(codeOf(error));

export async function openPostgres(url: string): Promise<Driver> {
  const pool = await poolFor(url);
  const notifications = listenForNotifications(url);
  const text = 'SELECT pg_notify($1, p) FROM unnest($2::text[]) AS p';
  const notify = createNotifier((payloads) =>
    pool.query({ name: 'notify', text, values: [CHANNEL, payloads] }),
  );
  return {
    shared: true,
    rows: async (sql, values = []) => {
      const { rows } = await pool.query({ text: place(sql), values: [...values] });
      return rows as readonly Row[];
    },
    transact: (statements) =>
      inTransaction(pool, async (client) => {
        for (const statement of statements) if (!(await run(client, statement))) return false;
        return true;
      }),
    append: groupCommits(committer(pool, notify), { keyOf: ({ table }) => table }),
    notify,
    onNotification: notifications.onNotification,
    onMissedNotifications: notifications.onMissedNotifications,
    async close() {
      await notifications.close();
      await pool.end();
    },
  };
}

/**
 * Outlives a connection that breaks. A client that is at work, or has just been told to end, tells it as an event besides
 * failing its query: unheard, it would end the process.
 */
export function sturdyPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** Connected and with the newest schema, or refused with what PostgreSQL says. */
async function poolFor(url: string): Promise<pg.Pool> {
  let pool: pg.Pool | undefined;
  try {
    pool = sturdyPool({
      connectionString: url,
      max: 8,
      connectionTimeoutMillis: 3_000,
      query_timeout: 6_000,
      statement_timeout: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
      types,
    });
    await migratePostgres(pool);
    return pool;
  } catch (error) {
    await pool?.end();
    throw databaseRefused(url, error);
  }
}

/** With the address, but without its password. */
export function databaseRefused(url: string, error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  const { host, pathname } = URL.parse(url) ?? { host: '', pathname: '' };
  const { message, errors } = error as AggregateError;
  return new CodedError('database-refused', {
    where: host + pathname || 'PostgreSQL',
    why: message || String(errors?.[0]?.message),
  });
}

async function inTransaction(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<boolean>,
): Promise<boolean> {
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
}

async function run(client: pg.PoolClient, { sql, values, mustChange }: Statement): Promise<boolean> {
  const { rowCount } = await client.query(place(sql), [...values]);
  return !mustChange || (rowCount ?? 0) > 0;
}

function committer(pool: pg.Pool, notify: Driver['notify']) {
  const enter = async (client: pg.Pool | pg.PoolClient, batch: readonly Append[]): Promise<boolean[]> => {
    const { rows } = await client.query({ name: 'append', text: APPEND, values: columnsOf(batch) });
    const went = new Set(rows.map(({ id }) => id as string));
    return batch.map(({ table }) => went.has(table));
  };
  const withMore = (append: Append): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const [went] = await enter(client, [append]);
      for (const statement of went ? append.also! : []) await run(client, statement);
      return went!;
    });
  /** In halves where one append is refused, so that it fails alone. */
  const commit = async (batch: readonly Append[]): Promise<(boolean | Error)[]> => {
    try {
      return batch[0]?.also?.length ? [await withMore(batch[0])] : await enter(pool, batch);
    } catch (error) {
      if (batch.length === 1) return [codeOf(error) === CONSTRAINT ? false : (error as Error)];
      if (!isOfOne(error)) throw error;
      const half = batch.length >> 1;
      return [...(await commit(batch.slice(0, half))), ...(await commit(batch.slice(half)))];
    }
  };
  return async (batch: readonly Append[]): Promise<(boolean | Error)[]> => {
    const alone = batch.filter(({ also }) => also?.length);
    const together = batch.filter(({ also }) => !also?.length);
    const outcomes = new Map<Append, boolean | Error>();
    for (const group of [together, ...alone.map((append) => [append])]) {
      if (group.length === 0) continue;
      for (const [i, outcome] of (await commit(group)).entries()) outcomes.set(group[i]!, outcome);
    }
    for (const [{ table, from, entries }, outcome] of outcomes)
      if (outcome === true) notify(`${table} ${from + entries.length}`);
    return batch.map((append) => outcomes.get(append)!);
  };
}

/** In the order of APPEND. */
const WHAT = ['table', 'from', 'to', 'state', 'card', 'listed'] as const;
const MOVED = [...WHAT, 'touched', 'due', 'botDue', 'fromStamp', 'stamp'] as const;
const ENTERED = ['table', 'version', 'at', 'person', 'command', 'body'] as const;

/** The batch as columns, tables in the order of their ids so that two processes lock them in the same order. */
function columnsOf(batch: readonly Append[]): Value[][] {
  const sorted = batch.toSorted((a, b) => (a.table < b.table ? -1 : 1));
  const moved = sorted.map((append) => ({ ...append, to: append.from + append.entries.length }));
  const entered = sorted.flatMap(({ table, from, entries }) =>
    entries.map((entry, i) => ({ ...entry, table, version: from + 1 + i })),
  );
  return [
    ...MOVED.map((name) => moved.map((each) => each[name])),
    ...ENTERED.map((name) => entered.map((each) => each[name])),
  ];
}

/**
 * Forward only, one process at a time: an advisory lock keeps a cluster's processes from doing it together. A large store
 * takes longer than any other statement may.
 */
export async function migratePostgres(pool: pg.Pool, upTo = MIGRATIONS.length): Promise<void> {
  const client = await pool.connect();
  const run = (text: string) => client.query({ text, query_timeout: 24 * 3_600_000 } as pg.QueryConfig);
  let broken: Error | undefined;
  try {
    await run('SET statement_timeout = 0');
    await run('SELECT pg_advisory_lock(7531)');
    await run('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)');
    const { rows } = await run('SELECT coalesce(max(number), 0) AS at FROM migrations');
    const at = Number(rows[0].at);
    if (at > MIGRATIONS.length)
      throw new CodedError('store-newer', { file: 'PostgreSQL', version: at, known: MIGRATIONS.length });
    for (let next = at; next < upTo; next++) {
      await run('BEGIN');
      for (const statement of MIGRATIONS[next]!) if (!statement.endsWith(SQLITE_ONLY)) await run(statement);
      await run(`INSERT INTO migrations VALUES (${next + 1})`);
      await run('COMMIT');
    }
    await run('SELECT pg_advisory_unlock(7531)');
    await run('RESET statement_timeout');
  } catch (error) {
    // The lock goes with the connection.
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
