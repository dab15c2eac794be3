// Plays an experiment in workers: the printed game and the changed one chunk by chunk, so that pairs come in early.
import { type ChunkData, chunksOf, type LabPlan } from '@undercroft/lab/anywhere';
import type { LabAnswer, LabTask } from './lab-worker.ts';

export interface Experiment {
  readonly printed: LabPlan;
  /** Absent where nothing is changed. */
  readonly changed?: LabPlan | undefined;
}

/** What has been played so far, in the order of the games. */
export interface PlayedRun {
  readonly printed: readonly ChunkData[];
  readonly changed: readonly ChunkData[];
}

export type Half = keyof PlayedRun;

/** The chunks to play, each of the printed game beside its like of the changed one. */
export const tasksOf = ({ printed, changed }: Experiment): (LabTask & { readonly half: Half })[] =>
  Array.from({ length: chunksOf(printed) }, (_, chunk) => chunk).flatMap((chunk) => [
    { half: 'printed' as const, plan: printed, chunk },
    ...(changed ? [{ half: 'changed' as const, plan: changed, chunk }] : []),
  ]);

const inOrder = (chunks: readonly ChunkData[], more: ChunkData): readonly ChunkData[] =>
  [...chunks, more].sort((a, b) => a.chunk - b.chunk);

/** One core stays with the page; the figures are the same whatever the number. */
const workerCount = (): number => Math.max(2, Math.min(4, navigator.hardwareConcurrency - 1));

/** Rejects when the signal comes first or a game fails; what was told until then holds. */
export function runExperiment(
  experiment: Experiment,
  signal: AbortSignal,
  tell: (played: PlayedRun) => void,
): Promise<void> {
  const tasks = tasksOf(experiment);
  const workers = Array.from(
    { length: Math.min(tasks.length, workerCount()) },
    () => new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module', name: 'lab' }),
  );
  let played: PlayedRun = { printed: [], changed: [] };
  let next = 0;
  let open = tasks.length;
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    for (const worker of workers) {
      let half: Half = 'printed';
      const give = (): void => {
        const task = tasks[next++];
        if (!task) return;
        half = task.half;
        worker.postMessage({ plan: task.plan, chunk: task.chunk } satisfies LabTask);
      };
      worker.addEventListener('error', (event) => reject(new Error(event.message)));
      worker.addEventListener('message', ({ data: answer }: MessageEvent<LabAnswer>) => {
        if (answer.kind === 'failed') return reject(new Error(answer.message));
        played = { ...played, [half]: inOrder(played[half], answer.data) };
        tell(played);
        if (--open === 0) resolve();
        else give();
      });
      give();
    }
  }).finally(() => {
    for (const worker of workers) worker.terminate();
  });
}
