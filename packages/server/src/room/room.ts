// One table in memory: deeds happen in order, are answered when durable, and are decided anew when somebody was faster.
import type { Refused } from '../table/decide.ts';
import type { Table } from '../table/table.ts';
import { loadTable } from './load.ts';
import { perform } from './perform.ts';
import { type Act, hold, NO_ACT, type Room, type RoomSettings } from './room-state.ts';
import { settleWatchers } from './tell-watchers.ts';

export function load(room: Room, { store, games }: RoomSettings): Promise<Table | undefined> {
  room.loading ??= loadTable(store, games, room.id)
    .then((loaded) => {
      room.table = loaded?.table;
      room.stamp = loaded?.stamp ?? 0;
      return loaded?.table;
    })
    .finally(() => {
      room.loading = undefined;
    });
  return room.loading;
}

/** Decides the act at once where everything it needs is in memory. */
export function attempt(room: Room, act: Act, settings: RoomSettings): void {
  if (!room.table || act.again) return void attemptFromStore(room, act, settings);
  const known = act.key === undefined ? undefined : room.recent.get(act.key);
  if (known !== undefined) act.settle({ ok: true, version: known });
  else performSafely(room, act, settings);
}

async function attemptFromStore(room: Room, act: Act, settings: RoomSettings): Promise<void> {
  try {
    if (!room.table && !(await load(room, settings))) {
      act.settle({ ok: false, refusal: { code: 'no-such-table' } });
      return;
    }
    const known = await versionOf(room, act, settings);
    if (known !== undefined) {
      act.settle({ ok: true, version: known });
      return;
    }
    if (!room.table) return attemptFromStore(room, act, settings);
  } catch (error) {
    settings.onTrouble(error, room.id);
    act.settle({ ok: false, refusal: { code: 'overloaded' } });
    return;
  }
  performSafely(room, act, settings);
}

function performSafely(room: Room, act: Act, settings: RoomSettings): void {
  try {
    perform(room, act, settings);
  } catch (error) {
    settings.onTrouble(error, room.id);
    act.settle({ ok: false, refusal: { code: 'failed' } });
    startOver(room, settings);
  }
}

/** The version at which this very command was entered before, if it was. */
function versionOf(
  room: Room,
  act: Act,
  { store }: RoomSettings,
): Promise<number | undefined> | number | undefined {
  if (act.key === undefined || act.command === null || act.person === null) return undefined;
  const known = room.recent.get(act.key);
  if (known !== undefined || !act.again) return known;
  return store.tables.versionOfCommand(room.id, act.person, act.command);
}

/**
 * A repeat can be refused because its first sending was entered meanwhile, here or by another process: then it is done,
 * and the refusal would be a lie.
 */
export async function settleRefused(
  room: Room,
  act: Act,
  refusal: Refused,
  { store, onTrouble }: RoomSettings,
): Promise<void> {
  try {
    if (act.command !== null && act.person !== null && (act.again || store.shared)) {
      const known = await store.tables.versionOfCommand(room.id, act.person, act.command);
      if (known !== undefined) {
        act.settle({ ok: true, version: known });
        return;
      }
    }
    act.settle({ ok: false, refusal });
  } catch (error) {
    onTrouble(error, room.id);
    act.settle({ ok: false, refusal: { code: 'overloaded' } });
  }
}

/** Looks at the table now, and hands out what was seen when everything in it is durable. */
export function look<Result>(
  room: Room,
  see: (table: Table) => Result,
  settings: RoomSettings,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const again = (): void => {
      load(room, settings).then((table) => (table ? lookNow(table) : resolve(undefined)), reject);
    };
    const lookNow = (table: Table): void => {
      const seen = see(table);
      const act: Act = { ...NO_ACT, settle: again };
      hold(room, act, () => resolve(seen));
    };
    if (room.table) lookNow(room.table);
    else again();
  });
}

/** What we had in memory is not what is stored: read it again and decide everything undecided anew. */
export function startOver(room: Room, settings: RoomSettings, wait = 0): void {
  room.epoch++;
  const undone = room.pending.map(({ act }) => act);
  room.pending = [];
  room.table = undefined;
  for (const watcher of settings.watchers.of(room.id)) watcher.version = watcher.told;
  const again = (): void => {
    // Whoever came while we waited may have read the table already; reading it again would drop what they did.
    const ready = room.table ? Promise.resolve(room.table) : load(room, settings);
    ready.then(
      () => {
        if (room.table) settleWatchers(room, settings);
        for (const act of undone) {
          if (act === NO_ACT) continue;
          act.again = true;
          attempt(room, act, settings);
        }
      },
      (error) => {
        settings.onTrouble(error, room.id);
        for (const act of undone) room.pending.push({ act, deliver: () => {}, isDurable: false });
        startOver(room, settings, Math.min(2_000, wait * 2 + 50));
      },
    );
  };
  if (wait > 0) setTimeout(again, wait);
  else again();
}
