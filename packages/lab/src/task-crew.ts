// Threads that answer tasks of one kind. Tasks are handed out in order and their answers come back in order, whoever was faster.
import { parentPort, Worker } from 'node:worker_threads';
import { moduleAt } from '@undercroft/shelf';

type FromThread<Answer> = { readonly answer: Answer } | { readonly failed: string };

export interface TaskCrew<Task, Answer> {
  /** One task; nothing when the signal came first. */
  run(task: Task): Promise<Answer | undefined>;
  readonly size: number;
  close(): Promise<void>;
}

/** `module` is one whose threads call `serveTasks`; they find games through the shelf that is named. */
export function openTaskCrew<Task, Answer>(
  module: string,
  size: number,
  shelf: string,
  signal: AbortSignal,
): TaskCrew<Task, Answer> {
  const all = Array.from({ length: size }, () => new Worker(moduleAt(module), { workerData: { shelf } }));
  const idle = all.slice();
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
      const told = await answered<Task, Answer>(thread, task, signal);
      release(thread);
      if (told && 'failed' in told) throw new Error(told.failed);
      return told?.answer;
    },
    close: async () => void (await Promise.all(all.map((thread) => thread.terminate()))),
  };
}

function answered<Task, Answer>(
  thread: Worker,
  task: Task,
  signal: AbortSignal,
): Promise<FromThread<Answer> | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      thread.off('message', heard).off('error', died).off('exit', ended);
      signal.removeEventListener('abort', stopped);
      then();
    };
    const heard = (told: FromThread<Answer>): void => settle(() => resolve(told));
    const died = (error: unknown): void => settle(() => reject(error));
    const ended = (): void => settle(() => reject(new Error('a thread ended unasked')));
    const stopped = (): void => settle(() => resolve(undefined));
    thread.on('message', heard).on('error', died).on('exit', ended);
    signal.addEventListener('abort', stopped);
    thread.postMessage(task);
  });
}

/** The other end, in the thread. */
export function serveTasks<Task, Answer>(answerTo: (task: Task) => Promise<Answer>): void {
  parentPort!.on('message', async (task: Task) => {
    const told = await answerTo(task).then(
      (answer): FromThread<Answer> => ({ answer }),
      (error): FromThread<Answer> => ({
        failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    parentPort!.postMessage(told);
  });
}
