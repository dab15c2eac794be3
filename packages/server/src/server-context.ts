// The server without its doors: store, tables, lobby, bots and people joined together. Sockets and HTTP stand on this.
import {
  type CommandContext,
  isSecret,
  standingOrders,
  type Table,
  type TableEvent,
  tableCardOf,
} from '@undercroft/table';
import type { BotHost } from './bots/bot-host.ts';
import { type BotTurns, createBotTurns } from './bots/bot-turns.ts';
import { createBudgets } from './budgets.ts';
import { createSessions } from './identity/sessions.ts';
import { createLiveTables, type LiveTables } from './live-table/live-tables.ts';
import type { Games } from './live-table/load-table.ts';
import { tableMessage } from './live-table/table-message.ts';
import { createWatchers } from './live-table/watchers.ts';
import { createLobby } from './lobby.ts';
import { createMetrics } from './metrics.ts';
import { newId } from './new-id.ts';
import { noticesFor } from './notices/plan-notices.ts';
import { createSeekGuests } from './pairing/seek-guests.ts';
import { createPresence } from './presence.ts';
import { createPuzzleShelf } from './puzzles/puzzle-shelf.ts';
import type { ServerSettings } from './server-settings.ts';
import type { Store } from './store/port.ts';
import { createLiveStudies, type LiveStudies } from './studies/live-studies.ts';
import { createStudyPresence } from './studies/study-presence.ts';
import { createVisitors } from './ties/visitors.ts';

export interface Log {
  info(data: object, words: string): void;
  warn(data: object, words: string): void;
  error(data: object, words: string): void;
}

/** Hears of every durable change of a table; `isOwn` where this process made it. */
export type ChangeListener = (table: Table, events: readonly TableEvent[], isOwn: boolean) => void;

export type ServerContext = Awaited<ReturnType<typeof createServerContext>>;

export async function createServerContext(settings: ServerSettings, store: Store, bots: BotHost, log: Log) {
  const { value: sessionKey } = await store.keepOnce('session-key', () => newId(43));
  const games: Games = new Map(settings.games.map((game) => [game.name, game]));
  const watchers = createWatchers();
  const metrics = createMetrics();
  const processId = newId(8);
  const presence = createPresence(store, watchers, processId);
  const sessions = createSessions(store, sessionKey, settings.publicUrl?.startsWith('https:') ?? false);
  const listeners: ChangeListener[] = [];
  const studyPresence = createStudyPresence(store, processId, (study, text) =>
    liveStudies.tellHere(study, text),
  );
  const notificationListeners = new Map<string, (words: readonly string[]) => void>([
    ['presence', presence.heard],
    ['study', ([, id, version]) => liveStudies.heard(id!, Number(version))],
    ['studyHere', studyPresence.heard],
    ['bots', () => void botTurns.takeWaiting()],
  ]);
  const onError = (error: unknown, table = ''): void => {
    metrics.count('errors');
    log.error({ err: error, table }, 'unexpected error');
  };
  const visitors = createVisitors(store, sessions, processId, onError);
  const commandContext = (): CommandContext => ({
    now: Date.now(),
    botLevels: bots.levels,
    standInLevel: bots.defaultLevel,
    orders: standingOrders,
  });
  const lobby = createLobby(store, onError);
  const liveTables: LiveTables = createLiveTables({
    store,
    games,
    watchers,
    commandContext,
    onError,
    notices: (table, from, entries) => noticesFor(table, from, entries, settings.noticePatience),
    tellTable: (table, watcher) => JSON.stringify(tableMessage(table, watcher, presence.of(table.id))),
    onChange(table, events, isOwn) {
      if (!events.every(isSecret)) lobby.touch(table.id, () => tableCardOf(table, Date.now()));
      if (events.some(({ kind }) => kind === 'sat' || kind === 'left' || kind === 'chairSet'))
        presence.changed(table.id);
      if (isOwn) botTurns.consider(table);
      for (const listener of listeners) listener(table, events, isOwn);
    },
  });
  const liveStudies: LiveStudies = createLiveStudies({ store, games, onError }, studyPresence);
  const botTurns: BotTurns = createBotTurns(
    () => liveTables,
    store,
    bots,
    // A bot's turn that ends with the server is taken again by the next one.
    (error, table) => context.isShuttingDown || onError(error, table),
  );

  store.onNotification((words) => {
    const parts = words.split(' ');
    const listener = notificationListeners.get(parts[0]!);
    if (listener) return listener(parts);
    const version = Number(parts[1]);
    if (!Number.isInteger(version)) return;
    liveTables.heard(parts[0]!, version);
    lobby.touch(parts[0]!);
  });
  store.onMissedNotifications(() => {
    liveTables.readAfresh().catch(onError);
    liveStudies.readAfresh().catch(onError);
    visitors.readAfresh();
  });

  const context = {
    settings,
    store,
    games,
    liveTables,
    liveStudies,
    studyPresence,
    watchers,
    lobby,
    presence,
    puzzles: createPuzzleShelf(games, settings.loadPuzzles, log),
    seekGuests: createSeekGuests(),
    visitors,
    sessions,
    bots,
    botTurns,
    metrics,
    budgets: createBudgets(settings.limits),
    log,
    commandContext,
    onChange: (listener: ChangeListener) => void listeners.push(listener),
    /** Hears notifications that are not about a table's version: `person <id>`, `notice` and the like. */
    onNotification: (kind: string, listener: (words: readonly string[]) => void) =>
      void notificationListeners.set(kind, listener),
    isShuttingDown: false,
    startedAt: Date.now(),
  };
  return context;
}
