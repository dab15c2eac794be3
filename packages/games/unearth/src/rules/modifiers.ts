// What a roll can become: Event and Delver modifiers (step 4), then the owner's Wonders (step 6); and if it brings a Stone.
import { DELVER_CARDS } from '../content/delver-cards.ts';
import { DICE_PER_SEAT, FACES } from '../content/dice.ts';
import { OWN_MODS } from '../content/powers.ts';
import { ownerOf, owns, ownsOneOf, type Position, type RollFrame } from '../position.ts';

/** UN-ROLL-12: no modifier of any source leaves the faces of the die. */
export const clamp = (value: number, faces: number): number => Math.max(1, Math.min(faces, value));

export const facesOf = (die: number): number => FACES[die % DICE_PER_SEAT]!;

interface Modifier {
  readonly deltas: readonly number[];
  readonly count: number;
}

/** UN-ROLL-6, UN-ROLL-16: all results of applying every modifier once, in any order, ascending. */
export function reachableValues(position: Position, roll: RollFrame): readonly number[] {
  const faces = facesOf(roll.die);
  if (roll.attached.length === 0) return single(clamp(roll.natural + position.eventMod, faces));
  const modifiers = groupModifiers(position.eventMod, roll.attached);
  const left = modifiers.map(({ count }) => count);
  const reached = reachWith(modifiers, left, 1 << roll.natural, faces);
  const values: number[] = [];
  for (let value = 1; value <= faces; value++) if (reached & (1 << value)) values.push(value);
  return values;
}

/** One bit per value that is reached when all that is `left` has been applied, whichever came last. */
function reachWith(modifiers: readonly Modifier[], left: number[], start: number, faces: number): number {
  let reached = 0;
  let isDone = true;
  for (let i = 0; i < left.length; i++) {
    if (left[i] === 0) continue;
    isDone = false;
    left[i]!--;
    const before = reachWith(modifiers, left, start, faces);
    left[i]!++;
    for (const delta of modifiers[i]!.deltas) reached |= shifted(before, delta, faces);
  }
  return isDone ? start : reached;
}

function shifted(values: number, delta: number, faces: number): number {
  let moved = 0;
  for (let value = 1; value <= faces; value++)
    if (values & (1 << value)) moved |= 1 << clamp(value + delta, faces);
  return moved;
}

/** Lists of one, ready made: nearly every roll ends in one of them. */
const singles = Array.from({ length: 9 * 16 }, (_, value) => Object.freeze([value]));
const single = (value: number): readonly number[] => singles[value]!;

/** Equal cards are interchangeable, so only how many there are counts. */
function groupModifiers(eventMod: number, attached: readonly number[]): Modifier[] {
  const groups: Modifier[] = eventMod === 0 ? [] : [{ deltas: [eventMod], count: 1 }];
  for (let card = 0; card < DELVER_CARDS.length; card++) {
    const { effect } = DELVER_CARDS[card]!;
    if (effect.kind !== 'waitMod' || !attached.includes(card)) continue;
    groups.push({ deltas: effect.deltas, count: attached.filter((other) => other === card).length });
  }
  return groups;
}

/** UN-ROLL-10, UN-ROLL-11: does a die that came up `natural` and ends up showing `value` bring a Stone? */
export const isLowRoll = ({ config }: Position, natural: number, value: number): boolean =>
  (config.stoneTest === 'shown' ? value : natural) <= 3;

const MODIFYING = OWN_MODS.map(({ wonder }) => wonder);

/** UN-ROLL-8, UN-ROLL-18: the results of any of the owner's Wonders, each used at most once; ascending. */
export function ownResults(position: Position, roll: RollFrame): readonly number[] {
  if (!ownsOneOf(position, ownerOf(roll.die), MODIFYING)) return single(roll.value);
  return [...waysByResult(position, roll).keys()].sort((a, b) => a - b);
}

/** The Wonders that lead to this result, as few as possible; none when the die is left as it is. */
export const wondersFor = (position: Position, roll: RollFrame, result: number): readonly number[] =>
  result === roll.value ? [] : (waysByResult(position, roll).get(result) ?? []);

function waysByResult(position: Position, roll: RollFrame): Map<number, readonly number[]> {
  const owner = ownerOf(roll.die);
  const faces = facesOf(roll.die);
  const mods = OWN_MODS.filter(
    ({ wonder, when }) => owns(position, owner, wonder) && (when !== 'eightFaces' || faces === 8),
  );
  const ways = new Map<number, readonly number[]>();
  const apply = (value: number, used: readonly number[]): void => {
    if ((ways.get(value)?.length ?? mods.length + 1) > used.length) ways.set(value, used);
    for (const { wonder, deltas, when } of mods) {
      if (used.includes(wonder)) continue;
      if (when === 'matchesOnRuin' && !matchesOnRuin(position, roll, value)) continue;
      for (const delta of deltas) apply(clamp(value + delta, faces), [...used, wonder]);
    }
  };
  apply(roll.value, []);
  return ways;
}

/** UN-ROLL-17: another die on that Ruin shows this value; dice waiting for their roll in a batch count. */
function matchesOnRuin(position: Position, roll: RollFrame, value: number): boolean {
  for (let die = 0; die < position.dicePlace.length; die++)
    if (die !== roll.die && position.dicePlace[die] === roll.slot && position.diceValue[die] === value)
      return true;
  return false;
}
