// A variant against its baseline on common random numbers: game by game, so that small changes show.
import type { Kinds } from '@undercroft/kernel';
import { addTrial, deviationOf, type Estimate, meanOf, noTrials } from './statistics.ts';
import type { ChunkData, GameRow } from './tally.ts';

/** What a variant changed, game by game. */
export interface Comparison {
  readonly numbers: Readonly<Record<string, number>>;
  /** Games that both runs have. */
  readonly pairs: number;
  /** Games that ended the same way: the share of luck that the two runs have in common. */
  readonly sameEnding: number;
  readonly differences: readonly Difference[];
}

/** What a difference is about, for a page that says it in other words than `name`. */
export type Measured = Kinds<
  { victories: { seats: number; seat: number; side: number | null }; counter: { counter: string } },
  'length' | 'points'
>;

export interface Difference {
  readonly name: string;
  readonly about: Measured;
  readonly baseline: number;
  readonly variant: number;
  /** Variant less baseline, from the paired games. */
  readonly change: Estimate;
  /** How much a pair deviates: what the number of pairs for a difference depends on. */
  readonly deviation: number;
  /** What the interval's half-width would be had the runs not shared their luck. */
  readonly unpaired: number;
}

export function compare(
  numbers: Readonly<Record<string, number>>,
  baseline: readonly ChunkData[],
  variant: readonly ChunkData[],
): Comparison {
  const others = new Map(variant.flatMap((chunk) => chunk.rows).map((row) => [row.at, row]));
  const pairs = baseline
    .flatMap((chunk) => chunk.rows)
    .flatMap((row): [GameRow, GameRow][] => (others.has(row.at) ? [[row, others.get(row.at)!]] : []));
  return {
    numbers,
    pairs: pairs.length,
    sameEnding: pairs.filter(([a, b]) => a.reason === b.reason && `${a.won}` === `${b.won}`).length,
    differences: measuresOf(pairs).map((measure) => difference(measure, pairs)),
  };
}

type Measure = readonly [name: string, about: Measured, of: (row: GameRow) => number | undefined];

function measuresOf(pairs: readonly (readonly [GameRow, GameRow])[]): Measure[] {
  const seatCounts = [...new Set(pairs.map(([row]) => row.seats))].sort((a, b) => a - b);
  const measures: Measure[] = seatCounts.flatMap((seats) => {
    const row = pairs.find(([one]) => one.seats === seats)![0];
    return [...new Set(row.sides)].map((side): Measure => {
      const seat = row.sides.indexOf(side);
      const isAlone = new Set(row.sides).size === seats;
      const who = isAlone ? `seat ${seat + 1}` : `side ${side + 1}`;
      return [
        `${seats} seats: victories of ${who}`,
        { kind: 'victories', seats, seat, side: isAlone ? null : side },
        (one) => (one.seats === seats ? one.won[seat] : undefined),
      ];
    });
  });
  measures.push(['length of a game', { kind: 'length' }, (row) => row.length]);
  if (pairs[0]?.[0].points)
    measures.push([
      'points per seat',
      { kind: 'points' },
      (row) => row.points!.reduce((sum, had) => sum + had, 0) / row.seats,
    ]);
  for (const name of Object.keys(pairs[0]?.[0].counters ?? {}))
    measures.push([name, { kind: 'counter', counter: name }, (row) => row.counters[name]]);
  return measures;
}

function difference([name, about, of]: Measure, pairs: readonly (readonly [GameRow, GameRow])[]): Difference {
  const one = noTrials();
  const other = noTrials();
  const paired = noTrials();
  for (const [a, b] of pairs) {
    const before = of(a);
    const after = of(b);
    if (before === undefined || after === undefined) continue;
    addTrial(one, before);
    addTrial(other, after);
    addTrial(paired, after - before);
  }
  const half = ({ high, value }: Estimate): number => high - value;
  return {
    name,
    about,
    baseline: meanOf(one).value,
    variant: meanOf(other).value,
    change: meanOf(paired),
    deviation: deviationOf(paired),
    unpaired: Math.hypot(half(meanOf(one)), half(meanOf(other))),
  };
}
