// SQLite as a driver: one thread writes with a full sync, this one reads; nothing else to install.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Driver, Row } from './driver.ts';
import { openJournal } from './journal.ts';
import { packAppends } from './packed-appends.ts';
import { preparedBy } from './prepared.ts';
import { CLUSTERED, MIGRATIONS } from './schema.ts';
import { hireWriter } from './sqlite-writer.ts';

/** What stands in the journal, or has time, is not in these yet; other tables are always up to date. */
const LATE = /\b(tables|entries|members|notices|results|ratings)\b/;

export async function openSqlite(file: string): Promise<Driver> {
  mkdirSync(dirname(file), { recursive: true });
  const reader = new DatabaseSync(file, { timeout: 10_000 });
  reader.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  migrate(reader);

  const writer = hireWriter(file);
  const prepare = preparedBy(reader);
  const late = new Map<string, boolean>();
  const isLate = (sql: string): boolean => {
    const known = late.get(sql) ?? LATE.test(sql);
    late.set(sql, known);
    return known;
  };
  let hear: (words: string) => void = () => {};

  return {
    shared: false,
    rows: async (sql, values = [], mayBeLate = false) => {
      const carried = mayBeLate || !isLate(sql) ? undefined : writer.carryOver();
      if (carried) await carried;
      writer.check();
      return prepare(sql).all(...values) as unknown as readonly Row[];
    },
    async transact(statements, patience) {
      const done = await writer.ask({ kind: 'transact', statements }, patience);
      if (done.kind === 'transacted') return done.went;
      throw new Error(done.kind);
    },
    async append(batch) {
      const done = await writer.ask({ kind: 'append', batch: packAppends(batch) });
      if (done.kind === 'appended') return done.went;
      throw new Error(done.kind);
    },
    hint: (words) => hear(words),
    onHint: (listener) => {
      hear = listener;
    },
    onDeaf: () => {},
    async close() {
      await writer.close();
      reader.close();
    },
  };
}

/** Brings an older file up to the newest schema, one migration per transaction, forward only. */
export function migrate(db: DatabaseSync, upTo = MIGRATIONS.length): void {
  const { user_version: at } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (at > MIGRATIONS.length)
    throw new Error(`the store is of a newer version (${at}) than this server knows`);
  if (at >= JOURNALED) emptyJournal(db);
  for (let next = at; next < upTo; next++) {
    db.exec('BEGIN IMMEDIATE');
    for (const statement of MIGRATIONS[next]!) db.exec(statement.replace(CLUSTERED, 'WITHOUT ROWID'));
    db.exec(`PRAGMA user_version = ${next + 1}`);
    db.exec('COMMIT');
  }
}

/** The schema from which on there is a journal. */
const JOURNALED = 6;

/** What a crash left in the journal goes where it belongs before anything else happens, in the schema that it was written for. */
export function emptyJournal(db: DatabaseSync): void {
  const journal = openJournal(db);
  db.exec('BEGIN IMMEDIATE');
  journal.lookAgain();
  journal.carryOver();
  db.exec('COMMIT');
}
