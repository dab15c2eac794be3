// How the answers of a roll are said: each names its result, the Wonders behind it, and whether a Stone comes with it.
import type { Message } from '@undercroft/kernel';
import type { Choice } from '../choices.ts';
import { LATER, type Position, type RollFrame } from '../position.ts';
import { isLowRoll, ownResults, reachableValues, wondersFor } from '../rules/modifiers.ts';
import { occupiedSlots } from '../rules/roll.ts';
import { hasStoneFor } from '../rules/stones.ts';
import { nameList, wonderInside } from './names.ts';

type RollChoice = Choice & { kind: 'keep' | 'mod' | 'slot' | 'own' };

/** UN-ROLL-11: a Stone, none, or only if the die ends up low. */
export function sayRollChoice(view: Position, roll: RollFrame, choice: RollChoice, said: Message): Message {
  const slots = choice.kind === 'slot' ? [choice.slot] : slotsOf(view, roll);
  const gains = new Set(
    slots.flatMap((slot) =>
      lastValues(view, { ...roll, slot }, choice).map(
        (value) => isLowRoll(view, roll.natural, value) && hasStoneFor(view, slot),
      ),
    ),
  );
  const id = gains.size > 1 ? 'choice.maybeStone' : gains.has(true) ? 'choice.withStone' : 'choice.noStone';
  return { id, args: { choice: said } };
}

const slotsOf = (view: Position, { slot }: RollFrame): readonly number[] =>
  slot === LATER ? occupiedSlots(view) : [slot];

/** What the die may show in the end after this answer. */
function lastValues(view: Position, roll: RollFrame, choice: RollChoice): readonly number[] {
  if (choice.kind === 'own') return [choice.value];
  const values =
    choice.kind === 'keep'
      ? reachableValues(view, roll)
      : [choice.kind === 'mod' ? choice.value : roll.value];
  return values.flatMap((value) => ownResults(view, { ...roll, value }));
}

export function sayOwn(view: Position, roll: RollFrame, value: number): Message {
  const wonders = wondersFor(view, roll, value);
  return wonders.length === 0
    ? { id: 'choice.own', args: { n: value } }
    : { id: 'choice.own.by', args: { n: value, causes: nameList(wonders.map(wonderInside)) } };
}
