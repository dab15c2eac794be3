// Whom one has met at tables of the server, and how those games went.
import type { JSX } from 'preact';
import { useLoaded } from '../components/use-loaded.ts';
import { FriendButton } from '../friends/friend-button.tsx';
import { t } from '../i18n.ts';
import { askServer, type PersonProfile } from '../net/server-api.ts';
import { nameHere } from '../settings/preferences.ts';

export function MetPeople({ people }: { readonly people: readonly string[] }): JSX.Element | null {
  const met = useLoaded(
    () => Promise.all(people.map((id) => askServer<PersonProfile>('GET', `/api/people/${id}`))),
    [people.join()],
  )?.flatMap((answer) => (answer.ok ? [answer.data] : []));
  if (!met?.length) return null;
  return (
    <section class="slab pad">
      <h2 class="label">{t('profile.met')}</h2>
      <ul class="met">
        {met.map(({ id, name, against }) => (
          <li key={id}>
            <a href={`/people/${id}`}>{nameHere(name)}</a>
            {against && <Against {...against} />}
            <FriendButton person={{ person: id, name }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Games at the same table: how many, and how many of them I won. */
export const Against = ({ games, ahead }: NonNullable<PersonProfile['against']>): JSX.Element => (
  <small>{t('profile.against', { games, won: ahead })}</small>
);
