// A run of the lab from its plan to its chunks: what is done already is kept, the rest is shared among threads.
import { type Hand, hire, runCrew } from './crew.ts';
import { chunksOf, gamesOfChunk, type LabPlan } from './plan.ts';
import { type RunFile, runInMemory } from './run-file.ts';
import type { ChunkData } from './tally.ts';

export interface LabRun {
  /** Threads; the data is the same whatever the number. */
  readonly workers: number;
  /** Threads of the caller's, which they stay; otherwise the run has its own. */
  readonly hands?: readonly Hand[] | undefined;
  readonly file?: RunFile;
  readonly shelf?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told after each chunk: games done, of how many. */
  readonly progress?: ((done: number, games: number) => void) | undefined;
}

/** Plays what is not done yet. The answer is in the order of the games; it is partial when a signal ended the run. */
export async function runLab(plan: LabPlan, run: LabRun): Promise<readonly ChunkData[]> {
  const file = run.file ?? runInMemory();
  const waiting = Array.from({ length: chunksOf(plan) }, (_, chunk) => chunk).filter(
    (chunk) => !file.done.has(chunk),
  );
  let games = [...file.done.keys()].reduce((sum, chunk) => sum + gamesIn(plan, chunk), 0);
  run.progress?.(games, plan.games);
  const own = run.hands ? [] : Array.from({ length: run.workers }, () => hire(run.shelf));
  await runCrew({
    hands: run.hands ?? own,
    signal: run.signal,
    next: () => {
      const chunk = waiting.shift();
      return chunk === undefined ? undefined : { plan, chunk };
    },
    finished: (data) => {
      file.add(data);
      games += gamesIn(plan, data.chunk);
      run.progress?.(games, plan.games);
    },
  }).finally(() => Promise.all(own.map((hand) => hand.dismiss())));
  return inOrder(file);
}

export const inOrder = ({ done }: RunFile): ChunkData[] =>
  [...done.values()].sort((a, b) => a.chunk - b.chunk);

function gamesIn(plan: LabPlan, chunk: number): number {
  const [from, to] = gamesOfChunk(plan, chunk);
  return to - from;
}
