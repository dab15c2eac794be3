// Thinking time: when a seat's decision began, how long it may take, and what a slow one costs. All from stored times.
import type { Seat } from '@undercroft/kernel';
import type { Decision } from './decision.ts';
import { isPlayedByPerson, type Table } from './table.ts';

/** Until when this seat may think; null where nothing is counted (no clock, paused, a bot, not waited for). */
export function deadlineOf(table: Table, seat: Seat): number | null {
  const { clock } = table.agreement;
  const state = table.seats[seat]!;
  if (!clock || table.phase !== 'playing' || table.pausedAt !== undefined) return null;
  if (!isPlayedByPerson(state) || !table.waiting.includes(seat)) return null;
  return state.askedAt + clock.perMove * 1000 + state.reserve;
}

/** The first deadline of the table; null when no clock runs. */
export function nextDeadline(table: Table): number | null {
  const deadlines = table.waiting.flatMap((seat) => deadlineOf(table, seat) ?? []);
  return deadlines.length > 0 ? Math.min(...deadlines) : null;
}

/** Takes what went beyond the time per move out of the seat's reserve. */
export function chargeClock(table: Table, seat: Seat, at: number): void {
  const { clock } = table.agreement;
  const state = table.seats[seat]!;
  if (!clock || !isPlayedByPerson(state)) return;
  const beyond = at - state.askedAt - clock.perMove * 1000;
  if (beyond > 0) state.reserve = Math.max(0, state.reserve - beyond);
}

/** The time of the pause is given back to the seats that were thinking. */
export function resumeClock(table: Table, at: number): void {
  if (table.pausedAt === undefined) return;
  const away = at - table.pausedAt;
  table.pausedAt = undefined;
  for (const seat of table.waiting) table.seats[seat]!.askedAt += away;
}

/** Nothing where no clock runs, or where another process of the host has said so already. */
export const decideHoldClocks = (table: Table, from: number, to: number): Decision | undefined =>
  nextDeadline(table) === null || table.heldUntil > from
    ? undefined
    : { event: { kind: 'clocksHeld', from, to } };

/** Gives the seats that were thinking the time back in which the host of the table was gone. */
export function holdClocks(table: Table, from: number, to: number): void {
  table.heldUntil = to;
  for (const seat of table.waiting) {
    const state = table.seats[seat]!;
    state.askedAt += Math.max(0, to - Math.max(from, state.askedAt));
  }
}
