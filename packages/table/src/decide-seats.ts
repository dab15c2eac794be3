// Decisions before the game begins: sitting down, leaving, setting seats, starting.
import { isOpenedNonce, opensNonce, type Seat } from '@undercroft/kernel';
import type { SeatRequest, TableCommand } from '@undercroft/protocol';
import { decideStart } from './decide-game.ts';
import { type Actor, type CommandContext, type Decision, refuse } from './decision.ts';
import type { SeatPlan } from './events.ts';
import { nameAtTable } from './name-at-table.ts';
import { isFull, seatOf, type Table } from './table.ts';

export function decideSit(table: Table, actor: Actor, at: Seat, nonce: string): Decision {
  if (table.phase !== 'open') return refuse('already-started');
  const seat = table.seats[at];
  if (seat?.for !== 'person') return refuse('seat-taken');
  const event = { kind: 'sat', seat: at, name: nameAtTable(table, actor), nonce } as const;
  if (seat.person === actor.person && isFull(table) && opensNonce(nonce, seat.nonce)) return { event };
  if (seatOf(table, actor.person) !== null) return refuse('already-seated');
  if (seat.person !== undefined) return refuse('seat-taken');
  if (seat.reserved !== undefined && seat.reserved !== actor.person) return refuse('seat-reserved');
  return { event };
}

/** Once a nonce was opened, nobody may change theirs by sitting elsewhere: the seats stay as they are. */
export const areSeatsSettled = (table: Table): boolean =>
  table.seats.some(({ nonce }) => isOpenedNonce(nonce));

/** What only the person who opened the table may do; a full table that starts by itself may be started by any seat. */
export function decideAsHost(
  table: Table,
  actor: Actor,
  command: Extract<TableCommand, { kind: 'setChair' | 'start' }>,
  { botLevels }: CommandContext,
): Decision {
  const mayStart =
    command.kind === 'start' && table.agreement.autoStart && seatOf(table, actor.person) !== null;
  if (actor.person !== table.agreement.host && !mayStart) return refuse('not-host');
  if (table.phase !== 'open') return refuse('already-started');
  if (command.kind === 'start') return isFull(table) ? decideStart(table) : refuse('seats-empty');
  if (areSeatsSettled(table)) return refuse('already-started');
  const { seat, chair } = command;
  if (seat >= table.seats.length) return refuse('bad-request');
  if (chair.kind === 'bot' && !botLevels.includes(chair.level)) return refuse('no-such-bot');
  return { event: { kind: 'chairSet', seat, chair: seatPlanFor(chair) } };
}

/** A seat as it was asked for, to be kept in the events of the table. */
export const seatPlanFor = (asked: SeatRequest): SeatPlan =>
  asked.kind === 'person'
    ? { for: 'person' }
    : { for: 'bot', bot: asked.level, ...(asked.name?.trim() && { name: asked.name.trim() }) };
