// One's own page: name, passkey, ratings, results by difficulty, games played here and on the server, people met.
import { Button, SeatBadge } from '@undercroft/kit';
import type { JSX } from 'preact';
import { Loading } from '../components/empty-state.tsx';
import { FirstDoors } from '../components/first-doors.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { t } from '../i18n.ts';
import { AccountPanel } from '../profile/account-panel.tsx';
import { Evenings } from '../profile/evenings.tsx';
import { GameRecords } from '../profile/game-records.tsx';
import { MetPeople } from '../profile/met-people.tsx';
import { mostMet, playedThere } from '../profile/played-games.ts';
import { isAgainstOthers, PlayedList, TallyTable } from '../profile/played-list.tsx';
import { RatingList } from '../profile/rating-list.tsx';
import { type KnownGames, readPlayed } from '../profile/read-played.ts';
import { preferences } from '../settings/preferences.ts';
import { seatLetters } from '../table/seat-letters.ts';
import '../../css/game-side.css';
import '../../css/friends.css';

const MOST_MET = 6;

export function ProfilePage(): JSX.Element {
  const now = useLoaded(readPlayed, []);
  const there = now?.there;
  const name = preferences.value.name || t('you');
  const over = now?.games.filter(({ won }) => won !== undefined) ?? [];
  const won = over.filter((played) => played.won === true).length;
  return (
    <PageShell class="profile-page">
      <header class="myself">
        <SeatBadge seat={{ mark: 1, letter: seatLetters([name])[0]!, name: '' }} size={60} silent />
        <div>
          <h1 class="display">{name}</h1>
          {/* Its line is kept while it is on its way. */}
          <p class="summary">{over.length > 0 ? t('profile.record', { n: over.length, won }) : ' '}</p>
        </div>
      </header>
      {!now && <Loading />}
      {now && (
        <div class="profile">
          <div>
            <Statistics {...now} />
          </div>
          <aside aria-label={t('profile.account')}>
            <Button sign="people" href="/friends">
              {t('friends.title')}
            </Button>
            <AccountPanel me={there?.me} />
            {there && <MetPeople people={mostMet(there.page.history.map(playedThere), MOST_MET)} />}
          </aside>
        </div>
      )}
    </PageShell>
  );
}

function Statistics({ games: known, there }: KnownGames): JSX.Element {
  const races = known.filter(isAgainstOthers);
  const ventures = known.filter((played) => !isAgainstOthers(played));
  const ratings = there?.page.ratings ?? [];
  if (known.length === 0) return <FirstDoors title={t('profile.none')} text={t('profile.none-text')} />;
  return (
    <>
      <GameRecords games={known} />
      <Evenings games={known} />
      {ratings.length > 0 && (
        <section>
          <h2 class="label">{t('profile.ratings')}</h2>
          <RatingList ratings={ratings} />
          <p class="help">{t('profile.ratings-help')}</p>
        </section>
      )}
      {ventures.length > 0 && (
        <section>
          <h2 class="label">{t('profile.ventures')}</h2>
          <TallyTable games={ventures} />
        </section>
      )}
      {races.length > 0 && (
        <section>
          <h2 class="label">{t('profile.races')}</h2>
          <TallyTable games={races} />
        </section>
      )}
      <section>
        <h2 class="label">{t('profile.games')}</h2>
        <PlayedList games={known} />
      </section>
    </>
  );
}
