// Everything the table page shows and does, as signals around one source: what boards get is built here.
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Result } from '@undercroft/kernel';
import { type BoardProps, type Composition, compositionOfWindow } from '@undercroft/kit';
import type { AnyUi } from '../games.ts';
import { preferences } from '../settings/preferences.ts';
import type { LogLine, TableSource } from '../sources/table-source.ts';
import { answerUnasked } from './answer-unasked.ts';
import { createBoardActions } from './board-actions.ts';
import { type ChoiceListing, createChoiceListing } from './choice-listing.ts';
import { type ChoiceSelection, createChoiceSelection } from './choice-selection.ts';
import { createOpenTable, type OpenTable } from './open-table.ts';
import { createPlayback, type Playback } from './playback.ts';
import { createPlayerActions, type PlayerActions } from './player-actions.ts';
import { stageTimeOf } from './stage-time.ts';

export interface TableModel extends OpenTable, PlayerActions, ChoiceSelection, ChoiceListing {
  readonly source: TableSource;
  readonly ui: AnyUi | undefined;
  readonly playback: Playback;
  /** The lines of what was on the stage. */
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** How it ended, once the end was on the stage. */
  readonly result: ReadonlySignal<Result | undefined>;
  /** The clause or noun whose rule card is open. */
  readonly rule: ReadonlySignal<string | undefined>;
  readonly board: ReadonlySignal<BoardProps>;
  readonly composition: Signal<Composition>;
  showRule(clause: string | undefined): void;
  close(): void;
}

/** What every part of the table page is given. */
export interface ModelProps {
  readonly model: TableModel;
}

export function createTableModel(
  source: TableSource,
  ui: AnyUi | undefined,
  mode: BoardProps['mode'] = 'play',
): TableModel {
  const playback = createPlayback(source, stageTimeOf(ui));
  const state = createOpenTable(source, ui, mode, playback);
  const selection = createChoiceSelection(state.open);
  const player = createPlayerActions(source, state, selection, playback);
  const rule = signal<string | undefined>(undefined);
  const composition = signal(compositionOfWindow());
  const showRule = (clause: string | undefined): void => {
    rule.value = clause;
  };
  const told = createTold(source, playback);
  const listing = createChoiceListing(source, ui, state, selection);
  const actions = createBoardActions(source, state, selection, player.choose, showRule);
  const board = computed((): BoardProps => {
    const { step, moment } = playback.shown.value;
    return {
      view: step.view,
      viewer: source.viewer.value,
      table: source.table,
      open: state.open.value,
      waiting: playback.left.value === 0 ? source.waiting.value : [],
      result: told.result.value,
      seats: state.seats.value,
      happened: step.events,
      moment,
      composition: composition.value,
      mode: mode === 'play' && typeof source.viewer.value !== 'number' ? 'watch' : mode,
      preferences: preferences.value,
      selected: selection.selected,
      numbers: listing.numbers,
      narrowed: selection.narrowed,
      pointed: selection.pointed,
      ...actions,
    };
  });
  const stops = [answerUnasked(source, state, player.refusedWith), clearOnNewView(source, state, selection)];
  return {
    ...state,
    ...player,
    ...selection,
    ...told,
    ...listing,
    source,
    ui,
    playback,
    rule,
    board,
    composition,
    showRule,
    close() {
      for (const stop of stops) stop();
      playback.close();
      source.close();
    },
  };
}

/** Nothing is told before it was on the stage. */
function createTold(source: TableSource, { told }: Playback): Pick<TableModel, 'lines' | 'result'> {
  return {
    result: computed(() => (told.value === Number.POSITIVE_INFINITY ? source.result.value : undefined)),
    lines: computed(() =>
      told.value === Number.POSITIVE_INFINITY
        ? source.lines.value
        : source.lines.value.filter(({ at }) => at <= told.value),
    ),
  };
}

/** What was in hand is let go when the table goes on; not what is selected, while the same is asked as before. */
function clearOnNewView(
  { latest }: TableSource,
  { open, question }: OpenTable,
  { selected, clear }: ChoiceSelection,
): () => void {
  const ask = (): string => [question.value, ...open.value.map(({ key }) => key)].join();
  let lastAt = latest.value.at;
  let lastAsk = ask();
  return effect(() => {
    const { at } = latest.value;
    const asked = ask();
    const kept = asked === lastAsk ? open.value.find(({ key }) => key === selected.peek()?.key) : undefined;
    if (at !== lastAt)
      batch(() => {
        clear();
        selected.value = kept;
      });
    lastAt = at;
    lastAsk = asked;
  });
}
