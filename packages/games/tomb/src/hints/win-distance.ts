// How far the win is for the active player alone, within this turn.
import type { Seat } from '@undercroft/kernel';
import { CORRUPTED, DIRT } from '../content/pieces.ts';
import { DIRT_SLOW, FIRST_MOVE_DISCOUNT, TREASURE_MOVE_COST } from '../effects.ts';
import { cellOfTreasure, colourOfTreasure, type Position, traitsOf } from '../position.ts';
import { CELLS } from '../rules/geometry.ts';
import { CLEANSE_COST } from '../rules/other-actions.ts';
import { distance, pointsTo, terrainOf } from './distance.ts';
import { missingOf } from './effort.ts';

/** Points that the way from one cell to another takes, where a step costs so many. */
type Way = (from: number, to: number, step: number) => number;

const asTheCrowFlies: Way = (from, to, step) => step * distance(from, to);

/** Points that walking, carrying and cleansing will take, about; Infinity where the points of this turn cannot be enough. */
export function winDistance(p: Position, seat: Seat): number {
  if (p.phase !== 'actions') return Number.POSITIVE_INFINITY;
  for (let colour = 0; colour < DIRT; colour++) if (missingOf(p, colour) > 0) return Number.POSITIVE_INFINITY;
  if (pointsToWin(p, seat, asTheCrowFlies) > p.current[seat]!) return Number.POSITIVE_INFINITY;
  const terrain = terrainOf(p);
  return pointsToWin(p, seat, (from, to, step) => pointsTo(terrain, to, step)[from]!);
}

/** With ways that are never too long this is never too much: whichever colour the pawn goes for first, and whatever it empties. */
function pointsToWin(p: Position, seat: Seat, way: Way): number {
  const traits = traitsOf(p, seat);
  const step = traits[TREASURE_MOVE_COST]!;
  let hauls = 0;
  let cleansing = 0;
  let walk = Number.POSITIVE_INFINITY;
  for (let colour = 0; colour < DIRT; colour++) {
    if (p.cleansed[colour] === 1) continue;
    const [haul, whole] = haulOf(p, p.pawns[seat]!, colour, step, way);
    hauls += haul;
    walk = Math.min(walk, whole - haul);
    cleansing += CLEANSE_COST;
  }
  const moving = walk + hauls;
  const toEmpty = Math.max(0, p.dirt[seat]! - traits[DIRT_SLOW]! + 1);
  const discount = p.hasMoved ? 0 : traits[FIRST_MOVE_DISCOUNT]!;
  return Math.max(0, moving + Math.min(toEmpty, moving / step) - discount) + cleansing;
}

/** Points to bring two treasures of a colour onto one of its tiles: from the first of them on, and from this pawn's cell on. */
function haulOf(p: Position, own: number, colour: number, step: number, way: Way): [number, number] {
  const cells = p.treasures.filter((one) => colourOfTreasure(one) === colour).map(cellOfTreasure);
  let least = Number.POSITIVE_INFINITY;
  let whole = Number.POSITIVE_INFINITY;
  for (let tile = 0; tile < CELLS; tile++) {
    if (p.ground[tile] !== CORRUPTED + colour) continue;
    for (let i = 0; i < cells.length; i++)
      for (let j = 0; j < cells.length; j++) {
        const [first, second] = [cells[i]!, cells[j]!];
        if (i === j || (first === tile && second !== tile)) continue;
        const back = second === tile ? 0 : way(tile, second, 1) + way(second, tile, step);
        const haul = way(first, tile, step) + back;
        least = Math.min(least, haul);
        whole = Math.min(whole, way(own, first, 1) + haul);
      }
  }
  return [least, whole];
}
