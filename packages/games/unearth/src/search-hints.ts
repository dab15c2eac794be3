// How the bots' search is tuned for Unearth.
import type { SearchHints } from '@undercroft/bots/search-hints';
import type { Choice } from './choices.ts';
import { DELVER_CARDS } from './content/delver-cards.ts';
import { bendGain } from './hints/bends.ts';
import { isQuiescent } from './hints/judgement.ts';
import { openFrame } from './play.ts';
import type { Position } from './position.ts';

/** How the roll under way came out, or the colour of a Stone that looks for its cell. */
function chanceOutcome(position: Position): number {
  const frame = openFrame(position);
  const luck =
    frame?.kind === 'roll' ? frame.natural + 16 * frame.value : frame?.kind === 'place' ? frame.colour : 0;
  return position.active + 4 * position.stack.length + 64 * luck;
}

/** Points that a card must bring to a roll to be more than thrown away. */
const LEAST_GAIN = 0.02;

/**
 * A card that bends the coming roll where nothing can be gained by that; a Ruin named before the roll although an Expedition
 * lets one name the same afterwards.
 */
function isIdle(position: Position, seat: number, choice: Choice): boolean {
  if (choice.kind === 'dig') return position.expeditions > 0 && !position.band;
  if (choice.kind !== 'play') return false;
  const { kind } = DELVER_CARDS[choice.card]!.effect;
  const isBend = kind === 'waitMod' || kind === 'rightReplaceExcavation' || kind === 'rightLatePlacement';
  return isBend && bendGain(position, seat, choice.card) < LEAST_GAIN;
}

/** Of near-equal choices the network's: with other luck the same one again, and the better one at the same cost. */
const BY_NETWORK = { guidance: 'root', priorTrust: 0.5 } as const;
const PATIENT_BY_NETWORK = { ...BY_NETWORK, priorWeight: 2, horizon: 24, policyDecisions: 24 };

export const searchHints: SearchHints<Position, Choice> = {
  /** Points: cards not worth playing lie far below, and would make all else look alike. */
  priorRange: 3,
  isQuiescent,
  /** About a turn more: `evaluate` is truer at the start of the next turn. */
  minPlayout: 3,
  chanceOutcome,
  isIdle,
  levels: [
    { temperature: 2, leastShare: 0.003 },
    { temperature: 1.4, leastShare: 0.03 },
    { temperature: 1, leastShare: 0.12 },
    { settings: BY_NETWORK },
    { settings: PATIENT_BY_NETWORK },
    { settings: PATIENT_BY_NETWORK },
  ],
};
