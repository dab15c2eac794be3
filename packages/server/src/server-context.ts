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
import { createNotifications } from './notifications.ts';
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

/** The parts that stand by themselves. */
function partsOf(settings: ServerSettings, store: Store, bots: BotHost, log: Log, sessionKey: string) {
  const games: Games = new Map(settings.games.map((game) => [game.name, game]));
  const watchers = createWatchers();
  const metrics = createMetrics();
  const processId = newId(8);
  const onError = (error: unknown, table = ''): void => {
    metrics.count('errors');
    log.error({ err: error, table }, 'unexpected error');
  };
  const sessions = createSessions(store, sessionKey, settings.publicUrl?.startsWith('https:') ?? false);
  return {
    settings,
    store,
    games,
    watchers,
    lobby: createLobby(store, onError),
    presence: createPresence(store, watchers, processId),
    puzzles: createPuzzleShelf(games, settings.loadPuzzles, log),
    seekGuests: createSeekGuests(),
    visitors: createVisitors(store, sessions, processId, onError),
    sessions,
    bots,
    metrics,
    budgets: createBudgets(settings.limits),
    log,
    commandContext: (): CommandContext => ({
      now: Date.now(),
      botLevels: bots.levels,
      standInLevel: bots.defaultLevel,
      orders: standingOrders,
    }),
    processId,
    onError,
  };
}

export async function createServerContext(settings: ServerSettings, store: Store, bots: BotHost, log: Log) {
  const { value: sessionKey } = await store.keepOnce('session-key', () => newId(43));
  const parts = partsOf(settings, store, bots, log, sessionKey);
  const { games, watchers, lobby, presence, visitors, commandContext, onError } = parts;
  const listeners: ChangeListener[] = [];
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
  const studyPresence = createStudyPresence(store, parts.processId, (study, text) =>
    liveStudies.tellHere(study, text),
  );
  const liveStudies: LiveStudies = createLiveStudies({ store, games, onError }, studyPresence);
  const botTurns: BotTurns = createBotTurns(
    () => liveTables,
    store,
    bots,
    // A bot's turn that ends with the server is taken again by the next one.
    (error, table) => context.isShuttingDown || onError(error, table),
  );

  const onNotification = createNotifications(store, (table, version) => {
    liveTables.heard(table, version);
    lobby.touch(table);
  });
  onNotification('presence', presence.heard);
  onNotification('study', ([, id, version]) => liveStudies.heard(id!, Number(version)));
  onNotification('studyHere', studyPresence.heard);
  onNotification('bots', () => void botTurns.takeWaiting());
  store.onMissedNotifications(() => {
    liveTables.readAfresh().catch(onError);
    liveStudies.readAfresh().catch(onError);
    visitors.readAfresh();
  });

  const context = {
    ...parts,
    liveTables,
    liveStudies,
    studyPresence,
    botTurns,
    onChange: (listener: ChangeListener) => void listeners.push(listener),
    /** Hears notifications that are not about a table's version: `person <id>`, `notice` and the like. */
    onNotification,
    isShuttingDown: false,
    startedAt: Date.now(),
  };
  return context;
}
