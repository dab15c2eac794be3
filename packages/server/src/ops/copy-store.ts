// Copies a SQLite store while it is in use, and looks through a copy before anybody relies on it.
import { closeSync, createReadStream, openSync, type ReadStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CodedError } from '@undercroft/kernel';
import { newId } from '../new-id.ts';
import { isDamage, isSqliteError, storeDamage, versionOf } from '../store/check-store.ts';
import { enterMoves, readMoves } from '../store/import-moves.ts';
import { migrateSqlite, unusable } from '../store/sqlite-file.ts';

/** One reading transaction for the whole copy: what commits meanwhile is not in it, and nothing is in it by half. */
export function copyStore(source: string, target: string) {
  try {
    closeSync(openSync(target, 'wx', 0o600));
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw isThere ? new CodedError('file-exists', { file: target }) : unusable(target, error);
  }
  try {
    // Before the copy is taken: what an older server enters meanwhile would be in neither.
    const moves = readMoves(source);
    reading(source, (db) => db.prepare('VACUUM INTO ?').run(target));
    const copy = new DatabaseSync(target);
    migrateSqlite(copy);
    enterMoves(copy, moves);
    copy.close();
    return checkStore(target);
  } catch (error) {
    rmSync(target);
    throw error;
  }
}

const ALL_PAGES = 2 ** 31 - 1;

/** Copied in one piece, beside the event loop; the file is gone as soon as it can be read. */
export async function backupOf(dataFolder: string): Promise<ReadStream> {
  const target = join(dataFolder, `backup-${newId()}`);
  closeSync(openSync(target, 'wx', 0o600));
  const db = new DatabaseSync(join(dataFolder, 'undercroft.sqlite'), { readOnly: true, timeout: 10_000 });
  try {
    await backup(db, target, { rate: ALL_PAGES });
    return createReadStream(target, { fd: openSync(target, 'r') });
  } finally {
    db.close();
    rmSync(target);
  }
}

export const checkStore = (file: string) =>
  reading(file, (db) => {
    if (versionOf(db, file) === 0) throw new CodedError('not-a-store', { file });
    const what = storeDamage(db, file);
    if (what) throw new CodedError('file-damaged', { file, what });
    const count = (table: string): number =>
      (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
    return { tables: count('tables'), entries: count('entries') };
  });

function reading<Result>(file: string, read: (db: DatabaseSync) => Result): Result {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    return read(db);
  } catch (error) {
    if (isDamage(error)) throw new CodedError('file-damaged', { file, what: error.message });
    throw isSqliteError(error) ? unusable(file, error) : error;
  } finally {
    db?.close();
  }
}
