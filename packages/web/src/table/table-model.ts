// Everything the table page shows and does, as signals around one source: what boards get is built here.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Result, Seat } from '@undercroft/kernel';
import { type BoardProps, type Composition, compositionOfWindow, keyOfChoices } from '@undercroft/kit';
import type { AnyUi } from '../games.ts';
import { preferences } from '../settings/preferences.ts';
import type { LogLine, TableSource } from '../sources/table-source.ts';
import { answerUnasked } from './answer-unasked.ts';
import { createBoardActions } from './board-actions.ts';
import { type ChoiceSelection, createChoiceSelection } from './choice-selection.ts';
import { type ChoiceGroup, grouped, listRows } from './open-choices.ts';
import { createOpenTable, type OpenTable } from './open-table.ts';
import { createPlayback, type Playback } from './playback.ts';
import { createPlayerActions, type PlayerActions } from './player-actions.ts';
import { stageTimeOf } from './stage-time.ts';

export interface TableModel extends OpenTable, PlayerActions, ChoiceSelection {
  readonly source: TableSource;
  readonly ui: AnyUi | undefined;
  readonly playback: Playback;
  /** The open choices as the list has them, all or those it was narrowed to. */
  readonly groups: ReadonlySignal<readonly ChoiceGroup[]>;
  /** The heading that has been chosen, where what is left is asked in a step of its own. */
  readonly step: ReadonlySignal<ChoiceGroup | undefined>;
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
  const { open } = state;
  const selection = createChoiceSelection(open);
  const player = createPlayerActions(source, state, selection, playback);
  const rule = signal<string | undefined>(undefined);
  const composition = signal(compositionOfWindow());
  const showRule = (clause: string | undefined): void => {
    rule.value = clause;
  };

  const result = computed(() => (playback.left.value === 0 ? source.result.value : undefined));
  const lines = computed(() => {
    const told = playback.told.value;
    return told === Number.POSITIVE_INFINITY
      ? source.lines.value
      : source.lines.value.filter(({ at }) => at <= told);
  });

  const actions = createBoardActions(source, state, selection, player.choose, showRule);
  const groups = computed(() => {
    const shown = selection.narrowed.value ?? open.value;
    return shown.length === 0
      ? []
      : grouped(shown, ui, source.latest.value.view, source.viewer.value as Seat);
  });
  const step = computed(() => {
    const [group, ...others] = groups.value;
    return selection.narrowed.value && group?.title && others.length === 0 ? group : undefined;
  });
  const question = computed(() =>
    step.value?.ask ? state.say({ id: step.value.ask }) : state.question.value,
  );
  const numbers = computed(
    (): ReadonlyMap<string, number> =>
      new Map(
        listRows(groups.value)
          .slice(0, 9)
          .map((choices, i) => [keyOfChoices(choices), i + 1]),
      ),
  );
  const board = computed((): BoardProps => {
    const { step, moment } = playback.shown.value;
    return {
      view: step.view,
      viewer: source.viewer.value,
      table: source.table,
      open: open.value,
      waiting: playback.left.value === 0 ? source.waiting.value : [],
      result: result.value,
      seats: state.seats.value,
      happened: step.events,
      moment,
      composition: composition.value,
      mode: mode === 'play' && typeof source.viewer.value !== 'number' ? 'watch' : mode,
      preferences: preferences.value,
      selected: selection.selected,
      numbers,
      narrowed: selection.narrowed,
      pointed: selection.pointed,
      ...actions,
    };
  });

  const stopAnswering = answerUnasked(source, state, player.refusedWith);
  let lastAt = source.latest.value.at;
  const stopClearing = effect(() => {
    const { at } = source.latest.value;
    if (at !== lastAt) selection.clear();
    lastAt = at;
  });

  return {
    ...state,
    ...player,
    ...selection,
    source,
    ui,
    playback,
    groups,
    step,
    question,
    lines,
    result,
    rule,
    board,
    composition,
    showRule,
    close() {
      stopClearing();
      stopAnswering();
      playback.close();
      source.close();
    },
  };
}
