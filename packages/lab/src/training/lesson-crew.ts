// The tasks of a training, for threads of their own: to play games for lessons, or to let two networks meet.
import type { LessonSettings, Lessons } from '@undercroft/bots/training';
import { openTaskCrew, type TaskCrew } from '../task-crew.ts';

interface Task {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  /** As files; none plays by the hints alone. */
  readonly net?: Uint8Array | undefined;
}

export type LessonTask =
  | (Task & { readonly kind: 'play'; readonly from: number; readonly settings: LessonSettings })
  | (Task & {
      readonly kind: 'meet';
      readonly seats: number;
      readonly rival?: Uint8Array | undefined;
    });

export type LessonAnswer =
  | { readonly kind: 'lessons'; readonly lessons: Lessons }
  | { readonly kind: 'met'; readonly games: number; readonly won: number };

export type LessonCrew = TaskCrew<LessonTask, LessonAnswer>;

export const openLessonCrew = (size: number, shelf: string, signal: AbortSignal): LessonCrew =>
  openTaskCrew('lab/src/training/lesson-thread', size, shelf, signal);
