// A table's event as one viewer may see it: versioned, with the game's own events redacted for that viewer.
import {
  anything,
  byKind,
  list,
  literal,
  oneOf,
  optional,
  orNull,
  record,
  type Static,
  text,
  whole,
} from './schema.ts';
import { PersonId, PROPOSALS, SeatNumber, TableId, Timestamp } from './table-info.ts';

const Events = list(anything, 10_000);

export const EventView = byKind(
  record({ kind: literal('created'), person: PersonId }),
  record({ kind: literal('sat'), seat: SeatNumber, person: PersonId, name: text(40) }),
  record({ kind: literal('left'), seat: SeatNumber, name: optional(text(40)) }),
  record({ kind: literal('chairSet'), seat: SeatNumber }),
  record({ kind: literal('started') }),
  record({ kind: literal('played'), seat: SeatNumber, events: Events }),
  record({ kind: literal('timedOut'), seat: SeatNumber, events: Events }),
  record({ kind: literal('conceded'), seat: SeatNumber, events: Events }),
  record({ kind: literal('tookBack'), seat: SeatNumber }),
  record({
    kind: literal('proposed'),
    seat: SeatNumber,
    what: oneOf(...PROPOSALS),
    about: SeatNumber,
    seconds: optional(whole()),
  }),
  record({
    kind: literal('agreed'),
    seat: SeatNumber,
    what: oneOf(...PROPOSALS),
    carried: optional(literal('yes')),
  }),
  record({ kind: literal('declined'), seat: SeatNumber, what: oneOf(...PROPOSALS) }),
  record({ kind: literal('resumed'), seat: SeatNumber }),
  record({ kind: literal('botTook'), seat: SeatNumber, level: text(24) }),
  record({ kind: literal('returned'), seat: SeatNumber }),
  record({ kind: literal('rematched'), seat: optional(SeatNumber), table: TableId }),
  record({
    kind: literal('chatted'),
    person: PersonId,
    name: text(40),
    seat: orNull(SeatNumber),
    text: text(500),
  }),
  record({ kind: literal('closed'), why: text(200) }),
  /** Something that this viewer may know nothing about, not even whose it was. */
  record({ kind: literal('hidden') }),
);
export type EventView = Static<typeof EventView>;

export const EntryView = record({
  version: whole(1),
  at: Timestamp,
  what: EventView,
  /** The viewer's view after the event, where it was asked for; null before the game began. */
  view: optional(anything),
});
export type EntryView = Static<typeof EntryView>;
