// Telling those who watch a table: the next steps, or all of it where somebody knows something else.
import type { Line } from '../table/book.ts';
import type { Steps } from './fan-out.ts';
import { hold, NO_ACT, type Room, type RoomSettings } from './room-state.ts';
import type { Watcher } from './watchers.ts';

/** Sends a watcher the whole table, after everything before it. */
export function refresh(room: Room, watcher: Watcher, settings: RoomSettings): void {
  const table = room.table;
  if (!table) return;
  const text = settings.tellTable(table, watcher);
  watcher.version = table.version;
  const { version } = table;
  hold(room, NO_ACT, () => {
    watcher.told = version;
    watcher.send(text);
  });
}

/** Whoever was told something else than what now stands is told all of it. */
export function settleWatchers(room: Room, settings: RoomSettings): void {
  for (const watcher of settings.watchers.of(room.id))
    if (watcher.told > 0 && watcher.version !== room.table?.version) refresh(room, watcher, settings);
}

/** Sends the steps from version `from` on to everybody who stands exactly there. */
export function sendSteps(room: Room, from: number, steps: Steps, settings: RoomSettings): void {
  for (const watcher of settings.watchers.of(room.id)) {
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]!;
      if (watcher.version !== from + i) continue;
      const text =
        step.author !== null && watcher.blocked.has(step.author)
          ? step.muffled
          : step.texts.get(watcher.viewer);
      if (text === undefined) continue;
      watcher.version++;
      watcher.told = watcher.version;
      if (step.answers?.viewer === watcher.viewer) watcher.answered = step.answers.command;
      watcher.send(text);
    }
    if (watcher.told > 0 && watcher.version < from + steps.length) refresh(room, watcher, settings);
  }
}

/** A watcher who sat down or lost the chair looks at the table with other eyes from now on. */
export function reseat(room: Room, lines: readonly Line[], settings: RoomSettings): void {
  const { table } = room;
  if (!table || !lines.some(({ kind }) => kind === 'sat' || kind === 'left' || kind === 'chairSet')) return;
  for (const watcher of settings.watchers.of(room.id)) {
    const viewer = settings.watchers.viewerOf(table, watcher.person);
    if (watcher.viewer === viewer) continue;
    watcher.viewer = viewer;
    if (watcher.told > 0) refresh(room, watcher, settings);
  }
}
