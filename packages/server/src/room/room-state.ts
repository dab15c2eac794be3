// What is known of one table in memory, what may be done at it, and the order in which answers leave.
import type { Statement } from '../store/driver.ts';
import type { Store } from '../store/port.ts';
import type { BookEntry, Line } from '../table/book.ts';
import type { Circumstances, Decision, Refused } from '../table/decide.ts';
import type { Table } from '../table/table.ts';
import type { Games } from './load.ts';
import type { Watcher, Watchers } from './watchers.ts';

export type Outcome =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: Refused };

/** Something to be done at a table, in a form that can be decided again when another process was faster. */
export interface Act {
  readonly person: string | null;
  readonly command: string | null;
  /** Who sent which command, as one word; undefined for what the server does by itself. */
  readonly key: string | undefined;
  /** Set when the command may have been entered before. */
  again: boolean;
  /** Undefined means that there is nothing to do any more. */
  decide(table: Table): Decision | undefined;
  settle(outcome: Outcome): void;
}

/** Stands in the order of acts for something that enters nothing. */
export const NO_ACT: Act = {
  person: null,
  command: null,
  key: undefined,
  again: false,
  decide: () => undefined,
  settle: () => {},
};

export interface Pending {
  readonly act: Act;
  readonly deliver: () => void;
  isDurable: boolean;
}

export interface Room {
  readonly id: string;
  table: Table | undefined;
  stamp: number;
  /** Acts that are decided but not yet durable, in order. */
  pending: Pending[];
  loading: Promise<Table | undefined> | undefined;
  catching: Promise<void> | undefined;
  /** Raised when what is in memory turned out to be wrong: older appends no longer count. */
  epoch: number;
  usedAt: number;
  /** Failures of the store in a row: each makes the next attempt wait longer, or a full disk would be a busy loop. */
  failures: number;
  /** Commands that are being dealt with, and who is to be told: a repeat shares the fate of the first sending. */
  readonly underWay: UnderWay[];
  /** Commands that were entered lately, with their versions. */
  readonly recent: Map<string, number>;
}

export interface UnderWay {
  readonly key: string;
  readonly told: ((outcome: Outcome) => void)[];
}

export interface RoomSettings {
  readonly store: Store;
  readonly games: Games;
  readonly watchers: Watchers;
  readonly circumstances: (version?: number) => Circumstances;
  /** Notices that go into the store together with a step. */
  readonly notices: (table: Table, from: number, entries: readonly BookEntry[]) => Statement[];
  /** Called after every durable change that this process made (`isOwn`) or heard of. */
  onChange(table: Table, lines: readonly Line[], isOwn: boolean): void;
  onTrouble(error: unknown, table: string): void;
  /** The whole table as this watcher may know it, as a message. */
  tellTable(table: Table, watcher: Watcher): string;
}

/** Keeps the order: an answer that needs no entry of its own waits for the entries before it. */
export function hold(room: Room, act: Act, deliver: () => void): void {
  room.pending.push({ act, deliver, isDurable: true });
  drain(room);
}

export function drain(room: Room): void {
  while (room.pending[0]?.isDurable) room.pending.shift()!.deliver();
}
