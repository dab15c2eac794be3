// Ravine lines: how a treasure tile that lands far out is connected with the rest of the tomb.
import { EMPTY, IS_TILE } from '../content/pieces.ts';
import type { Position } from '../position.ts';
import { NEIGHBOUR, OUTSIDE } from './geometry.ts';

/** ST-LINE-1, ST-LINE-4: has this cell a tile for neighbour, the one it was reached from not counted? Walls do not matter. */
export function touchesTile(p: Position, cell: number, from: number): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const next = NEIGHBOUR[cell * 4 + direction]!;
    if (next !== from && IS_TILE[p.ground[next]!]) return true;
  }
  return false;
}

/** ST-LINE-2, ST-LINE-3: the straight line this way up to its first touch, or nothing where it does not connect. */
export function straightLine(p: Position, cell: number, direction: number): number[] {
  const line: number[] = [];
  let before = cell;
  let next = NEIGHBOUR[cell * 4 + direction]!;
  while (next !== OUTSIDE && p.ground[next] === EMPTY) {
    line.push(next);
    if (touchesTile(p, next, before)) return line;
    before = next;
    next = NEIGHBOUR[next * 4 + direction]!;
  }
  return [];
}

/** DP-6: the directions in which a straight line connects. */
export function lineDirections(p: Position, cell: number): number[] {
  const directions: number[] = [];
  for (let direction = 0; direction < 4; direction++)
    if (straightLine(p, cell, direction).length > 0) directions.push(direction);
  return directions;
}

/** ST-LINE-6: where no straight line connects, the first way that a search over empty cells finds; empty if none. */
export function searchLine(p: Position, cell: number): number[] {
  const from = new Map<number, number>([[cell, OUTSIDE]]);
  const queue = [cell];
  for (let at = 0; at < queue.length; at++)
    for (let direction = 0; direction < 4; direction++) {
      const here = queue[at]!;
      const next = NEIGHBOUR[here * 4 + direction]!;
      if (next === OUTSIDE || p.ground[next] !== EMPTY || from.has(next)) continue;
      from.set(next, here);
      if (touchesTile(p, next, here)) return wayFrom(from, next, cell);
      queue.push(next);
    }
  return [];
}

function wayFrom(from: ReadonlyMap<number, number>, last: number, first: number): number[] {
  const way: number[] = [];
  for (let cell = last; cell !== first; cell = from.get(cell)!) way.unshift(cell);
  return way;
}

/** ST-LINE-7: can a tile on this empty cell be connected at all? */
export const canConnect = (p: Position, cell: number): boolean =>
  touchesTile(p, cell, OUTSIDE) || lineDirections(p, cell).length > 0 || searchLine(p, cell).length > 0;
