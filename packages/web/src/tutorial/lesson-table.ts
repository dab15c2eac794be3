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
import { createStepFeed } from '../sources/step-feed.ts';
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
  const steps = createStepFeed(currentStep());
  const { latest } = steps;
  const waiting = signal(game.waitingFor(position));
  const result = signal(game.result(position));

  function show(shown: ViewStep): void {
    batch(() => {
      latest.value = shown;
      waiting.value = game.waitingFor(position);
      result.value = game.result(position);
    });
    steps.notify([shown]);
  }

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
    seats: computed(() =>
      Array.from({ length: lesson.table.seats }, (_, seat) => {
        const isMe = seat === viewer.value;
        return { name: nameOf(seat, isMe), kind: 'person' as const, isMe, isHere: true };
      }),
    ),
    viewer,
    latest,
    waiting,
    result,
    lines,
    undoBar: signal<string | undefined>('nothing-to-undo'),
    isHeld: computed(() => task.value === undefined),
    onStep: steps.onStep,
    async submit(choice) {
      if (!task.value || !sameData(choice, task.value.choice)) return { code: 'lesson-other-way' };
      next();
      return undefined;
    },
    undo: async () => ({ code: 'nothing-to-undo' }),
    hint: async () => task.value?.choice,
    next,
    seek,
    close: steps.close,
  };
}
