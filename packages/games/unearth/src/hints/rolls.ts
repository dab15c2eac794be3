// What rolls bring a seat, in points: the part of the hints that promises and the judgement of open rolls share.
import { NOTHING, ownerOf, type Position } from '../position.ts';
import { clamp, facesOf, isLowRoll } from '../rules/modifiers.ts';
import { changeBy, coloursOf, lookAtContest, stoneWorth } from './worth.ts';

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
  lookAtContest(position, seat, die, slot, colours);
  return changeBy(value) + (isLow ? stoneFor(position, seat, die) : 0);
}

/** What the Stone that a low roll of this die brings its owner is worth to the seat. */
function stoneFor(position: Position, seat: number, die: number): number {
  const owner = ownerOf(die);
  const stone = stoneWorth(position, owner);
  return owner === seat ? stone : -0.5 * stone;
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
  const stone = stoneFor(position, seat, die);
  lookAtContest(position, seat, die, slot, colours);
  let total = 0;
  for (let natural = 1; natural <= faces; natural++) {
    const value = clamp(natural + position.eventMod, faces);
    total += changeBy(value) + (isLowRoll(position, natural, value) ? stone : 0);
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
