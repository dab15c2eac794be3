// Beyond one machine: chunks as jobs on PostgreSQL; any number of workers take them, and one that dies loses nothing.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { GameFailed, type Hand, hire, type ToThread } from './crew.ts';
import { chunksOf, type LabPlan, planKey } from './plan.ts';
import { type RunFile, runInMemory } from './run-file.ts';
import { inOrder, type LabRun } from './run-lab.ts';
import type { ChunkData } from './tally.ts';

const QUEUE = 'undercroft-lab';
/** A worker that is silent for so long is taken for dead, and its chunk goes to another. The least pg-boss allows. */
const HEARTBEAT_SECONDS = 10;
const TOUCH_MILLISECONDS = 3000;
const SUPERVISE_SECONDS = 2;
const POLL_MILLISECONDS = 300;
const RETRIES = 50;

/** Whoever comes first makes the table; "if not exists" alone fails when two make it at the same moment. */
const TABLE_LOCK = 7_236_410;

/** Results are kept as text, byte for byte as the worker wrote them; the first of two equal ones stays. */
const TABLE = `create table if not exists undercroft_lab_chunks (
  run text not null, chunk integer not null, data text, failure text, primary key (run, chunk))`;

interface Post {
  readonly boss: PgBoss;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

async function openPost(url: string): Promise<Post> {
  const boss = new PgBoss({
    connectionString: url,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    // Else silent workers are looked for once a minute, however often the queue is supervised.
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', () => undefined);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  await boss.start();
  await makeTable(pool);
  await boss.createQueue(QUEUE, { heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: RETRIES, retryDelay: 0 });
  return {
    boss,
    pool,
    close: async () => {
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
}

async function makeTable(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [TABLE_LOCK]);
    await client.query(TABLE);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Hands a run out as jobs and gathers what comes back. The data is that of `runLab`, byte for byte. */
export async function runOverQueue(
  url: string,
  plan: LabPlan,
  run: Pick<LabRun, 'file' | 'signal' | 'progress'>,
): Promise<readonly ChunkData[]> {
  const file: RunFile = run.file ?? runInMemory();
  const post = await openPost(url);
  try {
    const key = `${planKey(plan)}:${plan.games}`;
    const all = Array.from({ length: chunksOf(plan) }, (_, chunk) => chunk);
    await gather(post, key, file);
    const missing = all.filter((chunk) => !file.done.has(chunk));
    await post.boss.insert(
      QUEUE,
      missing.map((chunk) => ({ data: { run: key, plan, chunk } })),
    );
    while (file.done.size < all.length && !run.signal?.aborted) {
      await gather(post, key, file);
      const games = [...file.done.values()].reduce((sum, { rows }) => sum + rows.length, 0);
      run.progress?.(games, plan.games);
      await setTimeout(POLL_MILLISECONDS);
    }
    return inOrder(file);
  } finally {
    await post.close();
  }
}

async function gather({ pool }: Post, run: string, file: RunFile): Promise<void> {
  const known = [...file.done.keys()];
  const { rows } = await pool.query<{ data: string | null; failure: string | null }>(
    'select data, failure from undercroft_lab_chunks where run = $1 and not chunk = any($2) order by chunk',
    [run, known],
  );
  for (const { data, failure } of rows) {
    if (failure !== null) throw new Error(failure);
    file.add(JSON.parse(data!) as ChunkData);
  }
}

interface Job extends ToThread {
  readonly run: string;
}

export interface WorkerOrders {
  readonly workers: number;
  readonly shelf?: string | undefined;
  readonly signal: AbortSignal;
  readonly finished?: ((chunk: number) => void) | undefined;
}

/** Takes jobs until the signal comes; what is being played then goes back to the queue when its heartbeat stops. */
export async function workOnQueue(url: string, orders: WorkerOrders): Promise<void> {
  const post = await openPost(url);
  try {
    await Promise.all(Array.from({ length: orders.workers }, () => takeJobs(post, orders)));
  } finally {
    await post.close();
  }
}

async function takeJobs(post: Post, orders: WorkerOrders): Promise<void> {
  const hand = hire(orders.shelf);
  try {
    while (!orders.signal.aborted) {
      const [job] = await post.boss.fetch<Job>(QUEUE);
      if (job) await serve(post, hand, job.id, job.data, orders);
      else await pause(orders.signal);
    }
  } finally {
    await hand.dismiss();
  }
}

async function serve(post: Post, hand: Hand, id: string, job: Job, orders: WorkerOrders): Promise<void> {
  const { boss, pool } = post;
  const heart = setInterval(() => void boss.touch(QUEUE, id).catch(() => undefined), TOUCH_MILLISECONDS);
  const keep = (data: string | null, failure: string | null): Promise<unknown> =>
    pool.query('insert into undercroft_lab_chunks values ($1, $2, $3, $4) on conflict do nothing', [
      job.run,
      job.chunk,
      data,
      failure,
    ]);
  try {
    const data = await hand.play({ plan: job.plan, chunk: job.chunk }, orders.signal);
    if (!data) return void (await boss.fail(QUEUE, id));
    await keep(JSON.stringify(data), null);
    await boss.complete(QUEUE, id);
    orders.finished?.(job.chunk);
  } catch (error) {
    if (!(error instanceof GameFailed)) throw error;
    await keep(null, error.message);
    await boss.complete(QUEUE, id);
  } finally {
    clearInterval(heart);
  }
}

/** Until the next look at the queue, or the signal. */
const pause = (signal: AbortSignal): Promise<void> =>
  setTimeout(POLL_MILLISECONDS, undefined, { signal }).catch(() => undefined);
