// The geometry of the 8 x 12 board: cells, directions, neighbours and edges as small integers, in tables made once.

export const ROWS = 8;
export const COLUMNS = 12;
export const CELLS = ROWS * COLUMNS;
/** The one number for everything that is no cell: beyond the border, and where a pawn is that was not placed yet. */
export const OUTSIDE = ROWS * COLUMNS;
export const EDGES = (ROWS + 1) * COLUMNS + ROWS * (COLUMNS + 1);

export const UP = 0;
export const RIGHT = 1;
export const DOWN = 2;
export const LEFT = 3;
/** Names of the directions in their order of enumeration. */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;

/** ST-BRD-1: rows 1 to 8 from the top, columns 1 to 12 from the left. */
export const cellAt = (row: number, column: number): number => (row - 1) * COLUMNS + column - 1;
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS) + 1;
export const columnOf = (cell: number): number => (cell % COLUMNS) + 1;
export const opposite = (direction: number): number => (direction + 2) & 3;

const isOnBoard = (row: number, column: number): boolean =>
  row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS;

const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** ST-BRD-4, ST-BRD-9: `NEIGHBOUR[cell * 4 + direction]`, OUTSIDE beyond the border; never diagonal. */
export const NEIGHBOUR: readonly number[] = Array.from({ length: CELLS * 4 }, (_, i) => {
  const [down, right] = STEPS[i & 3]!;
  const row = rowOf(i >> 2) + down;
  const column = columnOf(i >> 2) + right;
  return isOnBoard(row, column) ? cellAt(row, column) : OUTSIDE;
});

/** ST-BRD-12: the upper edge of a cell, rows 1 to 9; these come first. */
export const upperEdge = (row: number, column: number): number => (row - 1) * COLUMNS + column - 1;
/** ST-BRD-12: the left edge of a cell, columns 1 to 13; these follow. */
export const leftEdge = (row: number, column: number): number =>
  (ROWS + 1) * COLUMNS + (row - 1) * (COLUMNS + 1) + column - 1;

/** `EDGE_OF[cell * 4 + direction]`: the edge on that side of the cell. */
export const EDGE_OF: readonly number[] = Array.from({ length: CELLS * 4 }, (_, i) => {
  const row = rowOf(i >> 2);
  const column = columnOf(i >> 2);
  const side = i & 3;
  if (side === UP) return upperEdge(row, column);
  if (side === DOWN) return upperEdge(row + 1, column);
  return side === LEFT ? leftEdge(row, column) : leftEdge(row, column + 1);
});

const facing = (edge: number, sides: readonly number[]): number => {
  for (const side of sides) {
    const at = EDGE_OF.findIndex((other, i) => other === edge && (i & 3) === side);
    if (at >= 0) return at >> 2;
  }
  return OUTSIDE;
};

/** The cell above or left of an edge, and the one below or right of it; OUTSIDE where there is none. */
export const EDGE_BEFORE: readonly number[] = Array.from({ length: EDGES }, (_, edge) =>
  facing(edge, [DOWN, RIGHT]),
);
export const EDGE_AFTER: readonly number[] = Array.from({ length: EDGES }, (_, edge) =>
  facing(edge, [UP, LEFT]),
);
/** A cell at each edge, and the bit that a wall on it has there. */
export const EDGE_HOST: readonly number[] = EDGE_AFTER.map((after, edge) =>
  after === OUTSIDE ? EDGE_BEFORE[edge]! : after,
);
export const EDGE_BIT: readonly number[] = EDGE_HOST.map(
  (host, edge) => 1 << [UP, RIGHT, DOWN, LEFT].find((side) => EDGE_OF[host * 4 + side] === edge)!,
);
export const isHorizontal = (edge: number): boolean => edge < (ROWS + 1) * COLUMNS;

/** `(4,5)`: the name of a cell, the same in every language. */
export const cellName = (cell: number): string => `(${rowOf(cell)},${columnOf(cell)})`;
