// A table's event as one viewer may see it: versioned, with the game's own events redacted for that viewer.
import { ORDER_ENDS, StandingOrder } from './orders.ts';
import * as s from './schema.ts';
import { PersonId, PROPOSALS, SeatNumber, TableId, Timestamp } from './table-info.ts';

const Events = s.list(s.anything, 10_000);

export const EventView = s.byKind(
  s.record({ kind: s.literal('created'), person: PersonId }),
  s.record({ kind: s.literal('sat'), seat: SeatNumber, person: PersonId, name: s.text(40) }),
  s.record({ kind: s.literal('left'), seat: SeatNumber, name: s.optional(s.text(40)) }),
  s.record({ kind: s.literal('chairSet'), seat: SeatNumber }),
  s.record({ kind: s.literal('started') }),
  /** `order`: the number of the standing order that chose it, for its owner alone. */
  s.record({
    kind: s.literal('played'),
    seat: SeatNumber,
    events: Events,
    order: s.optional(s.whole(1)),
  }),
  s.record({ kind: s.literal('timedOut'), seat: SeatNumber, events: Events }),
  s.record({ kind: s.literal('conceded'), seat: SeatNumber, events: Events }),
  s.record({ kind: s.literal('tookBack'), seat: SeatNumber }),
  s.record({
    kind: s.literal('proposed'),
    seat: SeatNumber,
    what: s.oneOf(...PROPOSALS),
    about: SeatNumber,
    seconds: s.optional(s.whole()),
  }),
  s.record({
    kind: s.literal('agreed'),
    seat: SeatNumber,
    what: s.oneOf(...PROPOSALS),
    carried: s.optional(s.literal('yes')),
  }),
  s.record({ kind: s.literal('declined'), seat: SeatNumber, what: s.oneOf(...PROPOSALS) }),
  s.record({ kind: s.literal('resumed'), seat: SeatNumber }),
  s.record({ kind: s.literal('botTook'), seat: SeatNumber, level: s.text(24) }),
  s.record({ kind: s.literal('returned'), seat: SeatNumber }),
  s.record({ kind: s.literal('rematched'), seat: s.optional(SeatNumber), table: TableId }),
  s.record({
    kind: s.literal('chatted'),
    person: PersonId,
    name: s.text(40),
    seat: s.orNull(SeatNumber),
    text: s.text(500),
  }),
  s.record({ kind: s.literal('closed'), why: s.text(200) }),
  /** These two are told to the owner of the order alone. */
  s.record({ kind: s.literal('ordered'), seat: SeatNumber, order: StandingOrder }),
  s.record({
    kind: s.literal('orderEnded'),
    seat: SeatNumber,
    order: StandingOrder,
    why: s.oneOf(...ORDER_ENDS),
  }),
  /** Something that this viewer may know nothing about, not even whose it was. */
  s.record({ kind: s.literal('hidden') }),
);
export type EventView = s.Static<typeof EventView>;

export const EntryView = s.record({
  version: s.whole(1),
  at: Timestamp,
  what: EventView,
  /** The viewer's view after the event, where it was asked for; null before the game began. */
  view: s.optional(s.anything),
});
export type EntryView = s.Static<typeof EntryView>;
