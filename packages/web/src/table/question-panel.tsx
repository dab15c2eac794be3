// The question: whose turn it is, what is asked, every choice as a button, undo, and how it ended.
import { type BoardProps, Button, playSound, SeatBadge, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../components/lazy.tsx';
import { ensureTextPart, t } from '../i18n.ts';
import { QuestionHelp } from '../rulebook/question-help.tsx';
import { isCatchingUp } from './catching-up.ts';
import { ChoiceList } from './choice-list.tsx';
import { closedTitle } from './closed-title.ts';
import { wordsOfEntry } from './log-entries.ts';
import { Notices } from './notices.tsx';
import type { ModelProps } from './table-model.ts';

/** Needed once, at the end. */
export const ResultPanel = lazy(async () => {
  const [{ ResultPanel }] = await Promise.all([import('./result-panel.tsx'), ensureTextPart('house')]);
  return ResultPanel;
});

/** Seldom seen. */
export const ClosedPanel = lazy(async () => {
  const [{ ClosedPanel }] = await Promise.all([import('./closed-panel.tsx'), ensureTextPart('house')]);
  return ClosedPanel;
});

export function QuestionPanel({ model, onHandOver }: ModelProps & { onHandOver(): void }): JSX.Element {
  const board = model.board.value;
  const isAsked = model.open.value.length > 0;
  useEffect(() => {
    if (isAsked) playSound('turn');
  }, [isAsked]);
  const result = model.result.value;
  if (result) return <ResultPanel model={model} result={result} />;
  if (model.source.closed?.value) return <ClosedPanel model={model} />;
  return (
    <section class="ask" aria-label={t('ask.title')}>
      <Who model={model} board={board} />
      <LastLine model={model} />
      <div class="asked">
        <h2 lang={board.preferences.language}>
          {isAsked ? model.question.value : <Waiting model={model} />}
        </h2>
        <QuestionHelp model={model} />
      </div>
      <RefusalNote model={model} />
      <HandOver model={model} onHandOver={onHandOver} />
      <Notices model={model} />
      <Choices model={model} />
      <Acts model={model} />
    </section>
  );
}

/** What stands in place of "your turn" for those who have none. */
const NOT_ASKED: Partial<Record<BoardProps['mode'], string>> = {
  replay: 'replay.title',
  watch: 'ask.watching',
};

export function Who({ model, board }: ModelProps & { readonly board: BoardProps }): JSX.Element {
  const me = model.seats.value.find(({ isMe }) => isMe);
  const status = model.ui?.status?.(board.view, board.say);
  const { playback } = model;
  const isAsked = model.open.value.length > 0;
  // One's own dice are still falling: it stays one's turn.
  const isMine =
    isAsked ||
    model.source.unanswered?.value ||
    (playback.isLanding.value && playback.shown.value.step.by === board.viewer);
  return (
    <p class="who">
      {me && <SeatBadge seat={me} size={22} silent />}
      <span>
        {[isMine ? t('ask.yours') : t(NOT_ASKED[board.mode] ?? 'ask.others'), status]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {model.playback.left.value > 0 && !isCatchingUp(model) && (
        <button type="button" class="skip" onClick={model.playback.skip}>
          {t('ask.skip')}
        </button>
      )}
    </p>
  );
}

/** What has just happened, where there is no room for the log. */
export function LastLine({ model }: ModelProps): JSX.Element {
  const { at } = model.playback.shown.value.step;
  const line = wordsOfEntry(model, at).at(-1);
  // Its line is kept: nothing above it may jump.
  return (
    <p class="lastline" title={line}>
      {line ?? '\u00a0'}
    </p>
  );
}

export function Waiting({ model }: ModelProps): JSX.Element {
  if (model.source.closed?.value) return <>{closedTitle(model)}</>;
  if (model.source.paused?.value) return <>{t('error.paused')}</>;
  const unanswered = model.source.unanswered?.value;
  if (unanswered) return <>{t('ask.unanswered', { choice: model.say(unanswered) })}</>;
  // Not the names of those who think: they change all the time, and the way back to the seat would move with them.
  const standIn = model.standIn.value;
  if (standIn) return <>{t(standIn.hasResigned ? 'stand-in.for-good' : 'stand-in.plays')}</>;
  const { isLanding, left, next } = model.playback;
  if (isLanding.value) return <>{t('ask.dice-fall')}</>;
  if (left.value > 0) {
    const name = model.seats.value[next.value?.by ?? -1]?.name;
    return <>{name === undefined ? t('ask.is-shown') : t('ask.one-plays', { name })}</>;
  }
  const others = model.source.waiting.value.filter((seat) => !model.seats.value[seat]?.isMe);
  // The end is still being told, or one's own answer makes itself.
  if (model.source.result.value || others.length === 0) return <>{t('ask.is-shown')}</>;
  const names = others.map((seat) => model.seats.value[seat]?.name ?? '');
  return <>{t('ask.think', { names: names.join(', ') })}</>;
}

/** What was refused or explained, with the rule as a link. */
export function RefusalNote({ model }: ModelProps): JSX.Element | null {
  const refusal = model.refusal.value;
  if (!refusal) return null;
  const { text, clause } = refusal;
  return (
    <p class="why refused" role="alert">
      <Sign name="info" size={15} />
      <span>
        {text}{' '}
        {clause !== undefined && (
          <button type="button" class="clause" onClick={() => model.showRule(clause)}>
            {clause}
          </button>
        )}
      </span>
    </p>
  );
}

export function HandOver({ model, onHandOver }: ModelProps & { onHandOver(): void }): JSX.Element | null {
  const next = model.source.curtain?.value;
  if (next === undefined) return null;
  return (
    <Button tone="go" sign="hidden" onClick={onHandOver}>
      {t('curtain.pass', { name: model.seats.value[next]?.name ?? '' })}
    </Button>
  );
}

export function Choices({ model }: ModelProps): JSX.Element | null {
  const board = model.board.value;
  const groups = model.groups.value;
  const view = model.source.latest.value.view;
  if (groups.length === 0) return null;
  return (
    <>
      {model.narrowed.value && <StepBack model={model} />}
      <ChoiceList
        groups={groups}
        step={model.step.value}
        selected={model.selected.value?.key}
        hinted={model.hinted.value}
        pointed={model.pointed}
        say={model.say}
        narrow={model.narrow}
        outcome={(choice) =>
          model.ui?.outcome?.(choice.choice, { view, viewer: board.viewer, say: board.say, word: board.word })
        }
        isButton={({ choice }) => model.ui?.asButton?.(choice) ?? false}
        choose={model.choose}
        point={model.point}
      />
    </>
  );
}

/** What has been chosen so far, and the way back from it. */
const StepBack = ({ model }: ModelProps): JSX.Element => (
  <p class="stepback">
    <Button tone="quiet" sign="previous" class="all" onClick={() => void model.narrow([])}>
      {t('ask.all', { n: model.open.value.length })}
    </Button>
    {model.step.value?.title && (
      <span class="chosen-step">
        <Sign name="check" size={14} />
        {model.say(model.step.value.title)}
      </span>
    )}
  </p>
);

export function Acts({ model }: ModelProps): JSX.Element | null {
  const selected = model.selected.value;
  const canUndo = model.source.undoBar.value === undefined;
  if (!canUndo && !selected) return null;
  return (
    <div class="acts">
      {canUndo && (
        <Button sign="undo" onClick={() => void model.undo()}>
          {t('ask.undo')}
        </Button>
      )}
      {selected && (
        <Button tone="go" onClick={model.confirm}>
          {selected.text}
        </Button>
      )}
    </div>
  );
}
