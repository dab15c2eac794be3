// What a finger hits on the island: a wall beside a pawn leaves the treasures of its cell free.
import { expect, test } from 'vitest';
import { EDGE_OF } from '../src/rules/geometry.ts';
import { barOf, cornerOf, handleOf } from '../ui/cell-geometry.ts';
import { treasureSpot } from '../ui/cell-layout.ts';
import { at } from './build-position.ts';

const CELL = at([4, 5]);
const contains = (
  { x, y, width, height }: ReturnType<typeof barOf>,
  point: { readonly x: number; readonly y: number },
): boolean => point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

test.each([0, 1, 2, 3])(
  'the middle of every treasure beside a pawn is clear of the wall on side %i',
  (side) => {
    const edge = EDGE_OF[CELL * 4 + side]!;
    const corner = cornerOf(CELL);
    for (const treasures of [1, 2, 3, 4])
      for (let index = 0; index < treasures; index++) {
        const spot = treasureSpot(index, { pawns: 2, treasures, hasToken: false, hasLetter: false });
        const middle = { x: corner.x + spot.x, y: corner.y + spot.y };
        expect(contains(handleOf(edge, CELL), middle), `${treasures} treasures, the one at ${index}`).toBe(
          false,
        );
      }
  },
);

test.each([0, 1, 2, 3])('the wall on side %i can be hit on all of its bar but the corners', (side) => {
  const edge = EDGE_OF[CELL * 4 + side]!;
  const { x, y, width, height } = barOf(edge);
  for (const share of [0.2, 0.5, 0.8])
    expect(
      contains(handleOf(edge, CELL), {
        x: width > height ? x + width * share : x + width / 2,
        y: width > height ? y + height / 2 : y + height * share,
      }),
    ).toBe(true);
});
