// What a wall on an edge would do, so that it can be named by that: cut tiles off, make a detour, bar a ravine, or nothing at the rim.
import { IS_SOLID, IS_TILE } from '../content/pieces.ts';
import type { Position } from '../position.ts';
import { CELLS, EDGE_AFTER, EDGE_BEFORE, EDGE_OF, NEIGHBOUR } from './geometry.ts';
import { hasWall } from './walls.ts';

export interface WallEffect {
  readonly kind: 'cuts' | 'detour' | 'ravine' | 'rim';
  /** Tiles that are cut off, or steps of the way round. */
  readonly n: number;
}

/** Steps from a cell to every other over tiles, past walls and this edge; -1 for what cannot be reached. */
function stepsFrom(p: Position, start: number, shut: number): Int8Array {
  const steps = new Int8Array(CELLS + 1).fill(-1);
  const queue = [start];
  steps[start] = 0;
  for (const cell of queue)
    for (let side = 0; side < 4; side++) {
      const next = NEIGHBOUR[cell * 4 + side]!;
      if (next >= CELLS || steps[next]! >= 0 || !IS_SOLID[p.ground[next]!]) continue;
      if (hasWall(p, cell, side) || EDGE_OF[cell * 4 + side] === shut) continue;
      steps[next] = steps[cell]! + 1;
      queue.push(next);
    }
  return steps;
}

export function wallEffect(p: Position, edge: number): WallEffect {
  const before = EDGE_BEFORE[edge]!;
  const after = EDGE_AFTER[edge]!;
  if (!IS_TILE[p.ground[before]!] || !IS_TILE[p.ground[after]!]) return { kind: 'rim', n: 0 };
  if (!IS_SOLID[p.ground[before]!] || !IS_SOLID[p.ground[after]!]) return { kind: 'ravine', n: 0 };
  const steps = stepsFrom(p, before, edge);
  if (steps[after]! >= 0) return { kind: 'detour', n: steps[after]! };
  const sizes = [steps, stepsFrom(p, after, edge)].map((from) => from.filter((n) => n >= 0).length);
  return { kind: 'cuts', n: Math.min(...sizes) };
}
