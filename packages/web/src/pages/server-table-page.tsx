// A table of the server: the lobby before it starts, the table while it is played, and what to do with a dead invite.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { gameCards } from '../games.ts';
import { t } from '../i18n.ts';
import { TableView } from '../table/table-view.tsx';
import '../../css/table.css';
import { Loading } from '../components/empty-state.tsx';
import { MissingPage } from '../components/missing-page.tsx';
import { LobbyView } from '../lobby/lobby-view.tsx';
import { ConnectionLost } from '../net/connection-lost.tsx';
import { useServerTable, type WhyNoTable } from './use-server-table.ts';

export function ServerTablePage({ id }: { readonly id: string }): JSX.Element {
  const now = useServerTable(id);
  if (now.kind === 'coming') return <Loading />;
  if (now.kind === 'playing')
    return (
      <>
        <TableView model={now.model} />
        <ConnectionLost />
      </>
    );
  if (now.kind === 'lobby') return <LobbyView connection={now.connection} table={now.table} />;
  return <NoTable why={now.kind} />;
}

function NoTable({ why }: { readonly why: WhyNoTable }): JSX.Element {
  const texts = why === 'other-rules' ? 'local' : 'lobby';
  return (
    <MissingPage title={t(`${texts}.${why}`)} text={t(`${texts}.${why}-text`)}>
      <Button tone="go" href="/">
        {t('nav.home')}
      </Button>
      {why === 'no-server' || why === 'not-loaded' ? (
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
