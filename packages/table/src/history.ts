// A table's events told again to one viewer, as they were seen when they happened.
import type { AnyGame, Viewer } from '@undercroft/kernel';
import type { EntryView } from '@undercroft/protocol';
import { applyEvent } from './apply-event.ts';
import { eventViewFor, viewOf } from './event-view.ts';
import type { StoredEvent } from './events.ts';
import { openTable, type TableOrigin } from './replay-table.ts';
import { isHiddenFrom, seenVersion } from './seen-version.ts';
import type { Table } from './table.ts';

/** In versions as the viewer counts them. */
export interface HistoryRange {
  readonly from: number;
  /** From this version on with the viewer's view after each event. */
  readonly viewsFrom?: number | undefined;
}

/** Tells one event after another, from the first on; undefined where there is nothing to tell. */
export function createHistory(
  origin: TableOrigin,
  game: AnyGame,
  viewer: Viewer,
  now: number,
  { from, viewsFrom = Number.POSITIVE_INFINITY }: HistoryRange,
): (stored: StoredEvent) => EntryView | undefined {
  let table: Table | undefined;
  return (stored) => {
    const gameEvents: unknown[] = [];
    if (table) applyEvent(table, stored, (event) => gameEvents.push(event));
    else table = openTable(origin, game, stored);
    const { at, person, event } = stored;
    const version = seenVersion(table, viewer);
    if (version < from || isHiddenFrom(event, viewer)) return undefined;
    const what = eventViewFor(table, event, person, gameEvents, viewer);
    return { version, at, what, ...(version >= viewsFrom && { view: viewOf(table, viewer, now) }) };
  };
}
