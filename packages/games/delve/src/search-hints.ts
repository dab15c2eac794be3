// How the bots' search is tuned for DELVE.
import type { SearchHints } from '@undercroft/bots/search-hints';
import type { Choice } from './choices.ts';
import { CONTENT } from './content/index.ts';
import { isIdleUse } from './hints/idle.ts';
import { ROUND_NET } from './hints/round-net.ts';
import { networkOf } from './hints/round-network.ts';
import { areHandsKnown } from './hints/round-signs.ts';
import { hints } from './hints.ts';
import { OUTCOME, type Position, STEP } from './position.ts';
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

/** What dice and open cards have shown since the round began: its number, whether the cards are open, the faces. */
function shown(p: Position): number {
  if (p.step <= STEP.placement) return 2 * p.round;
  let faces = 2 * p.round + 1;
  if (p.rolled === 0) return faces;
  for (let at = 0; at < p.diggers.length; at++) {
    faces = withFaces(p.diggers[at]!.pool.faces, faces);
    faces = withFaces(p.guards[at]!.faces, faces);
  }
  return faces;
}

function withFaces(faces: readonly number[], before: number): number {
  let sum = before;
  for (let at = 0; at < faces.length; at++) sum = (Math.imul(sum, 31) + faces[at]!) | 0;
  return sum;
}

const catalogFor = catalogsOf(CONTENT);

const networkChance = networkOf(ROUND_NET);

/** By seat; reused. */
const chances: number[] = [];

/** By the network at the start of a round, where all hands are imagined; by the hints elsewhere. */
function judgeFinely(p: Position): readonly number[] {
  const isSeen = p.outcome === OUTCOME.none && p.step === STEP.refreshWindow && areHandsKnown(p);
  const expedition = isSeen ? networkChance(p, catalogFor(p)) : hints.evaluate(p, 1);
  chances[0] = 1 - expedition;
  for (let seat = 1; seat <= p.diggers.length; seat++) chances[seat] = expedition;
  return chances;
}

/** Playouts never stop before the next round: one takes some 30 decisions. */
const TO_THE_ROUND = { horizon: 200, policyDecisions: 200 };

export const searchHints: SearchHints<Position, Choice> = {
  isQuiescent,
  shown,
  judgeFinely,
  /** Trinkets: a card that must not be placed lies far below, and would make all else look alike. */
  priorRange: 6,
  isIdle: (p, seat, choice) =>
    (choice.kind === 'instant' || choice.kind === 'ability') &&
    isIdleUse(p, catalogFor(p), seat, choice.card, choice.target, choice.dice),
  levels: {
    newcomer: { temperature: 5.5 },
    novice: { temperature: 2.8, leastShare: 0.008 },
    apprentice: { temperature: 3, leastShare: 0.02 },
    adept: { iterations: 18, settings: TO_THE_ROUND },
    expert: { iterations: 260, settings: { ...TO_THE_ROUND, priorWeight: 2 } },
    master: {
      iterations: 2000,
      settings: { ...TO_THE_ROUND, priorWeight: 2, endsAtShown: true, judge: 'fine' },
    },
  },
};
