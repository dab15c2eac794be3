// One table in memory: deeds happen in order, are answered when durable, and are decided anew when somebody was faster.
import type { Statement } from '../store/driver.ts';
import type { Store } from '../store/port.ts';
import type { BookEntry, Line } from '../table/book.ts';
import type { Circumstances, Decision, Refused } from '../table/decide.ts';
import type { Table } from '../table/table.ts';
import { turnPage } from '../table/turn-page.ts';
import { lookBefore, type Steps, tellStep } from './fan-out.ts';
import { type Games, loadTable, readEntry } from './load.ts';
import { perform } from './perform.ts';
import type { Watcher, Watchers } from './watchers.ts';

export type Outcome =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: Refused };

/** Something to be done at a table, in a form that can be decided again when another process was faster. */
export interface Act {
  readonly person: string | null;
  readonly command: string | null;
  /** Who sent which command, as one word; undefined for what the server does by itself. */
  readonly key: string | undefined;
  /** Set when the command may have been entered before. */
  again: boolean;
  /** Undefined means that there is nothing to do any more. */
  decide(table: Table): Decision | undefined;
  settle(outcome: Outcome): void;
}

/** Stands in the order of acts for something that enters nothing. */
const NO_ACT: Act = {
  person: null,
  command: null,
  key: undefined,
  again: false,
  decide: () => undefined,
  settle: () => {},
};

export interface Pending {
  readonly act: Act;
  readonly deliver: () => void;
  isDurable: boolean;
}

export interface Room {
  readonly id: string;
  table: Table | undefined;
  stamp: number;
  /** Acts that are decided but not yet durable, in order. */
  pending: Pending[];
  loading: Promise<Table | undefined> | undefined;
  catching: Promise<void> | undefined;
  /** Raised when what is in memory turned out to be wrong: older appends no longer count. */
  epoch: number;
  usedAt: number;
  /** Failures of the store in a row: each makes the next attempt wait longer, or a full disk would be a busy loop. */
  failures: number;
  /** Commands that are being dealt with, and who is to be told: a repeat shares the fate of the first sending. */
  readonly underWay: UnderWay[];
  /** Commands that were entered lately, with their versions. */
  readonly recent: Map<string, number>;
}

export interface UnderWay {
  readonly key: string;
  readonly told: ((outcome: Outcome) => void)[];
}

export interface RoomSettings {
  readonly store: Store;
  readonly games: Games;
  readonly watchers: Watchers;
  readonly circumstances: (version?: number) => Circumstances;
  /** Notices that go into the store together with a step. */
  readonly notices: (table: Table, from: number, entries: readonly BookEntry[]) => Statement[];
  /** Called after every durable change that this process made (`isOwn`) or heard of. */
  onChange(table: Table, lines: readonly Line[], isOwn: boolean): void;
  onTrouble(error: unknown, table: string): void;
  /** The whole table as this watcher may know it, as a message. */
  tellTable(table: Table, watcher: Watcher): string;
}

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

/** Keeps the order: an answer that needs no entry of its own waits for the entries before it. */
export function hold(room: Room, act: Act, deliver: () => void): void {
  room.pending.push({ act, deliver, isDurable: true });
  drain(room);
}

export function drain(room: Room): void {
  while (room.pending[0]?.isDurable) room.pending.shift()!.deliver();
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

/** Sends a watcher the whole table, after everything before it. */
export function refresh(room: Room, watcher: Watcher, settings: RoomSettings): void {
  const table = room.table;
  if (!table) return;
  const text = settings.tellTable(table, watcher);
  watcher.version = table.version;
  const { version } = table;
  hold(room, NO_ACT, () => {
    watcher.told = version;
    watcher.send(text);
  });
}

/** Whoever was told something else than what now stands is told all of it. */
export function settleWatchers(room: Room, settings: RoomSettings): void {
  for (const watcher of settings.watchers.of(room.id))
    if (watcher.told > 0 && watcher.version !== room.table?.version) refresh(room, watcher, settings);
}

/** Sends the steps from version `from` on to everybody who stands exactly there. */
export function sendSteps(room: Room, from: number, steps: Steps, settings: RoomSettings): void {
  for (const watcher of settings.watchers.of(room.id)) {
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]!;
      if (watcher.version !== from + i) continue;
      const text =
        step.author !== null && watcher.blocked.has(step.author)
          ? step.muffled
          : step.texts.get(watcher.viewer);
      if (text === undefined) continue;
      watcher.version++;
      watcher.told = watcher.version;
      if (step.answers?.viewer === watcher.viewer) watcher.answered = step.answers.command;
      watcher.send(text);
    }
    if (watcher.told > 0 && watcher.version < from + steps.length) refresh(room, watcher, settings);
  }
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

/** Applies what another process wrote, and tells it to those who watch here. One reading at a time, so that none is lost. */
export function catchUp(room: Room, atLeast: number, settings: RoomSettings): Promise<void> {
  room.catching = (room.catching ?? Promise.resolve()).then(() => readOn(room, atLeast, settings));
  return room.catching;
}

async function readOn(room: Room, atLeast: number, settings: RoomSettings): Promise<void> {
  const { table, epoch } = room;
  const isUntouched = (): boolean =>
    room.table === table && room.epoch === epoch && room.pending.length === 0;
  if (!table || !isUntouched() || table.version >= atLeast) return;
  try {
    const row = await settings.store.tables.read(room.id);
    const from = table.version;
    const stored = row ? await settings.store.tables.entries(room.id, from, row.version) : [];
    if (!row || !isUntouched() || table.version !== from) return;
    const lines: Line[] = [];
    for (const entry of stored.map(readEntry)) {
      const before = lookBefore(table, settings.watchers.of(room.id), entry.at);
      const events: unknown[] = [];
      turnPage(table, entry, (event) => events.push(event));
      lines.push(entry.line);
      if (before)
        sendSteps(room, entry.version - 1, [tellStep(table, before, entry, events, undefined)], settings);
    }
    room.stamp = row.stamp;
    reseat(room, lines, settings);
    if (lines.length > 0) settings.onChange(table, lines, false);
  } catch (error) {
    settings.onTrouble(error, room.id);
  }
}

/** A watcher who sat down or lost the chair looks at the table with other eyes from now on. */
export function reseat(room: Room, lines: readonly Line[], settings: RoomSettings): void {
  const { table } = room;
  if (!table || !lines.some(({ kind }) => kind === 'sat' || kind === 'left' || kind === 'chairSet')) return;
  for (const watcher of settings.watchers.of(room.id)) {
    const viewer = settings.watchers.viewerOf(table, watcher.person);
    if (watcher.viewer === viewer) continue;
    watcher.viewer = viewer;
    if (watcher.told > 0) refresh(room, watcher, settings);
  }
}
