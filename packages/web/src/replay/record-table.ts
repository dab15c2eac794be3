// A finished or imported game as a table that only moves when the reader moves it.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type GameRecord,
  openRecord,
  type Seat,
  SPECTATOR,
  timelineOf,
  type Viewer,
} from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import { fixedSeats, withoutUndo } from '../sources/fixed-company.ts';
import { askingAt, createGameFeed } from '../sources/game-feed.ts';
import { logLinesOf, type Perspective, stepsOf, type TableSource } from '../sources/table-source.ts';
import { timelineStep } from '../sources/timeline-step.ts';

export interface RecordTable extends TableSource {
  readonly record: () => Promise<GameRecord>;
  readonly length: number;
  readonly at: ReadonlySignal<number>;
  /** Is everything that the reader has not come to yet kept from them, even how much of it there is? */
  readonly isEndHidden: ReadonlySignal<boolean>;
  /** The last moment that may be shown: the end, or while it is hidden the furthest that the reader has come. */
  readonly reach: ReadonlySignal<number>;
  readonly perspective: ReadonlySignal<Perspective>;
  /** The reader's own seat in this game, where it is known. */
  readonly mine: Seat | undefined;
  /** The entry numbers at which the seat that is asked changes. */
  readonly turns: readonly number[];
  seek(at: number): void;
  look(perspective: Perspective): void;
  hideEnd(isHidden: boolean): void;
}

export function openRecordTable(
  of: AnyGame,
  record: GameRecord,
  id: string,
  /** For a record without names. */
  nameOf: (seat: Seat, seats: number) => string,
  mine?: Seat,
): RecordTable {
  const opened = openRecord(of, record);
  const { game, log, table } = opened;
  const timeline = timelineOf(opened);
  const { isEndHidden, reach, ...reader } = createReach(log.length);
  const perspective = signal<Perspective>(game.seats[1] === 1 ? 0 : SPECTATOR);
  const viewer = computed((): Viewer => (perspective.value === 'all' ? SPECTATOR : perspective.value));

  const moment = (wanted: number, tells: boolean) =>
    timelineStep(game, timeline, wanted, () => perspective.value, tells);
  const first = moment(0, false);
  const { told, show } = createGameFeed(first.step, askingAt(game, first.position));
  const at = computed(() => told.latest.value.at);
  function goTo(wanted: number, tells: boolean): void {
    const { step, position } = moment(wanted, tells);
    reader.came(wanted);
    show(step, askingAt(game, position));
  }
  const allLines = computed(() => logLinesOf(game, stepsOf(game, timeline.at(0), log, 0, perspective.value)));

  return {
    id,
    kind: 'record',
    game,
    table,
    seats: signal(fixedSeats(table.seats, (seat) => record.names?.[seat] || nameOf(seat, table.seats))),
    viewer,
    ...told,
    ...withoutUndo(),
    lines: computed(() => allLines.value.filter((line) => line.at <= at.value)),
    record: async () => record,
    length: log.length,
    at,
    isEndHidden,
    reach,
    perspective,
    mine,
    turns: log.flatMap(({ seat }, i) => (i === 0 || seat !== log[i - 1]!.seat ? [i] : [])),
    seek: (wanted) => {
      const clamped = Math.max(0, Math.min(log.length, wanted));
      if (clamped !== at.value) goTo(clamped, clamped === at.value + 1);
    },
    look: (wanted) => {
      perspective.value = wanted;
      goTo(at.value, false);
    },
    hideEnd: (isHidden) => reader.hideEnd(isHidden, at.value),
    submit: async () => ({ code: 'game-over' }),
  };
}

/** How far the reader may look. */
function createReach(length: number) {
  const furthest = signal(0);
  const isEndHidden = signal(false);
  return {
    isEndHidden,
    reach: computed(() => (isEndHidden.value ? furthest.value : length)),
    came(at: number): void {
      furthest.value = Math.max(furthest.value, at);
    },
    hideEnd(isHidden: boolean, at: number): void {
      // What was skipped over before counts as unseen: the reader wants it back.
      furthest.value = at;
      isEndHidden.value = isHidden;
    },
  };
}
