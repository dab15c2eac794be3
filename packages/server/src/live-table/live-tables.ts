// All tables in memory: finds or loads a table, catches up after missed notifications, and forgets the idle ones.
import type { CommandMessage } from '@undercroft/protocol';
import { isOver, type Request, type Table } from '@undercroft/table';
import { catchUp } from './catch-up.ts';
import { attempt, load, look, startOver } from './live-table.ts';
import type { CommandOutcome, LiveTable, LiveTableSettings } from './live-table-state.ts';
import { settleWatchers } from './send-to-watchers.ts';

type SentAgain = Pick<CommandMessage, 'id' | 'again'>;

const IDLE = 60_000;
const IDLE_WHEN_OVER = 3_000;

const newLiveTable = (id: string): LiveTable => ({
  id,
  table: undefined,
  stamp: 0,
  pending: [],
  loading: undefined,
  catching: undefined,
  epoch: 0,
  usedAt: 0,
  failures: 0,
  underWay: new Map(),
  recent: new Map(),
});

export type LiveTables = ReturnType<typeof createLiveTables>;

export function createLiveTables(settings: LiveTableSettings) {
  const { store, watchers } = settings;
  const liveTables = new Map<string, LiveTable>();

  const liveTableOf = (id: string): LiveTable => {
    let live = liveTables.get(id);
    if (!live) {
      live = newLiveTable(id);
      liveTables.set(id, live);
    }
    live.usedAt = Date.now();
    return live;
  };

  const api = {
    /** Executes a request; resolves when its events are durable. `sent` identifies a command that may be sent again. */
    act: (id: string, request: Request, sent?: SentAgain) => act(liveTableOf(id), request, sent, settings),
    /** Looks at a table; what was seen is handed out when it is durable. `atLeast` reads on when another process is ahead. */
    async look<Result>(id: string, see: (table: Table) => Result, atLeast = 0): Promise<Result | undefined> {
      const live = liveTableOf(id);
      if (!live.table && !(await load(live, settings))) {
        liveTables.delete(id);
        return undefined;
      }
      if (live.table && live.table.version < atLeast) await catchUp(live, atLeast, settings);
      return look(live, see, settings);
    },
    /** A notification: the table stands at this version somewhere. */
    heard(id: string, version: number): void {
      const live = liveTables.get(id);
      if (live?.table) void catchUp(live, version, settings);
      else if (watchers.of(id).size > 0)
        api
          .look(id, () => settleWatchers(liveTableOf(id), settings))
          .catch((error) => settings.onError(error, id));
    },
    /** Notifications may have been lost: compares every table in memory and every watched one with the store. */
    async readAfresh(): Promise<void> {
      const ids = [...new Set([...liveTables.keys(), ...watchers.tables()])];
      for (const [id, version] of await store.tables.versions(ids)) {
        const table = liveTables.get(id)?.table;
        const isBehind = [...watchers.of(id)].some(({ told }) => told > 0 && told < version);
        if (table ? table.version < version : isBehind) api.heard(id, version);
      }
    },
    /** Forgets tables that nobody has used since the moment; finished ones already after a short while. */
    evict(now: number) {
      for (const live of liveTables.values()) {
        const patience = live.table && isOver(live.table) ? IDLE_WHEN_OVER : IDLE;
        if (now - live.usedAt > patience && live.pending.length === 0 && !live.loading)
          liveTables.delete(live.id);
      }
    },
    /** What is in memory is no longer what is stored: reads it again. */
    forget(id: string) {
      const live = liveTables.get(id);
      if (live?.table) startOver(live, settings);
    },
    loaded: () => liveTables.size,
    pending: () => liveTables.values().reduce((sum, live) => sum + live.pending.length, 0),
  };
  return api;
}

/** A command that is sent again while it is under way has the outcome of the first. */
function act(
  live: LiveTable,
  request: Request,
  sent: SentAgain | undefined,
  settings: LiveTableSettings,
): Promise<CommandOutcome> {
  const person = request.actor?.person ?? null;
  const command = sent?.id ?? null;
  const key = command === null ? undefined : `${person} ${command}`;
  const earlier = key === undefined ? undefined : live.underWay.get(key);
  if (earlier) return earlier;
  let isSettled = false;
  const outcome = new Promise<CommandOutcome>((resolve) => {
    const settle = (settled: CommandOutcome): void => {
      isSettled = true;
      if (key !== undefined) live.underWay.delete(key);
      resolve(settled);
    };
    attempt(live, { request, person, command, key, again: sent?.again ?? false, settle }, settings);
  });
  if (key !== undefined && !isSettled) live.underWay.set(key, outcome);
  return outcome;
}
