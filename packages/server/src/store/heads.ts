// Where each table stands that was moved lately, the journal included: an append is judged here, without a look at the disk.
import type { StatementSync } from 'node:sqlite';
import type { Append } from './driver.ts';

interface Head {
  version: number;
  stamp: number;
  /** The round of the journal that its last append was written in. */
  round: number;
  isOver: boolean;
  /** A number for each command in its book. Two may share one: a number that is here says only that it is worth a look. */
  readonly commands: Set<number>;
}

export interface Heads {
  /** True when one of these commands may be in the book of the table already, or twice among themselves. */
  mayBeRepeated(append: Append): boolean;
  /** Moves the table, if the append follows from where it stands; the answer takes that back, or is undefined. */
  move(append: Append, round: number): (() => void) | undefined;
  /** True when something of the table may not be carried over yet. */
  isInJournal(table: string): boolean;
  /** A table was changed from outside, and everything up to this round is carried over: reads its rows again. */
  forget(carriedOver: number): void;
  /** Everything up to this round is carried over: lets go of tables that are finished, or that nobody has moved for long. */
  trim(carriedOver: number): void;
}

/** A round takes a second or less. */
const LONG = 60;
const HEAD = 'SELECT version, stamp FROM tables WHERE id = ?';
const COMMANDS = 'SELECT person, command FROM entries WHERE table_id = ? AND command IS NOT NULL';

export function knowHeads(prepare: (sql: string) => StatementSync): Heads {
  const heads = new Map<string, Head>();
  /** Up to this round everything is carried over. */
  let carried = 0;

  const headOf = (table: string): Head | undefined => {
    const known = heads.get(table);
    if (known) return known;
    const row = prepare(HEAD).get(table) as { version: number; stamp: number } | undefined;
    if (!row) return undefined;
    const entered = prepare(COMMANDS).all(table) as { person: string; command: string }[];
    const commands = new Set(entered.map(({ person, command }) => numberOf(person, command)));
    const head = { version: row.version, stamp: row.stamp, round: 0, isOver: false, commands };
    heads.set(table, head);
    return head;
  };

  return {
    mayBeRepeated({ table, entries }) {
      const head = headOf(table);
      return entries.some(
        ({ person, command }, i) =>
          command !== null && (i > 0 || head?.commands.has(numberOf(person, command))),
      );
    },
    move({ table, from, fromStamp, stamp, entries, state }, round) {
      const head = headOf(table);
      if (head?.version !== from || head.stamp !== fromStamp) return undefined;
      head.version += entries.length;
      head.stamp = stamp;
      head.round = round;
      head.isOver = state === 'finished' || state === 'abandoned';
      for (const { person, command } of entries)
        if (command !== null) head.commands.add(numberOf(person, command));
      return () => {
        head.version = from;
        head.stamp = fromStamp;
      };
    },
    isInJournal: (table) => (heads.get(table)?.round ?? 0) > carried,
    forget(carriedOver) {
      carried = carriedOver;
      for (const [table, { round }] of heads) if (round <= carried) heads.delete(table);
    },
    trim(carriedOver) {
      if (carriedOver === carried) return;
      carried = carriedOver;
      for (const [table, { round, isOver }] of heads)
        if (round <= carried && (isOver || round < carried - LONG)) heads.delete(table);
    },
  };
}

/** FNV-1a, down to the 30 bits that a Set keeps without a record of its own. */
function numberOf(person: string | null, command: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < command.length; i++) sum = Math.imul(sum ^ command.charCodeAt(i), 0x01000193);
  if (person !== null)
    for (let i = 0; i < person.length; i++) sum = Math.imul(sum ^ person.charCodeAt(i), 0x01000193);
  return sum & 0x3fffffff;
}
