// Where pawns, treasures and a token stand on one cell, so that none of them hides another or the letter of the tile.
import { IS_CORRUPTED, NO_TOKEN } from '../src/content/pieces.ts';
import { cellOfTreasure, type Position } from '../src/position.ts';
import { CELLS } from '../src/rules/geometry.ts';
import { cornerOf } from './cell-geometry.ts';

export interface Spot {
  /** From the upper left corner of the tile. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Occupants {
  readonly pawns: number;
  readonly treasures: number;
  readonly hasToken: boolean;
  readonly hasLetter: boolean;
}

export const occupantsOf = (view: Position, cell: number): Occupants => ({
  pawns: cell < CELLS ? view.pawns.filter((pawn) => pawn === cell).length : 0,
  treasures: view.treasures.filter((treasure) => cellOfTreasure(treasure) === cell).length,
  hasToken: view.tokens[cell] !== NO_TOKEN,
  hasLetter: IS_CORRUPTED[view.ground[cell]!] === true,
});

/** Side by side around a middle, closer the more there are. */
const inRow = (index: number, count: number, middle: number, room: number): number =>
  count === 1 ? middle : middle + (index - (count - 1) / 2) * Math.min(room / (count - 1), 21);

/** A pawn alone is big; beside treasures it steps back to the upper half. */
export function pawnSpot(index: number, { pawns, treasures, hasToken }: Occupants): Spot {
  if (treasures === 0 && pawns === 1)
    return hasToken ? { x: 26, y: 22, scale: 0.8 } : { x: 28, y: 28, scale: 1 };
  if (treasures === 0 && pawns > 2)
    return { x: inRow(index % 3, Math.min(3, pawns), 28, 34), y: index < 3 ? 17 : 38, scale: 0.5 };
  return { x: inRow(index, pawns, pawns === 1 ? 24 : 26, 34), y: 16, scale: pawns > 2 ? 0.45 : 0.62 };
}

/** A treasure alone is big; beside pawns it lies along the lower edge. */
export function treasureSpot(index: number, { pawns, treasures, hasToken }: Occupants): Spot {
  if (pawns > 0)
    return { x: inRow(index, treasures, hasToken ? 35 : 28, hasToken ? 24 : 34), y: 44, scale: 0.58 };
  if (treasures === 1) return hasToken ? { x: 30, y: 23, scale: 0.85 } : { x: 28, y: 28, scale: 1 };
  return { x: inRow(index, treasures, 28, 30), y: hasToken ? 22 : 28, scale: 0.66 };
}

/** A token keeps to the lower left corner when something else wants the middle. */
export function tokenSpot({ pawns, treasures, hasLetter }: Occupants): Spot {
  return pawns + treasures > 0 || hasLetter ? { x: 12, y: 44, scale: 0.72 } : { x: 28, y: 36, scale: 1 };
}

export function transformAt(cell: number, { x, y, scale }: Spot): string {
  const corner = cornerOf(cell);
  return `translate(${(corner.x + x).toFixed(1)} ${(corner.y + y).toFixed(1)}) scale(${scale})`;
}
