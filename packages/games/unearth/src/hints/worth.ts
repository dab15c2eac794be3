// What things are worth to a seat, in points: the estimates that the hints for bots are made of. No rule reads them.
import { DICE_PER_SEAT, FACES } from '../content/dice.ts';
import { ageEffect, claimOf, isAgeCard } from '../content/end-of-age.ts';
import { colourOfRuin, MIXED_SET_POINTS, SET_POINTS } from '../content/ruins.ts';
import { GREATER, LESSER } from '../content/wonders.ts';
import { NOTHING, type Position } from '../position.ts';
import { ringsBegun } from '../rules/hexes.ts';
import { namedPoints, ruinColourCounts, ruinsOf } from '../score.ts';

export const CARD_WORTH = 0.6;
/** A token whose value is not known. */
const MEAN_LESSER = 3;
const MEAN_GREATER = 7;
/** Ruins per colour that a seat is known to have. */
export const coloursOf = (position: Position, seat: number): number[] =>
  ruinColourCounts(ruinsOf(position, seat));

/** What one more Ruin brings to a seat with these colours: its set grows, and the mixed set comes nearer. */
export function ruinWorth(ruin: number, colours: readonly number[]): number {
  if (isAgeCard(ruin)) {
    const effect = ageEffect(ruin);
    return effect.kind === 'ruin' ? effect.points : 0;
  }
  const colour = colourOfRuin(ruin);
  const count = colours[colour]!;
  const grows = SET_POINTS[Math.min(5, count + 1)]! - SET_POINTS[Math.min(5, count)]!;
  const missing = colours.filter((other) => other <= count).length;
  const mixed = missing === 1 ? MIXED_SET_POINTS : MIXED_SET_POINTS / (1 + 2 * missing);
  return grows + 1 + (colours.every((other) => other >= count) ? mixed : 0);
}

/** How likely a die of this value stays the highest until the Ruin falls, when it falls now. */
const HOLDS: readonly number[] = [0, 0.05, 0.12, 0.22, 0.36, 0.52, 0.72, 0.88, 0.97];

/** The best die of a seat on a Ruin as value * 16 + faces, `extra` being one more that lies there; 0 for none. */
function bestDie(position: Position, seat: number, slot: number, without: number): number {
  let best = 0;
  for (let die = 0; die < DICE_PER_SEAT; die++) {
    const at = seat * DICE_PER_SEAT + die;
    if (at === without || position.dicePlace[at] !== slot) continue;
    const rank = position.diceValue[at]! * 16 + FACES[die]!;
    if (rank > best) best = rank;
  }
  return best;
}

/** A die that is supposed to lie on a Ruin with this value; or none. */
export interface Supposed {
  readonly die: number;
  readonly value: number;
}
export const NOTHING_SUPPOSED: Supposed = { die: NOTHING, value: 0 };

/**
 * What a Ruin is worth to a seat as things stand, the others' prospects taken off. `colours` are the Ruins per colour
 * of every seat. A Ruin that would fall counts in full for the seat that gets it, with a card for every other die.
 */
export function slotWorth(
  position: Position,
  seat: number,
  slot: number,
  colours: readonly (readonly number[])[],
  supposed: Supposed = NOTHING_SUPPOSED,
): number {
  const ruin = position.row[slot]!;
  if (ruin === NOTHING) return 0;
  let sum = supposed.value;
  for (let die = 0; die < position.dicePlace.length; die++)
    if (die !== supposed.die && position.dicePlace[die] === slot) sum += position.diceValue[die]!;
  const leader = leaderOf(position, slot, supposed);
  if (leader.rank === 0) return 0;
  const left = claimOf(ruin) - sum;
  const hold = left <= 0 ? 1 : HOLDS[leader.rank >> 4]! ** (1 + left / 10);
  let worth = 0;
  for (let other = 0; other < position.seats; other++) {
    const share = leader.seat === other ? hold : (1 - hold) / position.seats;
    const value = share * ruinWorth(ruin, colours[other]!);
    worth += other === seat ? value : (-0.7 * value) / (position.seats - 1);
  }
  if (left <= 0 && leader.seat !== seat) worth += CARD_WORTH;
  return worth;
}

/** The seat with the highest die on a Ruin; of equal ones the first, and NOTHING matters less than speed here. */
function leaderOf(position: Position, slot: number, supposed: Supposed): { seat: number; rank: number } {
  let seat = 0;
  let rank = 0;
  for (let other = 0; other < position.seats; other++) {
    let best = bestDie(position, other, slot, supposed.die);
    if (supposed.value > 0 && Math.floor(supposed.die / DICE_PER_SEAT) === other)
      best = Math.max(best, supposed.value * 16 + FACES[supposed.die % DICE_PER_SEAT]!);
    if (best <= rank) continue;
    rank = best;
    seat = other;
  }
  return { seat, rank };
}

/** What one more Stone is worth to a seat: much when a ring is nearly closed. */
export function stoneWorth(position: Position, seat: number): number {
  const [three, four, five] = ringsBegun(position.stones[seat]!, position.wonders[seat]!);
  if (five > 0) return 3.4;
  return four > 0 ? 1.9 : three > 0 ? 1.4 : 1.1;
}

/** What a Wonder would be worth when built in a ring of these Stones. */
export function wonderWorth(position: Position, seat: number, wonder: number): number {
  if (wonder === GREATER) return MEAN_GREATER;
  if (wonder === LESSER) return MEAN_LESSER;
  return 0.8 + namedPoints(position, seat, wonder) + POWER_WORTH[wonder]!;
}

/** What standing powers and hidden Ruins add, by Named Wonder in content order. */
const POWER_WORTH: readonly number[] = [1.5, 1, 1.5, 1.5, 4.5, 2, 0.5, 2, 1, 0, 1, 1, 7, 1, 1, 2, 1.5];
