// From games to figures: everything a report shows, as plain data with intervals.
import type { LabPlan } from './plan.ts';
import {
  addTrial,
  addTrials,
  type Contrast,
  type Estimate,
  meanOf,
  noTrials,
  quantile,
  stratifiedDifference,
  type Trials,
  wilson,
} from './statistics.ts';
import {
  type CardCounts,
  type ChunkData,
  type GameRow,
  noCounts,
  PLAIN_COUNTS,
  TRIAL_COUNTS,
} from './tally.ts';

export interface Rate extends Estimate {
  readonly name: string;
  readonly n: number;
  /** What it would be if nothing made a difference; absent where there is no such thing. */
  readonly fair?: number;
}

export interface CardFigures {
  readonly card: string;
  readonly offered: number;
  readonly chosen: number;
  readonly taken: number;
  readonly played: number;
  /** Seats that played it (or took it, where it is never played), and seats that met it and did not. */
  readonly having: number;
  readonly without: number;
  /** The change in win rate between the two; absent where one of them is empty. */
  readonly change?: Estimate;
}

export interface Summary {
  readonly plan: LabPlan;
  readonly games: number;
  readonly sides: readonly Rate[];
  readonly seats: readonly Rate[];
  readonly seatCounts: readonly Rate[];
  readonly bots: readonly Rate[];
  /** How much more often than its fair share the first seat wins, by seat count. */
  readonly firstSeat: readonly Rate[];
  readonly length: {
    readonly mean: Estimate;
    readonly median: number;
    readonly p10: number;
    readonly p90: number;
    readonly bins: readonly Bin[];
  };
  readonly reasons: readonly Rate[];
  /** Endings over time: for each bin of length, how many games ended for each reason. */
  readonly endings: {
    readonly bins: readonly Bin[];
    readonly reasons: readonly string[];
    readonly counts: readonly (readonly number[])[];
  };
  /** Points per seat and game. */
  readonly sources: readonly { readonly source: string; readonly points: number }[];
  readonly counters: readonly { readonly name: string; readonly mean: Estimate }[];
  readonly cards: readonly CardFigures[];
  /** How the interval of the main rate shrank as games came in. */
  readonly shrinking: readonly { readonly games: number; readonly rate: Estimate }[];
  readonly shrinkingName: string;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly n: number;
}

export function summarise(plan: LabPlan, chunks: readonly ChunkData[]): Summary {
  const rows = chunks.flatMap((chunk) => chunk.rows);
  const lengths = rows.map((row) => row.length).sort((a, b) => a - b);
  const bins = binsOf(lengths);
  const reasons = [...new Set(rows.map((row) => row.reason))].sort();
  const counterNames = [...new Set(rows.flatMap((row) => Object.keys(row.counters)))];
  const seatGames = rows.reduce((sum, row) => sum + row.seats, 0);
  const main = mainRate(rows);
  return {
    plan,
    games: rows.length,
    sides: sideRates(rows),
    seats: ratesBy(rows, (row, seat) => `${tableOf(row)}, seat ${seat + 1}`, fairShare),
    seatCounts: ratesOf(rows, (row) => [[tableOf(row), row.won.some((won) => won > 0) ? 1 : 0]]),
    bots: ratesBy(rows, (row, seat) => plan.bots[row.bots[seat]!]!),
    firstSeat: ratesOf(
      rows.filter((row) => sideCount(row) === row.seats && row.seats > 1),
      (row) => [[tableOf(row), row.won[0]!, 1 / row.seats]],
    ),
    length: {
      mean: meanOf(trialsOf(lengths)),
      median: quantile(lengths, 0.5),
      p10: quantile(lengths, 0.1),
      p90: quantile(lengths, 0.9),
      bins,
    },
    reasons: reasons.map((reason) =>
      rateFrom(reason, trialsOf(rows.map((row) => (row.reason === reason ? 1 : 0)))),
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
    cards: cardFigures(chunks),
    shrinking: shrinkingOf(rows, main.of),
    shrinkingName: main.name,
  };
}

const tableOf = ({ seats }: GameRow): string => (seats === 1 ? '1 seat' : `${seats} seats`);
const sideCount = (row: GameRow): number => new Set(row.sides).size;
const fairShare = (row: GameRow): number | undefined =>
  sideCount(row) === row.seats && row.seats > 1 ? 1 / row.seats : undefined;

function trialsOf(values: readonly number[]): Trials {
  const trials = noTrials();
  for (const value of values) addTrial(trials, value);
  return trials;
}

type Named = readonly [name: string, result: number, fair?: number | undefined];

function ratesOf(rows: readonly GameRow[], named: (row: GameRow) => readonly Named[]): Rate[] {
  const groups = new Map<string, { trials: Trials; fair: number | undefined }>();
  for (const row of rows)
    for (const [name, result, fair] of named(row)) {
      const group = groups.get(name) ?? { trials: noTrials(), fair };
      groups.set(name, group);
      addTrial(group.trials, result);
    }
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return sorted.map(([name, { trials, fair }]) => rateFrom(name, trials, fair));
}

const ratesBy = (
  rows: readonly GameRow[],
  name: (row: GameRow, seat: number) => string,
  fair: (row: GameRow) => number | undefined = () => undefined,
): Rate[] => ratesOf(rows, (row) => row.won.map((won, seat): Named => [name(row, seat), won, fair(row)]));

function rateFrom(name: string, trials: Trials, fair?: number): Rate {
  return { name, n: trials.n, ...wilson(trials), ...(fair === undefined ? {} : { fair }) };
}

/** One result per side and game: the seats of a side win together and are no separate evidence. */
function sideRates(rows: readonly GameRow[]): Rate[] {
  return ratesOf(rows, (row) => {
    const sides = sideCount(row);
    if (sides === row.seats && row.seats > 1) return [];
    const fair = sides > 1 ? 1 / sides : undefined;
    return [...new Set(row.sides)].map(
      (side): Named => [`${tableOf(row)}, side ${side + 1}`, row.won[row.sides.indexOf(side)]!, fair],
    );
  });
}

/** What the run is mostly about: the first side where there are sides, victory where all play together, else seat 1. */
function mainRate(rows: readonly GameRow[]): { name: string; of: (row: GameRow) => number } {
  const sides = rows[0] ? sideCount(rows[0]) : 1;
  const name =
    sides === 1 ? 'victories' : rows[0]?.seats === sides ? 'victories of seat 1' : 'victories of side 1';
  return { name, of: (row) => row.won[0]! };
}

const MARKS = 24;

function shrinkingOf(rows: readonly GameRow[], of: (row: GameRow) => number): Summary['shrinking'] {
  const marks = new Set<number>();
  for (let i = 1; i <= MARKS; i++) marks.add(Math.max(1, Math.round(rows.length ** (i / MARKS))));
  const trials = noTrials();
  const shrinking: { games: number; rate: Estimate }[] = [];
  for (const [i, row] of rows.entries()) {
    addTrial(trials, of(row));
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

function cardFigures(chunks: readonly ChunkData[]): CardFigures[] {
  const cards = new Map<string, Map<string, CardCounts>>();
  for (const chunk of chunks)
    for (const [stratum, counted] of Object.entries(chunk.cards))
      for (const [card, counts] of Object.entries(counted)) addCounts(cards, card, stratum, counts);
  return [...cards]
    .map(([card, strata]) => figuresOf(card, [...strata.values()]))
    .sort((a, b) => (b.change?.value ?? -2) - (a.change?.value ?? -2) || a.card.localeCompare(b.card));
}

function addCounts(
  cards: Map<string, Map<string, CardCounts>>,
  card: string,
  stratum: string,
  more: Readonly<CardCounts>,
): void {
  const strata = cards.get(card) ?? new Map<string, CardCounts>();
  cards.set(card, strata);
  const counts = strata.get(stratum) ?? noCounts();
  strata.set(stratum, counts);
  for (const field of PLAIN_COUNTS) counts[field] += more[field];
  for (const field of TRIAL_COUNTS) addTrials(counts[field], more[field]);
}

function figuresOf(card: string, strata: readonly CardCounts[]): CardFigures {
  const sum = (of: (counts: CardCounts) => number): number =>
    strata.reduce((total, counts) => total + of(counts), 0);
  const isPlayed = strata.some(({ havingPlayed }) => havingPlayed.n > 0);
  const contrasts = strata.map(
    (counts): Contrast =>
      isPlayed
        ? { with: counts.havingPlayed, without: counts.withoutPlayed }
        : { with: counts.havingTaken, without: counts.withoutTaken },
  );
  const change = stratifiedDifference(contrasts);
  return {
    card,
    offered: sum((counts) => counts.offered),
    chosen: sum((counts) => counts.chosen),
    taken: sum((counts) => counts.taken),
    played: sum((counts) => counts.played),
    having: contrasts.reduce((total, { with: having }) => total + having.n, 0),
    without: contrasts.reduce((total, { without }) => total + without.n, 0),
    ...(change ? { change } : {}),
  };
}
