// A table of the server: the chairs before it starts, the table while it is played, and what to do with a dead invite.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { Connection, FollowedTable, WatchEvent } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardOf, gameCards, loadGame, loadUi } from '../games.ts';
import { serverLine, status } from '../net/line.ts';
import { language } from '../preferences.ts';
import { lastLook } from '../sources/last-look.ts';
import { readReel } from '../sources/reel.ts';
import { openRemoteTable, type RemoteTable } from '../sources/remote-table.ts';
import { learnGame, t } from '../speech.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import '../../css/table.css';
import { LobbyView } from './lobby-view.tsx';
import { Loading, Niche } from './niche.tsx';
import { Shell } from './shell.tsx';

type State =
  | { readonly kind: 'coming' | 'gone' | 'closed' | 'no-server' }
  | { readonly kind: 'chairs'; readonly line: Connection; readonly table: FollowedTable }
  | { readonly kind: 'playing'; readonly model: TableModel; readonly source: RemoteTable };

export function RemotePage({ id }: { readonly id: string }): JSX.Element {
  const state = useSignal<State>({ kind: 'coming' });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    let opening: Promise<void> | undefined;
    const waiting: WatchEvent[] = [];

    const openTable = async (line: Connection, table: FollowedTable): Promise<void> => {
      const name = table.info.game;
      if (!cardOf(name)) throw new Error(name);
      const seen = lastLook(id);
      const [game, ui, missed] = await Promise.all([
        loadGame(name),
        loadUi(name),
        seen === undefined ? [] : readReel(line, id, seen, table.version),
        learnGame(name, language.value),
      ]);
      if (isGone) return;
      const source = openRemoteTable(line, game, table);
      state.value = { kind: 'playing', source, model: createTableModel(source, ui) };
      source.tellAgain(missed);
      for (const event of waiting.splice(0)) source.heard(event);
    };

    const heard = (line: Connection) => (event: WatchEvent) => {
      if (event.kind === 'gone') state.value = { kind: event.code === 'no-spectators' ? 'closed' : 'gone' };
      else if (state.value.kind === 'playing') state.value.source.heard(event);
      else if (event.table.view !== null) {
        if (opening) waiting.push(event);
        else
          opening = openTable(line, event.table).catch(() => {
            state.value = { kind: 'gone' };
          });
      } else if (event.table.info.state === 'abandoned') state.value = { kind: 'gone' };
      else state.value = { kind: 'chairs', line, table: event.table };
    };

    void serverLine().then((line) => {
      if (isGone) return;
      if (!line) state.value = { kind: 'no-server' };
      else stop = line.watch(id, heard(line));
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
        <LineDown />
      </>
    );
  if (now.kind === 'chairs') return <LobbyView line={now.line} table={now.table} />;
  return (
    <Shell>
      <Niche level={1} cracked title={t(`lobby.${now.kind}`)} text={t(`lobby.${now.kind}-text`)}>
        <Button tone="go" href="/">
          {t('nav.home')}
        </Button>
        {now.kind === 'no-server' ? (
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
      </Niche>
    </Shell>
  );
}

/** The slim line under the bar while the server cannot be reached. */
const LineDown = (): JSX.Element | null =>
  status.value === 'open' || status.value === 'connecting' ? null : (
    <p class="linedown" role="status">
      {t('net.lost')}
    </p>
  );
