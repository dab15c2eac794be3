// Who is in a club; its keeper may take somebody out, or hand it over.
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { SureButton } from '../components/sure-button.tsx';
import { t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import { PersonRow } from './person-row.tsx';
import { type Club, useRequest } from './ties-api.ts';

export function ClubMembers({
  club,
  me,
  path,
  read,
}: {
  readonly club: Club;
  readonly me: string | undefined;
  readonly path: string;
  read(): Promise<void>;
}): JSX.Element {
  const { problem, act } = useRequest(read);
  const isKeeper = club.keeper === me;
  return (
    <section>
      <h2 class="label">{t('clubs.members')}</h2>
      <ProblemNote text={problem} />
      <ul class="table-list">
        {club.members.map((member) => (
          <PersonRow
            key={member.person}
            person={
              member.person === me
                ? { ...member, name: t('lobby.you', { name: nameHere(member.name) }) }
                : member
            }
            about={member.person === club.keeper && t('clubs.keeper')}
          >
            {isKeeper && member.person !== me && (
              <>
                <SureButton
                  words={t('clubs.hand-over')}
                  onSure={() => void act('PATCH', path, { keeper: member.person })}
                />
                <SureButton
                  words={t('clubs.take-out')}
                  onSure={() => void act('DELETE', `${path}/members/${member.person}`)}
                />
              </>
            )}
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}
