// Lines of the log gathered into entries; what stood there before stays the same object, so that only what is new is drawn.
import type { Line } from '../sources/table-source.ts';

/** What one entry brought, in the order it happened. */
export type LogEntryLines = readonly Line[];

const isOneEntry = (a: Line, b: Line): boolean => a.at === b.at && a.by === b.by;

export function entriesOf(
  lines: readonly Line[],
  before: readonly LogEntryLines[],
): readonly LogEntryLines[] {
  const entries: Line[][] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last && isOneEntry(last[0]!, line)) last.push(line);
    else entries.push([line]);
  }
  return entries.map((entry, i) => (isSame(entry, before[i]) ? before[i]! : entry));
}

const isSame = (entry: LogEntryLines, other: LogEntryLines | undefined): boolean =>
  entry.length === other?.length && entry.every((line, i) => line === other[i]);
