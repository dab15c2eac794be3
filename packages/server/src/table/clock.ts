// Thinking time: when a seat's decision began, how long it may take, and what a slow one costs. All from the book's moments.
import type { Seat } from '@undercroft/kernel';
import { isPersons, type Table } from './table.ts';

/** Until when this seat may think; null where nothing is counted (no clock, paused, a bot, not waited for). */
export function deadlineOf(table: Table, seat: Seat): number | null {
  const { clock } = table.with;
  const chair = table.chairs[seat]!;
  if (!clock || table.phase !== 'playing' || table.pausedAt !== undefined) return null;
  if (!isPersons(chair) || !table.waiting.includes(seat)) return null;
  return chair.askedAt + clock.perMove * 1000 + chair.reserve;
}

/** The first deadline of the table; null when nobody's clock runs. */
export function nextDeadline(table: Table): number | null {
  let next: number | null = null;
  for (const seat of table.waiting) {
    const deadline = deadlineOf(table, seat);
    if (deadline !== null && (next === null || deadline < next)) next = deadline;
  }
  return next;
}

/** Takes what went beyond the time per move out of the seat's reserve. */
export function chargeClock(table: Table, seat: Seat, at: number): void {
  const { clock } = table.with;
  const chair = table.chairs[seat]!;
  if (!clock || !isPersons(chair)) return;
  const beyond = at - chair.askedAt - clock.perMove * 1000;
  if (beyond > 0) chair.reserve = Math.max(0, chair.reserve - beyond);
}

export function pauseClock(table: Table, at: number): void {
  table.pausedAt = at;
}

/** The time of the pause is given back to everybody who was thinking. */
export function resumeClock(table: Table, at: number): void {
  if (table.pausedAt === undefined) return;
  const away = at - table.pausedAt;
  table.pausedAt = undefined;
  for (const seat of table.waiting) table.chairs[seat]!.askedAt += away;
}
