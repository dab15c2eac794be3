// From games to figures: everything a report shows, as plain data with intervals.
import type { Thing } from '@undercroft/kernel';
import { type CurveFigures, curveFigures } from './curves.ts';
import { type ObservedThing, observedThings } from './observed.ts';
import type { LabPlan } from './plan.ts';
import {
  addTrial,
  type Estimate,
  meanOf,
  noTrials,
  quantile,
  type Trials,
  trialsOf,
  wilson,
} from './statistics.ts';
import { type ChunkData, type GameRow, rowsOf, sideCount } from './tally.ts';

/** A share with its interval, whom it is of, and from how many games. */
export interface Rate extends Estimate {
  /** For files and machines; a reader is told in words made from `of`. */
  readonly name: string;
  readonly of: RateOf;
  readonly n: number;
  /** What it would be if nothing made a difference; absent where there is no such thing. */
  readonly fair?: number;
}

/** What a rate is of: everybody at tables of one size, a seat, a side, a bot or an ending there. */
export interface RateOf {
  readonly seats?: number;
  readonly seat?: number;
  readonly side?: number;
  readonly bot?: string;
  readonly reason?: string;
}

/** All figures of a run. */
export interface Summary {
  readonly plan: LabPlan;
  readonly games: number;
  readonly sides: readonly Rate[];
  readonly seats: readonly Rate[];
  readonly seatCounts: readonly Rate[];
  readonly bots: readonly Rate[];
  /** How often the seat that is asked first wins, by seat count. */
  readonly firstSeat: readonly Rate[];
  readonly length: {
    readonly mean: Estimate;
    readonly median: number;
    readonly p10: number;
    readonly p90: number;
    readonly bins: readonly Bin[];
  };
  readonly reasons: readonly Rate[];
  /** How games ended, by the number of seats. */
  readonly endingsBySeats: readonly Rate[];
  /** Endings over time: for each bin of length, how many games ended for each reason. */
  readonly endings: {
    readonly bins: readonly Bin[];
    readonly reasons: readonly string[];
    readonly counts: readonly (readonly number[])[];
  };
  /** Points per seat and game. */
  readonly sources: readonly { readonly source: string; readonly points: number }[];
  readonly counters: readonly { readonly name: string; readonly mean: Estimate }[];
  readonly curves: CurveFigures;
  /** An observation, not an experiment: bots take things in good positions and play them in bad ones. */
  readonly observed: readonly ObservedThing[];
  /** How the interval of the main rate shrank as games came in. */
  readonly shrinking: readonly { readonly games: number; readonly rate: Estimate }[];
  readonly shrinkingOf: RateOf;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly n: number;
}

/** From games to figures; things are looked at where they are given. */
export function summarise(
  plan: LabPlan,
  chunks: readonly ChunkData[],
  things: readonly Thing[] = [],
): Summary {
  const rows = rowsOf(chunks);
  const lengths = rows.map((row) => row.length).sort((a, b) => a - b);
  const bins = binsOf(lengths);
  const reasons = [...new Set(rows.map((row) => row.reason))].sort();
  const counterNames = [...new Set(rows.flatMap((row) => Object.keys(row.counters)))];
  const seatGames = rows.reduce((sum, row) => sum + row.seats, 0);
  return {
    plan,
    games: rows.length,
    sides: sideRates(rows),
    seats: ratesOf(rows, (row) =>
      row.won.map((won, seat): Named => [{ seats: row.seats, seat }, won, fairShare(row)]),
    ),
    seatCounts: ratesOf(rows, (row) => [[{ seats: row.seats }, row.won.some((won) => won > 0) ? 1 : 0]]),
    bots: botRates(plan, rows),
    firstSeat: ratesOf(
      rows.filter((row) => sideCount(row) === row.seats && row.seats > 1),
      (row) => [[{ seats: row.seats }, row.won[row.first]!, 1 / row.seats]],
    ),
    length: {
      mean: meanOf(trialsOf(lengths)),
      median: quantile(lengths, 0.5),
      p10: quantile(lengths, 0.1),
      p90: quantile(lengths, 0.9),
      bins,
    },
    reasons: reasons.map((reason) =>
      rateFrom({ reason }, trialsOf(rows.map((row) => (row.reason === reason ? 1 : 0)))),
    ),
    endingsBySeats: ratesOf(rows, (row) =>
      reasons.map((reason): Named => [{ seats: row.seats, reason }, row.reason === reason ? 1 : 0]),
    ),
    endings: {
      bins,
      reasons,
      counts: bins.map((bin) =>
        reasons.map((reason) => rows.filter((row) => row.reason === reason && isIn(bin, row.length)).length),
      ),
    },
    sources: addUpSources(chunks).map(([source, points]) => ({ source, points: points / seatGames })),
    counters: counterNames.map((name) => ({
      name,
      mean: meanOf(trialsOf(rows.map((row) => row.counters[name] ?? 0))),
    })),
    curves: curveFigures(rows),
    observed: observedThings(things, rows),
    shrinking: shrinkingOf(rows),
    shrinkingOf: mainRate(rows),
  };
}

const fairShare = (row: GameRow): number | undefined =>
  sideCount(row) === row.seats && row.seats > 1 ? 1 / row.seats : undefined;

type Named = readonly [of: RateOf, result: number, fair?: number | undefined];

const nameOf = ({ seats, seat, side, bot, reason }: RateOf): string =>
  [
    seats !== undefined && (seats === 1 ? '1 seat' : `${seats} seats`),
    seat !== undefined && `seat ${seat + 1}`,
    side !== undefined && `side ${side + 1}`,
    bot,
    reason,
  ]
    .filter(Boolean)
    .join(', ');

function ratesOf(rows: readonly GameRow[], named: (row: GameRow) => readonly Named[]): Rate[] {
  const groups = new Map<string, { of: RateOf; trials: Trials; fair: number | undefined }>();
  for (const row of rows)
    for (const [of, result, fair] of named(row)) {
      const name = nameOf(of);
      const group = groups.get(name) ?? { of, trials: noTrials(), fair };
      groups.set(name, group);
      addTrial(group.trials, result);
    }
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return sorted.map(([, { of, trials, fair }]) => rateFrom(of, trials, fair));
}

function rateFrom(of: RateOf, trials: Trials, fair?: number): Rate {
  return { name: nameOf(of), of, n: trials.n, ...wilson(trials), ...(fair === undefined ? {} : { fair }) };
}

/** One result per side and game: the seats of a side win together and are no separate evidence. */
function sideRates(rows: readonly GameRow[]): Rate[] {
  return ratesOf(rows, (row) => {
    const sides = sideCount(row);
    if (sides === row.seats && row.seats > 1) return [];
    const fair = sides > 1 ? 1 / sides : undefined;
    return [...new Set(row.sides)].map(
      (side): Named => [{ seats: row.seats, side }, row.won[row.sides.indexOf(side)]!, fair],
    );
  });
}

/** One result per bot and game: the mean of the sides that it played. */
const botRates = (plan: LabPlan, rows: readonly GameRow[]): Rate[] =>
  ratesOf(rows, (row) =>
    [...new Set(row.bots)].map((bot): Named => {
      const seats = [...new Set(row.sides)]
        .map((side) => row.sides.indexOf(side))
        .filter((seat) => row.bots[seat] === bot);
      const won = seats.reduce((sum, seat) => sum + row.won[seat]!, 0) / seats.length;
      return [{ bot: plan.bots[bot]! }, won];
    }),
  );

/** What the run is mostly about: the first side where there are sides, victory where all play together, else seat 1. */
function mainRate(rows: readonly GameRow[]): RateOf {
  const sides = rows[0] ? sideCount(rows[0]) : 1;
  if (sides === 1) return {};
  return rows[0]?.seats === sides ? { seat: 0 } : { side: 0 };
}

const MARKS = 24;

function shrinkingOf(rows: readonly GameRow[]): Summary['shrinking'] {
  const marks = new Set<number>();
  for (let i = 1; i <= MARKS; i++) marks.add(Math.max(1, Math.round(rows.length ** (i / MARKS))));
  const trials = noTrials();
  const shrinking: { games: number; rate: Estimate }[] = [];
  for (const [i, row] of rows.entries()) {
    addTrial(trials, row.won[0]!);
    if (marks.has(i + 1)) shrinking.push({ games: i + 1, rate: wilson(trials) });
  }
  return shrinking;
}

const MOST_BINS = 24;

function binsOf(sorted: readonly number[]): Bin[] {
  if (sorted.length === 0) return [];
  const low = sorted[0]!;
  const width = niceStep((sorted.at(-1)! - low + 1) / MOST_BINS);
  const start = Math.floor(low / width) * width;
  const bins: Bin[] = [];
  for (let from = start; from <= sorted.at(-1)!; from += width) {
    const bin = { from, to: from + width, n: 0 };
    bins.push({ ...bin, n: sorted.filter((value) => isIn(bin, value)).length });
  }
  return bins;
}

const isIn = ({ from, to }: Pick<Bin, 'from' | 'to'>, value: number): boolean => value >= from && value < to;

function niceStep(least: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];
  return steps.find((step) => step >= least) ?? 10_000;
}

function addUpSources(chunks: readonly ChunkData[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { sources } of chunks)
    for (const [source, points] of Object.entries(sources))
      sums.set(source, (sums.get(source) ?? 0) + points);
  return [...sums].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}
