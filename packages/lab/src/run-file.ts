// The run's own memory on disk: a file per plan, a line per finished chunk; a stopped run goes on, and no other is touched.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunksOf, gamesOfChunk, type LabPlan, planKey } from './plan.ts';
import type { ChunkData } from './tally.ts';

export interface RunFile {
  /** Finished chunks by number. */
  readonly done: ReadonlyMap<number, ChunkData>;
  add(data: ChunkData): void;
}

/** A run kept in memory alone. */
export function runInMemory(): RunFile {
  const done = new Map<number, ChunkData>();
  return { done, add: (data) => void done.set(data.chunk, data) };
}

/** Every plan has a file of its own, so that another question in the same folder throws nothing away. */
export const runPath = (folder: string, plan: LabPlan): string =>
  join(folder, 'runs', `${planKey(plan).slice(0, 16)}.jsonl`);

/**
 * Opens or starts a run. A last line that was torn by a crash is dropped; a chunk that a smaller number of games cut short
 * is played again, and both stay in the file. Chunks beyond the plan's games are left out, and stay too.
 */
export function runOnDisk(folder: string, plan: LabPlan): RunFile {
  const path = runPath(folder, plan);
  const done = new Map<number, ChunkData>();
  if (existsSync(path)) readChunks(path, plan, done);
  else {
    mkdirSync(join(folder, 'runs'), { recursive: true });
    writeFileSync(path, `${JSON.stringify({ key: planKey(plan), plan })}\n`);
  }
  return {
    done,
    add: (data) => {
      done.set(data.chunk, data);
      appendFileSync(path, `${JSON.stringify(data)}\n`);
    },
  };
}

function readChunks(path: string, plan: LabPlan, done: Map<number, ChunkData>): void {
  const text = readFileSync(path, 'utf8');
  if (!text.endsWith('\n')) appendFileSync(path, '\n');
  for (const line of text.split('\n').slice(1)) {
    const data = parsed<ChunkData>(line);
    if (!data || data.chunk >= chunksOf(plan)) continue;
    const [from, to] = gamesOfChunk(plan, data.chunk);
    if (data.rows.length === to - from) done.set(data.chunk, data);
  }
}

function parsed<Shape>(line: string | undefined): Shape | undefined {
  if (!line) return undefined;
  try {
    return JSON.parse(line) as Shape;
  } catch {
    return undefined;
  }
}
