// The threads of a training. Tasks are handed out in order and their answers come back in order, whoever was faster.
import { Worker } from 'node:worker_threads';
import type { LessonSettings, Lessons } from '@undercroft/bots/training';
import { moduleAt } from '@undercroft/shelf';

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
  | { readonly kind: 'met'; readonly games: number; readonly won: number }
  | { readonly kind: 'failed'; readonly message: string };

export interface LessonCrew {
  /** One task; nothing when the signal came first. */
  run(task: LessonTask): Promise<Exclude<LessonAnswer, { kind: 'failed' }> | undefined>;
  readonly size: number;
  close(): Promise<void>;
}

export function openLessonCrew(size: number, shelf: string, signal: AbortSignal): LessonCrew {
  const idle: Worker[] = [];
  const all = Array.from(
    { length: size },
    () => new Worker(moduleAt('lab/src/training/lesson-thread'), { workerData: { shelf } }),
  );
  idle.push(...all);
  const waiting: ((thread: Worker) => void)[] = [];
  const release = (thread: Worker): void => {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  };
  const take = (): Promise<Worker> =>
    new Promise((resolve) => {
      const thread = idle.pop();
      if (thread) resolve(thread);
      else waiting.push(resolve);
    });
  return {
    size,
    run: async (task) => {
      const thread = await take();
      if (signal.aborted) {
        release(thread);
        return undefined;
      }
      const answer = await answered(thread, task, signal);
      release(thread);
      if (answer?.kind === 'failed') throw new Error(answer.message);
      return answer;
    },
    close: async () => void (await Promise.all(all.map((thread) => thread.terminate()))),
  };
}

function answered(thread: Worker, task: LessonTask, signal: AbortSignal): Promise<LessonAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      thread.off('message', heard).off('error', died).off('exit', ended);
      signal.removeEventListener('abort', stopped);
      then();
    };
    const heard = (answer: LessonAnswer): void => settle(() => resolve(answer));
    const died = (error: unknown): void => settle(() => reject(error));
    const ended = (): void => settle(() => reject(new Error('a thread of the training ended unasked')));
    const stopped = (): void => settle(() => resolve(undefined));
    thread.on('message', heard).on('error', died).on('exit', ended);
    signal.addEventListener('abort', stopped);
    thread.postMessage(task);
  });
}
