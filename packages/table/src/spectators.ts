// Who may look at a table, and with which eyes.
import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import { refuse } from './decision.ts';
import { isOver, seatOf, type Table } from './table.ts';

/** As whom this person may look at the table, if at all. */
export function viewerFor(
  table: Table,
  person: string,
  now: number,
): { readonly viewer: Viewer } | CodedRefusal {
  const seat = seatOf(table, person);
  if (seat !== null) return { viewer: seat };
  return mayWatch(table, now) || person === table.agreement.host
    ? { viewer: SPECTATOR }
    : refuse('no-spectators');
}

/** A table that is closed to spectators stays closed after its end; a daily dungeon opens with the next day. */
export const mayWatch = (table: Table, now: number): boolean =>
  table.agreement.daily === undefined
    ? table.agreement.spectators || table.phase === 'open'
    : isOver(table) && !isHeld(table, now);

/** Others still play the deal of this table. */
export const isHeld = ({ agreement: { daily } }: Table, now: number): boolean =>
  daily !== undefined && dayOf(now) <= daily;

export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
