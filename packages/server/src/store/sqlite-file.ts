// Opens the file of a SQLite store for writing: alone, looked through before anything is written, and readable to nobody else.
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getSystemErrorMessage } from 'node:util';
import { CodedError } from '@undercroft/kernel';
import { makeMissingFolders } from '@undercroft/shelf/make-missing-folders';
import { isBusy, isDamage, isSqliteError, storeDamage } from './check-store.ts';
import { importAppends, importMoves } from './import-moves.ts';
import { CLUSTERED, MIGRATIONS } from './schema.ts';
import { damagedBeside, setAside } from './set-aside.ts';
import { walDamage } from './wal-damage.ts';

/** A server that is shutting down has so many milliseconds to leave. */
const LOCK_WAIT = 3_000;

/** Holds SQLite's write lock from now on: whoever else may read, nobody else can write. */
export function openForWriting(file: string): DatabaseSync {
  const [aside] = damagedBeside(file);
  if (aside && !existsSync(file)) throw new CodedError('store-set-aside', { file, aside });
  makePrivate(file);
  const what = lookedThrough(file);
  if (what) throw new CodedError('store-damaged', { file, what, aside: setAside(file, 'damaged') });
  const db = new DatabaseSync(file, { timeout: LOCK_WAIT });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrateSqlite(db);
    importMoves(db, file);
    // A log that begins anew holds nothing of an earlier crash.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE); BEGIN IMMEDIATE');
    return db;
  } catch (error) {
    db.close();
    throw isBusy(error) ? new CodedError('store-in-use', { file }) : error;
  }
}

export function makeFolder(folder: string): void {
  try {
    makeMissingFolders(folder);
  } catch (error) {
    throw unusable((error as NodeJS.ErrnoException).path ?? folder, error);
  }
}

/** Creates the file where there is none. Files that SQLite makes beside it get the same rights. */
function makePrivate(file: string): void {
  makeFolder(dirname(file));
  try {
    closeSync(openSync(file, 'a+', 0o600));
    for (const name of [file, `${file}-wal`, `${file}-shm`]) if (isMine(name)) chmodSync(name, 0o600);
  } catch (error) {
    throw unusable(file, error);
  }
}

const isMine = (file: string): boolean =>
  existsSync(file) && (process.getuid?.() === 0 || statSync(file).uid === process.getuid?.());

export const unusable = (file: string, error: unknown): CodedError =>
  new CodedError('file-unusable', {
    file,
    why: isSqliteError(error)
      ? error.message
      : getSystemErrorMessage((error as NodeJS.ErrnoException).errno!),
  });

/** What is wrong with a store, if anything; nothing of it is changed, not even by carrying its log over. */
function lookedThrough(file: string): string | undefined {
  const log = `${file}-wal`;
  if (statSync(file).size === 0)
    return existsSync(log) && statSync(log).size > 0 ? 'the database is missing' : undefined;
  try {
    return whileLocked(file, (db) => walDamage(file) ?? storeDamage(db, file));
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  }
}

/** Works while no other process writes. The last connection to close can only read, so that nothing is carried over. */
export function whileLocked<Result>(file: string, work: (db: DatabaseSync) => Result): Result {
  const reader = new DatabaseSync(file, { readOnly: true });
  const lock = new DatabaseSync(file, { timeout: LOCK_WAIT });
  try {
    lock.exec('BEGIN IMMEDIATE');
    reader.prepare('SELECT 1 FROM sqlite_schema').get();
    return work(reader);
  } catch (error) {
    throw isBusy(error) ? new CodedError('store-in-use', { file }) : error;
  } finally {
    lock.close();
    reader.close();
  }
}

/** Brings an older file up to the newest schema, one migration per transaction, forward only. */
export function migrateSqlite(db: DatabaseSync, upTo = MIGRATIONS.length): void {
  const { user_version: at } = db.prepare('PRAGMA user_version').get() as { user_version: number };
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
