// Reads a table out of the store: replayed, or told again to one viewer.
import type { AnyGame, Viewer } from '@undercroft/kernel';
import type { EntryView } from '@undercroft/protocol';
import {
  historyFor,
  replayTable,
  type StoredEvent,
  type Table,
  type TableEvent,
  type TableOrigin,
} from '@undercroft/table';
import type { Store, StoredEntry, StoredTable } from '../store/port.ts';

export type Games = ReadonlyMap<string, AnyGame>;

export const readEvent = ({ version, at, person, command, body }: StoredEntry): StoredEvent => ({
  version,
  at,
  person,
  command,
  event: JSON.parse(body) as TableEvent,
});

export const originOf = ({ id, secret, sealedAs }: StoredTable): TableOrigin => ({
  id,
  luck: { kind: 'sealed', secret, sealedAs },
});

export interface Loaded {
  readonly table: Table;
  readonly stamp: number;
}

/** A table that was opened under other rules of its game cannot be replayed by these. */
const isOfOtherRules = (game: AnyGame, [first]: readonly StoredEvent[]): boolean =>
  first?.event.kind === 'created' && first.event.with.rules !== game.rules;

/** Why nothing could be loaded under this id. */
export async function whyNotLoaded(
  store: Store,
  games: Games,
  id: string,
): Promise<'no-such-table' | 'record-other-rules'> {
  const row = await store.tables.read(id);
  const game = row && games.get(row.game);
  if (!game) return 'no-such-table';
  const begun = (await store.tables.entries(id, 0, 1)).map(readEvent);
  return isOfOtherRules(game, begun) ? 'record-other-rules' : 'no-such-table';
}

export async function loadTable(store: Store, games: Games, id: string): Promise<Loaded | undefined> {
  const row = await store.tables.read(id);
  const game = row && games.get(row.game);
  if (!row || !game) return undefined;
  const events = (await store.tables.entries(id, 0, row.version)).map(readEvent);
  if (isOfOtherRules(game, events)) return undefined;
  return { table: replayTable(originOf(row), game, events), stamp: row.stamp };
}

/** `to` is a stored version, the others are as the viewer counts. */
interface HistoryRange {
  readonly from: number;
  readonly to: number;
  readonly viewsFrom?: number | undefined;
}

export async function readHistory(
  store: Store,
  games: Games,
  id: string,
  viewer: Viewer,
  { from, to, viewsFrom }: HistoryRange,
): Promise<readonly EntryView[]> {
  const row = await store.tables.read(id);
  const game = row && games.get(row.game);
  if (!row || !game) return [];
  const entries = await store.tables.entries(id, 0, Math.min(to, row.version));
  return historyFor(originOf(row), game, entries.map(readEvent), viewer, Date.now(), { from, viewsFrom });
}
