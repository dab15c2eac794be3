// How a standing order ends before it was carried out: told to its owner alone.
import { type Seat, SPECTATOR, type Viewer } from '@undercroft/kernel';
import type { OrderEnd, StandingOrder } from '@undercroft/protocol';
import type { Decided } from './decision.ts';
import type { Table } from './table.ts';

export const endOrder = (table: Table, seat: Seat, order: StandingOrder, why: OrderEnd): Decided => ({
  event: { kind: 'orderEnded', seat, order, why, hiddenFrom: othersThan(table, seat) },
});

/** Everybody from whom the orders of a seat are hidden. */
export const othersThan = (table: Table, seat: Seat): readonly Viewer[] => [
  ...[...table.seats.keys()].filter((other) => other !== seat),
  SPECTATOR,
];
