// How promising the answers to a roll under way are: keep or replace, what it becomes, which Ruin it goes to.
import type { Choice } from '../choices.ts';
import { DICE_PER_SEAT } from '../content/dice.ts';
import { LATER, type Position, type RollFrame } from '../position.ts';
import { clamp, facesOf, isLowRoll } from '../rules/modifiers.ts';
import { allColours, bestSlotWorth, rollWorth, settledWorth } from './rolls.ts';

/** Rolling first and naming the Ruin afterwards: the mean of the best Ruin for each face. */
export function laterPromise(position: Position, seat: number, die: number): number {
  const at = seat * DICE_PER_SEAT + die;
  const faces = facesOf(at);
  let total = 0;
  for (let natural = 1; natural <= faces; natural++) {
    const value = clamp(natural + position.eventMod, faces);
    total += bestSlotWorth(position, seat, at, value, isLowRoll(position, natural, value));
  }
  return total / faces;
}

/** What a roll under way brings this seat if it ends like this; the Ruin may still have to be named. */
function rollEnds(position: Position, seat: number, roll: RollFrame, value: number): number {
  const isLow = isLowRoll(position, roll.natural, value);
  if (roll.slot === LATER) return bestSlotWorth(position, seat, roll.die, value, isLow);
  return settledWorth(position, seat, roll.die, roll.slot, value, isLow, allColours(position));
}

export function rollPromise(position: Position, seat: number, roll: RollFrame, choice: Choice): number {
  switch (choice.kind) {
    case 'keep': {
      const value = clamp(roll.natural + position.eventMod, facesOf(roll.die));
      return rollEnds(position, seat, roll, value) + (roll.attached.length > 0 ? 0.5 : 0);
    }
    case 'replace':
      return roll.slot === LATER
        ? laterPromise(position, seat, roll.die % DICE_PER_SEAT)
        : rollWorth(position, seat, roll.die, roll.slot, allColours(position));
    case 'mod':
    case 'own':
      return rollEnds(position, seat, roll, choice.value);
    case 'slot':
      return rollEnds(position, seat, { ...roll, slot: choice.slot }, roll.value);
    default:
      return 0;
  }
}
