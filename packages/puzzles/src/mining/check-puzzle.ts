// A second opinion about a puzzle, with fresh seeds and twice the thoughts; and how often each level solves it now.
import type { BotTable } from '@undercroft/bots';
import type { Puzzle } from '../puzzle.ts';
import { digSiteOf, placeIn, thoughtOfLevel } from './dig-site.ts';
import { MINING_DEFAULTS } from './mining-settings.ts';
import { SOLVERS } from './solvers.ts';
import { tryPuzzle } from './try-puzzle.ts';

/** How hard a second opinion looks. */
export interface CheckSettings {
  /** Independent searches; most of them must find the answer. */
  readonly searches: number;
  /** Iterations of each. */
  readonly thoughts: number;
  readonly tries: readonly [number, number, number];
}

/** Twice the thoughts that mining had. */
export const CHECK_DEFAULTS: CheckSettings = {
  searches: 3,
  thoughts: 2 * MINING_DEFAULTS.thoughts,
  tries: [20, 5, 2],
};

/** What came of a second opinion. */
export interface Checked {
  readonly id: string;
  /** Of the searches at each step, how many found the answer; the least of the steps. */
  readonly agreed: number;
  readonly isKept: boolean;
  /** By solver, weakest first. */
  readonly solved: readonly number[];
}

/** Asks again, with seeds that mining did not have. */
export function checkPuzzle(room: BotTable, puzzle: Puzzle, seed: string, settings: CheckSettings): Checked {
  const { id, seat, steps } = puzzle;
  const { searches, thoughts, tries } = settings;
  const agreed = steps.map(({ view, answers }, step) => {
    const site = digSiteOf(room, seat, view);
    return Array.from({ length: searches }, (_, i) =>
      placeIn(site, thoughtOfLevel(site, SOLVERS[2], `${seed}:${id}:${step}:${i}`, thoughts).choice),
    ).filter((place) => answers.includes(place)).length;
  });
  const least = Math.min(...agreed);
  return {
    id,
    agreed: least,
    isKept: 2 * least > searches,
    solved: SOLVERS.map(
      (level, i) => tryPuzzle(room, seat, steps, level, tries[i]!, `${seed}:${id}:tries`).solved,
    ),
  };
}
