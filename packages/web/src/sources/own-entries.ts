// What a seat could take back of its turn: its entries at the end of the log.
import type { Seat, Viewer } from '@undercroft/kernel';

/** How many entries of a seat stand at the end of a log. */
export function ownEntriesAt(log: readonly { readonly seat: Seat }[], viewer: Viewer): number {
  const other = log.findLastIndex(({ seat }) => seat !== viewer);
  return log.length - 1 - other;
}
