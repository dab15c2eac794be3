// Where the link of a club leads: what it is called, who keeps it, and joining it.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { useRequest } from '../friends/ties-api.ts';
import { t } from '../i18n.ts';
import { askServer } from '../net/server-api.ts';
import { go } from '../router.ts';
import { nameHere } from '../settings/preferences.ts';
import { DeadLink } from './friend-link-page.tsx';
import '../../css/friends.css';

interface OfferedClub {
  readonly name: string;
  /** The name of who keeps it. */
  readonly keeper: string;
}

export function ClubLinkPage({ id: token }: { readonly id: string }): JSX.Element {
  const answer = useLoaded(
    () => askServer<OfferedClub>('GET', `/api/clubs/links/${encodeURIComponent(token)}`),
    [token],
  );
  const { problem, act } = useRequest(async () => undefined);
  if (!answer) return <Loading />;
  if (!answer.ok) return <DeadLink code={answer.code} />;
  const { name, keeper } = answer.data;
  const join = async (): Promise<void> => {
    const joined = await act<{ readonly club: string }>('POST', '/api/clubs/join', { token });
    if (joined) go(`/clubs/${joined.club}`);
  };
  return (
    <PageShell class="friends-page">
      <EmptyState
        level={1}
        title={name}
        text={`${t('clubs.by-link', { name: nameHere(keeper) })} ${t('clubs.about')}`}
      >
        <Button tone="go" sign="people" onClick={() => void join()}>
          {t('clubs.join')}
        </Button>
        <Button href="/friends">{t('friends.title')}</Button>
      </EmptyState>
      <ProblemNote text={problem} />
    </PageShell>
  );
}
