// Walls on edges: putting them up, taking them down, and step 3 of a turn.
import { type Choice, PLACE_WALL } from '../choices.ts';
import { IS_TILE, RUPTURE } from '../content/pieces.ts';
import type { Position } from '../position.ts';
import {
  CELLS,
  DOWN,
  EDGE_AFTER,
  EDGE_BEFORE,
  EDGE_BIT,
  EDGE_HOST,
  EDGE_OF,
  EDGES,
  isHorizontal,
  LEFT,
  NEIGHBOUR,
  OUTSIDE,
  RIGHT,
  UP,
} from './geometry.ts';

/** ST-BRD-5: is there a wall on this side of the cell? */
export const hasWall = (p: Position, cell: number, direction: number): boolean =>
  ((p.walls[cell]! >> direction) & 1) === 1;

export const isWallOn = (p: Position, edge: number): boolean =>
  (p.walls[EDGE_HOST[edge]!]! & EDGE_BIT[edge]!) !== 0;

/** The walls on the board and in the supply: those that a Rupture crushed are gone for good. */
export function wallsInGame(p: Position): number {
  let placed = 0;
  for (let edge = 0; edge < EDGES; edge++) if (isWallOn(p, edge)) placed++;
  return p.wallSupply + placed;
}

/** ST-BRD-5, ST-BRD-13: a wall between two cells lies on both of them. */
function flipWall(p: Position, edge: number): void {
  const before = EDGE_BEFORE[edge]!;
  const after = EDGE_AFTER[edge]!;
  const flat = isHorizontal(edge);
  if (before !== OUTSIDE) p.walls[before]! ^= 1 << (flat ? DOWN : RIGHT);
  if (after !== OUTSIDE) p.walls[after]! ^= 1 << (flat ? UP : LEFT);
}

export function putUpWall(p: Position, edge: number): void {
  flipWall(p, edge);
  p.wallSupply--;
}

/** ST-WALL-5: what comes down goes back to the supply. */
export function takeDownWall(p: Position, edge: number): void {
  flipWall(p, edge);
  p.wallSupply++;
}

/** Every edge with a wall, in the order of edges. */
export function wallsOn(p: Position): number[] {
  const edges: number[] = [];
  for (let edge = 0; edge < EDGES; edge++) if (isWallOn(p, edge)) edges.push(edge);
  return edges;
}

/** ST-WALL-2, ST-WALL-3: may a wall be put on this edge? */
export function takesWall(p: Position, edge: number): boolean {
  const before = EDGE_BEFORE[edge]!;
  const after = EDGE_AFTER[edge]!;
  const tileBefore = IS_TILE[p.ground[before]!];
  const tileAfter = IS_TILE[p.ground[after]!];
  if (p.settings.innerWalls ? !tileBefore || !tileAfter : !tileBefore && !tileAfter) return false;
  return p.tokens[before] !== RUPTURE && p.tokens[after] !== RUPTURE && !isWallOn(p, edge);
}

const TILE = 1;
const CRACKED = 2;
/** Reused by `listWalls`, filled at every call: which cells have a tile, and which of them a Rupture. */
const marks = new Uint8Array(CELLS + 1);

/** DP-7: every edge that takes a wall, as `takesWall` says; cells are looked at once, not once for each edge. */
export function listWalls(p: Position, out: Choice[]): void {
  for (let cell = 0; cell < CELLS; cell++)
    marks[cell] = (IS_TILE[p.ground[cell]!] ? TILE : 0) | (p.tokens[cell] === RUPTURE ? CRACKED : 0);
  const inner = p.settings.innerWalls;
  for (let edge = 0; edge < EDGES; edge++) {
    const before = marks[EDGE_BEFORE[edge]!]!;
    const after = marks[EDGE_AFTER[edge]!]!;
    if ((before | after) === TILE && (!inner || before === after) && !isWallOn(p, edge))
      out.push(PLACE_WALL[edge]!);
  }
}

/** ST-WALL-6, ST-WALL-7: is there a wall in the supply and an edge for it? */
export function canPlaceWall(p: Position): boolean {
  if (p.wallSupply === 0) return false;
  for (let edge = 0; edge < EDGES; edge++) if (takesWall(p, edge)) return true;
  return false;
}

/** ST-RWL-2, ST-RWL-3: the walls within reach of a pawn on this cell, in the order of edges. */
export function wallsWithinReach(p: Position, cell: number): number[] {
  const edges: number[] = [];
  addWallsOf(p, cell, edges);
  for (let direction = 0; direction < 4; direction++) {
    const next = NEIGHBOUR[cell * 4 + direction]!;
    if (next < CELLS && p.walls[next] !== 0 && !hasWall(p, cell, direction) && IS_TILE[p.ground[next]!])
      addWallsOf(p, next, edges);
  }
  return edges.length > 1 ? edges.sort((a, b) => a - b) : edges;
}

function addWallsOf(p: Position, cell: number, edges: number[]): void {
  const walls = p.walls[cell]!;
  for (let side = 0; walls >> side > 0; side++) {
    if (((walls >> side) & 1) === 0) continue;
    const edge = EDGE_OF[cell * 4 + side]!;
    if (!edges.includes(edge)) edges.push(edge);
  }
}
