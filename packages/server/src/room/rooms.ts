// All tables in memory: finds or loads the room of a table, heals after lost hints, and forgets the idle ones.
import { isOver, type Table } from '../table/table.ts';
import { catchUp } from './catch-up.ts';
import { attempt, load, look, startOver } from './room.ts';
import type { Act, Outcome, Room, RoomSettings, UnderWay } from './room-state.ts';
import { refresh, settleWatchers } from './tell-watchers.ts';
import type { Watcher } from './watchers.ts';

export interface Rooms {
  act(table: string, act: Deed): Promise<Outcome>;
  /** The same without a promise; `settle` may be called before this returns. */
  enter(table: string, act: Deed, settle: (outcome: Outcome) => void): void;
  /** Looks at a table; what was seen is handed out when it is durable. `atLeast` reads on when another process is ahead. */
  look<Result>(table: string, see: (table: Table) => Result, atLeast?: number): Promise<Result | undefined>;
  refresh(table: string, watcher: Watcher): Promise<void>;
  /** A hint: the table stands at this version somewhere. */
  heard(table: string, version: number): void;
  /** Hints may have been lost: compares every table in memory and every watched one with the store. */
  readAfresh(): Promise<void>;
  /** Forgets tables that nobody has used since the moment; finished ones already after a short while. */
  evict(now: number): void;
  /** What is in memory is no longer what is stored: reads it again. */
  forget(table: string): void;
  loaded(): number;
  pending(): number;
}

export type Deed = Omit<Act, 'settle' | 'key'>;

const IDLE = 60_000;
const IDLE_WHEN_OVER = 3_000;

export function createRooms(settings: RoomSettings): Rooms {
  const { store, watchers } = settings;
  const rooms = new Map<string, Room>();

  const roomOf = (id: string): Room => {
    let room = rooms.get(id);
    if (!room) {
      room = {
        id,
        table: undefined,
        stamp: 0,
        pending: [],
        loading: undefined,
        catching: undefined,
        epoch: 0,
        usedAt: 0,
        failures: 0,
        underWay: [],
        recent: new Map(),
      };
      rooms.set(id, room);
    }
    room.usedAt = Date.now();
    return room;
  };

  const api: Rooms = {
    act: (id, act) => new Promise((settle) => api.enter(id, act, settle)),
    enter(id, { person, command, again, decide }, settle) {
      const room = roomOf(id);
      const key = command === null ? undefined : `${person} ${command}`;
      if (key === undefined) return attempt(room, { person, command, key, again, decide, settle }, settings);
      const earlier = room.underWay.find((other) => other.key === key);
      if (earlier) return void earlier.told.push(settle);
      const mine: UnderWay = { key, told: [settle] };
      room.underWay.push(mine);
      const settleAll = (outcome: Outcome): void => {
        const at = room.underWay.indexOf(mine);
        if (at < 0) return;
        room.underWay.splice(at, 1);
        for (const tell of mine.told) tell(outcome);
      };
      attempt(room, { person, command, key, again, decide, settle: settleAll }, settings);
    },
    async look(id, see, atLeast = 0) {
      const room = roomOf(id);
      if (!room.table && !(await load(room, settings))) {
        rooms.delete(id);
        return undefined;
      }
      if (room.table && room.table.version < atLeast) await catchUp(room, atLeast, settings);
      return look(room, see, settings);
    },
    async refresh(id, watcher) {
      await api.look(id, () => {
        refresh(roomOf(id), watcher, settings);
      });
    },
    heard(id, version) {
      const room = rooms.get(id);
      if (room?.table) void catchUp(room, version, settings);
      else if (watchers.of(id).size > 0)
        api
          .look(id, () => settleWatchers(roomOf(id), settings))
          .catch((error) => settings.onTrouble(error, id));
    },
    async readAfresh() {
      const ids = [...new Set([...rooms.keys(), ...watchers.tables()])];
      for (let i = 0; i < ids.length; i += 500)
        for (const [id, version] of await store.tables.versions(ids.slice(i, i + 500))) {
          const table = rooms.get(id)?.table;
          const isBehind = [...watchers.of(id)].some(({ told }) => told > 0 && told < version);
          if (table ? table.version < version : isBehind) api.heard(id, version);
        }
    },
    evict(now) {
      for (const room of rooms.values()) {
        const patience = room.table && isOver(room.table) ? IDLE_WHEN_OVER : IDLE;
        if (now - room.usedAt > patience && room.pending.length === 0 && !room.loading) rooms.delete(room.id);
      }
    },
    forget(id) {
      const room = rooms.get(id);
      if (room?.table) startOver(room, settings);
    },
    loaded: () => rooms.size,
    pending: () => rooms.values().reduce((sum, room) => sum + room.pending.length, 0),
  };
  return api;
}
