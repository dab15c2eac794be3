// Who follows which table, and what each of them may see there.

import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import { seatOf, type Table } from '@undercroft/table';

export interface Watcher {
  readonly person: string;
  viewer: Viewer;
  /** The version up to which messages are on their way, and the one up to which they were sent; 0 before the first. */
  version: number;
  told: number;
  /** The last command of this person that an entry sent here has answered. */
  answered: string | undefined;
  /** People whose words this watcher does not wish to read. */
  readonly blocked: ReadonlySet<string>;
  send(text: string): void;
}

export interface Watchers {
  of(table: string): ReadonlySet<Watcher>;
  add(table: string, watcher: Watcher): void;
  remove(table: string, watcher: Watcher): void;
  /** Seats of the table whose people are connected to this process. */
  present(table: string): number[];
  /** How many people look on here without a seat. */
  watching(table: string): number;
  viewerOf(table: Table, person: string): Viewer;
  tables(): IterableIterator<string>;
  count(): number;
}

const NOBODY: ReadonlySet<Watcher> = new Set();

export function createWatchers(): Watchers {
  const byTable = new Map<string, Set<Watcher>>();
  return {
    of: (table) => byTable.get(table) ?? NOBODY,
    add(table, watcher) {
      const set = byTable.get(table) ?? new Set();
      set.add(watcher);
      byTable.set(table, set);
    },
    remove(table, watcher) {
      const set = byTable.get(table);
      if (set?.delete(watcher) && set.size === 0) byTable.delete(table);
    },
    present(table) {
      const seats = new Set<number>();
      for (const { viewer } of byTable.get(table) ?? NOBODY) if (viewer !== SPECTATOR) seats.add(viewer);
      return [...seats].sort((a, b) => a - b);
    },
    watching: (table) =>
      new Set(
        [...(byTable.get(table) ?? NOBODY)].flatMap(({ viewer, person }) =>
          viewer === SPECTATOR ? [person] : [],
        ),
      ).size,
    viewerOf: (table, person) => seatOf(table, person) ?? SPECTATOR,
    tables: () => byTable.keys(),
    count: () => byTable.size,
  };
}
