// Decisions before the game begins: sitting down, leaving, setting seats, starting.
import type { Seat } from '@undercroft/kernel';
import type { TableCommand } from '@undercroft/protocol';
import { decideStart } from './decide-game.ts';
import { type Actor, type CommandContext, type Decision, refuse } from './decision.ts';
import { isFull, seatOf, type Table } from './table.ts';

export function decideSit(table: Table, actor: Actor, at: Seat, nonce: string): Decision {
  if (table.phase !== 'open') return refuse('already-started');
  const seat = table.seats[at];
  if (seat?.for !== 'person') return refuse('seat-taken');
  if (seatOf(table, actor.person) !== null) return refuse('already-seated');
  if (seat.person !== undefined) return refuse('seat-taken');
  if (seat.reserved !== undefined && seat.reserved !== actor.person) return refuse('seat-reserved');
  return { event: { kind: 'sat', seat: at, name: actor.name, nonce } };
}

/** What only the person who opened the table may do. */
export function decideAsHost(
  table: Table,
  actor: Actor,
  command: Extract<TableCommand, { kind: 'setChair' | 'start' }>,
  { botLevels }: CommandContext,
): Decision {
  if (actor.person !== table.agreement.host) return refuse('not-host');
  if (table.phase !== 'open') return refuse('already-started');
  if (command.kind === 'start') return isFull(table) ? decideStart(table) : refuse('seats-empty');
  const { seat, chair } = command;
  if (seat >= table.seats.length) return refuse('bad-request');
  if (chair.kind === 'person') return { event: { kind: 'chairSet', seat, chair: { for: 'person' } } };
  if (!botLevels.includes(chair.level)) return refuse('no-such-bot');
  return { event: { kind: 'chairSet', seat, chair: { for: 'bot', bot: chair.level } } };
}
