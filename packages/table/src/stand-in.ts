// Bots that play for a person who is away, until the person returns.
import type { Seat } from '@undercroft/kernel';
import { type CommandContext, type Decision, refuse } from './decision.ts';
import type { Table } from './table.ts';

/** Hands a seat to a bot, of the given level or of the host's usual one. */
export function decideStandIn(
  table: Table,
  seat: Seat,
  level: string | undefined,
  { botLevels, standInLevel }: CommandContext,
): Decision {
  const taken = level ?? standInLevel;
  if (taken === undefined) return refuse('no-bots');
  if (!botLevels.includes(taken)) return refuse('no-such-bot');
  if (table.seats[seat]!.bot !== undefined) return refuse('not-seated');
  return { event: { kind: 'botTook', seat, level: taken } };
}

export function decideReturn(table: Table, seat: Seat): Decision {
  const { bot, resigned } = table.seats[seat]!;
  if (resigned) return refuse('resigned');
  return bot === undefined ? refuse('not-away') : { event: { kind: 'returned', seat } };
}
