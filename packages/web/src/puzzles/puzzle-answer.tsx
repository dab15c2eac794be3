// What came of a try: right or not, the answer and its rule, every price, and the ways on.

import { useSignal } from '@preact/signals';
import { Button, IconButton, SeatBadge, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { sayShare } from '../format-numbers.ts';
import { errorText, t } from '../i18n.ts';
import { go } from '../router.ts';
import { LazyOwnStudyButton } from '../study/lazy-study-button.ts';
import { RefusalNote } from '../table/question-panel.tsx';
import { nextAddress } from './find-puzzle.ts';
import { type PuzzleDesk, shownStep } from './puzzle-desk.ts';
import { Clauses } from './puzzle-hints.tsx';
import { PuzzlePrices } from './puzzle-prices.tsx';
import { ruleText } from './puzzle-rules.ts';

interface DeskProps {
  readonly desk: PuzzleDesk;
}

/** Right or not, in a sentence. */
export function verdictOf(desk: PuzzleDesk): string {
  const decided = desk.source.solving.decided.value;
  const missed = decided.find(({ isAnswer }) => !isAnswer);
  if (!missed) return t('puzzle.solved');
  const { value } = missed.box.prices[missed.place]!;
  return t('puzzle.missed', { share: sayShare(value) });
}

export function PuzzleAnswer({ desk }: DeskProps): JSX.Element {
  const { source, model } = desk;
  const { solving } = source;
  const step = shownStep(desk);
  const me = model.seats.value.find(({ isMe }) => isMe);
  const isSolved = solving.decided.value.every(({ isAnswer }) => isAnswer);
  const best = step && source.choicesOf(step.view)[step.box.answers[0]!];
  return (
    <>
      <p class={isSolved ? 'who good' : 'who bad'}>
        {me && <SeatBadge seat={me} size={22} silent />}
        <Sign name={isSolved ? 'check' : 'cross'} size={16} />
        <span>{verdictOf(desk)}</span>
      </p>
      {solving.decided.value.length > 1 && <Steps desk={desk} />}
      {step && (
        <>
          <h2>{model.say(source.game.phrases.choice(best, step.view, source.puzzle.seat))}</h2>
          <p class="why">
            <b>{t('puzzle.hint.clauses')}:</b> {ruleText(source.game.name, step.box.clauses)}{' '}
            <Clauses clauses={step.box.clauses} model={model} />
          </p>
        </>
      )}
      <div class="puzzle-costs">
        <PuzzlePrices desk={desk} />
        <RefusalNote model={model} />
        <Counted desk={desk} />
      </div>
    </>
  );
}

/** The decisions of a line, one at a time. */
const Steps = ({ desk: { source } }: DeskProps): JSX.Element => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div class="puzzle-steps" role="group" aria-label={t('puzzle.steps')}>
    {source.solving.decided.value.map(({ number, isAnswer }) => (
      <Button
        key={number}
        sign={isAnswer ? 'check' : 'cross'}
        pressed={source.shown.value === number}
        onClick={() => (source.shown.value = number)}
      >
        {t('puzzle.step', { n: number + 1 })}
      </Button>
    ))}
  </div>
);

/** How it moved the rating, or why it did not; and what the reader thinks of the puzzle. */
function Counted({ desk }: DeskProps): JSX.Element {
  const { mine, isWaiting } = desk;
  const tried = mine.value;
  const rating = tried?.rating;
  const moved = rating && rating.before !== null ? rating.after - rating.before : undefined;
  return (
    <div class="puzzle-counted">
      <p>
        {tried
          ? rating
            ? t(moved === undefined ? 'puzzle.rated' : 'puzzle.rating-now', {
                n: rating.after,
                ...(moved !== undefined && { moved }),
              })
            : t('puzzle.unrated')
          : t(isWaiting.value ? 'puzzle.waits' : 'puzzle.kept-here')}
      </p>
      {tried && (
        <span class="votes">
          <span aria-hidden="true">{t('puzzle.vote')}</span>
          <IconButton
            sign="check"
            label={t('puzzle.vote-good')}
            pressed={tried.vote > 0}
            onClick={() => void desk.vote(tried.vote > 0 ? 0 : 1)}
          />
          <IconButton
            sign="cross"
            label={t('puzzle.vote-bad')}
            pressed={tried.vote < 0}
            onClick={() => void desk.vote(tried.vote < 0 ? 0 : -1)}
          />
        </span>
      )}
    </div>
  );
}

/** Play on from here, or the next one. */
export function PuzzleWays({ desk }: DeskProps): JSX.Element {
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const next = async (): Promise<void> => {
    isBusy.value = true;
    const found = await nextAddress(desk.source.game.name, desk.theme);
    isBusy.value = false;
    if ('address' in found) go(found.address);
    else problem.value = errorText(found);
  };
  return (
    <>
      <ProblemNote text={problem.value} />
      <div class="acts puzzle-ways">
        {desk.study !== undefined ? (
          <Button tone="go" sign="back" href={`/study/${desk.study}`}>
            {t('puzzle.to-study')}
          </Button>
        ) : (
          desk.mine.value && <LazyOwnStudyButton source={{ puzzle: desk.source.puzzle.id }} />
        )}
        <Button sign="play" onClick={() => void desk.playOn()}>
          {t('puzzle.play-on')}
        </Button>
        <Button
          tone={desk.study === undefined ? 'go' : 'plain'}
          disabled={isBusy.value}
          onClick={() => void next()}
        >
          {t('puzzle.next')}
        </Button>
      </div>
    </>
  );
}
