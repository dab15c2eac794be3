// Lines of the log gathered into entries; what stood there before stays the same object, so that only what is new is drawn.
import { sayIn, t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import type { LogLine } from '../sources/table-source.ts';
import type { TableModel } from './table-model.ts';

/** What one entry brought, in the order it happened. */
export type LogEntryLines = readonly LogLine[];

const isOneEntry = (a: LogLine, b: LogLine): boolean => a.at === b.at && a.by === b.by;

export function entriesOf(
  lines: readonly LogLine[],
  before: readonly LogEntryLines[],
): readonly LogEntryLines[] {
  const entries: LogLine[][] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last && isOneEntry(last[0]!, line)) last.push(line);
    else entries.push([line]);
  }
  return entries.map((entry, i) => (isSame(entry, before[i]) ? before[i]! : entry));
}

const isSame = (entry: LogEntryLines, other: LogEntryLines | undefined): boolean =>
  entry.length === other?.length && entry.every((line, i) => line === other[i]);

export const wordsOfEntry = (model: TableModel, at: number): readonly string[] =>
  model.lines.value
    .filter((line) => line.at === at && at > 0)
    .map((line) => (line.own ? wordsOfHouse(model, line) : sayIn(model.texts.value, line.message)));

/** What the house says by itself. Of two people of one name it says which, as long as both sit there. */
export function wordsOfHouse(model: TableModel, { by = -1, message: { id, args } }: LogLine): string {
  const name = String(args?.name ?? '');
  const isThere = model.source.seats.value[by]?.name === name;
  return t(id, { ...args, name: isThere ? model.seats.value[by]!.name : nameHere(name) });
}
