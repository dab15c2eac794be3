// The review of a game: every decision of a seat quickly, then more thought where the expected result moved most.
import { CONCEDE, type OpenedRecord, type Seat, timelineOf } from '@undercroft/kernel';
import type { BotTable } from '../bot.ts';
import { newPayoff, settleResult } from '../search/payoff.ts';
import { assess, type DecidedEntry } from './assess.ts';
import type { Depth, ReviewMoment } from './moment.ts';

export interface ReviewTask {
  readonly at: number;
  readonly depth: Depth;
}

/** Judges tasks, in any order and on any number of threads; `done` hears each as it comes. */
export type Judge = (
  tasks: readonly ReviewTask[],
  done: (moment: ReviewMoment) => void,
  signal?: AbortSignal,
) => Promise<void>;

export interface Review {
  readonly seat: Seat;
  readonly seed: string;
  /** Every decision of the seat, in order. */
  readonly moments: readonly ReviewMoment[];
  /** Entry numbers of the moments that moved the expected result most, in order. */
  readonly marks: readonly number[];
  /** What the seat's side got in the end: 1 for a victory, a part of it for a shared one. Absent while a game goes on. */
  readonly outcome?: number;
}

/** The decisions of a seat: entries at which it had more than one choice, did not give up, and no bot chose for its person. */
export function decisionsOf(opened: OpenedRecord<unknown, unknown, unknown>, seat: Seat): DecidedEntry[] {
  const { game, log } = opened;
  const timeline = timelineOf(opened);
  return log.flatMap((entry, at) => {
    if (entry.seat !== seat || entry.choice === CONCEDE || entry.byBot) return [];
    const position = timeline.at(at);
    return game.choices(position, seat).length > 1 ? [{ at, seat, position, choice: entry.choice }] : [];
  });
}

const QUICK = { total: 40_000, least: 24, most: 240, worlds: 16 };
const DEEP: Depth = { iterations: 1600, worlds: 250, isDeep: true };
/** So many moments are thought about again, each with the one after it, and so many of them are shown at most. */
const REVISITED = 12;
const MARKS = 8;
/** A smaller movement is within what a second review would shift by itself. */
const LEAST_MOVEMENT = 0.04;

/** Few decisions get more thought each: the whole takes about the same time for a short game and a long one. */
export function quickDepth(decisions: number): Depth {
  const each = Math.floor(QUICK.total / Math.max(1, decisions));
  return {
    iterations: Math.min(QUICK.most, Math.max(QUICK.least, each)),
    worlds: QUICK.worlds,
    isDeep: false,
  };
}

/** How far the expected result moved from this decision to the next one, or to the end. */
export function movement(moments: readonly ReviewMoment[], i: number, outcome: number | undefined): number {
  const next = moments[i + 1]?.expected ?? outcome ?? moments[i]!.made;
  return next - moments[i]!.expected;
}

/** How far it moved after the choice: by luck, and by what the others did. */
export const drift = (moments: readonly ReviewMoment[], i: number, outcome: number | undefined): number =>
  (moments[i + 1]?.expected ?? outcome ?? moments[i]!.made) - moments[i]!.made;

/** Places of the moments that count, weightiest first: those that gave most away, and those after which most changed. */
export function weightiest(moments: readonly ReviewMoment[], outcome: number | undefined): number[] {
  const weight = (i: number): number =>
    Math.max(Math.abs(movement(moments, i, outcome)), 1.5 * Math.max(0, moments[i]!.cost.low));
  return moments
    .map((_, i) => i)
    .filter((i) => weight(i) >= LEAST_MOVEMENT)
    .sort((a, b) => weight(b) - weight(a) || a - b);
}

/** The moments to show, in order. Only what was thought about twice, at both ends of the movement, is worth a mark. */
function marksOf(moments: readonly ReviewMoment[], outcome: number | undefined): number[] {
  const isSure = (i: number): boolean => moments[i]!.isDeep && (moments[i + 1]?.isDeep ?? true);
  return weightiest(moments, outcome)
    .filter(isSure)
    .slice(0, MARKS)
    .map((i) => moments[i]!.at)
    .sort((a, b) => a - b);
}

export interface ReviewRun {
  readonly seat: Seat;
  readonly seed: string;
  /** Entry numbers of the decisions. */
  readonly decisions: readonly number[];
  readonly outcome?: number | undefined;
  /** Told after each decision: the share of all the work that is done. */
  progress?(share: number): void;
  readonly signal?: AbortSignal | undefined;
}

/** Rejects with the signal's reason when it is cancelled. */
export async function runReview(judge: Judge, run: ReviewRun): Promise<Review> {
  const { seat, seed, decisions, outcome, signal } = run;
  const quick = quickDepth(decisions.length);
  const deepCount = Math.min(decisions.length, 2 * REVISITED);
  const work = decisions.length * quick.iterations + deepCount * DEEP.iterations;
  const found = new Map<number, ReviewMoment>();
  let done = 0;
  const pass = async (places: readonly number[], depth: Depth): Promise<void> => {
    const tasks = places.map((at) => ({ at, depth }));
    const heard = (moment: ReviewMoment): void => {
      found.set(moment.at, moment);
      done += depth.iterations;
      run.progress?.(Math.min(1, done / work));
    };
    await judge(tasks, heard, signal);
    signal?.throwIfAborted();
  };
  const inOrder = (): ReviewMoment[] => decisions.map((at) => found.get(at)!);
  await pass(decisions, quick);
  const revisited = weightiest(inOrder(), outcome)
    .slice(0, REVISITED)
    .flatMap((i) => [i, i + 1]);
  const places = [...new Set(revisited)].flatMap((i) => (i < decisions.length ? [decisions[i]!] : []));
  await pass(places, DEEP);
  run.progress?.(1);
  const moments = inOrder();
  return { seat, seed, moments, marks: marksOf(moments, outcome), ...(outcome !== undefined && { outcome }) };
}

/** What the side of a seat got in the end. */
export function outcomeFor({ game, table, position }: OpenedRecord<unknown, unknown, unknown>, seat: Seat) {
  const result = game.result(position);
  if (!result) return undefined;
  const payoff = newPayoff(game, table);
  settleResult(payoff, result, 0);
  return payoff.won[payoff.sideOf[seat]!]!;
}

/** Judges in this thread, one task after another: for the terminal and for tests. */
export const judgeHere =
  (room: BotTable, decided: readonly DecidedEntry[], seed: string): Judge =>
  async (tasks, done, signal) => {
    const byEntry = new Map(decided.map((one) => [one.at, one]));
    for (const { at, depth } of tasks) {
      signal?.throwIfAborted();
      done(assess(room, byEntry.get(at)!, depth, seed));
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
