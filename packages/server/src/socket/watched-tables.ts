// The tables that one client follows: each is sent whole at first, then by its watcher.
import { SPECTATOR } from '@undercroft/kernel';
import type { EntryView, ServerMessage } from '@undercroft/protocol';
import { isRefused, viewerFor } from '@undercroft/table';
import { HISTORY_PRICE, LOAD_PRICE } from '../budgets.ts';
import { readHistory, whyNotLoaded } from '../live-table/load-table.ts';
import { tableMessage } from '../live-table/table-message.ts';
import type { Watcher } from '../live-table/watchers.ts';
import type { ServerContext } from '../server-context.ts';

export interface WatchedTables {
  /** Follows a table. `version` is the one the client already has, if any. */
  watch(table: string, version: number | undefined): Promise<void>;
  unwatch(table: string): void;
  unwatchAll(): void;
  /** Has an entry of this table already answered the command here? */
  hasAnswered(table: string, command: string): boolean;
}

/** Missed events told to a client that comes back; beyond that, only the newest of them. */
const MAX_MISSED = 100;

export function createWatchedTables(
  context: ServerContext,
  person: string,
  blocked: ReadonlySet<string>,
  send: (text: string) => void,
  isOpen: () => boolean,
): WatchedTables {
  const watched = new Map<string, Watcher>();
  const say = (message: ServerMessage): void => send(JSON.stringify(message));

  const missedSince = async (id: string, version: number | undefined): Promise<readonly EntryView[]> => {
    if (version === undefined) return [];
    const seen = await context.liveTables.look(id, (table) => ({
      now: table.version,
      as: viewerFor(table, person),
    }));
    if (!seen || isRefused(seen.as) || seen.now <= version) return [];
    context.budgets.charge({ person }, seen.now * HISTORY_PRICE);
    const from = Math.max(version + 1, seen.now - MAX_MISSED + 1);
    return readHistory(context.store, context.games, id, seen.as.viewer, { from, to: seen.now });
  };

  const watch = async (id: string, version: number | undefined): Promise<void> => {
    if (watched.size >= context.settings.limits.watchedPerSocket && !watched.has(id))
      return say({ kind: 'gone', table: id, code: 'too-fast' });
    const earlier = watched.get(id);
    if (earlier) context.watchers.remove(id, earlier);
    const watcher: Watcher = {
      person,
      viewer: SPECTATOR,
      version: 0,
      told: 0,
      answered: undefined,
      blocked,
      send,
    };
    watched.set(id, watcher);
    const missed = await missedSince(id, version);
    const isCurrent = (): boolean => isOpen() && watched.get(id) === watcher;
    const seen = await context.liveTables.look(
      id,
      (table) => {
        const as = viewerFor(table, person);
        if (isRefused(as) || !isCurrent()) return isRefused(as) ? as : undefined;
        watcher.viewer = as.viewer;
        watcher.version = table.version;
        context.watchers.add(id, watcher);
        const text =
          version === table.version
            ? JSON.stringify({ kind: 'current', table: id, version })
            : tableMessage(
                table,
                watcher,
                context.presence.of(id),
                missed.filter((entry) => entry.version <= table.version),
              );
        return { text, version: table.version };
      },
      version,
    );
    if (!isCurrent()) return;
    if (!seen || isRefused(seen)) {
      watched.delete(id);
      const code = seen?.code ?? (await whyNotLoaded(context.store, context.games, id));
      return say({ kind: 'gone', table: id, code });
    }
    context.budgets.charge({ person }, seen.version * LOAD_PRICE);
    watcher.told = seen.version;
    send(seen.text);
    if (watcher.version > seen.version) void context.liveTables.refresh(id, watcher);
    // A person who came while this message was on its way is not in it.
    if (watcher.viewer !== SPECTATOR) context.presence.changed(id);
    else say({ kind: 'present', table: id, seats: context.presence.of(id) });
  };

  const unwatch = (id: string): void => {
    const watcher = watched.get(id);
    if (!watcher) return;
    watched.delete(id);
    context.watchers.remove(id, watcher);
    if (watcher.viewer !== SPECTATOR) context.presence.changed(id);
  };

  return {
    watch,
    unwatch,
    unwatchAll: () => [...watched.keys()].forEach(unwatch),
    hasAnswered: (table, command) => watched.get(table)?.answered === command,
  };
}
