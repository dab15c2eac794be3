// Who wins a Ruin: the highest die, then the bigger die, then the next die; none when all are equal (UN-TIE).
import { DICE_PER_SEAT, FACES } from '../content/dice.ts';
import { OBELISKS } from '../content/powers.ts';
import { NOTHING, type Position } from '../position.ts';

/** UN-TIE-1: a seat's dice on a Ruin, best first; each is value and faces in one number, so plain order compares both. */
function rankedDice(position: Position, seat: number, slot: number): number[] {
  const ranked: number[] = [];
  for (let die = 0; die < DICE_PER_SEAT; die++) {
    const at = seat * DICE_PER_SEAT + die;
    if (position.dicePlace[at] === slot) ranked.push(position.diceValue[at]! * 16 + FACES[die]!);
  }
  return ranked.sort((a, b) => b - a);
}

/** UN-TIE-2, UN-TIE-3: pair by pair; a missing die is zero. Positive when `a` is better. */
function compareRanked(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length || i < b.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** UN-CLM-3, UN-TIE-4: the seat with the best dice on this Ruin; NOTHING when the best are exactly equal. */
export function claimant(position: Position, slot: number): number {
  const winner = obeliskWinner(position, slot);
  if (winner !== NOTHING) return winner;
  let best: readonly number[] = [];
  let leader = NOTHING;
  for (let seat = 0; seat < position.seats; seat++) {
    const ranked = rankedDice(position, seat, slot);
    const difference = compareRanked(ranked, best);
    if (difference > 0) {
      best = ranked;
      leader = seat;
    } else if (difference === 0) leader = NOTHING;
  }
  return leader;
}

/** UN-TIE-8: the owner of the Obelisk with a die showing the highest value wins outright. */
function obeliskWinner(position: Position, slot: number): number {
  for (const obelisk of OBELISKS) {
    const owner = position.named[obelisk]!;
    if (owner < position.seats && bestValue(position, owner, slot) === highestValue(position, slot))
      return owner;
  }
  return NOTHING;
}

function bestValue(position: Position, seat: number, slot: number): number {
  let best = 0;
  for (let at = seat * DICE_PER_SEAT; at < (seat + 1) * DICE_PER_SEAT; at++)
    if (position.dicePlace[at] === slot && position.diceValue[at]! > best) best = position.diceValue[at]!;
  return best;
}

function highestValue(position: Position, slot: number): number {
  let best = 0;
  for (let seat = 0; seat < position.seats; seat++) best = Math.max(best, bestValue(position, seat, slot));
  return best;
}
