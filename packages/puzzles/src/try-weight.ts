// How much a try counts: less after hints, less where the theme was asked for, not at all after the last hint.

/** The hint after which a try is no longer rated. */
export const LAST_HINT = 3;

/** Of a set by theme: whoever asked for a rare theme was told more about the answer than whoever asked for a common one. */
const [LEAST, MOST] = [0.2, 0.7];

export interface TryTerms {
  readonly isSolved: boolean;
  /** How many hints were used at most, at any step. */
  readonly hints: number;
  /** The share of all puzzles that have the theme that was asked for; undefined where none was. */
  readonly themeShare?: number | undefined;
}

/** Between 0 and 1. Each hint takes a third off what solving is worth; nobody loses less for having peeped. */
export function tryWeight({ isSolved, hints, themeShare }: TryTerms): number {
  if (hints >= LAST_HINT) return 0;
  const byTheme = themeShare === undefined ? 1 : Math.min(MOST, Math.max(LEAST, themeShare));
  return byTheme * (isSolved ? 1 - hints / LAST_HINT : 1);
}
