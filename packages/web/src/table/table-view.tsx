// The table on screen: bar, the game's board, the question, the log; on a phone the dock with its sheets.
import { type Signal, useSignal } from '@preact/signals';
import { BoardContext, IconButton, pace, watchComposition } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { lazy } from '../components/lazy.tsx';
import { Logo } from '../components/logo.tsx';
import { ensureTextPart, t } from '../i18n.ts';
import { setTabTitle } from '../page-focus.ts';
import { useNounHelp } from '../rulebook/use-noun-help.ts';
import { WhatIsThisButton } from '../rulebook/what-is-this-button.tsx';
import { chatUnread } from './chat-unread.ts';
import { wordsOfEntry } from './log-entries.ts';
import { LogPanel } from './log-panel.tsx';
import { usePannedRegions } from './panned-regions.ts';
import { useQuestionGrace } from './question-grace.ts';
import { QuestionPanel } from './question-panel.tsx';
import { useShortcuts } from './shortcuts.ts';
import { highlightsIn } from './stage-time.ts';
import type { ModelProps, TableModel } from './table-model.ts';

/** The words of a lesson beside the board; on a phone, in the dock. */
export interface Guide {
  rail(): ComponentChildren;
  dock(onChoices: () => void): ComponentChildren;
  /** In the bar, before the menu. */
  tools(): ComponentChildren;
}

/** Only a phone has one; the sheets that it opens come along. */
const Dock = lazy(
  async () => (await Promise.all([import('./dock.tsx'), import('./table-sheets.tsx')]))[0].Dock,
);
const ChoiceSheet = lazy(async () => (await import('./table-sheets.tsx')).ChoiceSheet);
const LogSheet = lazy(async () => (await import('./table-sheets.tsx')).LogSheet);
/** Most moves are made without these: they come when they are wanted. */
const TableMenu = lazy(async () => {
  const [{ TableMenu }] = await Promise.all([import('./table-menu.tsx'), ensureTextPart('house')]);
  return TableMenu;
});
const RuleSheet = lazy(async () => {
  const [{ RuleSheet }] = await Promise.all([import('../rulebook/rule-sheet.tsx'), ensureTextPart('house')]);
  return RuleSheet;
});
const HotSeatCurtain = lazy(async () => (await import('./hot-seat-curtain.tsx')).HotSeatCurtain);
const HighlightFrame = lazy(async () => (await import('./highlight-frame.tsx')).HighlightFrame);
const ClockChip = lazy(async () => (await import('./clock-chip.tsx')).ClockChip);
const WatchingChip = lazy(async () => (await import('./company.tsx')).WatchingChip);
const EndOfGame = lazy(async () => {
  const [{ EndOfGame }] = await Promise.all([import('./end-of-game.tsx'), ensureTextPart('study')]);
  return EndOfGame;
});
const PlainTable = lazy(async () => (await import('./plain-table.tsx')).PlainTable);

interface TableViewProps extends ModelProps {
  /** What stands between board and dock in a replay. */
  readonly strip?: ComponentChildren | undefined;
  /** What a lesson shows in place of the question and of the dock. */
  readonly guide?: Guide | undefined;
}

export function TableView({ model, strip, guide }: TableViewProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const sheet = useSignal<OpenSheet | undefined>(undefined);
  const isCurtainDown = useSignal(model.source.curtain?.peek() !== undefined);
  useLayoutEffect(() => model.playback.setRoot(root.current), [model]);
  useShortcuts(model, { openMenu: () => (sheet.value = 'menu') });
  useNounHelp(root, model);
  useQuestionGrace(root, model);
  // What the parts are given stays the same from one view to the next: a part is drawn anew only for what it shows.
  const handOver = useCallback((): void => {
    isCurtainDown.value = true;
  }, []);
  const openSheet = useCallback((wanted: OpenSheet): void => {
    sheet.value = wanted;
  }, []);
  const next = model.source.curtain?.value;
  const nextSeat = next === undefined ? undefined : model.seats.value[next];
  if (isCurtainDown.value && nextSeat)
    return (
      <HotSeatCurtain
        seat={nextSeat}
        onLift={() => {
          isCurtainDown.value = false;
          model.source.liftCurtain?.();
        }}
      />
    );
  return (
    <Frame model={model}>
      <div
        class="tablegrid"
        data-game={model.source.game.name}
        data-composition={model.composition.value}
        data-viewer={model.source.viewer.value}
        data-at={model.source.latest.value.at}
        ref={root}
      >
        <TableBar model={model} tools={guide?.tools()} onSheet={openSheet} />
        <TableMain model={model} strip={strip} guide={guide} onSheet={openSheet} onHandOver={handOver} />
        <Spoken model={model} />
        <Sheets model={model} sheet={sheet} />
      </div>
    </Frame>
  );
}

function TableMain({
  model,
  strip,
  guide,
  onSheet,
  onHandOver,
}: TableViewProps & SheetOpener & { onHandOver(): void }): JSX.Element {
  const openChoices = useCallback((): void => onSheet('choices'), []);
  const result = model.result.value;
  const mayShowEnd = model.source.replayAddress !== undefined && !model.playback.isHolding.value;
  return (
    <main class="tablemain">
      <div class="rail">
        {guide ? guide.rail() : <QuestionPanel model={model} onHandOver={onHandOver} />}
        <LogPanel model={model} />
      </div>
      <BoardOnTable model={model} />
      {result && mayShowEnd && <EndOfGame model={model} result={result} />}
      {strip}
      {model.composition.value === 'phone' &&
        (guide ? (
          guide.dock(openChoices)
        ) : (
          <Dock model={model} onChoices={openChoices} onHandOver={onHandOver} />
        ))}
    </main>
  );
}

type OpenSheet = 'menu' | 'log' | 'choices';

interface SheetOpener {
  onSheet(sheet: OpenSheet): void;
}

function Sheets({
  model,
  sheet,
}: ModelProps & { readonly sheet: Signal<OpenSheet | undefined> }): JSX.Element {
  const close = (): void => {
    sheet.value = undefined;
  };
  return (
    <>
      {sheet.value === 'menu' && <TableMenu model={model} onClose={close} />}
      {sheet.value === 'log' && <LogSheet model={model} onClose={close} />}
      {sheet.value === 'choices' && <ChoiceSheet model={model} onClose={close} />}
      {model.rule.value !== undefined && (
        <RuleSheet
          game={model.source.game.name}
          key={model.rule.value}
          about={model.rule.value}
          onClose={() => model.showRule(undefined)}
        />
      )}
    </>
  );
}

/** Measures the room that the table has. It goes with a curtain and comes back with the table. */
function Frame({ model, children }: ModelProps & { readonly children: ComponentChildren }): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => watchComposition(frame.current!, (composition) => (model.composition.value = composition)),
    [model],
  );
  usePannedRegions(frame);
  return (
    <div class="tableframe" ref={frame}>
      {children}
    </div>
  );
}

/** Has the view that is shown a highlight? Not where the reader wants nothing to move. */
const isStaging = (model: TableModel): boolean =>
  pace(1) > 0 && highlightsIn(model.ui, model.board.value.happened) > 0;

/** The game's own board, or the plain one; pieces travel as soon as a new view is drawn. */
function BoardOnTable({ model }: ModelProps): JSX.Element {
  const board = model.board.value;
  useLayoutEffect(() => model.playback.drawn(), [board.moment]);
  const Board = model.ui?.default;
  return (
    <BoardContext.Provider value={board}>
      {Board ? <Board {...board} /> : <PlainTable {...board} game={model.source.game.name} />}
      {isStaging(model) && <HighlightFrame model={model} />}
    </BoardContext.Provider>
  );
}

function TableBar({
  model,
  tools,
  onSheet,
}: ModelProps & SheetOpener & { readonly tools: ComponentChildren }): JSX.Element {
  const board = model.board.value;
  const Heading = model.ui?.Heading;
  const status = model.ui?.status?.(board.view, board.say);
  const title = board.word('game.title');
  const isAsked = model.open.value.length > 0;
  const { kind } = model.source;
  const unread = chatUnread(model.source).count.value;
  useEffect(() => setTabTitle(isAsked ? `${t('tables.your-turn')} · ${title}` : title), [isAsked, title]);
  return (
    <header class="bar">
      <a class="mark" href="/" title={t('nav.home')}>
        <Logo size={22} />
        <span class="word">Undercroft</span>
      </a>
      <h1 class="what" title={status ? `${title} · ${status}` : title}>
        <b>{title}</b>
        {status && <span>{status}</span>}
      </h1>
      {Heading && (
        <div class="heading">
          <BoardContext.Provider value={board}>
            <Heading {...board} />
          </BoardContext.Provider>
        </div>
      )}
      <div class="tools">
        {kind === 'local' && <span class="chip on-device">{t('table.on-device')}</span>}
        {kind === 'server' && (
          <>
            <ClockChip model={model} />
            <WatchingChip model={model} />
          </>
        )}
        {tools}
        <WhatIsThisButton />
        <IconButton sign="book" label={t('rules.title')} onClick={() => model.showRule('')} />
        <IconButton
          sign="list"
          label={unread > 0 ? `${t('log.title')}: ${t('chat.unread', { n: unread })}` : t('log.title')}
          class={unread > 0 ? 'log-tool has-news' : 'log-tool'}
          onClick={() => onSheet('log')}
        />
        <IconButton sign="settings" label={t('menu.title')} onClick={() => onSheet('menu')} />
      </div>
    </header>
  );
}

/** One sentence per action for screen readers. */
function Spoken({ model }: ModelProps): JSX.Element {
  const { step } = model.playback.shown.value;
  const words = wordsOfEntry(model, step.at);
  return (
    <p class="vh" aria-live="polite" data-testid="spoken">
      {words.slice(-3).join(' ')}{' '}
      {/* A text of its own: a step further, only the new question is read out. */}
      {model.playback.left.value === 0 ? model.question.value : ''}
    </p>
  );
}
