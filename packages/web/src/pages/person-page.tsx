// Somebody else's page: ratings, how we did against each other, and their games.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Asked, NO_SERVER, type PersonPage as Person, readPerson } from '../net/house-api.ts';
import { playedThere } from '../sources/played.ts';
import { t } from '../speech.ts';
import { Against } from './met-people.tsx';
import { Loading, Niche } from './niche.tsx';
import { PlayedList } from './played-list.tsx';
import { RatingList } from './rating-list.tsx';
import { Shell } from './shell.tsx';

export function PersonPage({ id }: { readonly id: string }): JSX.Element {
  const asked = useSignal<Asked<Person> | undefined>(undefined);
  useEffect(() => {
    void readPerson(id).then((answer) => {
      asked.value = answer;
    });
  }, [id]);
  const answer = asked.value;
  if (!answer) return <Loading />;
  if (!answer.ok)
    return (
      <Shell>
        <Niche
          level={1}
          cracked
          title={t(answer.code === NO_SERVER ? 'lobby.no-server' : 'profile.nobody')}
          text={t(answer.code === NO_SERVER ? 'profile.away' : 'profile.nobody-text')}
        >
          <Button tone="go" href="/">
            {t('nav.home')}
          </Button>
        </Niche>
      </Shell>
    );
  const { name, ratings, history, against } = answer.data;
  return (
    <Shell class="profile-page">
      <h1 class="display">{name}</h1>
      {against && (
        <p class="summary">
          {against.games > 0 ? <Against {...against} /> : t('profile.never-met', { name })}
        </p>
      )}
      {ratings.length > 0 && (
        <section>
          <h2 class="label">{t('profile.ratings')}</h2>
          <RatingList ratings={ratings} />
        </section>
      )}
      <section>
        <h2 class="label">{t('profile.games')}</h2>
        {history.length > 0 ? (
          <PlayedList games={history.map(playedThere)} />
        ) : (
          <p class="quiet-note">{t('profile.no-games-there')}</p>
        )}
      </section>
    </Shell>
  );
}
