// How likely each seat is to claim each Ruin of the row: a weighted contest, with weights fitted to whole games.
import { DICE_PER_SEAT } from '../content/dice.ts';
import { claimOf } from '../content/end-of-age.ts';
import { IN_POOL, type Position } from '../position.ts';

/** The strength of a seat on a Ruin is its best die's value (0 to 8), twice, and these; each times its weight. */
const VALUES = 9;
export const CLAIM_FEATURES = 2 * VALUES + 12;
const MOST_SEATS = 4;

/** By seat and feature, for the Ruin that was described last. */
export const claimFacts = new Float64Array(MOST_SEATS * CLAIM_FEATURES);
/** By seat: the chance that it claims the Ruin computed last. A tie without a winner is left out. */
export const claimOdds = new Float64Array(MOST_SEATS);

/**
 * Describes the contest for one Ruin. `growth` is what the Ruin would add to each seat's sets. Distances to the claim
 * value are in tens, growth is in tens of points.
 */
export function describeContest(position: Position, slot: number, growth: ArrayLike<number>): void {
  const { dicePlace, diceValue, seats, active } = position;
  claimFacts.fill(0, 0, seats * CLAIM_FEATURES);
  let left = claimOf(position.row[slot]!);
  for (let die = 0; die < dicePlace.length; die++) if (dicePlace[die] === slot) left -= diceValue[die]!;
  const far = left / 10;
  for (let seat = 0; seat < seats; seat++) {
    let best = 0;
    let dice = 0;
    let sum = 0;
    let pool = 0;
    const first = seat * DICE_PER_SEAT;
    for (let die = first; die < first + DICE_PER_SEAT; die++) {
      if (dicePlace[die] === IN_POOL) pool++;
      if (dicePlace[die] !== slot) continue;
      dice++;
      sum += diceValue[die]!;
      if (diceValue[die]! > best) best = diceValue[die]!;
    }
    const hasEight = dicePlace[first + DICE_PER_SEAT - 1] === IN_POOL ? 1 : 0;
    const isNext = seat === active ? 1 : 0;
    const at = seat * CLAIM_FEATURES;
    claimFacts[at + best] = 1;
    claimFacts[at + VALUES + best] = far;
    let rest = at + 2 * VALUES;
    claimFacts[rest++] = growth[seat]! / 10;
    claimFacts[rest++] = (growth[seat]! / 10) * far;
    claimFacts[rest++] = dice;
    claimFacts[rest++] = sum / 10;
    claimFacts[rest++] = isNext;
    claimFacts[rest++] = left <= 4 ? isNext : 0;
    claimFacts[rest++] = left <= 8 ? isNext : 0;
    claimFacts[rest++] = hasEight;
    claimFacts[rest++] = hasEight * far;
    claimFacts[rest++] = pool;
    claimFacts[rest++] = pool * far;
    claimFacts[rest++] = position.hands[seat]!.length / 4;
  }
}

/** Turns what was described into chances that add up to 1. */
export function reckonOdds(seats: number, weights: ArrayLike<number>): void {
  let all = 0;
  for (let seat = 0; seat < seats; seat++) {
    const at = seat * CLAIM_FEATURES;
    let strength = 0;
    for (let i = 0; i < CLAIM_FEATURES; i++) strength += weights[i]! * claimFacts[at + i]!;
    claimOdds[seat] = Math.exp(strength);
    all += claimOdds[seat]!;
  }
  for (let seat = 0; seat < seats; seat++) claimOdds[seat]! /= all;
}
