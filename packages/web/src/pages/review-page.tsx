// After the game: a bot goes through one seat's decisions, marks the moments that counted, and shows the luck there was.
import { useSignal } from '@preact/signals';
import { drift, type Review } from '@undercroft/bots/review';
import { type OpenedRecord, openRecord, type Seat, type Texts, timelineOf } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { botNames } from '../bots/bot-names.ts';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { SelectField } from '../components/form-fields.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { sayShare } from '../format-numbers.ts';
import { ensureGameTexts, gameTexts, gameTitle, sayIn, t } from '../i18n.ts';
import { findGameRecord, isNotYet, type NotYet } from '../replay/find-record.ts';
import { StillRunning } from '../replay/still-running.tsx';
import { ExpectationCurve } from '../review/expectation-curve.tsx';
import { LuckPlots } from '../review/luck-plots.tsx';
import { MomentCard } from '../review/moment-card.tsx';
import { startReview } from '../review/start-review.ts';
import { url } from '../router.ts';
import { language, nameHere } from '../settings/preferences.ts';
import { findTable, tableCard } from '../sources/local-store.ts';
import { LazyStudyButton } from '../study/lazy-study-button.ts';
import '../../css/lab-and-review.css';

interface Reviewed {
  readonly opened: OpenedRecord<unknown, unknown, unknown>;
  readonly names: readonly string[];
  /** The seat to begin with: the first that a person of this browser played. */
  readonly first: Seat;
}

async function open(id: string): Promise<Reviewed | NotYet | undefined> {
  const found = await findGameRecord(id, url.value.hash);
  if (!found || isNotYet(found)) return found;
  await ensureGameTexts(found.game.name, language.value);
  const kept = await findTable(id);
  const fallback = [t('you'), ...botNames()];
  return {
    opened: openRecord(found.game, found.record),
    names: Array.from({ length: found.record.seats }, (_, seat) =>
      nameHere(found.record.names?.[seat] ?? fallback[seat] ?? String(seat + 1)),
    ),
    first: kept
      ? Math.max(
          0,
          tableCard(kept).seats.findIndex(({ bot }) => bot === undefined),
        )
      : 0,
  };
}

export function ReviewPage({ id }: { readonly id: string }): JSX.Element {
  const now = useLoaded(
    () =>
      open(id).then(
        (found) => found ?? ('missing' as const),
        () => 'missing' as const,
      ),
    [id],
  );
  if (typeof now === 'object' && isNotYet(now)) return <StillRunning id={id} notYet={now} />;
  return (
    <PageShell class="review-page">
      {now === 'missing' && (
        <EmptyState level={1} cracked title={t('replay.missing')} text={t('replay.missing-text')}>
          <a class="btn go" href="/replay">
            {t('nav.replays')}
          </a>
        </EmptyState>
      )}
      {!now && <Loading />}
      {now && now !== 'missing' && <Reviewing {...now} id={id} />}
    </PageShell>
  );
}

type State =
  | { readonly kind: 'thinking'; readonly share: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'done'; readonly review: Review };

/** Thinks a seat's choices over, from the beginning with every other seat. */
function useReview(opened: Reviewed['opened'], seat: number) {
  const state = useSignal<State>({ kind: 'thinking', share: 0 });
  const running = useRef(new AbortController());
  const start = async (): Promise<void> => {
    running.current.abort();
    const stop = new AbortController();
    running.current = stop;
    const show = (next: State): void => {
      if (running.current === stop) state.value = next;
    };
    show({ kind: 'thinking', share: 0 });
    try {
      const review = await startReview({
        opened,
        seat,
        seed: opened.record.hash,
        signal: stop.signal,
        progress: (share) => show({ kind: 'thinking', share }),
      });
      show({ kind: 'done', review });
    } catch (error) {
      show(stop.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', why: (error as Error).message });
    }
  };
  useEffect(() => {
    void start();
    return () => running.current.abort();
  }, [seat]);
  return { now: state.value, start, stop: () => running.current.abort() };
}

function Reviewing({ opened, names, first, id }: Reviewed & { readonly id: string }): JSX.Element {
  const seat = useSignal(first);
  const { now, start, stop } = useReview(opened, seat.value);
  return (
    <div data-game={opened.game.name}>
      <h1 class="display">
        {t('review.title')}: {gameTitle(opened.game.name)}
      </h1>
      <p class="summary">{t('review.lead')}</p>
      <div class="review-acts">
        {names.length > 1 && (
          <SelectField
            class="whose"
            title={t('review.whose')}
            value={seat.value}
            values={[...names.keys()]}
            name={(at) => names[at]!}
            onPick={(at) => (seat.value = at)}
          />
        )}
        {now.kind === 'thinking' ? (
          <>
            <progress max={1} value={now.share} aria-label={t('review.title')} />
            <span role="status">{t('review.thinking', { done: sayShare(now.share) })}</span>
            <Button sign="cross" onClick={stop}>
              {t('review.stop')}
            </Button>
          </>
        ) : (
          now.kind !== 'done' && (
            <>
              <span role="status">
                {now.kind === 'stopped' ? t('review.stopped') : t('review.failed', { why: now.why })}
              </span>
              <Button sign="again" onClick={() => void start()}>
                {t('review.start')}
              </Button>
            </>
          )
        )}
      </div>
      {now.kind === 'done' && <Result review={now.review} opened={opened} names={names} id={id} />}
      <LuckPlots opened={opened} names={names} />
    </div>
  );
}

function Result({
  review,
  opened,
  names,
  id,
}: {
  readonly review: Review;
  readonly opened: OpenedRecord<unknown, unknown, unknown>;
  readonly names: readonly string[];
  readonly id: string;
}): JSX.Element {
  const { moments, marks, outcome, seat, seed } = review;
  const name = names[seat]!;
  const timeline = useMemo(() => timelineOf(opened), [opened]);
  if (moments.length === 0) return <p>{t('review.none', { name })}</p>;
  const { game, log } = opened;
  const texts: Texts = {
    ...gameTexts(game.name),
    ...Object.fromEntries(names.map((one, at) => [`seat.${at}`, one])),
  };
  const shared = id === 'shared' ? `&r=${new URLSearchParams(url.value.hash.slice(1)).get('r') ?? ''}` : '';
  return (
    <section class="review" data-testid="review">
      <h2 class="display">{t('review.curve', { name })}</h2>
      <ExpectationCurve review={review} name={name} length={log.length} />
      <h2 class="display">{t('review.moments')}</h2>
      {marks.length === 0 && <p>{t('review.no-moments')}</p>}
      <ol class="moments">
        {marks.map((at, i) => {
          const place = moments.findIndex((one) => one.at === at);
          const view = game.view(timeline.at(at), seat);
          return (
            <MomentCard
              key={at}
              number={i + 1}
              moment={moments[place]!}
              after={drift(moments, place, outcome)}
              isAlone={names.length === 1}
              address={`/replay/${id}#at=${at}${shared}`}
              question={sayIn(texts, game.phrases.question(view, seat))}
              nameOf={(choice) => sayIn(texts, game.phrases.choice(choice, view, seat))}
            />
          );
        })}
      </ol>
      <p class="row">
        <LazyStudyButton id={id} record={async () => opened.record} stops={marks} />
      </p>
      <p class="help">{t('review.how', { n: moments.length, seed })}</p>
    </section>
  );
}
