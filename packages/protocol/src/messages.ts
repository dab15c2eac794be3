// The messages of the socket, both ways. Every frame is one of these as JSON text.
import { CommandMessage } from './commands.ts';
import { EntryView, EventView } from './entry-view.ts';
import {
  anything,
  byKind,
  dictionary,
  flag,
  list,
  literal,
  optional,
  orNull,
  record,
  type Static,
  text,
  whole,
} from './schema.ts';
import { MOST_SEATS, PersonId, SeatNumber, TableCard, TableId, TableInfo, Timestamp } from './table-info.ts';

export const PROTOCOL = 1;

/** Frames above this are not read; the server closes the socket. */
export const MOST_FRAME = 32_768;

export const ClientMessage = byKind(
  record({ kind: literal('hello'), protocol: whole(1, 1000), lobby: optional(flag) }),
  record({ kind: literal('ping'), at: whole() }),
  /** Follow a table: `version` is the one the client already has a view of, if any. */
  record({ kind: literal('watch'), table: TableId, version: optional(whole()) }),
  record({ kind: literal('unwatch'), table: TableId }),
  record({ kind: literal('lobby'), on: flag }),
  CommandMessage,
);
export type ClientMessage = Static<typeof ClientMessage>;

export const You = record({
  id: PersonId,
  name: text(40),
  /** A guest lives in one browser's cookie; with a passkey the same person is known on every device. */
  guest: flag,
});
export type You = Static<typeof You>;

const Tables = list(TableCard, 1000);

export const ServerMessage = byKind(
  record({
    kind: literal('welcome'),
    protocol: whole(),
    you: You,
    now: Timestamp,
    /** Milliseconds of silence after which the server takes the client for gone. */
    patience: whole(),
  }),
  record({ kind: literal('pong'), at: whole(), now: Timestamp }),
  /** A whole table as its viewer may know it; `missed` is what happened since the version that the client named. */
  record({
    kind: literal('table'),
    table: TableId,
    version: whole(),
    info: TableInfo,
    seat: orNull(SeatNumber),
    view: orNull(anything),
    mayTakeBack: flag,
    missed: list(EntryView, 1000),
    chat: list(EntryView, 200),
    present: list(SeatNumber, MOST_SEATS),
  }),
  /** The client's version is the newest. */
  record({ kind: literal('current'), table: TableId, version: whole() }),
  /** What happened, and how it changed info and view: as a change, or whole where that is shorter. */
  record({
    kind: literal('entry'),
    table: TableId,
    version: whole(1),
    at: Timestamp,
    what: EventView,
    info: optional(anything),
    change: optional(anything),
    view: optional(anything),
    mayTakeBack: optional(flag),
    /** The command that this entry answers, for whoever sent it. */
    answers: optional(text(40)),
  }),
  /** Which seats are connected, and how many people look on without one. */
  record({
    kind: literal('present'),
    table: TableId,
    seats: list(SeatNumber, MOST_SEATS),
    watching: optional(whole()),
  }),
  record({ kind: literal('gone'), table: TableId, code: text(40) }),
  record({ kind: literal('lobby'), open: Tables, mine: Tables }),
  /** One table of the lobby changed; it is in neither list any more where `open` and `mine` are both false. */
  record({ kind: literal('card'), card: TableCard, open: flag, mine: flag }),
  record({ kind: literal('notice'), text: text(500) }),
  record({
    kind: literal('done'),
    id: text(40),
    table: optional(TableId),
    version: optional(whole()),
    data: optional(anything),
  }),
  record({
    kind: literal('refused'),
    id: text(40),
    code: text(40),
    clause: optional(text(40)),
    why: optional(text(60)),
    args: optional(dictionary(anything, 16)),
    version: optional(whole()),
  }),
  /** A message that could not be read, so that there is no command to answer. */
  record({ kind: literal('error'), code: text(40), where: optional(text(200)) }),
);
export type ServerMessage = Static<typeof ServerMessage>;
export type MessageOf<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: Kind }>;
