// The experiments that this browser keeps: what was asked, and every chunk that was played for it.
import type { ChunkData } from '@undercroft/lab/anywhere';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Experiment, PlayedRuns } from './lab-experiment.ts';

interface KeptChunk {
  readonly experiment: string;
  readonly variant: string;
  readonly data: ChunkData;
}

interface LabStore extends DBSchema {
  experiments: { key: string; value: Experiment; indexes: { game: string } };
  chunks: { key: [string, string, number]; value: KeptChunk; indexes: { experiment: string } };
}

let opening: Promise<IDBPDatabase<LabStore>> | undefined;
const store = (): Promise<IDBPDatabase<LabStore>> => {
  opening ??= openDB<LabStore>('undercroft-lab', 1, {
    upgrade(database) {
      database.createObjectStore('experiments', { keyPath: 'id' }).createIndex('game', 'game');
      database
        .createObjectStore('chunks', { keyPath: ['experiment', 'variant', 'data.chunk'] })
        .createIndex('experiment', 'experiment');
    },
  });
  return opening;
};

export interface KeptExperiment {
  readonly experiment: Experiment;
  readonly played: PlayedRuns;
}

/** All experiments with this game, the newest first; none where the browser keeps nothing. */
export async function keptExperiments(game: string): Promise<KeptExperiment[]> {
  try {
    const database = await store();
    const found = await database.getAllFromIndex('experiments', 'game', game);
    const kept = await Promise.all(
      found.map(async (experiment) => ({
        experiment,
        played: grouped(await database.getAllFromIndex('chunks', 'experiment', experiment.id)),
      })),
    );
    return kept.sort((a, b) => b.experiment.made - a.experiment.made);
  } catch {
    return [];
  }
}

function grouped(chunks: readonly KeptChunk[]): PlayedRuns {
  const runs: Record<string, ChunkData[]> = {};
  for (const { variant, data } of chunks) {
    runs[variant] ??= [];
    runs[variant].push(data);
  }
  for (const run of Object.values(runs)) run.sort((a, b) => a.chunk - b.chunk);
  return runs;
}

/** A browser that keeps nothing goes on without it. */
const trying = async (work: (database: IDBPDatabase<LabStore>) => Promise<unknown>): Promise<void> => {
  try {
    await work(await store());
  } catch {
    // Full or forbidden.
  }
};

export const keepExperiment = (experiment: Experiment): Promise<void> =>
  trying((database) => database.put('experiments', experiment));

export const keepChunk = (experiment: string, variant: string, data: ChunkData): Promise<void> =>
  trying((database) => database.put('chunks', { experiment, variant, data }));

export const dropExperiment = (id: string): Promise<void> =>
  trying(async (database) => {
    const change = database.transaction(['experiments', 'chunks'], 'readwrite');
    await change.objectStore('experiments').delete(id);
    for (const key of await change.objectStore('chunks').index('experiment').getAllKeys(id))
      await change.objectStore('chunks').delete(key);
    await change.done;
  });
