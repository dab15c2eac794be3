// Copies a SQLite store while it is in use, and looks through a copy: is the file whole, has every table its entries?
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CodedError } from '@undercroft/kernel';
import { enterMoves, readMoves } from '../store/import-moves.ts';
import { migrateSqlite } from '../store/sqlite.ts';

/** One reading transaction for the whole copy: what commits meanwhile is not in it, and nothing is in it by half. */
export function copyStore(source: string, target: string): ReturnType<typeof checkStore> {
  if (existsSync(target)) throw new CodedError('file-exists', { file: target });
  // Before the copy is taken: what an older server enters meanwhile would be in neither.
  const moves = readMoves(source);
  const db = new DatabaseSync(source, { timeout: 10_000 });
  try {
    db.prepare('VACUUM INTO ?').run(target);
  } finally {
    db.close();
  }
  const copy = new DatabaseSync(target);
  migrateSqlite(copy);
  enterMoves(copy, moves);
  copy.close();
  return checkStore(target);
}

export function checkStore(file: string): { readonly tables: number; readonly entries: number } {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const { integrity_check: health } = db.prepare('PRAGMA integrity_check').get() as {
      integrity_check: string;
    };
    if (health !== 'ok') throw new Error(`${file} is damaged: ${health}`);
    const broken = db
      .prepare(
        `SELECT t.id FROM tables t LEFT JOIN entries e ON e.table_id = t.id
          GROUP BY t.id HAVING count(e.version) <> t.version OR max(e.version) <> t.version LIMIT 1`,
      )
      .get() as { id: string } | undefined;
    if (broken) throw new Error(`${file}: table ${broken.id} lacks entries`);
    const count = (table: string): number =>
      (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
    return { tables: count('tables'), entries: count('entries') };
  } finally {
    db.close();
  }
}
