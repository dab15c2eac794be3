// The tables of a club that wait for somebody, and opening one more for its members.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { gameCardOf, gameCards } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import { ServerTableRow } from '../lobby/server-table-list.tsx';
import type { Club } from './ties-api.ts';

export function ClubTables({
  club,
  me,
}: {
  readonly club: Club;
  readonly me: string | undefined;
}): JSX.Element {
  const tables = club.tables.filter(({ game }) => gameCardOf(game));
  return (
    <section class="club-tables">
      <h2 class="label">{t('clubs.tables')}</h2>
      {tables.length > 0 ? (
        <ul class="table-list">
          {tables.map((card) => (
            <ServerTableRow key={card.id} card={card} me={me} />
          ))}
        </ul>
      ) : (
        <p class="quiet-note">{t('clubs.no-tables')}</p>
      )}
      <p class="help">{t('clubs.open-table')}</p>
      <div class="link-acts">
        {gameCards
          .filter(({ seats }) => seats[1] > 1)
          .map(({ name }) => (
            <Button key={name} sign="plus" href={`/games/${name}/new?club=${club.id}`}>
              {gameTitle(name)}
            </Button>
          ))}
      </div>
    </section>
  );
}
