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

export type Watchers = ReturnType<typeof createWatchers>;

const NOBODY: ReadonlySet<Watcher> = new Set();

export function createWatchers() {
  const byTable = new Map<string, Set<Watcher>>();
  const of = (table: string): ReadonlySet<Watcher> => byTable.get(table) ?? NOBODY;
  return {
    of,
    add(table: string, watcher: Watcher) {
      const set = byTable.get(table) ?? new Set();
      set.add(watcher);
      byTable.set(table, set);
    },
    remove(table: string, watcher: Watcher) {
      const set = byTable.get(table);
      if (set?.delete(watcher) && set.size === 0) byTable.delete(table);
    },
    /** Seats of the table whose people are connected to this process. */
    present(table: string) {
      const seats = new Set<number>();
      for (const { viewer } of of(table)) if (viewer !== SPECTATOR) seats.add(viewer);
      return [...seats].sort((a, b) => a - b);
    },
    /** How many people look on here without a seat. */
    watching(table: string) {
      const people = new Set<string>();
      for (const { viewer, person } of of(table)) if (viewer === SPECTATOR) people.add(person);
      return people.size;
    },
    viewerOf: (table: Table, person: string): Viewer => seatOf(table, person) ?? SPECTATOR,
    tables: () => byTable.keys(),
    count: () => byTable.size,
  };
}
