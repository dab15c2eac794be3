// Distances as a team thinks of them: through everything that action points can clear out of the way.
import { IS_SOLID, RAVINE, RUPTURE } from '../content/pieces.ts';
import { CELLS, NEIGHBOUR } from '../geometry.ts';
import type { Position } from '../position.ts';

export const WALKING = 1;
export const CARRYING = 2;
/** Farther than anything on the board. */
export const FAR = 99;

const LONGEST_STEP = CARRYING + 2;
/** Rings of cells at equal distance, and the distances found so far: scratch paper, wiped at every call. */
const rings: number[][] = Array.from({ length: LONGEST_STEP + 1 }, () => []);
const points = new Uint8Array(CELLS + 1);

/** Points to enter a cell: the step, and one more for a Rupture to soften or a ravine to bridge; FAR where nothing helps. */
function entryCost(p: Position, cell: number, step: number): number {
  const ground = p.ground[cell]!;
  if (ground === RAVINE) return step + 1;
  if (!IS_SOLID[ground]) return FAR;
  return p.tokens[cell] === RUPTURE ? step + 1 : step;
}

/**
 * Points from each of these cells to the goal, at this price per step; a wall on the way costs one more. Rings by
 * distance stand in for a heap, since no step costs more than a handful of points.
 */
export function pointsTo(p: Position, goal: number, from: readonly number[], step: number): number[] {
  points.fill(FAR);
  for (const ring of rings) ring.length = 0;
  points[goal] = 0;
  rings[0]!.push(goal);
  let waiting = 1;
  let wanted = from.length;
  for (let distance = 0; waiting > 0 && wanted > 0; distance++) {
    const ring = rings[distance % rings.length]!;
    for (let i = 0; i < ring.length; i++) {
      const cell = ring[i]!;
      waiting--;
      if (points[cell] !== distance) continue;
      for (let j = 0; j < from.length; j++) if (from[j] === cell) wanted--;
      const entry = distance + entryCost(p, cell, step);
      const walls = p.walls[cell]!;
      for (let direction = 0; direction < 4; direction++) {
        const next = NEIGHBOUR[cell * 4 + direction]!;
        const total = entry + ((walls >> direction) & 1);
        if (total >= points[next]! || !(IS_SOLID[p.ground[next]!] || p.ground[next] === RAVINE)) continue;
        points[next] = total;
        rings[total % rings.length]!.push(next);
        waiting++;
      }
    }
    ring.length = 0;
  }
  return from.map((cell) => points[cell]!);
}
