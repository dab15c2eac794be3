// Lanes: where a tremor can strike, counted from the pawn of the active player.
import type { VoidLane } from '../content/options.ts';
import { IS_TILE, RAVINE } from '../content/pieces.ts';
import type { Position } from '../position.ts';
import { NEIGHBOUR, OUTSIDE } from './geometry.ts';

/** ST-CON-3: how many tiles follow each other from this cell in this direction; walls, tokens, pawns do not matter. */
export function laneLength(p: Position, from: number, direction: number): number {
  let length = 0;
  for (let cell = NEIGHBOUR[from * 4 + direction]!; cell !== OUTSIDE && IS_TILE[p.ground[cell]!]; length++)
    cell = NEIGHBOUR[cell * 4 + direction]!;
  return length;
}

/** ST-CON-4..6: the cell that a die hits in a lane of this length; counting starts again where the lane ends. */
export function targetOf(from: number, direction: number, length: number, die: number): number {
  let cell = from;
  for (let steps = ((die - 1) % length) + 1; steps > 0; steps--) cell = NEIGHBOUR[cell * 4 + direction]!;
  return cell;
}

/** The cell that this die strikes, in the lane that waits for one. */
export function dieTarget(p: Position, die: number): number {
  const from = p.pawns[p.active]!;
  return targetOf(from, p.pending, laneLength(p, from, p.pending), die);
}

export const areAllLanesEmpty = (p: Position, from: number): boolean =>
  laneLength(p, from, 0) + laneLength(p, from, 1) + laneLength(p, from, 2) + laneLength(p, from, 3) === 0;

/** ST-CON-19: is there no solid cell in this lane? */
export function isBareLane(p: Position, from: number, direction: number): boolean {
  for (
    let cell = NEIGHBOUR[from * 4 + direction]!;
    cell !== OUTSIDE && IS_TILE[p.ground[cell]!];
    cell = NEIGHBOUR[cell * 4 + direction]!
  )
    if (p.ground[cell] !== RAVINE) return false;
  return true;
}

/** ST-CON-8, ST-CON-20: with so many empty lanes of the four a card strikes the own cell. */
const CORNERED = 3;
const HEMMED_IN = 2;

function lanesNeeded(voidLane: VoidLane, card: number): number {
  if (voidLane === 'cornered') return CORNERED;
  return voidLane === 'aftershock' && card > 1 ? HEMMED_IN : 1;
}

/** ST-CON-7, ST-CON-8, ST-CON-19, ST-CON-20: does a card of this direction, the so manieth of its turn, strike the own cell? */
export function strikesUnderfoot(p: Position, from: number, direction: number, card: number): boolean {
  const { voidLane } = p.settings;
  if (voidLane === 'fizzle' || voidLane === 'redraw') return false;
  if (!isBareLane(p, from, direction)) return false;
  const needed = lanesNeeded(voidLane, card);
  if (needed === 1) return true;
  let bare = 0;
  for (let other = 0; other < 4; other++) if (isBareLane(p, from, other)) bare++;
  return bare >= needed;
}
