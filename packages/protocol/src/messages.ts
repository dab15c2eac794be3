// The messages of the socket, both ways. Every frame is one of these as JSON text.
import { CommandMessage } from './commands.ts';
import { EntryView, EventView } from './entry-view.ts';
import { MOST_ORDERS, StandingOrder } from './orders.ts';
import * as s from './schema.ts';
import { Paired, Seeking, SeekOver } from './seeking.ts';
import { StudyMessages } from './study-commands.ts';
import { MOST_SEATS, PersonId, SeatNumber, TableCard, TableId, TableInfo, Timestamp } from './table-info.ts';

export const PROTOCOL = 1;

/** Frames above this are not read; the server closes the socket. */
export const MOST_FRAME = 32_768;

export const ClientMessage = s.byKind(
  s.record({ kind: s.literal('hello'), protocol: s.whole(1, 1000), lobby: s.optional(s.flag) }),
  s.record({ kind: s.literal('ping'), at: s.whole() }),
  /** Follow a table or a study room: `version` is the one the client already has a view of, if any. */
  s.record({ kind: s.literal('watch'), table: TableId, version: s.optional(s.whole()) }),
  s.record({ kind: s.literal('unwatch'), table: TableId }),
  s.record({ kind: s.literal('lobby'), on: s.flag }),
  /** Is the page in sight? Only told by those who wait for a table. */
  s.record({ kind: s.literal('here'), hidden: s.flag }),
  CommandMessage,
);
export type ClientMessage = s.Static<typeof ClientMessage>;

export const You = s.record({
  id: PersonId,
  name: s.text(40),
  /** A guest lives in one browser's cookie; with a passkey the same person is known on every device. */
  guest: s.flag,
});
export type You = s.Static<typeof You>;

const Tables = s.list(TableCard, 1000);

export const ServerMessage = s.byKind(
  s.record({
    kind: s.literal('welcome'),
    protocol: s.whole(),
    you: You,
    now: Timestamp,
    /** Milliseconds of silence after which the server takes the client for gone. */
    patience: s.whole(),
  }),
  s.record({ kind: s.literal('pong'), at: s.whole(), now: Timestamp }),
  /** A whole table as its viewer may know it; `missed` is what happened since the version that the client named. */
  s.record({
    kind: s.literal('table'),
    table: TableId,
    version: s.whole(),
    info: TableInfo,
    seat: s.orNull(SeatNumber),
    view: s.orNull(s.anything),
    mayTakeBack: s.flag,
    missed: s.list(EntryView, 1000),
    chat: s.list(EntryView, 200),
    /** The viewer's own standing orders, where there are any. */
    orders: s.optional(s.list(StandingOrder, MOST_ORDERS)),
    present: s.list(SeatNumber, MOST_SEATS),
  }),
  /** The client's version is the newest. */
  s.record({ kind: s.literal('current'), table: TableId, version: s.whole() }),
  /** What happened, and how it changed info and view: as a change, or whole where that is shorter. */
  s.record({
    kind: s.literal('entry'),
    table: TableId,
    version: s.whole(1),
    at: Timestamp,
    what: EventView,
    info: s.optional(s.anything),
    change: s.optional(s.anything),
    view: s.optional(s.anything),
    mayTakeBack: s.optional(s.flag),
    /** The command that this entry answers, for whoever sent it. */
    answers: s.optional(s.text(40)),
  }),
  /** Which seats are connected, and how many people look on without one. */
  s.record({
    kind: s.literal('present'),
    table: TableId,
    seats: s.list(SeatNumber, MOST_SEATS),
    watching: s.optional(s.whole()),
  }),
  s.record({ kind: s.literal('gone'), table: TableId, code: s.text(40) }),
  ...StudyMessages,
  s.record({ kind: s.literal('lobby'), open: Tables, mine: Tables }),
  /** One table of the lobby changed; it is in neither list any more where `open` and `mine` are both false. */
  s.record({ kind: s.literal('card'), card: TableCard, open: s.flag, mine: s.flag }),
  s.record({ kind: s.literal('notice'), text: s.text(500) }),
  Seeking,
  Paired,
  SeekOver,
  /** Something about my friends, requests or clubs is new: read again. */
  s.record({ kind: s.literal('ties') }),
  /** A friend asks me to a table that has not begun. */
  s.record({
    kind: s.literal('invited'),
    table: TableId,
    game: s.text(24),
    person: PersonId,
    name: s.text(40),
  }),
  s.record({
    kind: s.literal('done'),
    id: s.text(40),
    table: s.optional(TableId),
    version: s.optional(s.whole()),
    data: s.optional(s.anything),
  }),
  s.record({
    kind: s.literal('refused'),
    id: s.text(40),
    code: s.text(40),
    clause: s.optional(s.text(40)),
    why: s.optional(s.text(60)),
    args: s.optional(s.dictionary(s.anything, 16)),
    version: s.optional(s.whole()),
  }),
  /** A message that could not be read, so that there is no command to answer. */
  s.record({ kind: s.literal('error'), code: s.text(40), where: s.optional(s.text(200)) }),
);
export type ServerMessage = s.Static<typeof ServerMessage>;
export type MessageOf<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: Kind }>;
