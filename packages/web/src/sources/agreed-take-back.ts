// A choice that is taken back by consent stands in the book as the last word that was needed: here it is told as what it is.
import type { Seat } from '@undercroft/kernel';
import type { EntryView } from '@undercroft/protocol';

/** Reads entries in their order; `asking` is the seat that has asked before the first of them. */
export function createAgreedTakeBack(asking?: Seat): (entry: EntryView) => EntryView {
  let by = asking;
  return (entry) => {
    const { what } = entry;
    if (what.kind === 'proposed') by = what.seat;
    const isCarried = what.kind === 'agreed' && what.what === 'takeBack' && what.carried !== undefined;
    return isCarried && by !== undefined ? { ...entry, what: { kind: 'tookBack', seat: by } } : entry;
  };
}
