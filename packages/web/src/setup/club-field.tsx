// Which of my clubs finds the table; nothing where I am in none.
import type { JSX } from 'preact';
import { SelectField } from '../components/form-fields.tsx';
import { type ListedClub, useFresh } from '../friends/ties-api.ts';
import { t } from '../i18n.ts';
import { chosenClub } from './club-choice.ts';

export function ClubField(): JSX.Element | null {
  const { answer } = useFresh<{ readonly clubs: readonly ListedClub[] }>('/api/clubs');
  const clubs = answer?.ok ? answer.data.clubs : [];
  if (clubs.length === 0) return null;
  return (
    <SelectField
      class="field"
      title={t('clubs.table-of')}
      value={chosenClub.value}
      values={['', ...clubs.map(({ id }) => id)]}
      name={(id) => clubs.find((club) => club.id === id)?.name ?? t('clubs.table-of-none')}
      onPick={(id) => (chosenClub.value = id)}
    />
  );
}
