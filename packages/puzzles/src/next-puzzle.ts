// Which puzzle comes next: one about as hard as somebody is strong, that they have not tried.
import { hashData } from '@undercroft/kernel';
import type { Difficulty } from './puzzle.ts';

interface Offered {
  readonly id: string;
  readonly difficulty: Difficulty;
}

/** On the scale of ratings: so far apart two puzzles still suit the same person. */
const SPREAD = 2;

/**
 * The untried puzzle nearest to a rating. Each person has an order of their own among those that suit, so that not everybody
 * meets the same ones; and whoever leaves a puzzle alone is asked it again: skipping gives no easier ones.
 */
export function nextPuzzle<Some extends Offered>(
  puzzles: readonly Some[],
  isTried: (id: string) => boolean,
  mu: number,
  person: string,
): Some | undefined {
  const farOff = ({ id, difficulty }: Some): number => {
    const drawn = Number.parseInt(hashData([person, id]).slice(0, 8), 16) / 2 ** 32;
    return Math.abs(difficulty.mu - mu) + SPREAD * drawn;
  };
  const left = puzzles.filter(({ id }) => !isTried(id)).map((puzzle) => ({ puzzle, far: farOff(puzzle) }));
  return left.sort((a, b) => a.far - b.far)[0]?.puzzle;
}
