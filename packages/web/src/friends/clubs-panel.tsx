// My clubs, and founding one.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { t } from '../i18n.ts';
import { go } from '../router.ts';
import { ClubNameField } from './club-name-field.tsx';
import { type ListedClub, useFresh, useRequest } from './ties-api.ts';

export function ClubsPanel(): JSX.Element {
  const { answer, read } = useFresh<{ readonly clubs: readonly ListedClub[] }>('/api/clubs');
  const { problem, act } = useRequest(read);
  const name = useSignal('');
  const clubs = answer?.ok ? answer.data.clubs : [];
  const found = async (event: Event): Promise<void> => {
    event.preventDefault();
    const made = await act<{ readonly club: string }>('POST', '/api/clubs', { name: name.value });
    if (made) go(`/clubs/${made.club}`);
  };
  return (
    <section class="slab pad clubs-panel">
      <h2 class="label">{t('clubs.mine')}</h2>
      {clubs.length > 0 ? (
        <ul>
          {clubs.map((club) => (
            <li key={club.id}>
              <a href={`/clubs/${club.id}`}>{club.name}</a>
            </li>
          ))}
        </ul>
      ) : (
        <p class="help">{t('clubs.none')}</p>
      )}
      <form class="stacked" onSubmit={(event) => void found(event)}>
        <ClubNameField name={name} />
        <Button type="submit" sign="plus" disabled={name.value.trim() === ''}>
          {t('clubs.found')}
        </Button>
      </form>
      <ProblemNote text={problem} />
    </section>
  );
}
