// Reads a table out of the store: replayed, or told again to one viewer.
import type { AnyGame, Viewer } from '@undercroft/kernel';
import type { EntryView } from '@undercroft/protocol';
import {
  applyEvent,
  createHistory,
  type HistoryRange,
  openTable,
  type StoredEvent,
  type Table,
  type TableEvent,
  type TableOrigin,
} from '@undercroft/table';
import { inSlices } from '../slices.ts';
import type { Store, StoredEntry, StoredTable } from '../store/port.ts';

export type Games = ReadonlyMap<string, AnyGame>;

export const readEvent = ({ body, ...by }: StoredEntry): StoredEvent => ({
  ...by,
  event: JSON.parse(body) as TableEvent,
});

export const originOf = ({ id, secret, sealedAs }: StoredTable): TableOrigin => ({
  id,
  luck: { kind: 'sealed', secret, sealedAs },
});

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

const PAGE = 500;

/** A table's events up to a version, read in pages and handed out in slices: a long book keeps nobody waiting. */
async function* eventsOf(store: Store, id: string, upTo: number): AsyncGenerator<StoredEvent> {
  const slices = inSlices();
  for (let after = 0; after < upTo; after += PAGE)
    for (const entry of await store.tables.entries(id, after, Math.min(after + PAGE, upTo))) {
      yield readEvent(entry);
      if (slices.isOver()) await slices.next();
    }
}

export async function loadTable(store: Store, games: Games, id: string) {
  const row = await store.tables.read(id);
  const game = row && games.get(row.game);
  if (!row || !game) return undefined;
  let table: Table | undefined;
  for await (const event of eventsOf(store, id, row.version)) {
    if (table) applyEvent(table, event);
    else if (isOfOtherRules(game, [event])) return undefined;
    else table = openTable(originOf(row), game, event);
  }
  return table && { table, stamp: row.stamp };
}

export async function readHistory(
  store: Store,
  games: Games,
  id: string,
  viewer: Viewer,
  /** `to` is a stored version, the others are as the viewer counts. */
  { to, ...range }: HistoryRange & { readonly to: number },
): Promise<readonly EntryView[]> {
  const row = await store.tables.read(id);
  const game = row && games.get(row.game);
  if (!row || !game) return [];
  const tell = createHistory(originOf(row), game, viewer, Date.now(), range);
  const told: EntryView[] = [];
  for await (const event of eventsOf(store, id, Math.min(to, row.version))) {
    const entry = tell(event);
    if (entry) told.push(entry);
  }
  return told;
}
