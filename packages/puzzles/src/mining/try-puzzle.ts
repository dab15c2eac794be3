// Bots try to solve a puzzle: how often a level finds the whole line, and which wrong choice it likes best.
import type { BotTable } from '@undercroft/bots';
import type { Level } from '@undercroft/bots/levels';
import type { Seat } from '@undercroft/kernel';
import type { PuzzleStep } from '../puzzle.ts';
import { type DigSite, digSiteOf, placeIn, thoughtOfLevel } from './dig-site.ts';

type AnsweredStep = Pick<PuzzleStep, 'view' | 'answers'>;

export interface Tries {
  /** The share that found every answer. */
  readonly solved: number;
  /** Choices at the first step, by place. */
  readonly chosen: readonly number[];
}

export function tryPuzzle(
  room: BotTable,
  seat: Seat,
  steps: readonly AnsweredStep[],
  level: Level,
  tries: number,
  seed: string,
): Tries {
  const sites = steps.map(({ view }) => digSiteOf(room, seat, view));
  const chosen = sites[0]!.choices.map(() => 0);
  let solved = 0;
  for (let i = 0; i < tries; i++) {
    const isRight = sites.every((site, at) => {
      const place = placeOfTry(site, level, `${seed}:${level.id}:${i}:${at}`);
      if (at === 0) chosen[place]!++;
      return steps[at]!.answers.includes(place);
    });
    if (isRight) solved++;
  }
  return { solved: solved / tries, chosen };
}

const placeOfTry = (site: DigSite, level: Level, seed: string): number =>
  placeIn(site, thoughtOfLevel(site, level, seed).choice);
