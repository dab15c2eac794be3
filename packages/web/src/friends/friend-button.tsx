// Asks somebody to be friends, or says how that stands.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import { type KnownPerson, useRequest, useTies } from './ties-api.ts';

export function FriendButton({
  person: { person, name: given },
  token,
}: {
  readonly person: KnownPerson;
  /** Of their link, where there was no table in common. */
  readonly token?: string;
}): JSX.Element | null {
  const answer = useTies();
  const { problem, act } = useRequest();
  if (!answer?.ok) return null;
  const { friends, asked, asking } = answer.data;
  const isIn = (list: readonly KnownPerson[]): boolean => list.some((one) => one.person === person);
  const name = nameHere(given);
  if (isIn(friends)) return <small class="friend-state">{t('friends.is-friend')}</small>;
  if (isIn(asked)) return <small class="friend-state">{t('friends.is-asked')}</small>;
  const isAsking = isIn(asking);
  return (
    <span class="friend-button">
      <Button
        tone={token || isAsking ? 'go' : 'plain'}
        sign={isAsking ? 'check' : 'plus'}
        label={t(isAsking ? 'friends.agree-to' : 'friends.ask-of', { name })}
        onClick={() => void act('PUT', `/api/ties/${person}`, token ? { token } : {})}
      >
        {t(isAsking ? 'friends.agree' : 'friends.ask')}
      </Button>
      <ProblemNote text={problem} />
    </span>
  );
}
