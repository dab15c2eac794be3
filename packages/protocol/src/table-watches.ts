// The tables that a client follows: asked for afresh after a gap, and told to their listeners.
import { type FollowedTable, follow, type TableUpdate } from './followed-table.ts';
import type { ClientMessage, MessageOf } from './messages.ts';

export type WatchEvent =
  | Exclude<TableUpdate, { readonly kind: 'gap' | 'nothing' }>
  | { readonly kind: 'gone'; readonly code: string };

/** The longest id of a table or a study room. */
export const MOST_TABLE_ID = 40;

type TableMessage = MessageOf<'entry' | 'table' | 'current' | 'present'>;
/** What whoever follows a study room is told: the room's messages as they came. */
export type StudyMessage = MessageOf<'study' | 'studied' | 'here' | 'gone'>;

/** Follows a table until the returned function is called; by its id, a study room. */
export interface Watch {
  (table: string, listener: (event: WatchEvent) => void): () => void;
  (study: string, listener: (message: StudyMessage) => void): () => void;
}

type Told = WatchEvent | StudyMessage;

interface Watched {
  table: FollowedTable | undefined;
  readonly listeners: Set<(event: Told) => void>;
  /** A fresh table was asked for: until it comes, entries are not looked at. */
  asked: boolean;
}

export interface TableWatches {
  readonly watch: Watch;
  table(id: string): FollowedTable | undefined;
  /** Asks for every table again, on a new transport. */
  askAll(): void;
  received(message: TableMessage): void;
  /** A message that is handed on as it came. */
  told(message: StudyMessage): void;
}

/** `generation` and `pause` keep a server that is itself behind from being asked again at once, for ever. */
export function createTableWatches(
  post: (message: ClientMessage) => boolean,
  generation: () => number,
  pause: number,
): TableWatches {
  const watched = new Map<string, Watched>();

  const ask = (id: string, entry: Watched): void => {
    entry.asked = post({ kind: 'watch', table: id, ...(entry.table && { version: entry.table.version }) });
  };

  const askAfterGap = (message: TableMessage, entry: Watched): void => {
    const mine = generation();
    const again = (): void => {
      if (mine === generation() && watched.get(message.table) === entry) ask(message.table, entry);
    };
    if (message.kind === 'table') setTimeout(again, pause);
    else again();
  };

  const tell = (entry: Watched | undefined, event: Told): void => {
    for (const listener of [...(entry?.listeners ?? [])]) listener(event);
  };

  return {
    watch(id: string, listener: (event: never) => void) {
      const hear = listener as (event: Told) => void;
      // What is no id, from an address typed by hand, is not even asked for: the server would refuse the whole message.
      if (id.length > MOST_TABLE_ID || id.includes('\0')) {
        hear({ kind: 'gone', table: id, code: 'no-such-table' });
        return () => {};
      }
      let entry = watched.get(id);
      if (!entry) {
        entry = { table: undefined, listeners: new Set(), asked: false };
        watched.set(id, entry);
        ask(id, entry);
      }
      entry.listeners.add(hear);
      if (entry.table) hear({ kind: 'loaded', table: entry.table, missed: [] });
      return () => {
        entry.listeners.delete(hear);
        if (entry.listeners.size > 0 || watched.get(id) !== entry) return;
        watched.delete(id);
        post({ kind: 'unwatch', table: id });
      };
    },
    table: (id) => watched.get(id)?.table,
    askAll() {
      for (const [id, entry] of watched) ask(id, entry);
    },
    received(message) {
      const entry = watched.get(message.table);
      if (!entry || (entry.asked && message.kind === 'entry')) return;
      if (message.kind === 'table' || message.kind === 'current') entry.asked = false;
      const update = follow(entry.table, message);
      if (update.kind === 'gap') askAfterGap(message, entry);
      if (update.kind === 'gap' || update.kind === 'nothing') return;
      entry.table = update.table;
      tell(entry, update);
    },
    told: (message) => tell(watched.get(message.table), message),
  };
}
