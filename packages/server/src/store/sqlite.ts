// SQLite as a driver: one thread writes with a full sync, this one reads; nothing else to install.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Driver, Row, Statement } from './driver.ts';
import { preparedBy } from './prepared.ts';
import { CLUSTERED, MIGRATIONS } from './schema.ts';
import type { Done, Job } from './sqlite-worker.ts';

export async function openSqlite(file: string): Promise<Driver> {
  mkdirSync(dirname(file), { recursive: true });
  const reader = new DatabaseSync(file, { timeout: 10_000 });
  reader.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  migrate(reader);

  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
  const waiting: { resolve(done: Done): void; reject(error: Error): void }[] = [];
  let broken: Error | undefined;
  worker.on('message', (done: Done) => waiting.shift()!.resolve(done));
  worker.on('error', (error) => {
    broken = error as Error;
    for (const { reject } of waiting.splice(0)) reject(broken);
  });
  const ask = (job: Job): Promise<Done> =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.push({ resolve, reject });
      worker.postMessage(job);
    });

  const prepare = preparedBy(reader);
  let hear: (words: string) => void = () => {};

  return {
    shared: false,
    rows: async (sql, values = []) => {
      if (broken) throw broken;
      return prepare(sql).all(...values) as unknown as readonly Row[];
    },
    async transact(statements: readonly Statement[]) {
      const done = await ask({ kind: 'transact', statements });
      if (done.kind === 'transacted') return done.went;
      throw new Error(done.kind === 'failed' ? done.message : done.kind);
    },
    async append(batch) {
      const done = await ask({ kind: 'append', batch });
      if (done.kind === 'appended') return done.went;
      throw new Error(done.kind === 'failed' ? done.message : done.kind);
    },
    hint: (words) => hear(words),
    onHint: (listener) => {
      hear = listener;
    },
    onDeaf: () => {},
    async close() {
      await ask({ kind: 'close' });
      await worker.terminate();
      reader.close();
    },
  };
}

/** Brings an older file up to the newest schema, one migration per transaction, forward only. */
export function migrate(db: DatabaseSync, upTo = MIGRATIONS.length): void {
  const { user_version: at } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (at > MIGRATIONS.length)
    throw new Error(`the store is of a newer version (${at}) than this server knows`);
  for (let next = at; next < upTo; next++) {
    db.exec('BEGIN IMMEDIATE');
    for (const statement of MIGRATIONS[next]!) db.exec(statement.replace(CLUSTERED, 'WITHOUT ROWID'));
    db.exec(`PRAGMA user_version = ${next + 1}`);
    db.exec('COMMIT');
  }
}
