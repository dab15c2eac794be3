// Carries appends from the journal over into the tables of SQLite: each once, however often it is found in the journal.
import type { DatabaseSync } from 'node:sqlite';
import type { Append } from './driver.ts';
import type { Round } from './journal-file.ts';
import { unpackAppends } from './packed-appends.ts';
import { preparedBy } from './prepared.ts';

interface Head {
  readonly version: number;
  readonly stamp: number;
}

const MOVE =
  'UPDATE tables SET version = ?, stamp = ?, state = ?, card = ?, listed = ?, touched = ?, due = ?, bot_due = ? WHERE id = ?';
const ENTER = 'INSERT INTO entries (table_id, version, at, person, command, body) VALUES (?, ?, ?, ?, ?, ?)';
const HEAD = 'SELECT version, stamp FROM tables WHERE id = ?';

/** Inside a transaction: enters what the tables do not hold yet. What does not follow from where a table stands is in it already. */
export function carryOver(appends: readonly Append[], prepare: ReturnType<typeof preparedBy>): void {
  // Table by table: the entries of one lie side by side.
  for (const [table, ofTable] of Map.groupBy(appends, (append) => append.table)) {
    let head = prepare(HEAD).get(table) as Head | undefined;
    let last: Append | undefined;
    for (const append of ofTable) {
      if (head?.version !== append.from || head.stamp !== append.fromStamp) continue;
      enter(append, prepare);
      head = { version: append.from + append.entries.length, stamp: append.stamp };
      last = append;
    }
    if (last) move(last, prepare);
  }
}

function enter({ table, from, entries, also }: Append, prepare: ReturnType<typeof preparedBy>): void {
  for (const [i, { at, person, command, body }] of entries.entries())
    prepare(ENTER).run(table, from + 1 + i, at, person, command, body);
  for (const { sql, values } of also ?? []) prepare(sql).run(...values);
}

function move({ table, from, entries, ...to }: Append, prepare: ReturnType<typeof preparedBy>): void {
  const { stamp, state, card, listed, touched, due, botDue } = to;
  prepare(MOVE).run(from + entries.length, stamp, state, card, listed, touched, due, botDue, table);
}

/** What a crash, or a copy taken in the middle, left in the journal goes where it belongs before anything else happens. */
export function carryOverRounds(db: DatabaseSync, rounds: readonly Round[]): void {
  const appends = rounds.flatMap(({ texts }) => texts.flatMap(unpackAppends));
  if (appends.length === 0) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    carryOver(appends, preparedBy(db));
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
