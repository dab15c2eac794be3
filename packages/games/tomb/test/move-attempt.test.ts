// Why no move is open: asked of the side that comes nearest to one, so that free ground beside a pawn is never denied.
import { expect, test } from 'vitest';
import { explain } from '../src/explain.ts';
import { moveAttempt } from '../ui/move-attempt.ts';
import { buildPosition } from './build-position.ts';

test.each([
  [3, 6],
  [5, 6],
  [4, 5],
  [4, 7],
] as const)(
  'slow, one point left, a Rupture at %i, %i and free ground beside: it is the points',
  (row, column) => {
    const p = buildPosition({ pawns: [[4, 6]], ruptures: [[row, column]], points: 1, dirt: [3] });
    expect(explain(p, 0, moveAttempt(p, 0)).code).toBe('too-few-points');
  },
);
