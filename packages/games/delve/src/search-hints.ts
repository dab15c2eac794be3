// How the bots' search is tuned for DELVE.
import type { SearchHints } from '@undercroft/bots/search-hints';
import type { Choice } from './choices.ts';
import { CONTENT } from './content/index.ts';
import { isIdleUse } from './hints/idle.ts';
import { type Position, STEP } from './position.ts';
import { catalogsOf } from './rules/catalog.ts';

/** The moments that the totals were fitted to: a new round with its cards drawn, or all cards open and no die thrown. */
export const isAtRest = (p: Position): boolean =>
  (p.step === STEP.refreshWindow || p.step === STEP.rallyWindow) && isUnanswered(p);

/** A new round with its cards drawn: playouts go on through the dice to the moment that is judged best. */
export const isQuiescent = (p: Position): boolean => p.step === STEP.refreshWindow && isUnanswered(p);

/** Nobody has answered the call of the window, and nobody acts. */
function isUnanswered(p: Position): boolean {
  if (p.acting >= 0 || p.ancient.answer.length > 0) return false;
  for (let at = 0; at < p.diggers.length; at++) if (p.diggers[at]!.answer.length > 0) return false;
  return true;
}

const catalogFor = catalogsOf(CONTENT);

/** Playouts never stop before the next round: one takes some 30 decisions. */
const TO_THE_ROUND = { horizon: 200, policyDecisions: 200 };

export const searchHints: SearchHints<Position, Choice> = {
  isQuiescent,
  /** Trinkets: a card that must not be placed lies far below, and would make all else look alike. */
  priorRange: 6,
  isIdle: (p, seat, choice) =>
    (choice.kind === 'instant' || choice.kind === 'ability') &&
    isIdleUse(p, catalogFor(p), seat, choice.card, choice.target, choice.dice),
  levels: [
    { temperature: 5.5 },
    { temperature: 2.8, leastShare: 0.008 },
    { temperature: 3, leastShare: 0.02 },
    { iterations: 18, settings: TO_THE_ROUND },
    { iterations: 260, settings: { ...TO_THE_ROUND, priorWeight: 2 } },
    { iterations: 2000, settings: { ...TO_THE_ROUND, priorWeight: 2 } },
  ],
};
