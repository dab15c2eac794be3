// Another person's page: ratings, how we did against each other, and their games.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { Loading } from '../components/empty-state.tsx';
import { MissingPage } from '../components/missing-page.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { FriendButton } from '../friends/friend-button.tsx';
import { t } from '../i18n.ts';
import { NO_SERVER, readPerson } from '../net/server-api.ts';
import { BlockButton } from '../profile/block-button.tsx';
import { Against } from '../profile/met-people.tsx';
import { playedThere } from '../profile/played-games.ts';
import { PlayedList } from '../profile/played-list.tsx';
import { RatingList } from '../profile/rating-list.tsx';
import { nameHere } from '../settings/preferences.ts';

export function PersonPage({ id }: { readonly id: string }): JSX.Element {
  const answer = useLoaded(() => readPerson(id), [id]);
  const isBlocked = useSignal(false);
  if (!answer) return <Loading />;
  if (!answer.ok)
    return (
      <MissingPage
        title={t(answer.code === NO_SERVER ? 'lobby.no-server' : 'profile.nobody')}
        text={t(answer.code === NO_SERVER ? 'profile.away' : 'profile.nobody-text')}
      >
        <Button tone="go" href="/">
          {t('nav.home')}
        </Button>
      </MissingPage>
    );
  const { ratings, history, against } = answer.data;
  const name = nameHere(answer.data.name);
  // My own page has no word on how I did against myself.
  const isOther = against !== undefined;
  return (
    <PageShell class="profile-page">
      <h1 class="display">{name}</h1>
      {against && (
        <p class="summary">
          {against.games > 0 ? <Against {...against} /> : t('profile.never-met', { name })}
        </p>
      )}
      {isOther && against.games > 0 && !isBlocked.value && (
        <FriendButton person={{ person: id, name: answer.data.name }} />
      )}
      {isOther && <BlockButton person={id} name={name} onKnown={(is) => (isBlocked.value = is)} />}
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
    </PageShell>
  );
}
