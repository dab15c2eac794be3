// Why no move or work is open: asked of what comes nearest to one, so that free ground, a crack or a wall beside a pawn is never denied.
import { expect, test } from 'vitest';
import { explain } from '../src/explain.ts';
import { moveAttempt, reinforceAttempt, wallAttempt } from '../ui/move-attempt.ts';
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

test('without points, a Rupture or a wall beside: it is the points', () => {
  const p = buildPosition({ pawns: [[4, 6]], ruptures: [[5, 6]], walls: ['h-4-6'], points: 0 });
  expect(explain(p, 0, reinforceAttempt(p, 0)).code).toBe('too-few-points');
  expect(explain(p, 0, wallAttempt(p, 0)).code).toBe('too-few-points');
});

test('without points, a wall on the far side of the next cell: it is the points', () => {
  const p = buildPosition({ pawns: [[4, 6]], walls: ['h-5-6'], points: 0 });
  expect(explain(p, 0, wallAttempt(p, 0)).code).toBe('too-few-points');
});

test('with nothing there, that is the reason', () => {
  const p = buildPosition({ pawns: [[4, 6]], points: 0 });
  expect(explain(p, 0, reinforceAttempt(p, 0)).code).toBe('no-token');
  expect(explain(p, 0, wallAttempt(p, 0)).code).toBe('no-wall');
});
