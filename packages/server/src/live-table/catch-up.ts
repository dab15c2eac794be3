// Catching up with what another process wrote at a table that is in memory here too.
import { applyEvent, type TableEvent } from '@undercroft/table';
import { entryMessages, knownBefore } from './entry-messages.ts';
import type { LiveTable, LiveTableSettings } from './live-table-state.ts';
import { readEvent } from './load-table.ts';
import { reseat, sendEntries } from './send-to-watchers.ts';

/** Applies what another process wrote and tells the watchers here. One reading at a time, so that none is lost. */
export function catchUp(live: LiveTable, atLeast: number, settings: LiveTableSettings): Promise<void> {
  live.catching = (live.catching ?? Promise.resolve()).then(() => readOn(live, atLeast, settings));
  return live.catching;
}

async function readOn(live: LiveTable, atLeast: number, settings: LiveTableSettings): Promise<void> {
  const { table, epoch } = live;
  const isUntouched = (): boolean =>
    live.table === table && live.epoch === epoch && live.pending.length === 0;
  if (!table || !isUntouched() || table.version >= atLeast) return;
  try {
    const row = await settings.store.tables.read(live.id);
    const from = table.version;
    const entries = row ? await settings.store.tables.entries(live.id, from, row.version) : [];
    if (!row || !isUntouched() || table.version !== from) return;
    const events: TableEvent[] = [];
    for (const one of entries.map(readEvent)) {
      const before = knownBefore(table, settings.watchers.of(live.id), one.at);
      const gameEvents: unknown[] = [];
      applyEvent(table, one, (event) => gameEvents.push(event));
      events.push(one.event);
      if (!before) continue;
      const messages = entryMessages(table, before, one, gameEvents, undefined);
      sendEntries(live, one.version - 1, [messages], settings);
    }
    live.stamp = row.stamp;
    reseat(live, events, settings);
    if (events.length > 0) settings.onChange(table, events, false);
  } catch (error) {
    settings.onError(error, live.id);
  }
}
