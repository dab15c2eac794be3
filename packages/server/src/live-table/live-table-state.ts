// What is kept about one table in memory, and the order in which answers leave.
import { SPECTATOR } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import {
  type CommandContext,
  type Request,
  type StoredEvent,
  seatOf,
  seenVersion,
  type Table,
  type TableEvent,
} from '@undercroft/table';
import type { Statement } from '../store/driver.ts';
import type { Store } from '../store/port.ts';
import type { Games } from './load-table.ts';
import type { Watcher, Watchers } from './watchers.ts';

export type CommandOutcome =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: CodedRefusal };

/** A request under way. As data, so that it can be decided again when another process was faster. */
export interface Act {
  /** Undefined for something that only keeps its place in the order and stores nothing. */
  readonly request: Request | undefined;
  readonly person: string | null;
  /** The id of the command, and person and id as one word; null and undefined for what the server does by itself. */
  readonly command: string | null;
  readonly key: string | undefined;
  /** Set when the command may have been stored before. */
  again: boolean;
  settle(outcome: CommandOutcome): void;
}

/** Keeps a place in the order of acts. */
export const NO_ACT: Act = {
  request: undefined,
  person: null,
  command: null,
  key: undefined,
  again: false,
  settle: () => {},
};

export interface Pending {
  readonly act: Act;
  readonly deliver: () => void;
  isDurable: boolean;
}

export interface LiveTable {
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
  /** Commands under way by key: a repeat gets the outcome of the first sending. */
  readonly underWay: Map<string, Promise<CommandOutcome>>;
  /** Commands that were entered lately, with their versions. */
  readonly recent: Map<string, number>;
}

export interface LiveTableSettings {
  readonly store: Store;
  readonly games: Games;
  readonly watchers: Watchers;
  readonly commandContext: () => CommandContext;
  /** Notices that go into the store together with a step. */
  readonly notices: (table: Table, from: number, events: readonly StoredEvent[]) => Statement[];
  /** Called after every durable change that this process made (`isOwn`) or heard of. */
  onChange(table: Table, events: readonly TableEvent[], isOwn: boolean): void;
  onError(error: unknown, table: string): void;
  /** The whole table as this watcher may know it, as a message. */
  tellTable(table: Table, watcher: Watcher): string;
}

/** Keeps the order: an answer that needs no entry of its own waits for the entries before it. */
export function hold(live: LiveTable, act: Act, deliver: () => void): void {
  live.pending.push({ act, deliver, isDurable: true });
  drain(live);
}

/** The command was entered at this version. The answer names it as its sender counts. */
export function settleDone({ table }: LiveTable, act: Act, version: number): void {
  const viewer = (table && seatOf(table, act.person)) ?? SPECTATOR;
  act.settle({ ok: true, version: table ? seenVersion(table, viewer, version) : version });
}

export function drain(live: LiveTable): void {
  while (live.pending[0]?.isDurable) live.pending.shift()!.deliver();
}
