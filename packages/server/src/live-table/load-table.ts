// Reads a table out of the store: replayed, or told again to one viewer.
import { type AnyGame, gameByRules, type Viewer } from '@undercroft/kernel';
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

/** The game by the rules that a table was opened under; nothing where they are kept no longer. */
const ruledBy = (game: AnyGame, first: StoredEvent | undefined): AnyGame | undefined =>
  first?.event.kind === 'created' ? gameByRules(game, first.event.with.rules) : game;

/** Why nothing could be loaded under this id. */
export async function whyNotLoaded(
  store: Store,
  games: Games,
  id: string,
): Promise<'no-such-table' | 'record-other-rules'> {
  const row = await store.tables.read(id);
  const game = row && games.get(row.game);
  if (!game) return 'no-such-table';
  const [begun] = (await store.tables.entries(id, 0, 1)).map(readEvent);
  return ruledBy(game, begun) ? 'no-such-table' : 'record-other-rules';
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
    if (table) {
      applyEvent(table, event);
      continue;
    }
    const ruled = ruledBy(game, event);
    if (!ruled) return undefined;
    table = openTable(originOf(row), ruled, event);
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
  let tell: ReturnType<typeof createHistory> | undefined;
  const told: EntryView[] = [];
  for await (const event of eventsOf(store, id, Math.min(to, row.version))) {
    tell ??= createHistory(originOf(row), ruledBy(game, event) ?? game, viewer, Date.now(), range);
    const entry = tell(event);
    if (entry) told.push(entry);
  }
  return told;
}
