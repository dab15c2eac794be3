// Where a personal link leads: whose it is, and one question to them.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { MissingPage } from '../components/missing-page.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { FriendButton } from '../friends/friend-button.tsx';
import type { KnownPerson } from '../friends/ties-api.ts';
import { errorText, t } from '../i18n.ts';
import { you } from '../net/connection.ts';
import { askServer } from '../net/server-api.ts';
import { nameHere } from '../settings/preferences.ts';
import '../../css/friends.css';

export function FriendLinkPage({ id: token }: { readonly id: string }): JSX.Element {
  const answer = useLoaded(
    () => askServer<KnownPerson>('GET', `/api/ties/links/${encodeURIComponent(token)}`),
    [token],
  );
  if (!answer) return <Loading />;
  if (!answer.ok) return <DeadLink code={answer.code} />;
  const owner = answer.data;
  const isMine = owner.person === you.value?.id;
  return (
    <PageShell class="friends-page">
      <EmptyState
        level={1}
        title={nameHere(owner.name)}
        text={t(isMine ? 'friends.own-link' : 'friends.by-link', { name: nameHere(owner.name) })}
      >
        {!isMine && <FriendButton person={owner} token={token} />}
        <Button href="/friends">{t('friends.title')}</Button>
      </EmptyState>
    </PageShell>
  );
}

/** Revoked, too old, or never given. */
export const DeadLink = ({ code }: { readonly code: string }): JSX.Element => (
  <MissingPage title={t('friends.dead-link')} text={errorText({ code })}>
    <Button tone="go" href="/">
      {t('nav.home')}
    </Button>
    <Button href="/friends">{t('friends.title')}</Button>
  </MissingPage>
);
