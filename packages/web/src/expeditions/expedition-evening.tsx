// An evening as its people meet it: entered, there in time, at a table, waiting for the next deal.
import { useSignal } from '@preact/signals';
import { dealEnds } from '@undercroft/events';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { EmptyState } from '../components/empty-state.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { errorText, t } from '../i18n.ts';
import { type Expedition, type PartProps, sayHere, withdraw } from './expedition-api.ts';
import { sayMoment } from './expedition-title.ts';

/** Milliseconds: the table is set by the server, and one looks for it. */
const LOOK = 3_000;

export function ExpeditionEvening({ of, reload }: PartProps): JSX.Element {
  const problem = useSignal('');
  useEffect(() => {
    const timer = setInterval(() => void reload(), LOOK);
    return () => clearInterval(timer);
  }, []);
  const act = async (what: typeof sayHere): Promise<void> => {
    const done = await what(of.id);
    problem.value = done.ok ? '' : errorText(done);
    await reload();
  };
  const { isCheckIn, isHere, barredUntil } = of.evening!;
  const table = of.deals.findLast((deal) => deal.mine?.state === 'playing')?.table;
  return (
    <div class="expedition-evening" role="status">
      <EmptyState
        title={t(of.state === 'announced' ? 'expedition.not-open' : 'expedition.evening.live')}
        text={sayEvening(of)}
      >
        {table && (
          <Button tone="go" href={`/t/${table}`}>
            {t('expedition.evening.table')}
          </Button>
        )}
        {isCheckIn && !isHere && barredUntil === null && (
          <Button tone="go" onClick={() => void act(sayHere)}>
            {t('expedition.evening.check-in')}
          </Button>
        )}
        {of.state === 'announced' && of.joined !== null && (
          <Button tone="quiet" onClick={() => void act(withdraw)}>
            {t('expedition.evening.withdraw')}
          </Button>
        )}
      </EmptyState>
      <ProblemNote text={problem.value} />
      <p class="help">{t('expedition.nothing-text', { when: sayMoment(of.openAt) })}</p>
    </div>
  );
}

/** What there is to know now, in one sentence. */
function sayEvening(of: Expedition): string {
  const { checkIn: from, isCheckIn, isHere, barredUntil } = of.evening!;
  if (barredUntil !== null) return t('expedition.evening.barred', { when: sayMoment(barredUntil) });
  if (of.state === 'announced') {
    if (isHere) return t('expedition.evening.here', { when: sayMoment(of.opens) });
    return isCheckIn
      ? t('expedition.evening.now', { when: sayMoment(of.opens) })
      : t('expedition.evening.from', { when: sayMoment(from) });
  }
  const last = of.deals.findLast((deal) => deal.table !== null);
  if (!last) return t(isHere ? 'expedition.evening.seating' : 'expedition.evening.missed');
  if (last.mine?.state === 'playing')
    return t('expedition.evening.playing', {
      n: last.number,
      when: sayMoment(dealEnds(of, last.number, of.deals.length)),
    });
  return last.number < of.deals.length
    ? t('expedition.evening.next', { when: sayMoment(dealEnds(of, last.number, of.deals.length)) })
    : t('expedition.evening.done');
}
