// Walls on edges: putting them up, taking them down, and step 3 of a turn.
import { type Choice, PLACE_WALL } from '../choices.ts';
import { IS_TILE, RUPTURE } from '../content/pieces.ts';
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
} from '../geometry.ts';
import type { Position } from '../position.ts';

/** ST-BRD-5: is there a wall on this side of the cell? */
export const hasWall = (p: Position, cell: number, direction: number): boolean =>
  ((p.walls[cell]! >> direction) & 1) === 1;

export const isWallOn = (p: Position, edge: number): boolean =>
  (p.walls[EDGE_HOST[edge]!]! & EDGE_BIT[edge]!) !== 0;

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
  const tileBefore = IS_TILE[p.ground[before]!]!;
  const tileAfter = IS_TILE[p.ground[after]!]!;
  if (p.settings.innerWalls ? !tileBefore || !tileAfter : !tileBefore && !tileAfter) return false;
  return p.tokens[before] !== RUPTURE && p.tokens[after] !== RUPTURE && !isWallOn(p, edge);
}

/** DP-7: every edge that takes a wall. */
export function listWalls(p: Position, out: Choice[]): void {
  for (let edge = 0; edge < EDGES; edge++) if (takesWall(p, edge)) out.push(PLACE_WALL[edge]!);
}

/** ST-WALL-6, ST-WALL-7: is there a wall in the supply and an edge for it? */
export function canPlaceWall(p: Position): boolean {
  if (p.wallSupply === 0) return false;
  for (let edge = 0; edge < EDGES; edge++) if (takesWall(p, edge)) return true;
  return false;
}

/** ST-RWL-2, ST-RWL-3: a mark per edge for the walls within reach of a pawn on this cell. */
export function wallsWithinReach(p: Position, cell: number): number[] {
  const edges: number[] = [];
  const addWallsOf = (of: number): void => {
    if (p.walls[of] === 0) return;
    for (let side = 0; side < 4; side++)
      if (hasWall(p, of, side)) {
        const edge = EDGE_OF[of * 4 + side]!;
        if (!edges.includes(edge)) edges.push(edge);
      }
  };
  addWallsOf(cell);
  for (let direction = 0; direction < 4; direction++) {
    const next = NEIGHBOUR[cell * 4 + direction]!;
    if (next < CELLS && !hasWall(p, cell, direction) && IS_TILE[p.ground[next]!]) addWallsOf(next);
  }
  return edges.sort((a, b) => a - b);
}
