// `undercroft train GAME`: a network for a game, from nothing, by expert iteration; stopped, it goes on where it was.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@undercroft/kernel';
import { HOUSE_SHELF } from '../crew.ts';
import { exitCode } from '../lab-job.ts';
import type { LabIo } from '../session.ts';
import { runTraining } from './run-training.ts';
import { trainingWords } from './training-words.ts';

const TRAIN_FLAGS = {
  seed: { type: 'string' },
  iterations: { type: 'string', range: [1, 1000] },
  lessons: { type: 'string', range: [100, 10_000_000] },
  deep: { type: 'string', range: [8, 100_000] },
  gate: { type: 'string', range: [2, 1_000_000] },
  workers: { type: 'string', range: [1, 1000] },
  out: { type: 'string' },
} as const;

interface TrainCall {
  readonly words: readonly string[];
  readonly values: ReturnType<typeof parseArgs<{ options: typeof TRAIN_FLAGS }>>['values'];
  readonly translator?: { readonly language: Language };
}

export const TRAIN = { flags: TRAIN_FLAGS, words: 1, needs: 'GAME', run: train } as const;

async function train({ words: [name = ''], values, translator }: TrainCall, io: LabIo): Promise<number> {
  const shelf = await import(io.shelf ?? HOUSE_SHELF);
  const [game, hints] = await Promise.all([shelf.loadGame(name), shelf.loadHints(name)]);
  const isDone = await runTraining({
    game,
    hints,
    seed: values.seed ?? '1',
    iterations: Number(values.iterations ?? 4),
    lessons: Number(values.lessons ?? 40_000),
    deep: Number(values.deep ?? 256),
    gate: Number(values.gate ?? 400),
    workers: Number(values.workers ?? availableParallelism()),
    out: resolve(io.folder, values.out ?? `${name}.net`),
    shelf: io.shelf ?? HOUSE_SHELF,
    signal: io.signal,
    output: io.output,
    words: await trainingWords(translator?.language ?? LANGUAGES[0]),
  });
  return exitCode(isDone);
}
