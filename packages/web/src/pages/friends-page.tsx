// My friends and clubs: a page that nobody else can see.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ClubsPanel } from '../friends/clubs-panel.tsx';
import { FriendLists } from '../friends/friend-lists.tsx';
import { LinkPanel } from '../friends/link-panel.tsx';
import { PresenceSwitch } from '../friends/presence-switch.tsx';
import { readTies, useTies } from '../friends/ties-api.ts';
import { t } from '../i18n.ts';
import '../../css/friends.css';

export function FriendsPage(): JSX.Element {
  const answer = useTies();
  return (
    <PageShell class="friends-page">
      <h1 class="display">{t('friends.title')}</h1>
      <p class="summary">{t('friends.about')}</p>
      {!answer && <Loading />}
      {answer && !answer.ok && <NoServer />}
      {answer?.ok && (
        <div class="beside">
          <FriendLists ties={answer.data} />
          <aside>
            <ClubsPanel />
            <LinkPanel
              title={t('friends.link')}
              help={t('friends.link-help')}
              link={answer.data.link}
              path="/api/ties/links"
              page="/friends/"
              read={readTies}
            />
            <PresenceSwitch value={answer.data.presence} />
          </aside>
        </div>
      )}
    </PageShell>
  );
}

/** Friends and clubs live on a server. */
export const NoServer = (): JSX.Element => (
  <EmptyState cracked title={t('lobby.no-server')} text={t('friends.away')}>
    <Button tone="go" sign="again" onClick={() => location.reload()}>
      {t('broken.reload')}
    </Button>
    <Button href="/">{t('nav.home')}</Button>
  </EmptyState>
);
