// The expeditions of a club: its members play the same sealed deals, and its keeper announces and closes them.
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { SureButton } from '../components/sure-button.tsx';
import type { ListedExpedition } from '../expeditions/expedition-api.ts';
import { ExpeditionCard } from '../expeditions/expedition-card.tsx';
import { NewExpedition } from '../expeditions/new-expedition.tsx';
import { gameCardOf } from '../games.ts';
import { t } from '../i18n.ts';
import { you } from '../net/connection.ts';
import { useFresh, useRequest } from './ties-api.ts';
import '../../css/expeditions.css';

export function ClubExpeditions({
  path: club,
  isKeeper,
}: {
  readonly path: string;
  readonly isKeeper: boolean;
}): JSX.Element {
  const path = `${club}/events`;
  const { answer, read } = useFresh<{ readonly events: readonly ListedExpedition[] }>(path);
  const { problem, act } = useRequest(read);
  const events = answer?.ok ? answer.data.events.filter(({ game }) => gameCardOf(game)) : [];
  return (
    <section class="club-expeditions">
      <h2 class="label">{t('nav.expeditions')}</h2>
      {events.length === 0 && <p class="quiet-note">{t('clubs.no-expeditions')}</p>}
      <ul class="expedition-cards">
        {events.map((event) => (
          <ExpeditionCard key={event.id} card={event} now={Date.now()}>
            {isKeeper && (event.state === 'announced' || event.state === 'open') && (
              <SureButton
                words={t(event.state === 'announced' ? 'host.call-off' : 'host.close-expedition')}
                onSure={() => void act('POST', `${path}/${event.id}/close`, {})}
              />
            )}
          </ExpeditionCard>
        ))}
      </ul>
      {isKeeper && !you.value?.guest && <NewExpedition announce={(wish) => void act('POST', path, wish)} />}
      {isKeeper && you.value?.guest && (
        <p class="help">
          {t('clubs.expedition-passkey')}{' '}
          <a class="clause" href="/me">
            {t('nav.profile')}
          </a>
        </p>
      )}
      <ProblemNote text={problem} />
    </section>
  );
}
