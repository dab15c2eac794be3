// The roll procedure (UN-ROLL): one roll event from attaching modifiers to the Stone test, step by step.
import type { Chance, Tell } from '@undercroft/kernel';
import { DELVER_CARDS } from '../content/delver-cards.ts';
import { DICE_PER_SEAT } from '../content/dice.ts';
import { OWN_REPLACES } from '../content/powers.ts';
import { MOST_REPLACEMENTS } from '../content/wonders.ts';
import type { Event } from '../events.ts';
import { IN_HAND, LATER, NOTHING, ownerOf, owns, type Position, type RollFrame } from '../position.ts';
import { facesOf, isLowRoll, ownResults, reachableValues, wondersFor } from './modifiers.ts';
import { gainStone } from './stones.ts';

const MOST_SEATS = 4;
/** The luck that a die is rolled with: dice of a seat with the same faces share it. */
const ROLLS = Array.from(
  { length: MOST_SEATS * DICE_PER_SEAT },
  (_, die) => `seat-${ownerOf(die)}-d${facesOf(die)}`,
);

/** UN-ROLL-1, UN-ROLL-2, UN-ROLL-17: the die shows nothing, fitting modifiers attach, the natural comes up. */
export function startRoll(
  position: Position,
  die: number,
  slot: number,
  excavation: boolean,
  chance: Chance,
  tell: Tell<Event>,
): void {
  if (excavation) position.dicePlace[die] = IN_HAND;
  position.diceValue[die] = 0;
  const roll: RollFrame = {
    kind: 'roll',
    step: 'keep',
    die,
    slot,
    excavation,
    natural: 0,
    edifice: 0,
    attached: takeFitting(position, facesOf(die)),
    value: 0,
  };
  position.stack.push(roll);
  rollNatural(roll, chance, tell);
}

function rollNatural(roll: RollFrame, chance: Chance, tell: Tell<Event>): void {
  roll.natural = chance.die(facesOf(roll.die), ROLLS[roll.die]!);
  tell?.({
    kind: 'dieRolled',
    seat: ownerOf(roll.die),
    die: roll.die % DICE_PER_SEAT,
    natural: roll.natural,
  });
}

/** UN-DEL-8, UN-DEL-9: all waiting cards that fit attach; the others go on waiting. */
function takeFitting(position: Position, faces: number): number[] {
  if (position.waiting.length === 0) return [];
  const fits = (card: number): boolean => {
    const { effect } = DELVER_CARDS[card]!;
    return effect.kind === 'waitMod' && (effect.faces === 'any' || effect.faces === faces);
  };
  const attached = position.waiting.filter(fits);
  position.waiting = position.waiting.filter((card) => !fits(card));
  return attached;
}

/** UN-ROLL-3a, UN-ROLL-5. */
export function mayUseEdifice(position: Position, roll: RollFrame): boolean {
  if (roll.edifice >= MOST_REPLACEMENTS) return false;
  for (const { wonder, naturals } of OWN_REPLACES)
    if (owns(position, ownerOf(roll.die), wonder) && naturals.includes(roll.natural)) return true;
  return false;
}

/** UN-ROLL-3b, UN-EXC-7. */
export const mayUseMap = (position: Position, roll: RollFrame): boolean =>
  roll.excavation && position.maps > 0;

/** UN-ROLL-4: what was rolled counts for nothing, and its Delver modifiers are lost. */
export function replaceRoll(
  position: Position,
  roll: RollFrame,
  by: 'edifice' | 'map',
  chance: Chance,
  tell: Tell<Event>,
): void {
  if (by === 'map') position.maps--;
  else roll.edifice++;
  roll.attached = [];
  tell?.({ kind: 'rollReplaced', seat: ownerOf(roll.die), die: roll.die % DICE_PER_SEAT, by });
  rollNatural(roll, chance, tell);
}

export function occupiedSlots(position: Position): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < position.row.length; slot++) if (position.row[slot] !== NOTHING) slots.push(slot);
  return slots;
}

/** Goes through the steps until a seat has to decide; false when the roll waits for an answer. */
export function continueRoll(
  position: Position,
  roll: RollFrame,
  chance: Chance,
  tell: Tell<Event>,
): boolean {
  switch (roll.step) {
    case 'keep':
      if (mayUseMap(position, roll) || mayUseEdifice(position, roll)) return false;
      roll.step = 'modify';
      return true;
    case 'modify': {
      const values = reachableValues(position, roll);
      if (values.length > 1) return false;
      setValue(roll, values[0]!);
      return true;
    }
    case 'name': {
      if (roll.slot === LATER) {
        const slots = occupiedSlots(position);
        if (slots.length > 1) return false;
        roll.slot = slots[0]!;
      }
      roll.step = 'own';
      return true;
    }
    case 'own': {
      const results = ownResults(position, roll);
      if (results.length > 1) return false;
      settle(position, roll, results[0]!, chance, tell);
      return true;
    }
  }
}

/** End of step 4: the value before the owner's Wonders is known. */
export function setValue(roll: RollFrame, value: number): void {
  roll.value = value;
  roll.step = 'name';
}

/** UN-ROLL-9, UN-ROLL-10: the die lies on its Ruin; a low roll gives its owner a Stone from there. */
export function settle(
  position: Position,
  roll: RollFrame,
  value: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const wonders = wondersFor(position, roll, value);
  const isLow = isLowRoll(position, roll.natural, value);
  position.stack.pop();
  position.dicePlace[roll.die] = roll.slot;
  position.diceValue[roll.die] = value;
  const seat = ownerOf(roll.die);
  tell?.({
    kind: 'dieSettled',
    seat,
    die: roll.die % DICE_PER_SEAT,
    slot: roll.slot,
    ruin: position.row[roll.slot]!,
    natural: roll.natural,
    value,
    cards: roll.attached,
    event: position.eventMod === 0 ? NOTHING : position.age,
    wonders,
  });
  if (isLow) gainStone(position, seat, roll.slot, chance, tell);
}
