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

/** A table that is closed to spectators stays closed after its end; a run of an expedition opens with all others. */
export const mayWatch = (table: Table, now: number): boolean =>
  isRun(table) ? isOver(table) && !isHeld(table, now) : table.agreement.spectators || table.phase === 'open';

/** One of many runs of the same deal, compared with the others: no bot, no second try and no word from outside. */
export const isRun = ({ agreement: { daily, event } }: Table): boolean =>
  daily !== undefined || event !== undefined;

/** Everything is open now: what somebody would choose from here on does not count. Bots among themselves play on. */
export const isTimeUp = ({ agreement: { openAt }, seats }: Table, now: number): boolean =>
  openAt !== undefined && now >= openAt && seats.some(({ person }) => person !== undefined);

/** Others still play the deal of this table. Dailies of older stores open with the next day. */
export const isHeld = ({ agreement: { daily, openAt } }: Table, now: number): boolean =>
  openAt === undefined ? daily !== undefined && dayOf(now) <= daily : now < openAt;

export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
