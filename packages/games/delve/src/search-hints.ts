// How the bots' search is tuned for DELVE.
import type { SearchHints } from '@undercroft/bots/search-hints';
import type { Choice } from './choices.ts';
import { CONTENT } from './content/index.ts';
import { isIdleUse } from './hints/idle.ts';
import { type Position, STEP } from './position.ts';
import { catalogsOf } from './rules/catalog.ts';

/** The moments that the estimate was fitted to: a new round with its cards drawn, or all cards open and no die thrown. */
export function isQuiescent(p: Position): boolean {
  if (p.step !== STEP.refreshWindow && p.step !== STEP.rallyWindow) return false;
  if (p.acting >= 0 || p.ancient.answer.length > 0) return false;
  for (let at = 0; at < p.diggers.length; at++) if (p.diggers[at]!.answer.length > 0) return false;
  return true;
}

const catalogFor = catalogsOf(CONTENT);

export const searchHints: SearchHints<Position, Choice> = {
  isQuiescent,
  /** Trinkets: a card that must not be placed lies far below, and would make all else look alike. */
  priorRange: 6,
  isIdle: (p, seat, choice) =>
    (choice.kind === 'instant' || choice.kind === 'ability') &&
    isIdleUse(p, catalogFor(p), seat, choice.card, choice.target, choice.dice),
  levels: [
    { temperature: 3.2 },
    { temperature: 1.9, leastShare: 0.008 },
    { temperature: 1.25, leastShare: 0.07 },
  ],
};
