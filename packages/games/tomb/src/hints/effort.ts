// How many action points the team still needs until the third cleansing, if nothing more breaks.
import { CORRUPTED, DIRT, TREASURES_TO_CLEANSE } from '../content/pieces.ts';
import { DIRT_SLOW } from '../effects.ts';
import { CELLS } from '../geometry.ts';
import { cellOfTreasure, colourOfTreasure, lootLeft, type Position, traitsOf } from '../position.ts';
import { CARRYING, FAR, pointsTo, WALKING } from './distance.ts';

/** Points to fetch and carry a treasure that is not on the board yet, as whole games showed. */
const UNSEEN_HAUL = 12;
/** Points that one more dig costs with the dirt it brings. */
const PER_DIG = 1.8;
/** A point that a far pawn walks is a point another seat may not have. */
const PER_FETCH = 0.8;
const PER_DIRT = 0.6;
const SLOWED = 2.5;

/** Points to bring treasures onto this tile: carrying each, and walking to it first. */
function haulsTo(p: Position, goal: number, colour: number, fetch: (cell: number) => number): number[] {
  const carry = pointsTo(p, goal, CARRYING);
  const hauls: number[] = [];
  for (const treasure of p.treasures) {
    if (colourOfTreasure(treasure) !== colour) continue;
    const cell = cellOfTreasure(treasure);
    hauls.push(cell === goal ? 0 : Math.min(FAR, carry[cell]! + PER_FETCH * fetch(cell)));
  }
  return hauls.sort((a, b) => a - b);
}

/** Points of the nearest pawn to each cell that was asked for. */
function fetcher(p: Position): (cell: number) => number {
  const known = new Map<number, number>();
  return (cell) => {
    let points = known.get(cell);
    if (points === undefined) {
      const walk = pointsTo(p, cell, WALKING);
      points = FAR;
      for (const pawn of p.pawns) points = Math.min(points, walk[pawn]!);
      known.set(cell, points);
    }
    return points;
  };
}

/** Treasures of a colour that the team must still dig up before it can cleanse it. */
export function missingOf(p: Position, colour: number): number {
  if (p.cleansed[colour] === 1) return 0;
  let seen = 0;
  for (const treasure of p.treasures) if (colourOfTreasure(treasure) === colour) seen++;
  return Math.max(0, TREASURES_TO_CLEANSE - seen);
}

/** Expected digs until as many cards of a colour have come as are missing. */
function digsFor(p: Position, missing: number, colour: number): number {
  if (missing === 0) return 0;
  const cards = p.loot[colour]!;
  if (p.lootClosed || cards < missing) return FAR;
  return (missing * (lootLeft(p) + 1)) / (cards + 1);
}

/** Points for one colour: the cheaper of its tiles. */
function colourEffort(p: Position, colour: number, fetch: (cell: number) => number): number {
  const missing = missingOf(p, colour);
  let best = FAR * 2;
  for (let cell = 0; cell < CELLS; cell++) {
    if (p.ground[cell] !== CORRUPTED + colour) continue;
    const hauls = haulsTo(p, cell, colour, fetch).slice(0, TREASURES_TO_CLEANSE);
    const total = hauls.reduce((sum, haul) => sum + haul, 0);
    const visit = total === 0 && missing === 0 ? fetch(cell) : 0;
    best = Math.min(best, total + visit);
  }
  return 1 + best + missing * UNSEEN_HAUL;
}

/** Points that the dirt in the holders costs: emptying it, and walking slowed by it. */
export function dirtEffort(p: Position): number {
  let effort = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    const dirt = p.dirt[seat]!;
    effort += dirt * PER_DIRT + (dirt >= traitsOf(p, seat)[DIRT_SLOW]! ? SLOWED : 0);
  }
  return effort;
}

/** Everything that is left to do, in points. */
export function effortOf(p: Position): number {
  const fetch = fetcher(p);
  let effort = dirtEffort(p);
  let digs = 0;
  for (let colour = 0; colour < DIRT; colour++) {
    if (p.cleansed[colour] === 1) continue;
    effort += colourEffort(p, colour, fetch);
    digs = Math.max(digs, digsFor(p, missingOf(p, colour), colour));
  }
  return effort + digs * PER_DIG;
}
