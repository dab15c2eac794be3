// The tables that one client follows: each is sent whole at first, then by its watcher.
import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import type { EntryView, ServerMessage } from '@undercroft/protocol';
import { isRefused, viewerFor } from '@undercroft/table';
import { HISTORY_PRICE, LOAD_PRICE } from '../budgets.ts';
import { readHistory, whyNotLoaded } from '../live-table/load-table.ts';
import { tableMessage } from '../live-table/table-message.ts';
import type { Watcher } from '../live-table/watchers.ts';
import type { ServerContext } from '../server-context.ts';

/** Missed events told to a client that comes back; beyond that, only the newest of them. */
const MAX_MISSED = 100;

/** Entries that come before the table itself is told follow it, so that none is missing between the two. */
function newWatcher(person: string, blocked: ReadonlySet<string>, send: (text: string) => void) {
  let held: string[] | undefined = [];
  const watcher: Watcher = {
    person,
    viewer: SPECTATOR,
    version: 0,
    told: 0,
    answered: undefined,
    blocked,
    send: (text) => void (held ? held.push(text) : send(text)),
  };
  const release = (): void => {
    for (const text of held ?? []) send(text);
    held = undefined;
  };
  return { watcher, release };
}

/** The table as it is told, from which moment on the watcher hears of everything; undefined where it no longer wishes to. */
const startWatching = (
  context: ServerContext,
  id: string,
  watcher: Watcher,
  isCurrent: () => boolean,
  version: number | undefined,
) =>
  context.liveTables.look(
    id,
    (table) => {
      const as = viewerFor(table, watcher.person, Date.now());
      if (isRefused(as) || !isCurrent()) return isRefused(as) ? as : undefined;
      watcher.viewer = as.viewer;
      watcher.version = table.version;
      context.watchers.add(id, watcher);
      const message = tableMessage(table, watcher, context.presence.of(id));
      return { message, viewer: as.viewer, seen: message.version, stored: table.version };
    },
    version,
  );

export function createWatchedTables(
  context: ServerContext,
  person: string,
  blocked: ReadonlySet<string>,
  send: (text: string) => void,
  isOpen: () => boolean,
) {
  const watched = new Map<string, Watcher>();
  const say = (message: ServerMessage): void => send(JSON.stringify(message));

  const missedSince = async (
    id: string,
    version: number,
    { viewer, seen, stored }: { readonly viewer: Viewer; readonly seen: number; readonly stored: number },
  ): Promise<readonly EntryView[]> => {
    context.budgets.charge({ person }, seen * HISTORY_PRICE);
    const from = Math.max(version + 1, seen - MAX_MISSED + 1);
    return readHistory(context.store, context.games, id, viewer, { from, to: stored });
  };

  /** Follows a table. `version` is the one the client already has, if any. */
  const watch = async (id: string, version: number | undefined): Promise<void> => {
    if (watched.size >= context.settings.limits.watchedPerSocket && !watched.has(id))
      return say({ kind: 'gone', table: id, code: 'too-fast' });
    const earlier = watched.get(id);
    if (earlier) context.watchers.remove(id, earlier);
    const { watcher, release } = newWatcher(person, blocked, send);
    watched.set(id, watcher);
    const isCurrent = (): boolean => isOpen() && watched.get(id) === watcher;
    const found = await startWatching(context, id, watcher, isCurrent, version);
    if (!isCurrent()) return;
    if (!found || isRefused(found)) {
      watched.delete(id);
      const code = found?.code ?? (await whyNotLoaded(context.store, context.games, id));
      return say({ kind: 'gone', table: id, code });
    }
    watcher.told = Math.max(watcher.told, found.stored);
    const { message, seen } = found;
    context.budgets.charge({ person }, seen * LOAD_PRICE);
    const missed = version !== undefined && version < seen ? await missedSince(id, version, found) : [];
    if (!isCurrent()) return;
    say(version === seen ? { kind: 'current', table: id, version } : { ...message, missed });
    release();
    // A person who came while this message was on its way is not in it.
    context.presence.changed(id);
  };

  const unwatch = (id: string): void => {
    const watcher = watched.get(id);
    if (!watcher) return;
    watched.delete(id);
    context.watchers.remove(id, watcher);
    context.presence.changed(id);
  };

  return {
    watch,
    unwatch,
    unwatchAll: () => [...watched.keys()].forEach(unwatch),
    /** Has an entry of this table just answered the command here? Said once: a repeat of the command is answered again. */
    takeAnswer(table: string, command: string) {
      const watcher = watched.get(table);
      if (watcher?.answered !== command) return false;
      watcher.answered = undefined;
      return true;
    },
  };
}
