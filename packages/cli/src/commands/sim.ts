// `sim`: the lab's games by random bots, with counts and means as JSON, and the laws of the material on request.
import { playGame, randomBot } from '@undercroft/bots';
import { type AnyGame, CodedError, type Invariants } from '@undercroft/kernel';
import {
  type GameRow,
  gameRowOf,
  type LabPlan,
  planFor,
  seatingOf,
  spreadOf,
} from '@undercroft/lab/anywhere';
import { type Call, type CliCommand, INTERRUPTED } from '../cli-command.ts';
import type { Environment } from '../environment.ts';
import { type ProgressBar, progressOn } from '../progress.ts';
import { TABLE_FLAGS, tableOf } from './play-options.ts';

const FLAGS = {
  games: { type: 'string', range: [1, 1_000_000_000] },
  seed: { type: 'string' },
  ...TABLE_FLAGS,
  check: { type: 'boolean' },
} as const;

export const SIM: CliCommand<typeof FLAGS> = { flags: FLAGS, words: 1, needs: 'GAME', run: sim };

/** A longer game is a fault of its rules. */
const MOST_ENTRIES = 100_000;
/** Milliseconds between two looks at Ctrl-C and the progress bar. */
const SLICE = 50;

async function sim({ word, values, io, translator }: Call<typeof FLAGS>): Promise<number> {
  const { seed = 'sim', check = false } = values;
  const game = await io.shelf.loadGame(word);
  const { seats, options } = tableOf(game, values);
  const games = Number(values.games ?? 1000);
  const plan = planFor(game, { games, seed, bots: ['random'], seatCounts: [seats], options });
  const began = io.now().getTime();
  const invariants = check ? await io.shelf.loadInvariants(word) : undefined;
  const progress = progressOn(io, translator);
  const rows = await playMany(game, plan, invariants, io, progress);
  const milliseconds = io.now().getTime() - began;
  const isStopped = rows.length < games;
  const head = { game: game.name, rules: game.rules, seats, options, seed, player: 'random' };
  const report = { ...head, checked: check, isStopped, ...summaryOf(rows, seats), milliseconds };
  io.output.write(`${JSON.stringify(report, null, 2)}\n`);
  return isStopped ? INTERRUPTED : 0;
}

/** All games of the plan, or those played before an interrupt. */
async function playMany(
  game: AnyGame,
  plan: LabPlan,
  invariants: Invariants<unknown> | undefined,
  io: Environment,
  progress: ProgressBar,
): Promise<GameRow[]> {
  const rows: GameRow[] = [];
  let isStopped = false;
  const stopListening = io.onInterrupt(() => {
    isStopped = true;
  });
  try {
    let lookedUp = performance.now();
    while (rows.length < plan.games && !isStopped) {
      rows.push(playOne(game, plan, rows.length, invariants));
      if (performance.now() - lookedUp < SLICE) continue;
      progress.show(rows.length / plan.games);
      await new Promise((resolve) => setImmediate(resolve));
      lookedUp = performance.now();
    }
  } finally {
    stopListening();
    progress.clear();
  }
  return rows;
}

function playOne(
  game: AnyGame,
  plan: LabPlan,
  at: number,
  invariants: Invariants<unknown> | undefined,
): GameRow {
  const seating = seatingOf(game, plan, at);
  const { table, seed } = seating;
  let entry = 0;
  const hold = (position: unknown): void => {
    const [law] = invariants?.(position) ?? [];
    if (law !== undefined) throw new CodedError('law-broken', { seed, entry, law });
  };
  const bots = seating.bots.map(() => randomBot);
  const match = playGame({ game, table }, bots, seed, ({ before, after }) => {
    if (entry === 0) hold(before);
    if (++entry === MOST_ENTRIES) throw new CodedError('no-end', { seed, most: MOST_ENTRIES });
    hold(after);
  });
  return gameRowOf(match, seating, at);
}

/** Endings and wins as counts, everything else as means; a shared win counts for all who share it. */
function summaryOf(rows: readonly GameRow[], seats: number) {
  const byReason = Object.entries(Object.groupBy(rows, ({ reason }) => reason));
  const names = [...new Set(rows.flatMap(({ counters }) => Object.keys(counters)))];
  const bySeat = Array.from({ length: seats }, (_, seat) => seat);
  const points = bySeat.map((seat) => rows.flatMap((row) => row.points?.[seat] ?? []));
  return {
    games: rows.length,
    endings: Object.fromEntries(byReason.map(([reason, ended]) => [reason, ended?.length])),
    wins: bySeat.map((seat) => rows.filter(({ won }) => won[seat]! > 0).length),
    lost: rows.filter(({ won }) => won.every((part) => part === 0)).length,
    entries: spreadOf(rows.map(({ length }) => length)),
    ...(points.some(({ length }) => length > 0) && { points: points.map(spreadOf) }),
    counters: Object.fromEntries(
      names.map((name) => [name, spreadOf(rows.flatMap(({ counters }) => counters[name] ?? []))]),
    ),
  };
}
