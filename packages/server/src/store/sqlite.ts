// SQLite as a driver: one file, one thread that writes, reads on the main thread; nothing else to install.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CodedError } from '@undercroft/kernel';
import type { Driver, Row } from './driver.ts';
import { importAppends, importMoves } from './import-moves.ts';
import { CLUSTERED, MIGRATIONS } from './schema.ts';
import { appendStatements, preparedBy } from './sqlite-statements.ts';
import { startWriter } from './sqlite-writer.ts';

export async function openSqlite(file: string): Promise<Driver> {
  mkdirSync(dirname(file), { recursive: true });
  const unlock = lockStore(file);
  let reader: DatabaseSync;
  try {
    reader = openUpToDate(file);
  } catch (error) {
    unlock();
    throw error;
  }
  const prepare = preparedBy(reader);
  const writer = startWriter(file);
  let hear: (words: string) => void = () => {};
  return {
    shared: false,
    rows: async (sql, values = []) => {
      writer.check();
      return prepare(sql).all(...values) as unknown as readonly Row[];
    },
    transact: writer.transact,
    append: (append) => writer.transact(appendStatements(append)),
    notify: (words) => hear(words),
    onNotification: (listener) => {
      hear = listener;
    },
    onMissedNotifications: () => {},
    async close() {
      await writer.close();
      reader.close();
      unlock();
    },
  };
}

/** A server that is shutting down has so many milliseconds to leave. */
const LOCK_WAIT = 3_000;

/**
 * One server for each store: holds an empty SQLite file beside it exclusively, which the system frees when the process
 * ends, however it ends. The answer frees it earlier.
 */
export function lockStore(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: LOCK_WAIT });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new CodedError('store-in-use', { file });
  }
  return () => lock.close();
}

function openUpToDate(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 10_000 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrateSqlite(db);
    importMoves(db, file);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Brings an older file up to the newest schema, one migration per transaction, forward only. */
export function migrateSqlite(db: DatabaseSync, upTo = MIGRATIONS.length): void {
  const { user_version: at } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (at > MIGRATIONS.length)
    throw new Error(`the store is of a newer version (${at}) than this server knows`);
  for (let next = at; next < upTo; next++) {
    db.exec('BEGIN IMMEDIATE');
    if (next === MOVES_AS_TABLE) importMovesTable(db);
    for (const statement of MIGRATIONS[next]!) db.exec(statement.replace(CLUSTERED, 'WITHOUT ROWID'));
    db.exec(`PRAGMA user_version = ${next + 1}`);
    db.exec('COMMIT');
  }
}

/** The one schema that kept new moves in a table apart. */
const MOVES_AS_TABLE = 6;

function importMovesTable(db: DatabaseSync): void {
  const rows = db.prepare('SELECT body FROM journal ORDER BY batch').all() as { body: string }[];
  importAppends(
    db,
    rows.map(({ body }) => body),
  );
}
