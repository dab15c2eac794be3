// A table as a client knows it: grows by the server's messages, notices gaps and asks to be told again.

import type { EntryView, EventView } from './entry-view.ts';
import type { MessageOf, ServerMessage } from './messages.ts';
import type { StandingOrder } from './orders.ts';
import { changesOrders, ordersAfter } from './orders-after.ts';
import { applyChange, type Change } from './patch.ts';
import type { TableInfo } from './table-info.ts';

export interface FollowedTable {
  readonly id: string;
  readonly version: number;
  readonly info: TableInfo;
  /** The seat of whoever is looking; null for a spectator. */
  readonly seat: number | null;
  /** The position with this viewer's holes in it; null until the game starts. */
  readonly view: unknown;
  readonly mayTakeBack: boolean;
  readonly chat: readonly EntryView[];
  /** The standing orders of whoever is looking. */
  readonly orders: readonly StandingOrder[];
  /** Seats whose people are connected now. */
  readonly present: readonly number[];
  /** How many people look on without a seat. */
  readonly watching: number;
}

/** What a message did to a followed table. */
export type TableUpdate =
  | { readonly kind: 'loaded'; readonly table: FollowedTable; readonly missed: readonly EntryView[] }
  | {
      readonly kind: 'happened';
      readonly table: FollowedTable;
      readonly entry: EntryView;
      readonly before: FollowedTable;
    }
  | { readonly kind: 'present'; readonly table: FollowedTable }
  /** A version is missing: the server must be asked again. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'nothing' };

const MOST_CHAT = 200;
const NOTHING: TableUpdate = { kind: 'nothing' };
const GAP: TableUpdate = { kind: 'gap' };

type TableMessage = Extract<ServerMessage, { readonly kind: 'table' | 'entry' | 'present' | 'current' }>;

/** Takes one message about a table in. A repeat changes nothing; a gap changes nothing either, and is told. */
export function follow(table: FollowedTable | undefined, message: TableMessage): TableUpdate {
  switch (message.kind) {
    case 'table':
      return load(table, message);
    case 'current':
      return table === undefined || message.version > table.version ? GAP : NOTHING;
    case 'present':
      return table
        ? { kind: 'present', table: { ...table, present: message.seats, watching: message.watching ?? 0 } }
        : NOTHING;
    case 'entry':
      return table ? advance(table, message) : GAP;
  }
}

function load(table: FollowedTable | undefined, message: MessageOf<'table'>): TableUpdate {
  if (table && message.version < table.version) return GAP;
  const { table: id, version, info, seat, view, mayTakeBack, chat, present, missed, orders = [] } = message;
  const watching = table?.watching ?? 0;
  return {
    kind: 'loaded',
    table: { id, version, info, seat, view, mayTakeBack, chat, orders, present, watching },
    missed,
  };
}

function advance(table: FollowedTable, message: MessageOf<'entry'>): TableUpdate {
  if (message.version <= table.version) return NOTHING;
  if (message.version > table.version + 1) return GAP;
  const entry: EntryView = { version: message.version, at: message.at, what: message.what };
  const next: FollowedTable = {
    ...table,
    version: message.version,
    info: applyChange(table.info, message.info as Change | undefined) as TableInfo,
    view: 'view' in message ? message.view : applyChange(table.view, message.change as Change | undefined),
    mayTakeBack: message.mayTakeBack ?? false,
    seat: seatAfter(table, message.what),
    orders: changesOrders(message.what) ? ordersAfter(table.orders, message.what) : table.orders,
    chat: message.what.kind === 'chatted' ? [...table.chat, entry].slice(-MOST_CHAT) : table.chat,
  };
  return { kind: 'happened', table: next, entry, before: table };
}

/** Only leaving changes a viewer's own seat without a fresh table message; sitting down brings one. */
const seatAfter = (table: FollowedTable, what: EventView): number | null =>
  what.kind === 'left' && what.seat === table.seat ? null : table.seat;
