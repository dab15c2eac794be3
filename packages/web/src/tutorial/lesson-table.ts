// A lesson as a table: the kernel replays its fixed log, and only the choice that the lesson wants leads on.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Entry,
  type Lesson,
  learnerAt,
  lessonLog,
  lessonTask,
  replayLesson,
  replaySetup,
  sameData,
} from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import { fixedSeats, withoutUndo } from '../sources/fixed-company.ts';
import { askingAt, createGameFeed } from '../sources/game-feed.ts';
import { logLinesOf, stepsOf, type TableSource, type ViewStep } from '../sources/table-source.ts';

export type AnyLesson = Lesson<unknown>;

/** Plays the learner's further entries: they are shown at the pace of others', not at once like one's own. */
const THE_LESSON = -1;

export interface LessonTable extends TableSource {
  readonly lesson: AnyLesson;
  /** Where the learner is; as many as there are steps when all are done. */
  readonly step: ReadonlySignal<number>;
  /** What the learner must do to go on; undefined where there is only something to read or to watch. */
  readonly task: ReadonlySignal<Entry<unknown> | undefined>;
  /** Plays what this step plays, for any seat, and goes on. */
  next(): void;
  seek(step: number): void;
}

export function openLessonTable(
  game: AnyGame,
  lesson: AnyLesson,
  from: number,
  nameOf: (seat: number, isMe: boolean) => string,
): LessonTable {
  const { step, viewer, task, told, next, seek } = walkThrough(game, lesson, from);
  const lines = computed(() => {
    const log = lessonLog(lesson, step.value);
    const start = replaySetup({ game, table: lesson.table, setupLuck: lesson.setupLuck, log });
    return logLinesOf(game, stepsOf(game, start, log, 0, viewer.value));
  });

  return {
    id: `${game.name}-${lesson.id}`,
    kind: 'lesson',
    game,
    table: lesson.table,
    lesson,
    step,
    task,
    seats: computed(() => fixedSeats(lesson.table.seats, nameOf, viewer.value)),
    viewer,
    lines,
    ...told,
    ...withoutUndo(),
    isHeld: computed(() => task.value === undefined),
    async submit(choice) {
      if (!task.value || !sameData(choice, task.value.choice)) return { code: 'lesson-other-way' };
      next();
      return undefined;
    },
    hint: async () => task.value?.choice,
    next,
    seek,
  };
}

/** Where the learner stands in a lesson, and the two ways to move on in it. */
function walkThrough(game: AnyGame, lesson: AnyLesson, from: number) {
  const last = lesson.steps.length;
  const step = signal(Math.max(0, Math.min(last, from)));
  const viewer = computed(() => learnerAt(lesson, step.value));
  const task = computed(() => lessonTask(lesson, step.value));
  let position = replayLesson(game, lesson, step.value);

  const currentStep = (): ViewStep => ({
    at: lessonLog(lesson, step.value).length,
    view: game.view(position, viewer.value),
    events: [],
    by: undefined,
  });
  const feed = createGameFeed(currentStep(), askingAt(game, position));
  const show = (shown: ViewStep): void => feed.show(shown, askingAt(game, position));

  function seek(wanted: number): void {
    const to = Math.max(0, Math.min(last, wanted));
    if (to === step.value) return;
    position = replayLesson(game, lesson, to);
    batch(() => {
      step.value = to;
      show(currentStep());
    });
  }

  function next(): void {
    if (step.value >= last) return;
    const { plays = [] } = lesson.steps[step.value]!;
    const at = lessonLog(lesson, step.value).length;
    const before = viewer.value;
    const isOwn = task.value !== undefined;
    const shown = stepsOf(game, position, plays, at, before).map((each, i) =>
      each.by === before && !(isOwn && i === 0) ? { ...each, by: THE_LESSON } : each,
    );
    batch(() => {
      step.value++;
      for (const each of shown) show(each);
      if (viewer.value !== before) show(currentStep());
    });
  }

  return { step, viewer, task, told: feed.told, next, seek };
}
