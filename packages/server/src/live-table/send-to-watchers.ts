// Sends a table's watchers its next entries, or the whole table where a watcher knows something else.
import { SPECTATOR } from '@undercroft/kernel';
import { isRefused, type TableEvent, viewerFor } from '@undercroft/table';
import type { EntryMessages } from './entry-messages.ts';
import { hold, type LiveTable, type LiveTableSettings, NO_ACT } from './live-table-state.ts';
import type { Watcher } from './watchers.ts';

/** Sends a watcher the whole table, after everything before it. */
export function refresh(live: LiveTable, watcher: Watcher, settings: LiveTableSettings): void {
  const { table } = live;
  if (!table || isSentOff(live, watcher, settings)) return;
  const text = settings.tellTable(table, watcher);
  watcher.version = table.version;
  const { version } = table;
  hold(live, NO_ACT, () => {
    watcher.told = version;
    watcher.send(text);
  });
}

/** Sends the whole table to watchers who were told something that no longer stands. */
export function settleWatchers(live: LiveTable, settings: LiveTableSettings): void {
  for (const watcher of settings.watchers.of(live.id))
    if (watcher.told > 0 && watcher.version !== live.table?.version) refresh(live, watcher, settings);
}

/** Sends the entries after version `from` to every watcher who is at that version. */
export function sendEntries(
  live: LiveTable,
  from: number,
  entries: readonly EntryMessages[],
  settings: LiveTableSettings,
): void {
  for (const watcher of settings.watchers.of(live.id)) {
    if (isSentOff(live, watcher, settings)) continue;
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      if (watcher.version !== from + i || !entry.texts.has(watcher.viewer)) continue;
      watcher.version++;
      watcher.told = watcher.version;
      const text =
        entry.author !== null && watcher.blocked.has(entry.author)
          ? entry.whenBlocked(watcher.viewer)
          : entry.texts.get(watcher.viewer);
      if (text === undefined) continue;
      if (entry.answers?.viewer === watcher.viewer) watcher.answered = entry.answers.command;
      watcher.send(text);
    }
    if (watcher.told > 0 && watcher.version < from + entries.length) refresh(live, watcher, settings);
  }
}

/** A spectator who may not look any more (the game began, and the table is closed to spectators) is told so and nothing else. */
function isSentOff({ id, table }: LiveTable, watcher: Watcher, { watchers }: LiveTableSettings): boolean {
  const sight = table && watcher.viewer === SPECTATOR && viewerFor(table, watcher.person, Date.now());
  if (!sight || !isRefused(sight)) return false;
  watchers.remove(id, watcher);
  watcher.send(JSON.stringify({ kind: 'gone', table: id, code: sight.code }));
  return true;
}

/** A watcher who sat down or lost the seat has another view from now on. */
export function reseat(live: LiveTable, events: readonly TableEvent[], settings: LiveTableSettings): void {
  const { table } = live;
  if (!table || !events.some(({ kind }) => kind === 'sat' || kind === 'left' || kind === 'chairSet')) return;
  for (const watcher of settings.watchers.of(live.id)) {
    const viewer = settings.watchers.viewerOf(table, watcher.person);
    if (watcher.viewer === viewer) continue;
    watcher.viewer = viewer;
    if (watcher.told > 0) refresh(live, watcher, settings);
  }
}
