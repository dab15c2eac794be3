// Seats that are kept for people whom the host put together: who does not come in time must not hold up the others.
import { decideStart } from './decide-game.ts';
import type { CommandContext, Decision } from './decision.ts';
import { isFull, type SeatState, type Table } from './table.ts';

/** Milliseconds for opening the closed nonces of a full table. */
const OPENING = 10_000;

/** Those who came want no bots: they go back to where they waited. */
export const NOT_ALL_CAME = 'not-all-came';

const isEmpty = (seat: SeatState): boolean => seat.for === 'person' && seat.person === undefined;

/** The moment at which a table that has not begun goes on without those who are missing; null where nobody is waited for. */
export function keptUntil(table: Table): number | null {
  const { kept } = table.agreement;
  if (!kept || table.phase !== 'open') return null;
  return isFull(table) ? kept.until + OPENING : kept.until;
}

/** Decided again and again until there is nothing left to do: a bot for each empty seat, then the start. */
export function decideFillSeats(table: Table, { now, standInLevel }: CommandContext): Decision | undefined {
  if ((keptUntil(table) ?? now + 1) > now) return undefined;
  const seat = table.seats.findIndex(isEmpty);
  if (seat < 0) return decideStart(table);
  if (table.seats.every(({ person }) => person === undefined))
    return { event: { kind: 'closed', why: 'nobody-came' } };
  if (!table.agreement.kept!.bots || standInLevel === undefined)
    return { event: { kind: 'closed', why: NOT_ALL_CAME } };
  return { event: { kind: 'chairSet', seat, chair: { for: 'bot', bot: standInLevel } } };
}
