// Whose entries stand in the log of a table of the server, as far as they were told: for taking a turn back.
import type { Seat } from '@undercroft/kernel';
import type { EntryView } from '@undercroft/protocol';
import { isMoveView } from './missed-steps.ts';

export type LogAuthors = readonly { readonly seat: Seat }[];

export function withEntries(authors: LogAuthors, entries: readonly EntryView[]): LogAuthors {
  for (const { what } of entries) {
    if (isMoveView(what)) authors = [...authors, { seat: what.seat }];
    else if (what.kind === 'tookBack') {
      const at = authors.findLastIndex(({ seat }) => seat === what.seat);
      if (at >= 0) authors = authors.toSpliced(at, 1);
    }
  }
  return authors;
}
