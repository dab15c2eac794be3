// Reads a table out of the store and replays its book; also tells the story again to somebody who missed it.
import type { Viewer } from '@undercroft/kernel';
import type { SeenEntry, ToldEntry } from '@undercroft/protocol';
import type { Store, StoredEntry, StoredTable } from '../store/port.ts';
import type { AnyGame, BookEntry, Line } from '../table/book.ts';
import { openTable } from '../table/open-table.ts';
import type { Table } from '../table/table.ts';
import { happeningFor, viewOf } from '../table/tell.ts';
import { turnPage } from '../table/turn-page.ts';

export type Games = ReadonlyMap<string, AnyGame>;

export const readEntry = ({ version, at, person, command, body }: StoredEntry): BookEntry => ({
  version,
  at,
  person,
  command,
  line: JSON.parse(body) as Line,
});

export interface Loaded {
  readonly table: Table;
  readonly stamp: number;
}

export async function loadTable(store: Store, games: Games, id: string): Promise<Loaded | undefined> {
  const row = await store.tables.read(id);
  const game = row && games.get(row.game);
  if (!row || !game) return undefined;
  const entries = await store.tables.entries(id, 0, row.version);
  return { table: replayBook(row, game, entries.map(readEntry)), stamp: row.stamp };
}

function replayBook(row: StoredTable, game: AnyGame, entries: readonly BookEntry[]): Table {
  const table = openTable(row, game, entries[0]!);
  for (const entry of entries.slice(1)) turnPage(table, entry);
  return table;
}

/** Entries `from` to `to` as this viewer was told them when they happened; on request with what was seen after each. */
export async function toldHistory(
  store: Store,
  games: Games,
  id: string,
  viewer: Viewer,
  from: number,
  to: number,
  withViews = false,
): Promise<readonly (ToldEntry | SeenEntry)[]> {
  const row = await store.tables.read(id);
  const game = row && games.get(row.game);
  if (!row || !game) return [];
  const entries = (await store.tables.entries(id, 0, Math.min(to, row.version))).map(readEntry);
  const told: (ToldEntry | SeenEntry)[] = [];
  const table = openTable(row, game, entries[0]!);
  for (const entry of entries) {
    const events: unknown[] = [];
    if (entry.version > 1) turnPage(table, entry, (event) => events.push(event));
    if (entry.version < from) continue;
    const { version, at, person, line } = entry;
    const seen = { version, at, what: happeningFor(table, line, person, events, viewer) };
    told.push(withViews ? { ...seen, view: viewOf(table, viewer) } : seen);
  }
  return told;
}
