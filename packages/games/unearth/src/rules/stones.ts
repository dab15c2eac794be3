// Gaining a Stone (UN-STO) and laying it into the tableau (UN-TAB).
import type { Chance, Tell } from '@undercroft/kernel';
import { LIBRARIES } from '../content/powers.ts';
import type { Event } from '../events.ts';
import { bagSize, NOTHING, ownsOneOf, type Position } from '../position.ts';
import { FIRST_CELL, qOf, ringsBeside, rOf, SECOND_CELL, stoneAt } from './hexes.ts';
import { pickStone } from './unordered-pile.ts';

/** The colours of the Stones on a Ruin. */
export function coloursOn(position: Position, slot: number): number[] {
  const colours: number[] = [];
  for (let colour = 0; colour < 4; colour++)
    if (position.rowStones[slot * 4 + colour]! > 0) colours.push(colour);
  return colours;
}

/** UN-STO-3: is there a Stone for a low roll on this Ruin? */
export const hasStoneFor = (position: Position, slot: number): boolean =>
  bagSize(position) > 0 || coloursOn(position, slot).length > 0;

/** UN-STO-1..3: from the Ruin if it has Stones, else from the bag, else nothing. */
export function gainStone(
  position: Position,
  seat: number,
  slot: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const colours = coloursOn(position, slot);
  if (colours.length > 1) position.stack.push({ kind: 'stone', seat, slot });
  else if (colours.length === 1) takeFromRuin(position, seat, slot, colours[0]!, tell);
  else if (bagSize(position) === 0) tell?.({ kind: 'stonesRanOut', seat });
  else drawFromBag(position, seat, chance, tell);
}

export function takeFromRuin(
  position: Position,
  seat: number,
  slot: number,
  colour: number,
  tell: Tell<Event>,
): void {
  position.rowStones[slot * 4 + colour]!--;
  tell?.({ kind: 'stoneGained', seat, colour, slot, ruin: position.row[slot]!, isKept: false });
  holdStone(position, seat, colour, tell);
}

/** UN-STO-2, UN-STO-10: one at random; the Library shows two and its owner keeps one. */
function drawFromBag(position: Position, seat: number, chance: Chance, tell: Tell<Event>): void {
  const first = pickStone(position.bag, chance);
  if (!ownsOneOf(position, seat, LIBRARIES) || bagSize(position) === 1) {
    takeFromBag(position, seat, first, false, tell);
    return;
  }
  const rest = position.bag.slice();
  rest[first]!--;
  const second = pickStone(rest, chance);
  tell?.({ kind: 'libraryShown', seat, first, second });
  if (first === second) takeFromBag(position, seat, first, true, tell);
  else position.stack.push({ kind: 'library', seat, first, second });
}

export function takeFromBag(
  position: Position,
  seat: number,
  colour: number,
  isKept: boolean,
  tell: Tell<Event>,
): void {
  position.bag[colour]!--;
  tell?.({ kind: 'stoneGained', seat, colour, slot: NOTHING, ruin: NOTHING, isKept });
  holdStone(position, seat, colour, tell);
}

/** UN-TAB-4, UN-STO-8: the first two Stones lie by themselves; every later one must be placed. */
function holdStone(position: Position, seat: number, colour: number, tell: Tell<Event>): void {
  const placed = position.stones[seat]!.length;
  if (placed < 2) placeStone(position, seat, colour, placed === 0 ? FIRST_CELL : SECOND_CELL, tell);
  else position.stack.push({ kind: 'place', seat, colour });
}

/** UN-TAB-3, UN-WON-2: the Stone lies; rings that it completes wait for their Wonders. */
export function placeStone(
  position: Position,
  seat: number,
  colour: number,
  cell: number,
  tell: Tell<Event>,
): void {
  const stones = position.stones[seat]!;
  stones.push(stoneAt(cell, colour));
  tell?.({ kind: 'stonePlaced', seat, colour, q: qOf(cell), r: rOf(cell) });
  if (stones.length < 6) return;
  const centres = ringsBeside(stones, position.wonders[seat]!, cell);
  if (centres.length > 0) position.stack.push({ kind: 'build', seat, centres });
}
