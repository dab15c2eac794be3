// Catching up with what another process wrote at a table that is in memory here too.
import type { Line } from '../table/book.ts';
import { turnPage } from '../table/turn-page.ts';
import { lookBefore, tellStep } from './fan-out.ts';
import { readEntry } from './load.ts';
import type { Room, RoomSettings } from './room-state.ts';
import { reseat, sendSteps } from './tell-watchers.ts';

/** Applies what another process wrote, and tells it to those who watch here. One reading at a time, so that none is lost. */
export function catchUp(room: Room, atLeast: number, settings: RoomSettings): Promise<void> {
  room.catching = (room.catching ?? Promise.resolve()).then(() => readOn(room, atLeast, settings));
  return room.catching;
}

async function readOn(room: Room, atLeast: number, settings: RoomSettings): Promise<void> {
  const { table, epoch } = room;
  const isUntouched = (): boolean =>
    room.table === table && room.epoch === epoch && room.pending.length === 0;
  if (!table || !isUntouched() || table.version >= atLeast) return;
  try {
    const row = await settings.store.tables.read(room.id);
    const from = table.version;
    const stored = row ? await settings.store.tables.entries(room.id, from, row.version) : [];
    if (!row || !isUntouched() || table.version !== from) return;
    const lines: Line[] = [];
    for (const entry of stored.map(readEntry)) {
      const before = lookBefore(table, settings.watchers.of(room.id), entry.at);
      const events: unknown[] = [];
      turnPage(table, entry, (event) => events.push(event));
      lines.push(entry.line);
      if (before)
        sendSteps(room, entry.version - 1, [tellStep(table, before, entry, events, undefined)], settings);
    }
    room.stamp = row.stamp;
    reseat(room, lines, settings);
    if (lines.length > 0) settings.onChange(table, lines, false);
  } catch (error) {
    settings.onTrouble(error, room.id);
  }
}
