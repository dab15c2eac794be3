// The lab's commands: `lab`, `lab ladder` and `worker`. The command line reads their arguments; each answers an exit code.
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { type AnyGame, CodedError, render, type Texts } from '@undercroft/kernel';
import type { Shelf } from '@undercroft/shelf';
import {
  LAB_FLAGS,
  type LabCall,
  type LabRequest,
  readOptions,
  readVariant,
  requestOf,
  WORKER_FLAGS,
  type WorkerCall,
} from './arguments.ts';
import { HOUSE_SHELF } from './crew.ts';
import { ladderOf, ladderPlans } from './ladder.ts';
import type { Say } from './pages/html.ts';
import { LADDER_BOTS, type LabPlan, planFor, seatingOf } from './plan.ts';
import { type Output, showProgress } from './progress.ts';
import { runOverQueue, workOnQueue } from './queue.ts';
import { runOnDisk } from './run-file.ts';
import { runLab } from './run-lab.ts';
import type { ChunkData } from './tally.ts';
import { ladderFiles, type RunData, reportFiles, writeFiles } from './write-report.ts';

export interface LabIo {
  readonly output: Output;
  /** Ctrl-C: the run stops, and what was played becomes a partial report. */
  readonly signal: AbortSignal;
  readonly folder: string;
  /** The module that games are found through, in this thread and in those that play; the house's own unless told. */
  readonly shelf?: string;
}

/** Stopped by the person: the shell's usual code for Ctrl-C. */
const INTERRUPTED = 130;

export const LAB = { flags: LAB_FLAGS, words: 2, run: lab } as const;
export const WORKER = { flags: WORKER_FLAGS, words: 0, run: worker } as const;

async function lab(call: LabCall, io: LabIo): Promise<number> {
  const request = requestOf(call);
  const shelf: Shelf = await import(io.shelf ?? HOUSE_SHELF);
  const game = await shelf.loadGame(request.game);
  const texts = await shelf.loadTexts(request.game, 'en');
  const say = sayWith(texts);
  const plan = planFor(game, {
    games: request.games,
    bots: request.bots ?? (request.isLadder ? LADDER_BOTS : undefined),
    seed: request.seed,
    seatCounts: request.seatCounts,
    options: readOptions(game.options, request.options),
    numbers: request.variant ? readVariant(request.variant, game.name) : undefined,
  });
  const out = resolve(io.folder, request.out);
  const stop = new AbortController();
  const helping = helpQueue(request, io, stop.signal);
  try {
    const isDone = request.isLadder
      ? await runLadder(request, game, plan, out, say, io)
      : await runReport(request, plan, out, say, io);
    return isDone ? 0 : INTERRUPTED;
  } finally {
    stop.abort();
    await helping;
  }
}

/** Words for `id` or `id name=id`; numbers that a report has no use for are left out of the words. */
const sayWith =
  (texts: Texts): Say =>
  (key) => {
    const [id = '', ...named] = key.split(' ');
    if (texts[id] === undefined) return key;
    const args = Object.fromEntries(
      named.map((one) => one.split('=')).map(([name, of]) => [name, { id: of }]),
    );
    return render(texts, 'en', { id, args })
      .replace(/\{[^}]*\}/g, '')
      .replace(/\s+/g, ' ')
      .replace(/[\s:]+$/, '')
      .trim();
  };

const workersOf = (request: LabRequest): number => request.workers ?? availableParallelism();

/** With a queue, this process is also one of its workers. */
async function helpQueue(request: LabRequest, io: LabIo, done: AbortSignal): Promise<void> {
  if (!request.databaseUrl || workersOf(request) === 0) return;
  await workOnQueue(request.databaseUrl, {
    workers: workersOf(request),
    shelf: io.shelf,
    signal: AbortSignal.any([io.signal, done]),
  });
}

function chunksFor(
  request: LabRequest,
  plan: LabPlan,
  file: string,
  name: string,
  io: LabIo,
): Promise<readonly ChunkData[]> {
  const run = { file: runOnDisk(file, plan), signal: io.signal, progress: showProgress(io.output, name) };
  return request.databaseUrl
    ? runOverQueue(request.databaseUrl, plan, run)
    : runLab(plan, { ...run, shelf: io.shelf, workers: Math.max(1, workersOf(request)) });
}

async function runReport(
  request: LabRequest,
  plan: LabPlan,
  out: string,
  say: Say,
  io: LabIo,
): Promise<boolean> {
  const isVariant = Object.keys(plan.numbers).length > 0;
  const played = async (part: LabPlan, name: string): Promise<RunData> => ({
    plan: part,
    chunks: await chunksFor(request, part, join(out, `${name}.jsonl`), name, io),
  });
  const baseline = isVariant ? await played({ ...plan, numbers: {} }, 'baseline') : undefined;
  const run = await played(plan, isVariant ? 'variant' : 'run');
  if (run.chunks.length === 0) return false;
  writeFiles(out, reportFiles(run, say('game.title'), say, baseline));
  io.output.write(`\n${join(out, 'report.html')}\n`);
  return !io.signal.aborted;
}

async function runLadder(
  request: LabRequest,
  game: AnyGame,
  plan: LabPlan,
  out: string,
  say: Say,
  io: LabIo,
): Promise<boolean> {
  const isContest = plan.seatCounts.some((_, at) => new Set(seatingOf(game, plan, at).sides).size > 1);
  const runs: RunData[] = [];
  for (const part of ladderPlans(plan, isContest)) {
    const name = part.bots.join('-').replaceAll(':', '');
    runs.push({
      plan: part,
      chunks: await chunksFor(request, part, join(out, `${name}.jsonl`), part.bots.join(' against '), io),
    });
  }
  const ladder = ladderOf(plan.game, runs);
  writeFiles(out, ladderFiles(ladder, say('game.title')));
  for (const { bot, ordinal, rate, n } of ladder.standings)
    io.output.write(
      `${bot.padEnd(14)} ${ordinal.toFixed(1).padStart(6)}  ${(100 * rate.value).toFixed(1)}% (${(100 * rate.low).toFixed(1)} to ${(100 * rate.high).toFixed(1)}) of ${n}\n`,
    );
  for (const { bot, against, value, low, high, n } of ladder.meetings)
    io.output.write(
      `${bot} against ${against}: ${(100 * value).toFixed(1)}% (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}) of ${n}\n`,
    );
  io.output.write(`\n${join(out, 'ladder.html')}\n`);
  return !io.signal.aborted;
}

/** Takes chunks of any run on the queue until told to stop. */
async function worker({ values }: WorkerCall, io: LabIo): Promise<number> {
  const { 'database-url': databaseUrl, workers } = values;
  if (!databaseUrl) throw new CodedError('no-database-url');
  await workOnQueue(databaseUrl, {
    workers: workers === undefined ? availableParallelism() : Number(workers),
    shelf: io.shelf,
    signal: io.signal,
    finished: (chunk) => io.output.write(`chunk ${chunk}\n`),
  });
  return 0;
}
