// Roving focus follows what is on screen: rows and columns first, then whatever is nearest that way.
import { expect, test } from 'vitest';
import { nearestStop, nextStop } from '../src/roving-focus.ts';

const at = (x: number, y: number): DOMRect => ({ x, y, width: 10, height: 10 }) as DOMRect;
const grid = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20), at(40, 20)].map((rect) => ({ rect }));

test('arrows walk a grid of pieces', () => {
  expect(nearestStop(at(0, 0), grid, 'right')).toBe(1);
  expect(nearestStop(at(20, 0), grid, 'down')).toBe(4);
  expect(nearestStop(at(40, 20), grid, 'left')).toBe(4);
  expect(nearestStop(at(20, 20), grid, 'up')).toBe(1);
});

test('there is nothing beyond the edge', () => {
  expect(nearestStop(at(40, 0), grid, 'right')).toBe(-1);
  expect(nearestStop(at(0, 0), grid, 'up')).toBe(-1);
});

test('a piece in the same row beats a nearer one aslant', () => {
  expect(nearestStop(at(0, 0), [{ rect: at(60, 0) }, { rect: at(30, 25) }], 'right')).toBe(0);
});

test('a list is walked in its order, past a row that lies over another', () => {
  const list = [at(0, 0), at(0, 10), at(0, 20), at(0, 20)];
  expect(nextStop(list, 3, 'up')).toBe(2);
  expect(nextStop(list, 2, 'down')).toBe(3);
  expect(nextStop(list, 3, 'down')).toBe(4);
});
