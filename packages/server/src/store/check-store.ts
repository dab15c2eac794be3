// Looks a SQLite store through: is the file whole, has every table its entries?
import type { DatabaseSync } from 'node:sqlite';
import { CodedError } from '@undercroft/kernel';
import { MIGRATIONS, tablesAt } from './schema.ts';

/** A table whose entries are not exactly those from 1 to its version, or entries without their table. */
export const GAP = `
SELECT coalesce(t.id, e.id) AS id FROM tables t FULL JOIN
  (SELECT table_id AS id, count(*) AS n, max(version) AS top FROM entries GROUP BY table_id) e ON e.id = t.id
WHERE t.version IS DISTINCT FROM e.n OR t.version IS DISTINCT FROM e.top LIMIT 1`;

/** What is wrong, if anything. Refuses what is no store, or one of a newer server. */
export function storeDamage(db: DatabaseSync, file: string): string | undefined {
  const version = versionOf(db, file);
  if (version === 0) return undefined;
  const { integrity_check: health } = db.prepare('PRAGMA integrity_check(1)').get() as {
    integrity_check: string;
  };
  if (health !== 'ok') return health.trim().split('\n').at(-1);
  if (!hasTablesOf(version, db)) return `its tables are not those of version ${version}`;
  const gap = db.prepare(GAP).get() as { id: string } | undefined;
  return gap && `table ${gap.id} lacks entries`;
}

/** The version of the schema; 0 for an empty file. */
export function versionOf(db: DatabaseSync, file: string): number {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  const { n } = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as { n: number };
  if (version > MIGRATIONS.length)
    throw new CodedError('store-newer', { file, version, known: MIGRATIONS.length });
  if (version < 0 || (version === 0) !== (n === 0)) throw new CodedError('not-a-store', { file });
  return version;
}

/** Tables of this version are there, and none that came later. */
function hasTablesOf(version: number, db: DatabaseSync): boolean {
  const rows = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { name: string }[];
  const found = new Set(rows.map(({ name }) => name));
  const known = tablesAt(version);
  const later = tablesAt().difference(known);
  return known.isSubsetOf(found) && later.isDisjointFrom(found);
}

const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

export const isSqliteError = (error: unknown): error is Error => codeOf(error) > 0;
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;
/** SQLite cannot read the file at all. */
export const isDamage = (error: unknown): error is Error =>
  codeOf(error) === CORRUPT || codeOf(error) === NOT_A_DATABASE;
