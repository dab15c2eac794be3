// The run's own memory on disk: a line per finished chunk, so that a stopped run goes on where it was.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/**
 * Opens or starts a run. A file of another plan is started anew; a last line that was torn by a crash is dropped; a
 * chunk that was cut short by a smaller number of games is played again.
 */
export function runOnDisk(path: string, plan: LabPlan): RunFile {
  const key = planKey(plan);
  const done = new Map<number, ChunkData>();
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  if (parsed<{ key: string }>(lines[0])?.key === key)
    for (const line of lines.slice(1)) {
      const data = parsed<ChunkData>(line);
      if (data && isWhole(plan, data)) done.set(data.chunk, data);
    }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [{ key, plan }, ...done.values()].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return {
    done,
    add: (data) => {
      done.set(data.chunk, data);
      appendFileSync(path, `${JSON.stringify(data)}\n`);
    },
  };
}

function isWhole(plan: LabPlan, { chunk, rows }: ChunkData): boolean {
  const [from, to] = gamesOfChunk(plan, chunk);
  return chunk < chunksOf(plan) && rows.length === to - from;
}

function parsed<Shape>(line: string | undefined): Shape | undefined {
  if (!line) return undefined;
  try {
    return JSON.parse(line) as Shape;
  } catch {
    return undefined;
  }
}
