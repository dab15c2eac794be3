// My tables: those in play first, then those that are over.
import { useSignal } from '@preact/signals';
import { Button, IconButton } from '@undercroft/kit';
import type { TableCard } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Loading } from '../components/empty-state.tsx';
import { FirstDoors } from '../components/first-doors.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { gameCardOf } from '../games.ts';
import { sayDate, t } from '../i18n.ts';
import { ServerTableRow, useLobby } from '../lobby/server-table-list.tsx';
import { Evenings } from '../profile/evenings.tsx';
import { GameRecords } from '../profile/game-records.tsx';
import { newestFirst, playedHere } from '../profile/played-games.ts';
import { allTables, deleteTable, isKeptOver, type LocalTableCard } from '../sources/local-store.ts';
import { LocalTableRow } from './home-page.tsx';
import '../../css/game-side.css';

/** More of them are on one's own page. */
const MOST_OVER = 8;

export function TablesPage(): JSX.Element {
  const tables = useSignal<readonly LocalTableCard[] | undefined>(undefined);
  const read = async (): Promise<void> => {
    tables.value = (await allTables()).filter(({ game }) => gameCardOf(game));
  };
  useEffect(() => void read(), []);
  const drop = async (id: string): Promise<void> => {
    await deleteTable(id);
    await read();
  };
  const net = useLobby();
  const me = net?.you.value?.id;
  const played = newestFirst(tables.value?.flatMap((table) => playedHere(table) ?? []) ?? []);
  const all = net?.lobby.value?.mine.filter(({ game }) => gameCardOf(game)) ?? [];
  const remote = all.filter(({ state }) => state === 'open' || state === 'playing');
  const over = all.filter(({ state }) => state === 'finished').slice(0, MOST_OVER);
  const groups = [
    ['tables.running', tables.value?.filter((table) => !isKeptOver(table)) ?? []],
    ['tables.finished', tables.value?.filter(isKeptOver) ?? []],
  ] as const;
  return (
    <PageShell class="tables-page" wide>
      <h1 class="display">{t('nav.tables')}</h1>
      {/* Elsewhere it stands in the bar. */}
      <Button tone="quiet" sign="again" href="/replay" class="only-phone">
        {t('nav.replays')}
      </Button>
      {!tables.value && <Loading />}
      <ServerTables title={t('tables.on-server')} cards={remote} me={me} />
      {tables.value?.length === 0 && remote.length + over.length === 0 && (
        <FirstDoors title={t('tables.none')} text={t('tables.none-text')} />
      )}
      {groups.map(
        ([title, rows]) =>
          rows.length > 0 && <LocalTables key={title} title={t(title)} tables={rows} drop={drop} />,
      )}
      {played.length > 0 && (
        <section class="tables-plots">
          <GameRecords games={played} />
          <Evenings games={played} />
        </section>
      )}
      <ServerTables title={t('tables.finished-there')} cards={over} me={me} />
    </PageShell>
  );
}

function LocalTables({
  title,
  tables,
  drop,
}: {
  readonly title: string;
  readonly tables: readonly LocalTableCard[];
  drop(id: string): Promise<void>;
}): JSX.Element {
  return (
    <section>
      <h2 class="label">{title}</h2>
      <ul class="table-list">
        {tables.map((table) => (
          <li key={table.id} class="table-line">
            <LocalTableRow table={table} as="div" when={sayDate(table.changed)} />
            <IconButton sign="cross" label={t('tables.drop')} onClick={() => void drop(table.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ServerTables({
  title,
  cards,
  me,
}: {
  readonly title: string;
  readonly cards: readonly TableCard[];
  readonly me: string | undefined;
}): JSX.Element | null {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 class="label">{title}</h2>
      <ul class="table-list">
        {cards.map((card) => (
          <ServerTableRow key={card.id} card={card} me={me} />
        ))}
      </ul>
    </section>
  );
}
