// The contest for a Ruin in numbers: who leads with which dice, whether a value makes it fall, and what it adds to whose sets.
import { DICE_PER_SEAT } from '../content/dice.ts';
import { ageEffect, claimOf, isAgeCard } from '../content/end-of-age.ts';
import { colourOfRuin, RUIN_COLOURS } from '../content/ruins.ts';
import { NOTHING, ownerOf, type Position } from '../position.ts';
import { clamp, facesOf, isLowRoll } from '../rules/modifiers.ts';
import { CONTEST, MOST_FACES, POINTS } from './choice-groups.ts';

/** A die that is to be rolled onto a Ruin: shares of its faces. */
export function writeRoll(
  position: Position,
  seat: number,
  die: number,
  slot: number,
  into: Float32Array,
): void {
  if (slot >= position.row.length) return;
  writeContest(position, seat, die, slot, into);
  const faces = facesOf(die);
  for (let natural = 1; natural <= faces; natural++) {
    const value = clamp(natural + position.eventMod, faces);
    addValue(value, 1 / faces, into);
    if (isLowRoll(position, natural, value)) into[CONTEST + 18]! += 1 / faces;
  }
}

/** The contest for a Ruin without the die in question. */
const contest = { left: 0, own: 0, rival: 0, isOwn: false };

export function writeContest(
  position: Position,
  seat: number,
  die: number,
  slot: number,
  into: Float32Array,
): void {
  const ruin = position.row[slot]!;
  let left = ruin === NOTHING ? Number.POSITIVE_INFINITY : claimOf(ruin);
  let own = 0;
  let rival = 0;
  let ownDice = 0;
  let rivalDice = 0;
  for (let other = 0; other < position.dicePlace.length; other++) {
    if (other === die || position.dicePlace[other] !== slot) continue;
    const value = position.diceValue[other]!;
    left -= value;
    if (ownerOf(other) === seat) {
      ownDice++;
      if (value > own) own = value;
    } else {
      rivalDice++;
      if (value > rival) rival = value;
    }
  }
  contest.left = left;
  contest.own = own;
  contest.rival = rival;
  contest.isOwn = ownerOf(die) === seat;
  if (ruin === NOTHING) return;
  into[CONTEST] = facesOf(die) / MOST_FACES;
  into[CONTEST + 1] = contest.isOwn ? 1 : 0;
  into[CONTEST + 2] = left / POINTS;
  into[CONTEST + 3] = own / MOST_FACES;
  into[CONTEST + 4] = rival / MOST_FACES;
  into[CONTEST + 5] = ownDice / DICE_PER_SEAT;
  into[CONTEST + 6] = rivalDice / DICE_PER_SEAT;
  into[CONTEST + 7] = position.diceValue[die]! / MOST_FACES;
  writeRuin(position, seat, ruin, into);
  for (let colour = 0; colour < 4; colour++)
    into[CONTEST + 12]! += position.rowStones[slot * 4 + colour]! / DICE_PER_SEAT;
}

/** What a Ruin adds to the sets of this seat, and of the rival that gains most. */
export function writeRuin(position: Position, seat: number, ruin: number, into: Float32Array): void {
  if (isAgeCard(ruin)) {
    const effect = ageEffect(ruin);
    into[CONTEST + 11] = effect.kind === 'ruin' ? effect.points / POINTS : 0;
    return;
  }
  const colour = colourOfRuin(ruin);
  let most = 0;
  for (let other = 0; other < position.seats; other++)
    if (other !== seat) most = Math.max(most, countColour(position, other, colour, false));
  const own = countColour(position, seat, colour, true);
  into[CONTEST + 8] = own / DICE_PER_SEAT;
  into[CONTEST + 9] = most / DICE_PER_SEAT;
  into[CONTEST + 10] = isScarcest(position, seat, own) ? 1 : 0;
}

function isScarcest(position: Position, seat: number, count: number): boolean {
  for (let colour = 0; colour < RUIN_COLOURS.length; colour++)
    if (countColour(position, seat, colour, true) < count) return false;
  return true;
}

function countColour(position: Position, seat: number, colour: number, withHidden: boolean): number {
  let count = 0;
  for (const ruin of position.claimed[seat]!) if (!isAgeCard(ruin) && colourOfRuin(ruin) === colour) count++;
  if (withHidden) for (const ruin of position.hidden[seat]!) if (colourOfRuin(ruin) === colour) count++;
  return count;
}

/** The die in question shows this value with this chance: does the Ruin fall, and to whom? */
export function addValue(value: number, chance: number, into: Float32Array): void {
  const { left, own, rival, isOwn } = contest;
  const ownBest = isOwn && value > own ? value : own;
  const rivalBest = !isOwn && value > rival ? value : rival;
  into[CONTEST + 13]! += (chance * value) / MOST_FACES;
  if (ownBest > rivalBest) into[CONTEST + 14]! += chance;
  if (value < left) return;
  into[CONTEST + 15]! += chance;
  if (ownBest > rivalBest) into[CONTEST + 16]! += chance;
  if (rivalBest > ownBest) into[CONTEST + 17]! += chance;
}
