// The three hints of a step, each telling more than the one before: the rule, the pieces, the two choices that are left.
import type { Kinds } from '@undercroft/kernel';
import type { PuzzlePieces, PuzzleStep } from './puzzle.ts';

export const HINT_NUMBERS = [1, 2, 3] as const;
/** Which of the three hints of a step. */
export type HintNumber = (typeof HINT_NUMBERS)[number];

export type PuzzleHint = Kinds<{
  clauses: { clauses: readonly string[] };
  pieces: PuzzlePieces;
  /** Places in the list of choices. */
  left: { choices: readonly [number, number] };
}>;

export function hintOf({ clauses, pieces, left }: PuzzleStep, number: HintNumber): PuzzleHint {
  if (number === 1) return { kind: 'clauses', clauses };
  return number === 2 ? { kind: 'pieces', ...pieces } : { kind: 'left', choices: left };
}
