// Where cells and edges lie on the drawn island.
import { columnOf, EDGE_AFTER, EDGE_BEFORE, isHorizontal, OUTSIDE, rowOf } from '../src/rules/geometry.ts';

export const PITCH = 58;
export const TILE = 56;
export const ISLAND = { width: 726, height: 490 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a cell's tile. */
export const cornerOf = (cell: number): Point => ({
  x: 27 + (columnOf(cell) - 1) * PITCH,
  y: 21 + (rowOf(cell) - 1) * PITCH,
});

export const middleOf = (cell: number): Point => {
  const { x, y } = cornerOf(cell);
  return { x: x + TILE / 2, y: y + TILE / 2 };
};

/** The bar that stands on an edge. */
export function barOf(edge: number): Point & { readonly width: number; readonly height: number } {
  const after = EDGE_AFTER[edge]!;
  const isLow = after === OUTSIDE;
  const { x, y } = cornerOf(isLow ? EDGE_BEFORE[edge]! : after);
  const shift = isLow ? PITCH : 0;
  return isHorizontal(edge)
    ? { x: x - 1, y: y + shift - 6, width: PITCH, height: 10 }
    : { x: x + shift - 6, y: y - 1, width: 10, height: PITCH };
}

/** Everything that is nearer to this edge than to any other: from its ends to the middles of the cells that it parts. */
export function reachOf(edge: number): string {
  const { x, y, width, height } = barOf(edge);
  const [cx, cy, half] = [x + width / 2, y + height / 2, PITCH / 2];
  return `${cx - half},${cy} ${cx},${cy - half} ${cx + half},${cy} ${cx},${cy + half}`;
}

/**
 * What a finger can hit of an edge: broader than the bar, clear of the corners, where four edges meet, and of this cell, where
 * treasures lie along the edge.
 */
export function handleOf(edge: number, cell: number): ReturnType<typeof barOf> {
  const { x, y, width, height } = barOf(edge);
  const from = EDGE_BEFORE[edge] === cell ? 0 : EDGE_AFTER[edge] === cell ? -16 : -8;
  return isHorizontal(edge)
    ? { x: x + 9, y: y + from, width: width - 18, height: 26 }
    : { x: x + from, y: y + 9, width: 26, height: height - 18 };
}
