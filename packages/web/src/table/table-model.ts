// Everything the table page shows and does, as signals around one source: what boards get is built here.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type BoardProps, type Composition, compositionOfWindow } from '@undercroft/kit';
import type { AnyUi } from '../games.ts';
import { preferences } from '../settings/preferences.ts';
import type { TableSource } from '../sources/table-source.ts';
import { createBoardActions } from './board-actions.ts';
import { type ChoiceSelection, createChoiceSelection } from './choice-selection.ts';
import { createOpenTable, NO_CHOICES, type OpenTable } from './open-table.ts';
import { createPlayback, type Playback } from './playback.ts';
import { createPlayerActions, type PlayerActions } from './player-actions.ts';

export interface TableModel extends OpenTable, PlayerActions, ChoiceSelection {
  readonly source: TableSource;
  readonly ui: AnyUi | undefined;
  readonly playback: Playback;
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
  const playback = createPlayback(source);
  const state = createOpenTable(source, ui, mode);
  const { open } = state;
  const selection = createChoiceSelection(open);
  const player = createPlayerActions(source, state, selection, playback);
  const rule = signal<string | undefined>(undefined);
  const composition = signal(compositionOfWindow());
  const showRule = (clause: string | undefined): void => {
    rule.value = clause;
  };

  const actions = createBoardActions(source, state, selection, player.choose, showRule);
  const board = computed((): BoardProps => {
    const { step, moment } = playback.shown.value;
    const isNewest = playback.left.value === 0;
    return {
      view: step.view,
      viewer: source.viewer.value,
      table: source.table,
      open: isNewest ? open.value : NO_CHOICES,
      waiting: source.waiting.value,
      result: isNewest ? source.result.value : undefined,
      seats: state.seats.value,
      happened: step.events,
      moment,
      composition: composition.value,
      mode: mode === 'play' && typeof source.viewer.value !== 'number' ? 'watch' : mode,
      preferences: preferences.value,
      selected: selection.selected,
      pointed: selection.pointed,
      ...actions,
    };
  });

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
    rule,
    board,
    composition,
    showRule,
    close() {
      stopClearing();
      playback.close();
      source.close();
    },
  };
}
