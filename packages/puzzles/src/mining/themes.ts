// The themes of a puzzle, computed: the rules it is about, the part of the game, the kind of choice, a line.
import type { PuzzleStep } from '../puzzle.ts';

const PHASES = ['opening', 'middle', 'end'] as const;

/** How far the game was where a puzzle has these themes: the middle of its part. */
export function farIn(themes: readonly string[]): number {
  const phase = PHASES.findIndex((name) => themes.includes(`phase:${name}`));
  return (phase + 0.5) / PHASES.length;
}

/** `at` is how far the game was, from 0 to 1. */
export function themesOf(
  steps: readonly PuzzleStep[],
  kinds: readonly string[],
  at: number,
): readonly string[] {
  const phase = PHASES[Math.min(PHASES.length - 1, Math.floor(PHASES.length * at))]!;
  const families = steps.flatMap(({ clauses }) => clauses.map((clause) => clause.replace(/-\d+$/, '')));
  return [
    ...new Set([
      ...families.map((family) => `rule:${family}`),
      ...kinds.map((kind) => `kind:${kind}`),
      `phase:${phase}`,
      ...(steps.length > 1 ? ['line'] : []),
    ]),
  ];
}
