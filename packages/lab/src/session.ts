// One call of the lab: the game with all that is known of it, the plan, the words, and a way to have plans played.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { LEVEL_IDS } from '@undercroft/bots';
import {
  type AnyExposures,
  type AnyGame,
  LANGUAGES,
  type Language,
  type Texts,
  type Thing,
} from '@undercroft/kernel';
import { moduleAt, type Shelf } from '@undercroft/shelf';
import { type LabRequest, readOptions, readVariant } from './arguments.ts';
import { HOUSE_SHELF, hire } from './crew.ts';
import { LADDER_BOTS, type LabPlan, planFor } from './plan.ts';
import { type Output, showProgress } from './progress.ts';
import { runOverQueue } from './queue.ts';
import { runOnDisk } from './run-file.ts';
import { runLab } from './run-lab.ts';
import { type ChunkData, type GameRow, rowsOf } from './tally.ts';
import { type Words, wordsFor } from './words.ts';

/** What a command of the lab runs with: output, Ctrl-C, the folder, the shelf. */
export interface LabIo {
  readonly output: Output;
  /** Ctrl-C: the run stops, and what was played becomes a partial report. */
  readonly signal: AbortSignal;
  readonly folder: string;
  /** The module that games are found through, in this thread and in those that play; the house's own unless told. */
  readonly shelf?: string;
}

export interface LabSession {
  readonly request: LabRequest;
  readonly io: LabIo;
  readonly game: AnyGame;
  readonly exposures: AnyExposures | undefined;
  readonly things: readonly Thing[];
  readonly plan: LabPlan;
  loadHints(): ReturnType<Shelf['loadHints']>;
  /** The folder of the report and its runs. */
  readonly out: string;
  readonly words: Words;
  /** Plays a plan, or goes on with it; fewer games than planned when a signal came. */
  play(plan: LabPlan, name: string): Promise<readonly ChunkData[]>;
  playRows(plan: LabPlan, name: string): Promise<readonly GameRow[]>;
  print(line: string): void;
  close(): Promise<void>;
}

export async function openSession(
  request: LabRequest,
  language: Language | undefined,
  io: LabIo,
): Promise<LabSession> {
  const shelf: Shelf = await import(io.shelf ?? HOUSE_SHELF);
  const spoken = language ?? LANGUAGES[0];
  const game = await shelf.loadGame(request.game);
  const [exposures, texts, own] = await Promise.all([
    shelf.loadExposures(request.game),
    shelf.loadTexts(request.game, spoken),
    import(moduleAt(`lab/texts/${spoken}`).href) as Promise<{ default: Texts }>,
  ]);
  const plan = planFor(game, {
    games: request.games,
    bots: request.bots ?? botsFor(request),
    seed: request.seed,
    seatCounts: request.seatCounts,
    options: readOptions(game.options, request.options),
    numbers: request.variant ? readVariant(request.variant, game.name) : undefined,
  });
  const out = resolve(io.folder, request.out);
  // One crew for all runs of the call: a thread takes longer to start than a short run to play.
  const hands = Array.from({ length: Math.max(1, workersOf(request)) }, () => hire(io.shelf));
  const play = (part: LabPlan, name: string): Promise<readonly ChunkData[]> => {
    const run = { file: runOnDisk(out, part), signal: io.signal, progress: showProgress(io.output, name) };
    return request.databaseUrl
      ? runOverQueue(request.databaseUrl, part, run)
      : runLab(part, { ...run, hands, workers: hands.length });
  };
  return {
    request,
    io,
    game,
    exposures,
    things: exposures?.things ?? [],
    plan,
    loadHints: () => shelf.loadHints(request.game),
    out,
    words: wordsFor(own.default, texts, spoken),
    play,
    playRows: async (part, name) => rowsOf(await play(part, name)),
    print: (line) => io.output.write(`${line}\n`),
    close: async () => void (await Promise.all(hands.map((hand) => hand.dismiss()))),
  };
}

/** Two equal players of one deal: quick, and not the weakest. */
const EQUALS = LEVEL_IDS.slice(1, 2);

/** Who plays where nobody was named; undefined leaves it to the plan. */
const botsFor = ({ task }: LabRequest): readonly string[] | undefined =>
  task === 'ladder' ? LADDER_BOTS : task === 'deal' ? EQUALS : undefined;

export const workersOf = (request: Pick<LabRequest, 'workers'>): number =>
  request.workers ?? availableParallelism();
