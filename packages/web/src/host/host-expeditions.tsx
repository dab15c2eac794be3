// Expeditions at the host's desk: announce one more, and close one before its time.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ProblemNote } from '../components/problem-note.tsx';
import { SureButton } from '../components/sure-button.tsx';
import { type ListedExpedition, listExpeditions } from '../expeditions/expedition-api.ts';
import { expeditionTitle, sayMoment } from '../expeditions/expedition-title.ts';
import { NewExpedition } from '../expeditions/new-expedition.tsx';
import { errorText, t } from '../i18n.ts';
import type { AskHost } from './ask-host.ts';
import { HostHelp } from './host-help.tsx';

export function HostExpeditions({ ask }: { readonly ask: AskHost }): JSX.Element {
  const events = useSignal<readonly ListedExpedition[]>([]);
  const problem = useSignal('');
  const read = async (): Promise<void> => {
    const answer = await listExpeditions();
    if (answer.ok) events.value = answer.data.events.filter(({ state }) => state !== 'over');
  };
  useEffect(() => void read(), []);
  const act = async (path: string, body: object): Promise<void> => {
    const done = await ask('POST', path, body);
    problem.value = done.ok ? '' : errorText(done);
    await read();
  };
  return (
    <section class="slab pad host-list">
      <NewExpedition announce={(wish) => void act('events', wish)} />
      <ProblemNote text={problem.value} />
      <ul class="host-rows">
        {events.value.map((event) => (
          <li key={event.id} data-game={event.game}>
            <span class="grow">
              <b>{expeditionTitle(event)}</b>
              <small>
                {timesOf(event)} · {t('expedition.people', { n: event.entrants })}
              </small>
            </span>
            <Button sign="eye" href={`/expeditions/${event.id}`}>
              {t('tables.open')}
            </Button>
            {event.state !== 'ending' && (
              <SureButton
                words={t(event.state === 'announced' ? 'host.call-off' : 'host.close-expedition')}
                onSure={() => void act(`events/${event.id}/close`, {})}
              />
            )}
          </li>
        ))}
      </ul>
      <HostHelp ask={ask} />
    </section>
  );
}

function timesOf({ state, opens, closes, openAt }: ListedExpedition): string {
  if (state === 'announced') return t('expedition.window.opens', { when: sayMoment(opens) });
  return state === 'open'
    ? t('expedition.window.until', { when: sayMoment(closes) })
    : t('expedition.window.ending', { when: sayMoment(openAt) });
}
