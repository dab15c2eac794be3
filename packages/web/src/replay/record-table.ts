// A finished or imported game as a table that only moves when the reader moves it.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type GameRecord,
  openRecord,
  replayEntry,
  type Seat,
  SPECTATOR,
  timelineOf,
  type Viewer,
} from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import {
  eventsFor,
  type LogLine,
  logLinesOf,
  type TableSource,
  type ViewStep,
} from '../sources/table-source.ts';

/** Whose eyes the replay is seen through: a seat's, a spectator's, or everybody's at once. */
export type Perspective = Viewer | 'all';

export interface RecordTable extends TableSource {
  readonly record: () => Promise<GameRecord>;
  readonly length: number;
  readonly at: ReadonlySignal<number>;
  /** Is everything that the reader has not come to yet kept from them, even how much of it there is? */
  readonly isEndHidden: ReadonlySignal<boolean>;
  /** The last moment that may be shown: the end, or while it is hidden the furthest that the reader has come. */
  readonly reach: ReadonlySignal<number>;
  readonly perspective: ReadonlySignal<Perspective>;
  /** The entry numbers at which the seat that is asked changes. */
  readonly turns: readonly number[];
  seek(at: number): void;
  look(perspective: Perspective): void;
  hideEnd(isHidden: boolean): void;
}

export function openRecordTable(
  game: AnyGame,
  record: GameRecord,
  id: string,
  names: readonly string[],
): RecordTable {
  const opened = openRecord(game, record);
  const { log, table } = opened;
  const timeline = timelineOf(opened);
  const turns = log.flatMap(({ seat }, i) => (i === 0 || seat !== log[i - 1]!.seat ? [i] : []));

  const at = signal(0);
  const furthest = signal(0);
  const isEndHidden = signal(false);
  const perspective = signal<Perspective>(game.seats[1] === 1 ? 0 : SPECTATOR);
  const listeners = new Set<(step: ViewStep) => void>();
  const viewer = computed((): Viewer => (perspective.value === 'all' ? SPECTATOR : perspective.value));

  const seen = (position: unknown): unknown =>
    perspective.value === 'all' ? game.copy(position) : game.view(position, perspective.value);
  const seenEvents = (events: readonly unknown[], position: unknown): readonly unknown[] =>
    perspective.value === 'all' ? events : eventsFor(game, events, viewer.value, position);

  const first = timeline.at(0);
  const latest = signal<ViewStep>({ at: 0, view: seen(first), events: [], by: undefined });
  const waiting = signal<readonly Seat[]>(game.waitingFor(first));
  const result = signal(game.result(first));

  function show(wanted: number, tells: boolean): void {
    const told: unknown[] = [];
    const position = timeline.at(wanted, tells ? (event) => told.push(event) : undefined);
    const events = seenEvents(told, position);
    const step: ViewStep = { at: wanted, view: seen(position), events, by: undefined };
    batch(() => {
      at.value = wanted;
      furthest.value = Math.max(furthest.value, wanted);
      latest.value = step;
      waiting.value = game.waitingFor(position);
      result.value = game.result(position);
    });
    for (const listener of listeners) listener(step);
  }

  const allLines = computed((): readonly LogLine[] => {
    const position = timeline.at(0);
    return log.flatMap((entry, i) => {
      const told: unknown[] = [];
      replayEntry(game, position, entry, i, (event) => told.push(event));
      const step = { at: i + 1, view: seen(position), events: seenEvents(told, position), by: entry.seat };
      return logLinesOf(game, step);
    });
  });

  return {
    id,
    kind: 'record',
    game,
    table,
    seats: signal(
      Array.from({ length: table.seats }, (_, seat) => ({
        name: record.names?.[seat] ?? names[seat] ?? String(seat + 1),
        kind: 'person' as const,
        isMe: false,
        isHere: true,
      })),
    ),
    viewer,
    latest,
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
    onStep(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: async () => ({ code: 'game-over' }),
    undo: async () => ({ code: 'nothing-to-undo' }),
    close: () => listeners.clear(),
  };
}
