// Whom one has met at tables of the server, and how those games went.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';
import { askServer, type PersonProfile } from '../net/server-api.ts';

export function MetPeople({ people }: { readonly people: readonly string[] }): JSX.Element | null {
  const met = useSignal<readonly PersonProfile[]>([]);
  const key = people.join();
  useEffect(() => {
    let isGone = false;
    void Promise.all(people.map((id) => askServer<PersonProfile>('GET', `/api/people/${id}`))).then(
      (asked) => {
        if (!isGone) met.value = asked.flatMap((answer) => (answer.ok ? [answer.data] : []));
      },
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  if (met.value.length === 0) return null;
  return (
    <section class="slab pad">
      <h2 class="label">{t('profile.met')}</h2>
      <ul class="met">
        {met.value.map(({ id, name, against }) => (
          <li key={id}>
            <a href={`/people/${id}`}>{name}</a>
            {against && <Against {...against} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Games at the same table: how many, and how many of them I won. */
export const Against = ({
  games,
  ahead,
}: {
  readonly games: number;
  readonly ahead: number;
}): JSX.Element => <small>{t('profile.against', { games, won: ahead })}</small>;
