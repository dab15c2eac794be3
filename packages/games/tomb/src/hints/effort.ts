// How many action points the team still needs until the third cleansing, if nothing more breaks.
import { CORRUPTED, DIRT, TREASURES_TO_CLEANSE } from '../content/pieces.ts';
import { DIRT_SLOW } from '../effects.ts';
import { cellOfTreasure, colourOfTreasure, lootLeft, type Position, traitsOf } from '../position.ts';
import { CELLS, OUTSIDE } from '../rules/geometry.ts';
import { CARRYING, FAR, pointsTo, type Terrain, terrainOf, WALKING } from './distance.ts';
import { ONE_STEP_AHEAD, type Regard } from './regard.ts';

/** A point that a far pawn walks is a point another seat may not have. */
const PER_FETCH = 1;
/** What it is worth that a colour is done: its treasures can no longer be lost on the way. */
const UNFINISHED = 6;
const PER_DIRT = 0.6;
const SLOWED = 2.5;

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

/** The places where a pawn has to go, found colour by colour: at most two for each. */
const places: number[] = [];

/** Points for carrying to the cheaper of the colour's tiles, with the treasures that are nearest to it; notes the places. */
function carryEffort(p: Position, terrain: Terrain, colour: number): number {
  let least = FAR * 2;
  let goal = OUTSIDE;
  let first = OUTSIDE;
  let second = OUTSIDE;
  for (let tile = 0; tile < CELLS; tile++) {
    if (p.ground[tile] !== CORRUPTED + colour) continue;
    const points = pointsTo(terrain, tile, CARRYING);
    let near = OUTSIDE;
    let next = OUTSIDE;
    for (const treasure of p.treasures) {
      if (treasure % 3 !== colour) continue;
      const cell = cellOfTreasure(treasure);
      if (near === OUTSIDE || points[cell]! < points[near]!) {
        next = near;
        near = cell;
      } else if (next === OUTSIDE || points[cell]! < points[next]!) next = cell;
    }
    const sum = (near === OUTSIDE ? 0 : points[near]!) + (next === OUTSIDE ? 0 : points[next]!);
    if (sum >= least) continue;
    least = sum;
    goal = tile;
    first = near;
    second = next;
  }
  if (least === 0 && second !== OUTSIDE) places.push(goal);
  else {
    if (first !== OUTSIDE && first !== goal) places.push(first);
    if (second !== OUTSIDE && second !== goal) places.push(second);
  }
  return least;
}

/** Points to walk to all places, one pawn for each as long as there are pawns: the shortest way first. */
function fetchEffort(p: Position, terrain: Terrain): number {
  let effort = 0;
  let busy = 0;
  let free = p.seats;
  let reached = 0;
  for (let left = places.length; left > 0; left--) {
    let best = FAR;
    let place = -1;
    let seat = -1;
    for (let i = 0; i < places.length; i++) {
      if ((reached >> i) & 1) continue;
      if (place < 0) place = i;
      const points = pointsTo(terrain, places[i]!, WALKING);
      for (let other = 0; other < p.seats; other++)
        if ((free === 0 || !((busy >> other) & 1)) && points[p.pawns[other]!]! < best) {
          best = points[p.pawns[other]!]!;
          place = i;
          seat = other;
        }
    }
    effort += best * PER_FETCH;
    reached |= 1 << place;
    if (seat < 0 || (busy >> seat) & 1) continue;
    busy |= 1 << seat;
    free--;
  }
  return effort;
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
export function effortOf(p: Position, { unseenHaul, perDig }: Regard = ONE_STEP_AHEAD): number {
  const terrain = terrainOf(p);
  let effort = dirtEffort(p);
  let digs = 0;
  places.length = 0;
  for (let colour = 0; colour < DIRT; colour++) {
    if (p.cleansed[colour] === 1) continue;
    const missing = missingOf(p, colour);
    effort += UNFINISHED + carryEffort(p, terrain, colour) + missing * unseenHaul;
    digs = Math.max(digs, digsFor(p, missing, colour));
  }
  return effort + fetchEffort(p, terrain) + digs * perDig;
}
