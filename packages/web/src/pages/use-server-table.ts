// Follows a table of the server: the lobby at first, then the table as soon as its game is loaded.
import { type Signal, useSignal } from '@preact/signals';
import type { Connection, FollowedTable, WatchEvent } from '@undercroft/protocol';
import { useEffect } from 'preact/hooks';
import { byRules } from '../by-rules.ts';
import { gameCardOf, importGame, loadUi } from '../games.ts';
import { ensureGameTexts } from '../i18n.ts';
import { loadPart } from '../load-part.ts';
import { serverConnection } from '../net/connection.ts';
import { keepForOffline } from '../offline.ts';
import { language } from '../settings/preferences.ts';
import { lastSeen } from '../sources/last-seen.ts';
import { askHistory, inTime } from '../sources/missed-steps.ts';
import { openServerTable, type ServerTable } from '../sources/server-table.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';

export type WhyNoTable = 'gone' | 'closed' | 'other-rules' | 'no-server' | 'not-loaded';

export type ServerTableState =
  | { readonly kind: 'coming' | WhyNoTable }
  | { readonly kind: 'lobby'; readonly connection: Connection; readonly table: FollowedTable }
  | { readonly kind: 'playing'; readonly model: TableModel; readonly source: ServerTable };

const WHY_GONE: Readonly<Record<string, 'closed' | 'other-rules'>> = {
  'no-spectators': 'closed',
  'record-other-rules': 'other-rules',
};

/** Milliseconds until a server that did not answer is asked again. */
const ASKED_AGAIN = 4000;

export function useServerTable(id: string): ServerTableState {
  const state = useSignal<ServerTableState>({ kind: 'coming' });
  useEffect(() => followTable(id, state), [id]);
  return state.value;
}

function followTable(id: string, state: Signal<ServerTableState>): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  let opening: Promise<void> | undefined;
  const waiting: WatchEvent[] = [];

  const openTable = async (connection: Connection, table: FollowedTable): Promise<void> => {
    const { game, ui, history, missed } = await loadTable(connection, table);
    if (isGone) return;
    if (!game) throw new Error(table.info.rules);
    const source = openServerTable(connection, game, table, history);
    keepForOffline();
    state.value = { kind: 'playing', source, model: createTableModel(source, ui) };
    source.tellMissed(missed);
    for (const event of waiting.splice(0)) source.heard(event);
  };

  const heard = (connection: Connection) => (event: WatchEvent) => {
    if (event.kind === 'gone') state.value = { kind: WHY_GONE[event.code] ?? 'gone' };
    else if (state.value.kind === 'playing') state.value.source.heard(event);
    else if (event.table.view !== null) {
      if (opening) waiting.push(event);
      else
        opening = openTable(connection, event.table).catch(() => {
          state.value = { kind: 'not-loaded' };
        });
    } else if (event.table.info.state === 'abandoned') state.value = { kind: 'gone' };
    else state.value = { kind: 'lobby', connection, table: event.table };
  };

  let again: ReturnType<typeof setTimeout> | undefined;
  const begin = async (): Promise<void> => {
    const connection = await serverConnection();
    if (isGone) return;
    if (connection) stop = connection.watch(id, heard(connection));
    else {
      state.value = { kind: 'no-server' };
      again = setTimeout(begin, ASKED_AGAIN);
    }
  };
  void begin();
  return () => {
    isGone = true;
    clearTimeout(again);
    stop?.();
    if (state.value.kind === 'playing') state.value.model.close();
  };
}

/** The game by the table's own rules, its drawn board and texts, and what happened there. */
async function loadTable(connection: Connection, { id, version, info }: FollowedTable) {
  const name = info.game;
  if (!gameCardOf(name)) throw new Error(name);
  const seen = lastSeen(id);
  const history = askHistory(connection, id, version, seen);
  const [newest, ui, missed] = await Promise.all([
    importGame(name),
    loadUi(name),
    seen !== undefined && seen < version ? inTime(history) : [],
    ensureGameTexts(name, language.value),
  ]);
  const game = await loadPart(() => byRules(newest, info.rules));
  return { game, ui, history, missed };
}
