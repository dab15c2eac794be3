// Plays the runs of an experiment in workers, chunk by chunk beside each other, so that pairs come in early.
import { type ChunkData, chunksOf, gamesOfChunk, type LabelledPlan } from '@undercroft/lab/anywhere';
import { startWorker } from '../start-worker.ts';
import type { PlayedRuns } from './lab-experiment.ts';
import type { LabAnswer, LabTask } from './lab-worker.ts';

export interface LabelledTask extends LabTask {
  readonly variant: string;
}

/** The chunks that are still to be played: the first of every run, then the second of every run. */
export function tasksOf(plans: readonly LabelledPlan[], played: PlayedRuns = {}): LabelledTask[] {
  const most = Math.max(0, ...plans.map(({ plan }) => chunksOf(plan)));
  return Array.from({ length: most }, (_, chunk) => chunk).flatMap((chunk) =>
    plans.flatMap(({ variant, plan }): LabelledTask[] => {
      if (chunk >= chunksOf(plan)) return [];
      const [from, to] = gamesOfChunk(plan, chunk);
      const isPlayed = played[variant]?.some((one) => one.chunk === chunk && one.rows.length === to - from);
      return isPlayed ? [] : [{ variant, plan, chunk }];
    }),
  );
}

/** With one chunk more, in the order of the games; a chunk that was cut short is replaced by the whole one. */
export const withChunk = (played: PlayedRuns, variant: string, data: ChunkData): PlayedRuns => ({
  ...played,
  [variant]: [...(played[variant] ?? []).filter(({ chunk }) => chunk !== data.chunk), data].sort(
    (a, b) => a.chunk - b.chunk,
  ),
});

/** One core stays with the page; the figures are the same whatever the number. */
const workerCount = (): number => Math.max(2, Math.min(4, navigator.hardwareConcurrency - 1));

/** Rejects when the signal comes first or a game fails; what was told until then holds. */
export function playTasks(
  tasks: readonly LabelledTask[],
  signal: AbortSignal,
  tell: (variant: string, data: ChunkData) => void,
): Promise<void> {
  if (tasks.length === 0) return Promise.resolve();
  const workers = Array.from({ length: Math.min(tasks.length, workerCount()) }, () => startWorker('lab'));
  let next = 0;
  let open = tasks.length;
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    for (const worker of workers) {
      let variant = '';
      const give = (): void => {
        const task = tasks[next++];
        if (!task) return;
        variant = task.variant;
        worker.postMessage({ plan: task.plan, chunk: task.chunk } satisfies LabTask);
      };
      worker.addEventListener('error', (event) => reject(new Error(event.message)));
      worker.addEventListener('message', ({ data: answer }: MessageEvent<LabAnswer>) => {
        if (answer.kind === 'failed') return reject(new Error(answer.message));
        tell(variant, answer.data);
        if (--open === 0) resolve();
        else give();
      });
      give();
    }
  }).finally(() => {
    for (const worker of workers) worker.terminate();
  });
}
