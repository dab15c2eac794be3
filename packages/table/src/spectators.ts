// Who may look at a table, and with which eyes.
import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import { refuse } from './decision.ts';
import { isOver, seatOf, type Table } from './table.ts';

/** As whom this person may look at the table, if at all. */
export function viewerFor(table: Table, person: string): { readonly viewer: Viewer } | CodedRefusal {
  const seat = seatOf(table, person);
  if (seat !== null) return { viewer: seat };
  return mayWatch(table) || person === table.agreement.host ? { viewer: SPECTATOR } : refuse('no-spectators');
}

export const mayWatch = (table: Table): boolean =>
  table.agreement.spectators || table.phase === 'open' || isOver(table);

/** May this viewer see every hand? At the end everyone; before it spectators, once the seats agreed to it. */
export const seesEverything = (table: Table, viewer: Viewer): boolean =>
  table.phase === 'finished' || (viewer === SPECTATOR && table.openHands);
