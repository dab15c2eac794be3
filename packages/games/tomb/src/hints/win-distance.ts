// How far the win is for the active player alone, within this turn.
import type { Seat } from '@undercroft/kernel';
import { CORRUPTED, DIRT } from '../content/pieces.ts';
import { cellOfTreasure, colourOfTreasure, type Position } from '../position.ts';
import { CELLS } from '../rules/geometry.ts';
import { CARRYING, distance, FAR, pointsTo, terrainOf, WALKING } from './distance.ts';
import { missingOf } from './effort.ts';

/** Points that carrying and walking will take, about; Infinity where the points of this turn cannot be enough. */
export function winDistance(p: Position, seat: Seat): number {
  if (p.phase !== 'actions') return Number.POSITIVE_INFINITY;
  let spare = p.current[seat]! + 1;
  let points = 0;
  for (let colour = 0; colour < DIRT; colour++) {
    if (p.cleansed[colour] === 1) continue;
    if (missingOf(p, colour) > 0) return Number.POSITIVE_INFINITY;
    spare -= shortestHaul(p, colour);
    if (spare < 0) return Number.POSITIVE_INFINITY;
    points += haulOf(p, seat, colour);
  }
  return points;
}

const cellsOf = (p: Position, colour: number): number[] =>
  p.treasures.filter((treasure) => colourOfTreasure(treasure) === colour).map(cellOfTreasure);

/** Steps that the two nearest treasures of a colour are from a tile that cleanses them, as the crow flies. */
function shortestHaul(p: Position, colour: number): number {
  const cells = cellsOf(p, colour);
  let least = FAR;
  for (let tile = 0; tile < CELLS; tile++) {
    if (p.ground[tile] !== CORRUPTED + colour) continue;
    const [first, second] = cells.map((cell) => distance(cell, tile)).sort((a, b) => a - b);
    least = Math.min(least, first! + second!);
  }
  return least;
}

/** Points to walk to what must be carried, and to carry it; or to the tile, where all lies there already. */
function haulOf(p: Position, seat: Seat, colour: number): number {
  const terrain = terrainOf(p);
  const own = p.pawns[seat]!;
  const cells = cellsOf(p, colour);
  let least = 2 * FAR;
  for (let tile = 0; tile < CELLS; tile++) {
    if (p.ground[tile] !== CORRUPTED + colour) continue;
    const carrying = pointsTo(terrain, tile, CARRYING);
    const nearest = cells.toSorted((a, b) => carrying[a]! - carrying[b]!).slice(0, 2);
    const away = nearest.filter((cell) => cell !== tile);
    const goals = away.length > 0 ? away : [tile];
    const walk = Math.min(...goals.map((goal) => pointsTo(terrain, goal, WALKING)[own]!));
    const carry = away.reduce((sum, cell) => sum + carrying[cell]!, 0);
    least = Math.min(least, walk + carry);
  }
  return least;
}
