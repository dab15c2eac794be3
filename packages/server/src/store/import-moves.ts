// Enters the moves that an older server left in its own two log files beside the store: it crashed before they were entered.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { Append, Statement } from './driver.ts';
import { appendStatements, preparedBy, runGuarded } from './sqlite-statements.ts';

export const moveFiles = (store: string): readonly string[] => [`${store}.moves-1`, `${store}.moves-2`];

/** Once: the files are removed when everything in them is on disk, and with them the lock of such a server. */
export function importMoves(db: DatabaseSync, store: string): void {
  enterMoves(db, readMoves(store));
  for (const file of [...moveFiles(store), `${store}.lock`]) rmSync(file, { force: true });
}

/** Oldest first. Many of them may have been entered already. */
export function readMoves(store: string): readonly string[] {
  return moveFiles(store)
    .filter((file) => existsSync(file))
    .map((file) => readRound(readFileSync(file)))
    .sort((a, b) => a.round - b.round)
    .flatMap(({ texts }) => texts);
}

export function enterMoves(db: DatabaseSync, texts: readonly string[]): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    importAppends(db, texts);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Inside a transaction. A move that does not follow from where its table stands was entered before. */
export function importAppends(db: DatabaseSync, texts: readonly string[]): void {
  const prepare = preparedBy(db);
  for (const append of texts.flatMap(appendsOf)) runGuarded(prepare, appendStatements(append));
}

/** Before each text: its length, a checksum of all that follows, and the round. */
const HEAD = 12;

/** The whole records from the start on, as long as they are of one round: behind them are torn ones and older rounds. */
function readRound(data: Buffer): { readonly round: number; readonly texts: readonly string[] } {
  const texts: string[] = [];
  let round = 0;
  for (let at = 0; at + HEAD <= data.length; ) {
    const end = at + HEAD + data.readUInt32LE(at);
    if (end > data.length || crc32(data.subarray(at + 8, end)) !== data.readUInt32LE(at + 4)) break;
    const found = data.readUInt32LE(at + 8);
    if (at > 0 && found !== round) break;
    round = found;
    texts.push(data.toString('utf8', at + HEAD, end));
    at = end;
  }
  return { round, texts };
}

type PackedAppend = readonly [
  table: string,
  from: number,
  fromStamp: number,
  stamp: number,
  state: string,
  listed: number,
  touched: number,
  due: number | null,
  botDue: number | null,
  entries: readonly (readonly [at: number, person: string | null, command: string | null])[],
  also: readonly Statement[] | 0,
];

/** A line of JSON, then each card and each body on a line of its own. */
function appendsOf(text: string): Append[] {
  const [head, ...lines] = text.split('\n');
  let next = 0;
  return (JSON.parse(head!) as PackedAppend[]).map((packed) => {
    const [table, from, fromStamp, stamp, state, listed, touched, due, botDue, stubs, also] = packed;
    const card = lines[next++]!;
    const entries = stubs.map(([at, person, command]) => ({ at, person, command, body: lines[next++]! }));
    const to = { stamp, state, card, listed, touched, due, botDue };
    return { table, from, fromStamp, entries, ...to, also: also || [] };
  });
}
