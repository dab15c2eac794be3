// What stands beside the board of a puzzle: the question with its hints, then the answer; on a phone, in the dock.
import { Button, SeatBadge } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';
import { useDockHeight } from '../table/dock-height.ts';
import { Acts, Choices, RefusalNote } from '../table/question-panel.tsx';
import { PuzzleAnswer, PuzzleWays, verdictOf } from './puzzle-answer.tsx';
import type { PuzzleDesk } from './puzzle-desk.ts';
import { PuzzleFacts } from './puzzle-facts.tsx';
import { Hint, hasNextHint, openNextHint, PuzzleHints } from './puzzle-hints.tsx';

interface DeskProps {
  readonly desk: PuzzleDesk;
}

/** The list that was answered is gone: the keyboard goes on at the answer. */
const focusIfLost = (answer: HTMLElement | null): void => {
  if (document.activeElement === document.body) answer?.focus({ preventScroll: true });
};

export const PuzzleRail = ({ desk }: DeskProps): JSX.Element => (
  <>
    {desk.source.solving.isOver.value ? (
      <section class="ask puzzle-answer" aria-label={t('puzzle.answer')} tabIndex={-1} ref={focusIfLost}>
        <div class="puzzle-scroll">
          <PuzzleAnswer desk={desk} />
        </div>
        <PuzzleWays desk={desk} />
      </section>
    ) : (
      <section class="ask" aria-label={t('ask.title')}>
        <Asked desk={desk} />
        <RefusalNote model={desk.model} />
        <Choices model={desk.model} />
        <Acts model={desk.model} />
      </section>
    )}
    <div class="puzzle-side">
      <PuzzleHints desk={desk} />
      <PuzzleFacts desk={desk} />
    </div>
    <Said desk={desk} />
  </>
);

function Asked({ desk: { source, model } }: DeskProps): JSX.Element {
  const me = model.seats.value.find(({ isMe }) => isMe);
  const { number } = source.solving.step.value;
  return (
    <>
      <p class="who">
        {me && <SeatBadge seat={me} size={22} silent />}
        <span>{number > 0 ? t('puzzle.goes-on') : t('puzzle.you-are', { name: me?.name ?? '' })}</span>
      </p>
      <h2>{model.question.value}</h2>
      <p class="why puzzle-about">{t('puzzle.about')}</p>
    </>
  );
}

/** The verdict, read out once. */
const Said = ({ desk }: DeskProps): JSX.Element => (
  <p class="vh" role="status" data-testid="puzzle-verdict">
    {desk.source.solving.isOver.value ? verdictOf(desk) : ''}
  </p>
);

export function PuzzleDock({ desk, onChoices }: DeskProps & { onChoices(): void }): JSX.Element {
  const dock = useDockHeight();
  const { source, model } = desk;
  const isOver = source.solving.isOver.value;
  const narrowed = model.narrowed.value;
  useEffect(() => {
    if (narrowed && !isOver) onChoices();
  }, [narrowed]);
  useEffect(() => {
    if (isOver) document.querySelector('.over-puzzle')?.scrollIntoView({ block: 'start' });
  }, [isOver]);
  return (
    <section
      class={isOver ? 'dock puzzle-dock over-puzzle' : 'dock puzzle-dock'}
      aria-label={isOver ? t('puzzle.answer') : t('ask.title')}
      ref={dock}
    >
      {isOver ? (
        <>
          <div class="ask puzzle-answer">
            <PuzzleAnswer desk={desk} />
            <PuzzleFacts desk={desk} />
          </div>
          <PuzzleWays desk={desk} />
        </>
      ) : (
        <DockQuestion desk={desk} onChoices={onChoices} />
      )}
      <Said desk={desk} />
    </section>
  );
}

function DockQuestion({ desk, onChoices }: DeskProps & { onChoices(): void }): JSX.Element {
  const { source, model } = desk;
  const hints = source.solving.hints.value;
  const last = hints.at(-1);
  const selected = model.selected.value;
  return (
    <>
      <RefusalNote model={model} />
      {last && (
        <p class="puzzle-hint" aria-live="polite">
          <b>{hints.length}</b>{' '}
          <span>
            <Hint hint={last} desk={desk} />
          </span>
        </p>
      )}
      <div class="line">
        <h2>{model.question.value}</h2>
      </div>
      <div class="acts">
        {hasNextHint(desk) && (
          <Button sign="bulb" class="open-hint" onClick={() => void openNextHint(desk)}>
            {t('puzzle.hint-n', { n: hints.length + 1 })}
          </Button>
        )}
        <Button
          sign="list"
          {...(selected ? { label: t('ask.list'), class: 'narrow' } : { tone: 'go' as const })}
          onClick={onChoices}
        >
          {selected ? undefined : t('ask.list')}
        </Button>
        {selected && (
          <Button tone="go" class="does" onClick={() => model.choose(selected, true)}>
            <span>{selected.text}</span>
          </Button>
        )}
      </div>
    </>
  );
}
