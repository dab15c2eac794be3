// A first try as a game of a person against a puzzle: solving it is winning.
import { rate } from 'openskill';

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** What both are afterwards; a weight below 1 goes only a part of the way. */
export function rateTry(
  person: Skill,
  puzzle: Skill,
  isSolved: boolean,
  weight: number,
): { readonly person: Skill; readonly puzzle: Skill } {
  const [[afterPerson], [afterPuzzle]] = rate([[{ ...person }], [{ ...puzzle }]], {
    rank: isSolved ? [1, 2] : [2, 1],
  }) as [[Skill], [Skill]];
  return { person: between(person, afterPerson, weight), puzzle: between(puzzle, afterPuzzle, weight) };
}

const between = (from: Skill, to: Skill, weight: number): Skill => ({
  mu: from.mu + weight * (to.mu - from.mu),
  sigma: from.sigma + weight * (to.sigma - from.sigma),
});
