// What a run shows: shares of victories, endings and lengths, each with its interval.
import {
  addTrial,
  type Estimate,
  type GameRow,
  noTrials,
  type Trials,
  wilson,
} from '@undercroft/lab/anywhere';

export interface RateLine {
  readonly seats: number;
  /** Who wins: a seat where each plays alone, a side, or the whole table. */
  readonly who: 'seat' | 'side' | 'together';
  readonly number: number;
  readonly rate: Estimate;
  readonly fair: number | undefined;
}

const sidesOf = (row: GameRow): readonly number[] => [...new Set(row.sides)];

export function ratesOf(rows: readonly GameRow[]): RateLine[] {
  const counts = [...new Set(rows.map(({ seats }) => seats))].sort((a, b) => a - b);
  return counts.flatMap((seats) => {
    const those = rows.filter((row) => row.seats === seats);
    const sides = sidesOf(those[0]!);
    const who = sides.length === 1 ? 'together' : sides.length === seats ? 'seat' : 'side';
    return sides.map((side): RateLine => {
      const seat = those[0]!.sides.indexOf(side);
      return {
        seats,
        who,
        number: side + 1,
        rate: wilson(trialsOf(those.map((row) => row.won[seat]!))),
        fair: who === 'together' ? undefined : 1 / sides.length,
      };
    });
  });
}

export const reasonRate = (rows: readonly GameRow[], wanted: string): Estimate =>
  wilson(trialsOf(rows.map(({ reason }) => (reason === wanted ? 1 : 0))));

/** All endings that any of the games had, the most frequent first. */
export function reasonsOf(rows: readonly GameRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([reason]) => reason);
}

export interface PlotBin {
  readonly from: number;
  readonly to: number;
  /** The share of the printed games that lie here, and of the changed ones. */
  readonly printed: number;
  readonly changed: number;
}

const MOST_BINS = 16;

/** Lengths of both runs on one scale. */
export function lengthBins(printed: readonly GameRow[], changed: readonly GameRow[]): PlotBin[] {
  const all = [...printed, ...changed].map(({ length }) => length);
  if (all.length === 0) return [];
  const low = Math.min(...all);
  const width = Math.max(1, Math.ceil((Math.max(...all) - low + 1) / MOST_BINS));
  const share = (rows: readonly GameRow[], from: number): number =>
    rows.length === 0
      ? 0
      : rows.filter(({ length }) => length >= from && length < from + width).length / rows.length;
  const bins: PlotBin[] = [];
  for (let from = low; from <= Math.max(...all); from += width)
    bins.push({ from, to: from + width - 1, printed: share(printed, from), changed: share(changed, from) });
  return bins;
}

function trialsOf(results: readonly number[]): Trials {
  const trials = noTrials();
  for (const result of results) addTrial(trials, result);
  return trials;
}
