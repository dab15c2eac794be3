// What sweeps and tuning aim at: victories of the first side by table size, the length of a game, endings.
import { CodedError } from '@undercroft/kernel';
import { type Estimate, meanOf, trialsOf, wilson } from './statistics.ts';
import type { RateOf } from './summary.ts';
import { type GameRow, sideCount } from './tally.ts';

export type Measure =
  | { readonly kind: 'victories'; readonly of: RateOf; readonly target?: number }
  | { readonly kind: 'length'; readonly target?: number }
  | { readonly kind: 'ending'; readonly reason: string; readonly target?: number };

/** Victories of every side at every table size; of the table where all play together. Without a target. */
export function measuresOf(rows: readonly GameRow[]): Measure[] {
  const sizes = [...new Set(rows.map(({ seats }) => seats))].sort((a, b) => a - b);
  const victories = sizes.flatMap((seats) => {
    const row = rows.find((one) => one.seats === seats)!;
    const sides = [...new Set(row.sides)];
    const isAlone = sides.length === seats && seats > 1;
    const shown = sides.length === 2 && !isAlone ? sides.slice(0, 1) : sides;
    return shown.map(
      (side): Measure => ({
        kind: 'victories',
        of: isAlone
          ? { seats, seat: row.sides.indexOf(side) }
          : sides.length === 1
            ? { seats }
            : { seats, side },
      }),
    );
  });
  const endings = [...new Set(rows.map(({ reason }) => reason))].sort();
  return [
    ...victories,
    { kind: 'length' },
    ...(endings.length > 1 ? endings.map((reason): Measure => ({ kind: 'ending', reason })) : []),
  ];
}

/** `50`, or `victories=50,length=120,ending:cap=5`: shares in points of a hundred. */
export function targetsFrom(words: string, seatCounts: readonly number[], sides: number): Measure[] {
  return words.split(',').flatMap((word): Measure[] => {
    const [what, value] = word.includes('=') ? (word.split('=') as [string, string]) : ['victories', word];
    const number = Number(value);
    if (!(number >= 0) || value.trim() === '')
      throw new CodedError('bad-target', { target: word.slice(0, 40) });
    if (what === 'length') return [{ kind: 'length', target: number }];
    if (what.startsWith('ending:')) return [{ kind: 'ending', reason: what.slice(7), target: number / 100 }];
    if (what !== 'victories') throw new CodedError('bad-target', { target: word.slice(0, 40) });
    return seatCounts.map((seats) => ({
      kind: 'victories',
      of: sides === 1 ? { seats } : sides === 2 ? { seats, side: 0 } : { seats, seat: 0 },
      target: number / 100,
    }));
  });
}

/** The results that a measure is made of, one a game. */
export function resultsFor(measure: Measure, rows: readonly GameRow[]): number[] {
  if (measure.kind === 'length') return rows.map(({ length }) => length);
  if (measure.kind === 'ending') return rows.map(({ reason }) => (reason === measure.reason ? 1 : 0));
  const { seats, seat, side } = measure.of;
  const those = seats === undefined ? rows : rows.filter((row) => row.seats === seats);
  return those.map((row) => {
    if (seat !== undefined) return row.won[seat]!;
    if (side !== undefined) return row.won[row.sides.indexOf(side)]!;
    return sideCount(row) === 1 ? row.won[0]! : row.won.some((won) => won > 0) ? 1 : 0;
  });
}

export function estimateOf(measure: Measure, rows: readonly GameRow[], z?: number): Estimate {
  const trials = trialsOf(resultsFor(measure, rows));
  return measure.kind === 'length' ? meanOf(trials, z) : wilson(trials, z);
}
