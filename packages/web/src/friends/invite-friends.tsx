// Inviting a friend to a table in two touches: open the list, touch a name.
import { useSignal } from '@preact/signals';
import { Button, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import { Here } from './friend-lists.tsx';
import { useRequest, useTies } from './ties-api.ts';
import '../../css/friends.css';

export function InviteFriends({ table }: { readonly table: string }): JSX.Element | null {
  const answer = useTies();
  const { problem, act } = useRequest();
  const invited = useSignal<readonly string[]>([]);
  if (!answer?.ok || answer.data.friends.length === 0) return null;
  const friends = answer.data.friends.toSorted((a, b) => Number(b.here) - Number(a.here));
  const invite = async (person: string): Promise<void> => {
    if (await act('POST', `/api/ties/${person}/invites`, { table }))
      invited.value = [...invited.value, person];
  };
  return (
    <details class="invite-friends">
      <summary class="btn">
        <Sign name="people" size={16} />
        {t('friends.invite')}
      </summary>
      <ul>
        {friends.map(({ person, name, here }) => {
          const isInvited = invited.value.includes(person);
          return (
            <li key={person}>
              <Button
                {...(isInvited && { sign: 'check' as const })}
                disabled={isInvited}
                onClick={() => void invite(person)}
              >
                {isInvited ? t('friends.invited', { name: nameHere(name) }) : nameHere(name)}
              </Button>
              {here && <Here />}
            </li>
          );
        })}
      </ul>
      <p class="vh" role="status">
        {invited.value.length > 0 && t('friends.told')}
      </p>
      <ProblemNote text={problem} />
    </details>
  );
}
