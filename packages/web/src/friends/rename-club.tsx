// The keeper gives the club another name.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { t } from '../i18n.ts';
import { ClubNameField } from './club-name-field.tsx';
import { type ListedClub, useRequest } from './ties-api.ts';

export function RenameClub({
  club,
  path,
  read,
}: {
  readonly club: ListedClub;
  readonly path: string;
  read(): Promise<void>;
}): JSX.Element {
  const name = useSignal(club.name);
  const { problem, act } = useRequest(read);
  const isSame = name.value.trim() === club.name;
  return (
    <form
      class="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void act('PATCH', path, { name: name.value });
      }}
    >
      <ClubNameField name={name} />
      <Button type="submit" disabled={isSame || name.value.trim() === ''}>
        {t('profile.save')}
      </Button>
      <ProblemNote text={problem} />
    </form>
  );
}
