// Games of others that are over and may be watched: who played, who won, when.
import type { TableCard } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useLoaded } from '../components/use-loaded.ts';
import { sayDay, t } from '../i18n.ts';
import { you } from '../net/connection.ts';
import { askServer } from '../net/server-api.ts';
import { nameHere } from '../settings/preferences.ts';

const ROWS = 4;

const namesOf = ({ seats }: TableCard): readonly string[] => seats.map(({ name }) => nameHere(name ?? ''));

export function OthersGames({ game }: { readonly game: string }): JSX.Element | null {
  const told = useLoaded(
    () => askServer<{ readonly tables: readonly TableCard[] }>('GET', `/api/games/${game}/finished`),
    [game],
  );
  if (!told?.ok) return null;
  const isMine = ({ seats }: TableCard): boolean => seats.some(({ person }) => person === you.value?.id);
  const games = told.data.tables.filter((card) => !isMine(card)).slice(0, ROWS);
  if (games.length === 0) return null;
  return (
    <section>
      <h2 class="label">{t('game.of-others')}</h2>
      <ul class="last-games">
        {games.map((card) => (
          <li key={card.id}>
            <a href={`/replay/${card.id}`}>
              <span class="grow">
                {namesOf(card).map((name, seat) => {
                  const comma = seat > 0 ? ', ' : '';
                  return card.winners?.includes(seat) ? <b key={seat}>{comma + name}</b> : comma + name;
                })}
              </span>
              <small>{sayDay(card.since)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
