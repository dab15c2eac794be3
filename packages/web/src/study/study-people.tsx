// Who is in the room: who leads, who follows, who looks elsewhere; giving the lead and asking for it.

import { Button, Sign } from '@undercroft/kit';
import type { Member } from '@undercroft/study';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { go } from '../router.ts';
import { nameHere } from '../settings/preferences.ts';
import type { DeskProps } from './study-desk.ts';
import { isLeading } from './study-room.ts';

export function StudyPeople({ desk: { room } }: DeskProps): JSX.Element {
  const study = room.study.value;
  const here = room.here.value;
  const leads = isLeading(room);
  const isAsking = study.asking.includes(room.me);
  const whereabouts = ({ person, follows, place }: Member): string => {
    if (!here.includes(person)) return t('studies.away');
    if (person === study.leader) return t('studies.leads');
    return follows ? t('studies.follows') : t('studies.elsewhere', { at: place.at });
  };
  /** What one tried and wrote stays. */
  const leave = async (): Promise<void> => {
    if (await room.send({ kind: 'leave' })) go('/replay');
  };
  return (
    <section class="study-part" aria-label={t('studies.people')}>
      <h3>{t('studies.people')}</h3>
      <ul class="study-people">
        {study.members.map((member) => (
          <li key={member.person} class={here.includes(member.person) ? '' : 'away'}>
            {member.person === study.leader && <Sign name="flag" size={16} />}
            <span class="grow">
              <b>{nameHere(member.name)}</b> <small>{whereabouts(member)}</small>
              {study.asking.includes(member.person) && <small class="asks"> {t('studies.asks')}</small>}
            </span>
            {leads && member.person !== room.me && (
              <Button
                tone={study.asking.includes(member.person) ? 'go' : 'quiet'}
                label={t('studies.give-to', { name: nameHere(member.name) })}
                onClick={() => void room.send({ kind: 'give', to: member.person })}
              >
                {t('studies.give')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!leads && study.phase === 'open' && (
        <Button sign="flag" pressed={isAsking} onClick={() => void room.send({ kind: 'ask', on: !isAsking })}>
          {t(isAsking ? 'studies.ask-end' : 'studies.ask')}
        </Button>
      )}
      {study.phase === 'open' && (
        <Button tone="quiet" onClick={() => void leave()}>
          {t('studies.leave')}
        </Button>
      )}
    </section>
  );
}
