// How the bots' search is tuned for Unearth.
import type { SearchHints } from '@undercroft/bots/search-hints';
import type { Choice } from './choices.ts';
import { DELVER_CARDS } from './content/delver-cards.ts';
import { bendGain } from './hints/bends.ts';
import { isQuiescent } from './hints/judgement.ts';
import { choices } from './play.ts';
import type { Position } from './position.ts';
import { cellAt, ringsBegun, ringsCompleted } from './rules/hexes.ts';
import { facesOf } from './rules/modifiers.ts';
import { diceToDig } from './rules/turn-actions.ts';

const SPREAD = 0x9e3779b1;

/**
 * How the roll under way came out, or the colour of a Stone that looks for its cell; and how the Ruins and the dice on them lie,
 * so that nobody answers a roll that fell otherwise. Mixed into one number: two tables rarely share one.
 */
function chanceOutcome({ active, stack, row, dicePlace, diceValue }: Position): number {
  const frame = stack.at(-1);
  const luck =
    frame?.kind === 'roll' ? frame.natural + 16 * frame.value : frame?.kind === 'place' ? frame.colour : 0;
  let mixed = active + 4 * stack.length + 64 * luck;
  for (let slot = 0; slot < row.length; slot++) mixed = mix(mixed, row[slot]!);
  for (let die = 0; die < dicePlace.length; die++) mixed = mix(mixed, 16 * dicePlace[die]! + diceValue[die]!);
  return mixed >>> 2;
}

const mix = (mixed: number, more: number): number => Math.imul(mixed ^ more, SPREAD) ^ (mixed >>> 15);

/** Points that a card must bring to a roll to be more than thrown away. */
const LEAST_GAIN = 0.02;

/**
 * A card that bends the coming roll where nothing can be gained by that; a Ruin named before the roll although an Expedition
 * lets one name the same afterwards; a die that a card played for another one does not fit.
 */
function isIdle(position: Position, seat: number, choice: Choice): boolean {
  if (choice.kind === 'dig' || choice.kind === 'digLater') {
    if (position.band && position.phase === 'act') return false;
    return (choice.kind === 'dig' && position.expeditions > 0) || wastesCard(position, seat, choice.die);
  }
  if (choice.kind !== 'play') return false;
  const { kind } = DELVER_CARDS[choice.card]!.effect;
  const isBend = kind === 'waitMod' || kind === 'rightReplaceExcavation' || kind === 'rightLatePlacement';
  return isBend && bendGain(position, seat, choice.card) < LEAST_GAIN;
}

/** Does a card wait for dice of other faces than this one's, of which one may be rolled? */
function wastesCard(position: Position, seat: number, die: number): boolean {
  return position.waiting.some((card) => {
    const { effect } = DELVER_CARDS[card]!;
    if (effect.kind !== 'waitMod' || effect.faces === 'any' || effect.faces === facesOf(die)) return false;
    const dice = diceToDig(position, seat, position.firstDie);
    for (let other = 0; other < position.dicePlace.length; other++)
      if (dice & (1 << other) && facesOf(other) === effect.faces) return true;
    return false;
  });
}

/** A Stone laid elsewhere although it could close a ring. */
function isWasteful(position: Position, seat: number, choice: Choice): boolean {
  const stones = position.stones[seat]!;
  const wonders = position.wonders[seat]!;
  const closes = (one: Choice): boolean =>
    one.kind === 'cell' && ringsCompleted(stones, wonders, cellAt(one.q, one.r)) > 0;
  if (choice.kind !== 'cell' || closes(choice) || ringsBegun(stones, wonders)[2] === 0) return false;
  return choices(position, seat).some(closes);
}

/** Of near-equal choices the network's: with other luck the same one again, and the better one at the same cost. */
const BY_NETWORK = { guidance: 'root', priorTrust: 0.5 } as const;
const PATIENT_BY_NETWORK = { ...BY_NETWORK, priorWeight: 2, horizon: 24, policyDecisions: 24 };
/** The network in the whole tree: both seats answer well from the first visit on. */
const NETWORK_THROUGHOUT = { ...PATIENT_BY_NETWORK, guidance: 'tree' } as const;

export const searchHints: SearchHints<Position, Choice> = {
  /** Points: cards not worth playing lie far below, and would make all else look alike. */
  priorRange: 3,
  isQuiescent,
  /** About a turn more: `evaluate` is truer at the start of the next turn. */
  minPlayout: 3,
  chanceOutcome,
  isIdle,
  isWasteful,
  levels: {
    newcomer: { temperature: 2, leastShare: 0.003 },
    novice: { temperature: 1.4, leastShare: 0.03 },
    apprentice: { temperature: 1, leastShare: 0.12, settings: { secondThought: 48 } },
    adept: { iterations: 12, temperature: 1.3, leastShare: 0.2, settings: BY_NETWORK },
    expert: { settings: PATIENT_BY_NETWORK },
    master: { settings: NETWORK_THROUGHOUT },
  },
};
