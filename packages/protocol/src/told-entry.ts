// One line of a table's book as one viewer is told it: versioned, with the game's events redacted for that viewer.
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
import { MOST_SEATS, Moment, PersonId, PROPOSALS, SeatNumber, TableId } from './table-info.ts';

const Events = list(anything, 10_000);

export const Happening = byKind(
  record({ kind: literal('created'), person: PersonId }),
  record({ kind: literal('sat'), seat: SeatNumber, person: PersonId, name: text(40) }),
  record({ kind: literal('left'), seat: SeatNumber }),
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
  record({ kind: literal('rematched'), table: TableId }),
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
export type Happening = Static<typeof Happening>;

export const ToldEntry = record({ version: whole(1), at: Moment, what: Happening });
export type ToldEntry = Static<typeof ToldEntry>;

/** An entry told again with what the viewer saw after it; null before the game began. */
export type SeenEntry = ToldEntry & { readonly view: unknown };

export const Presence = list(SeatNumber, MOST_SEATS);
