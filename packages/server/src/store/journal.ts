// SQLite's journal: an append is written down here at once, one row for a whole commit, and carried over into its tables
// a moment later together with many others. A commit so writes a page or two instead of three for every move.
import type { DatabaseSync } from 'node:sqlite';
import type { Append } from './driver.ts';
import { packAppends, unpackAppends } from './packed-appends.ts';
import { preparedBy } from './prepared.ts';

export interface Journal {
  /** Inside a transaction: makes sure that nobody else wrote meanwhile; if so, reads what now stands. */
  lookAgain(): void;
  /** Inside a transaction: writes a packed batch down and tells for each append whether it went in. */
  write(packed: string): boolean[];
  /** Inside a transaction: puts everything that is written down where it belongs. */
  carryOver(): void;
  /** What is in memory may not be what is stored: a transaction was undone, or rows were changed by hand. */
  distrust(): void;
}

interface Head {
  readonly version: number;
  readonly stamp: number;
}

const MOVE =
  'UPDATE tables SET version = ?, stamp = ?, state = ?, card = ?, listed = ?, touched = ?, due = ?, bot_due = ? WHERE id = ?';
const ENTER = 'INSERT INTO entries (table_id, version, at, person, command, body) VALUES (?, ?, ?, ?, ?, ?)';
const HEAD = 'SELECT version, stamp FROM tables WHERE id = ?';
const KNOWN = 'SELECT 1 FROM entries WHERE table_id = ? AND person = ? AND command = ?';
const NOTE = 'INSERT INTO journal (batch, body) VALUES (?, ?)';
const NOTES = 'SELECT batch, body FROM journal ORDER BY batch';

export function openJournal(db: DatabaseSync): Journal {
  const prepare = preparedBy(db);
  /** What is in the journal, in order, and what follows from it: where each table stands, and which commands are in it. */
  let noted: Append[] = [];
  let nextBatch = 1;
  const heads = new Map<string, Head>();
  const commands = new Set<string>();
  let seen = -1;

  const dataVersion = (): number =>
    (prepare('PRAGMA data_version').get() as { data_version: number }).data_version;

  const note = (append: Append): void => {
    const { table, from, stamp, entries } = append;
    noted.push(append);
    heads.set(table, { version: from + entries.length, stamp });
    for (const { person, command } of entries)
      if (command !== null) commands.add(`${table} ${person} ${command}`);
  };

  const standsAt = ({ table, from, fromStamp }: Append): boolean => {
    let head = heads.get(table);
    if (!head) {
      head = prepare(HEAD).get(table) as Head | undefined;
      if (head) heads.set(table, head);
    }
    return head?.version === from && head.stamp === fromStamp;
  };
  const isRepeated = ({ table, entries }: Append): boolean =>
    entries.some(
      ({ person, command }, i) =>
        command !== null &&
        (commands.has(`${table} ${person} ${command}`) ||
          entries.some((other, j) => j < i && other.command === command && other.person === person) ||
          prepare(KNOWN).get(table, person, command) !== undefined),
    );

  const enter = ({ table, from, entries, also }: Append): void => {
    for (const [i, { at, person, command, body }] of entries.entries())
      prepare(ENTER).run(table, from + 1 + i, at, person, command, body);
    for (const { sql, values } of also ?? []) prepare(sql).run(...values);
  };
  const move = ({ table, from, entries, ...to }: Append): void => {
    const { stamp, state, card, listed, touched, due, botDue } = to;
    prepare(MOVE).run(from + entries.length, stamp, state, card, listed, touched, due, botDue, table);
  };

  return {
    lookAgain() {
      const now = dataVersion();
      if (now === seen) return;
      heads.clear();
      commands.clear();
      noted = [];
      for (const { batch, body } of prepare(NOTES).all() as { batch: number; body: string }[]) {
        for (const append of unpackAppends(body)) note(append);
        nextBatch = batch + 1;
      }
      seen = now;
    },
    write(packed) {
      const batch = unpackAppends(packed);
      const before = noted.length;
      const went = batch.map((append) => {
        if (!standsAt(append) || isRepeated(append)) return false;
        note(append);
        return true;
      });
      const count = noted.length - before;
      if (count === 0) return went;
      const body = count === batch.length ? packed : packAppends(noted.slice(before));
      prepare(NOTE).run(nextBatch++, body);
      return went;
    },
    carryOver() {
      heads.clear();
      if (noted.length === 0) return;
      // Table by table: the entries of one lie side by side.
      for (const appends of Map.groupBy(noted, ({ table }) => table).values()) {
        for (const append of appends) enter(append);
        move(appends.at(-1)!);
      }
      db.exec('DELETE FROM journal');
      noted = [];
      commands.clear();
    },
    distrust() {
      seen = -1;
    },
  };
}
