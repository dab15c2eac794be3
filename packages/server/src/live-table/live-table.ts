// One table in memory: commands are executed in order, answered when durable, and decided anew when somebody was faster.
import type { CodedRefusal } from '@undercroft/protocol';
import type { Table } from '@undercroft/table';
import {
  type Act,
  hold,
  type LiveTable,
  type LiveTableSettings,
  NO_ACT,
  settleDone,
} from './live-table-state.ts';
import { loadTable } from './load-table.ts';
import { settleWatchers } from './send-to-watchers.ts';
import { perform } from './write-events.ts';

export function load(live: LiveTable, { store, games }: LiveTableSettings): Promise<Table | undefined> {
  live.loading ??= loadTable(store, games, live.id)
    .then((loaded) => {
      live.table = loaded?.table;
      live.stamp = loaded?.stamp ?? 0;
      return loaded?.table;
    })
    .finally(() => {
      live.loading = undefined;
    });
  return live.loading;
}

/** Decides the act at once where everything it needs is in memory. */
export function attempt(live: LiveTable, act: Act, settings: LiveTableSettings): void {
  if (!live.table || act.again) return void attemptFromStore(live, act, settings);
  const known = act.key === undefined ? undefined : live.recent.get(act.key);
  if (known !== undefined) settleDone(live, act, known);
  else performSafely(live, act, settings);
}

async function attemptFromStore(live: LiveTable, act: Act, settings: LiveTableSettings): Promise<void> {
  try {
    if (!live.table && !(await load(live, settings))) {
      act.settle({ ok: false, refusal: { code: 'no-such-table' } });
      return;
    }
    const known = await versionOf(live, act, settings);
    if (known !== undefined) {
      settleDone(live, act, known);
      return;
    }
    if (!live.table) return attemptFromStore(live, act, settings);
  } catch (error) {
    settings.onError(error, live.id);
    act.settle({ ok: false, refusal: { code: 'overloaded' } });
    return;
  }
  performSafely(live, act, settings);
}

function performSafely(live: LiveTable, act: Act, settings: LiveTableSettings): void {
  try {
    perform(live, act, settings, {
      refused: (refusal) => void settleRefused(live, act, refusal, settings),
      notStored: (wait) => startOver(live, settings, wait),
    });
  } catch (error) {
    settings.onError(error, live.id);
    act.settle({ ok: false, refusal: { code: 'failed' } });
    startOver(live, settings);
  }
}

/** The version at which this very command was entered before, if it was. */
function versionOf(
  live: LiveTable,
  act: Act,
  { store }: LiveTableSettings,
): Promise<number | undefined> | number | undefined {
  if (act.key === undefined || act.command === null || act.person === null) return undefined;
  const known = live.recent.get(act.key);
  if (known !== undefined || !act.again) return known;
  return store.tables.versionOfCommand(live.id, act.person, act.command);
}

/**
 * A repeat can be refused because its first sending was entered meanwhile, here or by another process: then it is done,
 * and the refusal would be a lie.
 */
async function settleRefused(
  live: LiveTable,
  act: Act,
  refusal: CodedRefusal,
  { store, onError }: LiveTableSettings,
): Promise<void> {
  try {
    if (act.command !== null && act.person !== null && (act.again || store.shared)) {
      const known = await store.tables.versionOfCommand(live.id, act.person, act.command);
      if (known !== undefined) {
        settleDone(live, act, known);
        return;
      }
    }
    act.settle({ ok: false, refusal });
  } catch (error) {
    onError(error, live.id);
    act.settle({ ok: false, refusal: { code: 'overloaded' } });
  }
}

/** Looks at the table now, and hands out what was seen when everything in it is durable. */
export function look<Result>(
  live: LiveTable,
  see: (table: Table) => Result,
  settings: LiveTableSettings,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const again = (): void => {
      load(live, settings).then((table) => (table ? lookNow(table) : resolve(undefined)), reject);
    };
    const lookNow = (table: Table): void => {
      const seen = see(table);
      const act: Act = { ...NO_ACT, settle: again };
      hold(live, act, () => resolve(seen));
    };
    if (live.table) lookNow(live.table);
    else again();
  });
}

/** What we had in memory is not what is stored: read it again and decide everything undecided anew. */
export function startOver(live: LiveTable, settings: LiveTableSettings, wait = 0): void {
  live.epoch++;
  const undone = live.pending.map(({ act }) => act);
  live.pending = [];
  live.table = undefined;
  for (const watcher of settings.watchers.of(live.id)) watcher.version = watcher.told;
  const again = (): void => {
    // Whoever came while we waited may have read the table already; reading it again would drop what they did.
    const ready = live.table ? Promise.resolve(live.table) : load(live, settings);
    ready.then(
      () => {
        if (live.table) settleWatchers(live, settings);
        for (const act of undone) {
          if (act === NO_ACT) continue;
          act.again = true;
          attempt(live, act, settings);
        }
      },
      (error) => {
        settings.onError(error, live.id);
        for (const act of undone) live.pending.push({ act, deliver: () => {}, isDurable: false });
        startOver(live, settings, Math.min(2_000, wait * 2 + 50));
      },
    );
  };
  if (wait > 0) setTimeout(again, wait);
  else again();
}
