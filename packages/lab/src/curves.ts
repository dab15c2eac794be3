// How games go, on average: choices, expectations and leads over the game, changes of the lead, drama.
import { type Estimate, meanOf, trialsOf } from './statistics.ts';
import { CURVE_POINTS, type GameRow } from './tally.ts';

/** By table size, with one figure for each stretch of the game. */
export interface Course {
  readonly seats: number;
  readonly games: number;
  readonly choices: readonly Estimate[];
  /** What the hints expected for whoever won; empty where nobody can be told, or nobody won. */
  readonly winnerExpected: readonly Estimate[];
  /** How far the side that was expected first was ahead of the next. */
  readonly lead: readonly Estimate[];
  readonly leadChanges: Estimate;
  readonly drama: Estimate;
}
export type CurveFigures = readonly Course[];

export function curveFigures(rows: readonly GameRow[]): CurveFigures {
  const sizes = [...new Set(rows.map(({ seats }) => seats))].sort((a, b) => a - b);
  return sizes.flatMap((seats) => {
    const those = rows.filter((row) => row.seats === seats && row.curve !== null);
    return those.length === 0 ? [] : [courseOf(seats, those)];
  });
}

function courseOf(seats: number, rows: readonly GameRow[]): Course {
  const over = (of: (row: GameRow, i: number) => number | undefined): Estimate[] => {
    const points = Array.from({ length: CURVE_POINTS }, (_, i) =>
      rows.map((row) => of(row, i)).filter((value) => value !== undefined),
    );
    return points.some((values) => values.length === 0)
      ? []
      : points.map((values) => meanOf(trialsOf(values)));
  };
  const sides = (row: GameRow): number => row.curve!.expected.length;
  return {
    seats,
    games: rows.length,
    choices: over((row, i) => row.curve!.choices[i]),
    winnerExpected: over((row, i) => {
      const winner = [...new Set(row.sides)].findIndex((side) => row.won[row.sides.indexOf(side)]! > 0);
      return winner < 0 ? undefined : row.curve!.expected[winner]?.[i];
    }),
    lead: over((row, i) => {
      if (sides(row) < 2) return undefined;
      const [first, second] = row.curve!.expected.map((points) => points[i]!).sort((a, b) => b - a);
      return first! - second!;
    }),
    leadChanges: meanOf(trialsOf(rows.map((row) => row.curve!.leadChanges))),
    drama: meanOf(trialsOf(rows.map((row) => row.curve!.drama))),
  };
}
