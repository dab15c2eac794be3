// Where a finished game turned: a bot reviews the reader's decisions and names the one that moved the result most.
import { useSignal } from '@preact/signals';
import { drift, type Review, type ReviewMoment } from '@undercroft/bots/review';
import { openRecord, type Result, type Seat, timelineOf } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sayChange, sayShare } from '../format-numbers.ts';
import { sayIn, t } from '../i18n.ts';
import { ExpectationCurve } from '../review/expectation-curve.tsx';
import { startReview } from '../review/start-review.ts';
import type { ModelProps, TableModel } from './table-model.ts';
import '../../css/lab-and-review.css';

/** Whoever stays so long wants to know. */
const STAYED = 4000;

interface Turned {
  readonly review: Review;
  readonly length: number;
  readonly moment: ReviewMoment | undefined;
  readonly chosen: string;
  readonly better: string | undefined;
  readonly after: number;
}

async function findTurn(
  { source, texts }: TableModel,
  seat: number,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<Turned | undefined> {
  const record = await source.record?.();
  if (!record) return undefined;
  const opened = openRecord(source.game, record);
  const review = await startReview({ opened, seat, seed: record.hash, signal, progress });
  const { moments, marks, outcome } = review;
  const place = moments.findIndex(({ at }) => at === marks[0]);
  const moment = moments[place];
  const { length } = opened.log;
  if (!moment) return { review, length, moment, chosen: '', better: undefined, after: 0 };
  const view = source.game.view(timelineOf(opened).at(moment.at), seat);
  const nameOf = (choice: unknown): string =>
    sayIn(texts.value, source.game.phrases.choice(choice, view, seat));
  const [best] = moment.weighed;
  const chosen = nameOf(moment.weighed.find(({ isMade }) => isMade)?.choice ?? opened.log[moment.at]!.choice);
  const better = best && nameOf(best.choice) !== chosen ? nameOf(best.choice) : undefined;
  return { review, length, moment, chosen, better, after: drift(moments, place, outcome) };
}

/** Looks for the turn once the reader has stayed a while, or asks for it. */
function useTurn(model: TableModel, seat: Seat) {
  const share = useSignal<number | undefined>(undefined);
  const turned = useSignal<Turned | 'failed' | undefined>(undefined);
  const stop = useRef(new AbortController());
  const start = (): void => {
    if (share.value !== undefined) return;
    share.value = 0;
    findTurn(model, seat, stop.current.signal, (done) => (share.value = done)).then(
      (found) => (turned.value = found ?? 'failed'),
      () => (turned.value = 'failed'),
    );
  };
  useEffect(() => {
    const timer = setTimeout(start, STAYED);
    return () => {
      clearTimeout(timer);
      stop.current.abort();
    };
  }, []);
  return { share: share.value, found: turned.value, start };
}

export function TurningPoint({
  model,
  result,
  close,
  children,
}: ModelProps & {
  readonly result: Result;
  readonly close: JSX.Element | undefined;
  /** What else there is to do with the finished game. */
  readonly children?: ComponentChildren;
}): JSX.Element {
  const me = model.seats.value.find(({ isMe }) => isMe)?.seat;
  const seat = me ?? result.winners[0] ?? 0;
  const { share, found, start } = useTurn(model, seat);
  const name = model.seats.value[seat]?.name ?? '';
  return (
    <div class="slab turned" data-testid="turning-point">
      <header>
        <h2 class="display">{t('end.turned')}</h2>
        {found && found !== 'failed' && <small>{t('review.curve', { name })}</small>}
        {close}
      </header>
      {share === undefined && <p class="quiet-note">{t('end.look-text', { name })}</p>}
      <div class="turned-acts">
        {found === 'failed' && <p class="quiet-note">{t('end.no-review')}</p>}
        {!found &&
          (share === undefined ? (
            <Button sign="bulb" onClick={start}>
              {t('end.look')}
            </Button>
          ) : (
            <p class="quiet-note" role="status">
              {t('review.thinking', { done: sayShare(share) })}
            </p>
          ))}
        {children}
      </div>
      {found && found !== 'failed' && (
        <>
          <ExpectationCurve review={found.review} name={name} length={found.length} />
          <Told
            turned={found}
            address={model.source.replayAddress!}
            isAlone={model.seats.value.length === 1}
          />
        </>
      )}
    </div>
  );
}

function Told({
  turned,
  address,
  isAlone,
}: {
  readonly turned: Turned;
  readonly address: string;
  readonly isAlone: boolean;
}): JSX.Element {
  const { moment, chosen, better, after } = turned;
  if (!moment) return <p class="quiet-note">{t('review.no-moments')}</p>;
  return (
    <p class="told-turn">
      <b>{t('review.entry', { n: moment.at + 1 })}:</b> {chosen}.{' '}
      {better === undefined ? t('review.agrees') : t('end.better', { choice: better })}{' '}
      {Math.abs(after) >= 0.01 && t(isAlone ? 'review.after-alone' : 'review.after', { n: sayChange(after) })}{' '}
      <a class="clause" href={`${address}#at=${moment.at}`}>
        {t('review.watch')}
      </a>
    </p>
  );
}
