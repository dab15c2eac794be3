// Which seats of a table are connected, over all processes: each tells the others, and silence counts as absence.
import { createElsewhere } from './elsewhere.ts';
import type { Watchers } from './live-table/watchers.ts';
import type { Store } from './store/port.ts';

interface Present {
  readonly seats: readonly number[];
  readonly watching: number;
}

export function createPresence(store: Store, watchers: Watchers, processId: string) {
  const elsewhere = createElsewhere<Present>();

  const of = (table: string): number[] => {
    const seats = new Set(watchers.present(table));
    for (const { seats: far } of elsewhere.of(table)) for (const seat of far) seats.add(seat);
    return [...seats].sort((a, b) => a - b);
  };
  const watching = (table: string): number =>
    elsewhere.of(table).reduce((sum, far) => sum + far.watching, watchers.watching(table));
  const messageOf = (table: string): string =>
    JSON.stringify({ kind: 'present', table, seats: of(table), watching: watching(table) });
  const tell = (table: string): void => {
    const text = messageOf(table);
    for (const watcher of watchers.of(table)) if (watcher.told > 0) watcher.send(text);
  };
  const announce = (table: string): void => {
    if (store.shared)
      store.notify(
        `presence ${table} ${processId} ${watchers.present(table).join(',')} ${watchers.watching(table)}`,
      );
  };

  return {
    of,
    /** Somebody came to or left a table here. */
    changed(table: string) {
      tell(table);
      announce(table);
    },
    /** A notification from another process: `presence <table> <process> <seats> <number of spectators>`. */
    heard([, table, process, list, count]: readonly string[]) {
      if (!table || !process || process === processId) return;
      const seats = (list ?? '').split(',').filter(Boolean).map(Number);
      const before = messageOf(table);
      const looking = Number(count) || 0;
      const isAnybody = seats.length + looking > 0;
      elsewhere.hear(table, process, isAnybody ? { seats, watching: looking } : undefined);
      if (watchers.of(table).size > 0 && messageOf(table) !== before) tell(table);
    },
    /** Says again what is here, and forgets processes that have fallen silent. */
    refresh(now: number) {
      elsewhere.forgetSilent(now);
      if (store.shared) for (const table of watchers.tables()) announce(table);
    },
  };
}
