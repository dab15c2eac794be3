// A finished or imported game as a table that only moves when the reader moves it.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type GameRecord,
  openRecord,
  type Seat,
  SPECTATOR,
  timelineOf,
  type Viewer,
} from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import { createStepFeed } from '../sources/step-feed.ts';
import {
  eventsFor,
  logLinesOf,
  type Perspective,
  stepsOf,
  type TableSource,
  type ViewStep,
  viewThrough,
} from '../sources/table-source.ts';

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
  const turns = log.flatMap(({ seat }, i) => (i === 0 || seat !== log[i - 1]!.seat ? [i] : []));

  const at = signal(0);
  const furthest = signal(0);
  const isEndHidden = signal(false);
  const perspective = signal<Perspective>(game.seats[1] === 1 ? 0 : SPECTATOR);
  const viewer = computed((): Viewer => (perspective.value === 'all' ? SPECTATOR : perspective.value));

  const first = timeline.at(0);
  const steps = createStepFeed({
    at: 0,
    view: viewThrough(game, first, perspective.value),
    events: [],
    by: undefined,
  });
  const waiting = signal<readonly Seat[]>(game.waitingFor(first));
  const result = signal(game.result(first));

  function show(wanted: number, tells: boolean): void {
    const told: unknown[] = [];
    const position = timeline.at(wanted, tells ? (event) => told.push(event) : undefined);
    const eyes = perspective.value;
    const step: ViewStep = {
      at: wanted,
      view: viewThrough(game, position, eyes),
      events: eventsFor(game, told, eyes, position),
      by: undefined,
    };
    batch(() => {
      at.value = wanted;
      furthest.value = Math.max(furthest.value, wanted);
      steps.latest.value = step;
      waiting.value = game.waitingFor(position);
      result.value = game.result(position);
    });
    steps.notify([step]);
  }

  const allLines = computed(() => logLinesOf(game, stepsOf(game, timeline.at(0), log, 0, perspective.value)));

  return {
    id,
    kind: 'record',
    game,
    table,
    seats: signal(
      Array.from({ length: table.seats }, (_, seat) => ({
        name: record.names?.[seat] || nameOf(seat, table.seats),
        kind: 'person' as const,
        isMe: false,
        isHere: true,
      })),
    ),
    viewer,
    latest: steps.latest,
    waiting,
    result,
    lines: computed(() => allLines.value.filter((line) => line.at <= at.value)),
    undoBar: signal<string | undefined>('nothing-to-undo'),
    record: async () => record,
    length: log.length,
    at,
    isEndHidden,
    reach: computed(() => (isEndHidden.value ? furthest.value : log.length)),
    perspective,
    mine,
    turns,
    seek: (wanted) => {
      const clamped = Math.max(0, Math.min(log.length, wanted));
      if (clamped !== at.value) show(clamped, clamped === at.value + 1);
    },
    look: (wanted) => {
      perspective.value = wanted;
      show(at.value, false);
    },
    hideEnd: (isHidden) => {
      // What was skipped over before counts as unseen: the reader wants it back.
      furthest.value = at.value;
      isEndHidden.value = isHidden;
    },
    onStep: steps.onStep,
    submit: async () => ({ code: 'game-over' }),
    undo: async () => ({ code: 'nothing-to-undo' }),
    close: steps.close,
  };
}
