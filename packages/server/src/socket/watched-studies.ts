// The study rooms that one client follows: each is sent whole at first, then event by event.
import type { ServerContext } from '../server-context.ts';
import type { StudyWatcher } from '../studies/live-study.ts';

export function createWatchedStudies(
  { liveStudies, settings }: ServerContext,
  person: string,
  blocked: ReadonlySet<string>,
  send: (text: string) => void,
  isOpen: () => boolean,
) {
  const watched = new Map<string, StudyWatcher>();
  const gone = (id: string, code: string): void => send(JSON.stringify({ kind: 'gone', table: id, code }));

  const unwatch = (id: string): void => {
    const watcher = watched.get(id);
    if (!watcher) return;
    watched.delete(id);
    liveStudies.unwatch(id, watcher);
  };

  return {
    async watch(id: string): Promise<void> {
      if (watched.size >= settings.limits.watchedPerSocket && !watched.has(id)) return gone(id, 'too-fast');
      unwatch(id);
      const watcher: StudyWatcher = { person, blocked, send };
      watched.set(id, watcher);
      const isFound = await liveStudies.watch(id, watcher, () => isOpen() && watched.get(id) === watcher);
      if (isFound || watched.get(id) !== watcher) return;
      watched.delete(id);
      gone(id, 'no-such-study');
    },
    unwatch,
    unwatchAll: () => [...watched.keys()].forEach(unwatch),
  };
}
