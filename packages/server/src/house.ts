// The server without its doors: store, tables, lobby, bots and people joined together. Sockets and HTTP stand on this.
import type { BotHost } from './bots/bot-host.ts';
import { type BotTurns, createBotTurns } from './bots/bot-turns.ts';
import { createSessions, type Sessions } from './identity/sessions.ts';
import { createLobby, type Lobby } from './lobby.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { newId } from './new-id.ts';
import { noticesFor } from './notices/plan-notices.ts';
import { createPresence, type Presence } from './presence.ts';
import type { Games } from './room/load.ts';
import { createRooms, type Rooms } from './room/rooms.ts';
import { tableMessage } from './room/table-message.ts';
import { createWatchers, type Watchers } from './room/watchers.ts';
import type { ServerSettings } from './settings.ts';
import type { Store } from './store/port.ts';
import type { Line } from './table/book.ts';
import type { Circumstances } from './table/decide.ts';
import { cardOf } from './table/facts.ts';
import type { Table } from './table/table.ts';

export interface Log {
  info(data: object, words: string): void;
  warn(data: object, words: string): void;
  error(data: object, words: string): void;
}

/** Hears of every durable change of a table; `isOwn` where this process made it. */
export type ChangeListener = (table: Table, lines: readonly Line[], isOwn: boolean) => void;

export interface House {
  readonly settings: ServerSettings;
  readonly store: Store;
  readonly games: Games;
  readonly rooms: Rooms;
  readonly watchers: Watchers;
  readonly lobby: Lobby;
  readonly presence: Presence;
  readonly sessions: Sessions;
  readonly bots: BotHost;
  readonly botTurns: BotTurns;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly circumstances: (version?: number) => Circumstances;
  onChange(listener: ChangeListener): void;
  /** Hears hints that are not about a table's version: `person <id>`, `notice` and the like. */
  onHint(kind: string, listener: (words: readonly string[]) => void): void;
  isGoing: boolean;
}

export async function createHouse(
  settings: ServerSettings,
  store: Store,
  bots: BotHost,
  log: Log,
): Promise<House> {
  const { value: sessionKey } = await store.keepOnce('session-key', () => newId(43));
  const games: Games = new Map(settings.games.map((game) => [game.name, game]));
  const watchers = createWatchers();
  const metrics = createMetrics();
  const presence = createPresence(store, watchers, newId(8));
  const listeners: ChangeListener[] = [];
  const hintListeners = new Map<string, (words: readonly string[]) => void>();
  const onTrouble = (error: unknown, table = ''): void => {
    metrics.count('troubles');
    log.error({ err: error, table }, 'trouble');
  };
  const circumstances = (version?: number): Circumstances => ({
    now: Date.now(),
    version,
    botLevels: bots.levels,
    defaultBotLevel: bots.defaultLevel,
  });
  const lobby = createLobby(store, onTrouble);
  const rooms: Rooms = createRooms({
    store,
    games,
    watchers,
    circumstances,
    onTrouble,
    notices: (table, from, entries) => noticesFor(table, from, entries, settings.noticePatience),
    tellTable: (table, watcher) => tableMessage(table, watcher, presence.of(table.id), []),
    onChange(table, lines, isOwn) {
      lobby.touch(table.id, () => cardOf(table));
      if (lines.some(({ kind }) => kind === 'sat' || kind === 'left' || kind === 'chairSet'))
        presence.changed(table.id);
      if (isOwn) botTurns.consider(table);
      for (const listener of listeners) listener(table, lines, isOwn);
    },
  });
  const botTurns = createBotTurns(
    () => rooms,
    store,
    bots,
    // Thoughts that end with the server are no trouble: whoever comes next thinks them again.
    (error, table) => house.isGoing || onTrouble(error, table),
  );

  store.onHint((words) => {
    const parts = words.split(' ');
    if (parts[0] === 'presence') return presence.heard(parts);
    if (parts[0] === 'bots') return void botTurns.takeWaiting();
    const listener = hintListeners.get(parts[0]!);
    if (listener) return listener(parts);
    const version = Number(parts[1]);
    if (!Number.isInteger(version)) return;
    rooms.heard(parts[0]!, version);
    lobby.touch(parts[0]!);
  });
  store.onDeaf(() => void rooms.readAfresh().catch(onTrouble));

  const house: House = {
    settings,
    store,
    games,
    rooms,
    watchers,
    lobby,
    presence,
    sessions: createSessions(store, sessionKey),
    bots,
    botTurns,
    metrics,
    log,
    circumstances,
    onChange: (listener) => void listeners.push(listener),
    onHint: (kind, listener) => void hintListeners.set(kind, listener),
    isGoing: false,
  };
  return house;
}
