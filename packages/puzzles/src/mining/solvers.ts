// Three levels of bots that try to solve: how often each does tells where a puzzle begins on the scale of ratings.
import { advisorLevel, defaultLevel, LEVELS, type Level } from '@undercroft/bots/levels';
import type { Difficulty } from '../puzzle.ts';

/** The weak one is so many levels below the usual one. */
const BELOW = 2;

/** The levels that try to solve a puzzle, weakest first. */
export const SOLVERS: readonly [Level, Level, Level] = [
  LEVELS[Math.max(0, LEVELS.indexOf(defaultLevel) - BELOW)]!,
  defaultLevel,
  advisorLevel,
];

/** Of the ratings: a newcomer's, and how much play varies. */
const START = 25;
const BETA = 25 / 6;
/** One level beats the one below it in about two of three games, which is so much on the scale. */
const STEP = 0.46 * Math.SQRT2 * BETA;
/** Three rates of bots say less about people than a few dozen tries of theirs will. */
const SIGMA = 5;
const [LOWEST, HIGHEST] = [START - 4 * BETA, START + 4 * BETA];

const ratingOf = (level: Level): number =>
  START + STEP * (LEVELS.indexOf(level) - LEVELS.indexOf(defaultLevel));

/** The chance to win against this difficulty, close to that of the ratings. */
const chanceAt = (rating: number, mu: number): number =>
  1 / (1 + Math.exp((-1.702 * (rating - mu)) / (Math.SQRT2 * BETA)));

/** The difficulty under which these rates are likeliest, each as sure as if it came from so many tries. */
export function difficultyFrom(solved: readonly number[], tries: readonly number[]): Difficulty {
  let best = { mu: START, likely: Number.NEGATIVE_INFINITY };
  for (let mu = LOWEST; mu <= HIGHEST; mu += 0.25) {
    let likely = 0;
    for (const [i, level] of SOLVERS.entries()) {
      const chance = chanceAt(ratingOf(level), mu);
      const [won, lost] = [solved[i]! * tries[i]! + 0.5, (1 - solved[i]!) * tries[i]! + 0.5];
      likely += (won * Math.log(chance) + lost * Math.log(1 - chance)) / (tries[i]! + 1);
    }
    if (likely > best.likely) best = { mu, likely };
  }
  return { mu: Math.round(best.mu * 100) / 100, sigma: SIGMA };
}
