// What rolls bring a seat, in points: the part of the hints that promises and the judgement of open rolls share.
import { NOTHING, ownerOf, type Position } from '../position.ts';
import { clamp, facesOf, isLowRoll } from '../rules/modifiers.ts';
import { coloursOf, slotWorth, stoneWorth } from './worth.ts';

export const allColours = (position: Position): number[][] =>
  position.claimed.map((_, seat) => coloursOf(position, seat));

/** What it brings this seat when any die lies on a Ruin with this value. */
export function settledWorth(
  position: Position,
  seat: number,
  die: number,
  slot: number,
  value: number,
  isLow: boolean,
  colours: readonly (readonly number[])[],
): number {
  const change =
    slotWorth(position, seat, slot, colours, { die, value }) - slotWorth(position, seat, slot, colours);
  const owner = ownerOf(die);
  const stone = isLow ? stoneWorth(position, owner) : 0;
  return change + (owner === seat ? stone : -0.5 * stone);
}

/** The mean over all faces, the Event counted in. */
export function rollWorth(
  position: Position,
  seat: number,
  die: number,
  slot: number,
  colours: readonly (readonly number[])[],
): number {
  const faces = facesOf(die);
  let total = 0;
  for (let natural = 1; natural <= faces; natural++) {
    const value = clamp(natural + position.eventMod, faces);
    total += settledWorth(position, seat, die, slot, value, isLowRoll(position, natural, value), colours);
  }
  return total / faces;
}

export function bestSlotWorth(
  position: Position,
  seat: number,
  die: number,
  value: number,
  isLow: boolean,
): number {
  const colours = allColours(position);
  let best = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < position.row.length; slot++)
    if (position.row[slot] !== NOTHING)
      best = Math.max(best, settledWorth(position, seat, die, slot, value, isLow, colours));
  return best;
}
