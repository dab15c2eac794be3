// A table's events told again to one viewer, as they were seen when they happened.
import type { AnyGame, Viewer } from '@undercroft/kernel';
import type { EntryView } from '@undercroft/protocol';
import { applyEvent } from './apply-event.ts';
import { eventViewFor, viewOf } from './event-view.ts';
import type { StoredEvent } from './events.ts';
import { openTable, type TableOrigin } from './replay-table.ts';
import { isHiddenFrom, seenVersion } from './seen-version.ts';

/** In versions as the viewer counts them. */
export interface HistoryRange {
  readonly from: number;
  /** From this version on with the viewer's view after each event. */
  readonly viewsFrom?: number | undefined;
}

/** `events` begin with the first and end with the last that is wanted. */
export function historyFor(
  origin: TableOrigin,
  game: AnyGame,
  events: readonly StoredEvent[],
  viewer: Viewer,
  now: number,
  { from, viewsFrom = Number.POSITIVE_INFINITY }: HistoryRange,
): readonly EntryView[] {
  const table = openTable(origin, game, events[0]!);
  const told: EntryView[] = [];
  for (const stored of events) {
    const gameEvents: unknown[] = [];
    if (stored.version > 1) applyEvent(table, stored, (event) => gameEvents.push(event));
    const { at, person, event } = stored;
    const version = seenVersion(table, viewer);
    if (version < from || isHiddenFrom(event, viewer)) continue;
    const what = eventViewFor(table, event, person, gameEvents, viewer);
    told.push({ version, at, what, ...(version >= viewsFrom && { view: viewOf(table, viewer, now) }) });
  }
  return told;
}
