// A table of the server: the lobby before it starts, the table while it is played, and what to do with a dead invite.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { Connection, FollowedTable, WatchEvent } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { byRules } from '../by-rules.ts';
import { gameCardOf, gameCards, importGame, loadUi } from '../games.ts';
import { ensureGameTexts, t } from '../i18n.ts';
import { loadPart } from '../load-part.ts';
import { serverConnection } from '../net/connection.ts';
import { keepForOffline } from '../offline.ts';
import { language } from '../settings/preferences.ts';
import { lastSeen } from '../sources/last-seen.ts';
import { askHistory, inTime } from '../sources/missed-steps.ts';
import { openServerTable, type ServerTable } from '../sources/server-table.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import '../../css/table.css';
import { Loading } from '../components/empty-state.tsx';
import { MissingPage } from '../components/missing-page.tsx';
import { LobbyView } from '../lobby/lobby-view.tsx';
import { ConnectionLost } from '../net/connection-lost.tsx';

type State =
  | { readonly kind: 'coming' | 'gone' | 'closed' | 'other-rules' | 'no-server' | 'not-loaded' }
  | { readonly kind: 'lobby'; readonly connection: Connection; readonly table: FollowedTable }
  | { readonly kind: 'playing'; readonly model: TableModel; readonly source: ServerTable };

const WHY_GONE: Readonly<Record<string, 'closed' | 'other-rules'>> = {
  'no-spectators': 'closed',
  'record-other-rules': 'other-rules',
};

export function ServerTablePage({ id }: { readonly id: string }): JSX.Element {
  const state = useSignal<State>({ kind: 'coming' });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    let opening: Promise<void> | undefined;
    const waiting: WatchEvent[] = [];

    const openTable = async (connection: Connection, table: FollowedTable): Promise<void> => {
      const name = table.info.game;
      if (!gameCardOf(name)) throw new Error(name);
      const seen = lastSeen(id);
      const history = askHistory(connection, id, table.version, seen);
      const [newest, ui, missed] = await Promise.all([
        importGame(name),
        loadUi(name),
        seen !== undefined && seen < table.version ? inTime(history) : [],
        ensureGameTexts(name, language.value),
      ]);
      const game = await loadPart(() => byRules(newest, table.info.rules));
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

    void serverConnection().then((connection) => {
      if (isGone) return;
      if (!connection) state.value = { kind: 'no-server' };
      else stop = connection.watch(id, heard(connection));
    });
    return () => {
      isGone = true;
      stop?.();
      if (state.value.kind === 'playing') state.value.model.close();
    };
  }, [id]);

  const now = state.value;
  if (now.kind === 'coming') return <Loading />;
  if (now.kind === 'playing')
    return (
      <>
        <TableView model={now.model} />
        <ConnectionLost />
      </>
    );
  if (now.kind === 'lobby') return <LobbyView connection={now.connection} table={now.table} />;
  const texts = now.kind === 'other-rules' ? 'local' : 'lobby';
  return (
    <MissingPage title={t(`${texts}.${now.kind}`)} text={t(`${texts}.${now.kind}-text`)}>
      <Button tone="go" href="/">
        {t('nav.home')}
      </Button>
      {now.kind === 'no-server' || now.kind === 'not-loaded' ? (
        <Button sign="again" onClick={() => location.reload()}>
          {t('broken.reload')}
        </Button>
      ) : (
        <Button sign="link" href="/join">
          {t('home.join')}
        </Button>
      )}
      <Button sign="plus" href={`/games/${gameCards[0]?.name ?? ''}/new`}>
        {t('home.new')}
      </Button>
    </MissingPage>
  );
}
