// The names of treasures on the board: they stay with those that stay, and travel with the one that was carried.
import { expect, test } from 'vitest';
import { renamed } from '../ui/treasure-ids.ts';

const RED = 0;
const BLUE = 1;
const at = (cell: number, colour: number): number => cell * 3 + colour;

function follow(...views: readonly (readonly number[])[]): number[] {
  let made = 0;
  let named: ReturnType<typeof renamed> = [];
  for (const view of views) named = renamed(named, view, () => made++);
  return named.map(({ id }) => id);
}

test('a carried treasure keeps its name, whatever else lies there', () => {
  expect(follow([at(4, RED), at(9, RED)], [at(4, RED), at(10, RED)])).toEqual([0, 1]);
});

test('a lost treasure takes its name along; the next of its colour is not taken for it', () => {
  expect(follow([at(4, RED), at(9, RED), at(9, BLUE)], [at(9, RED), at(9, BLUE)])).toEqual([1, 2]);
});

test('a new treasure has a new name', () => {
  expect(follow([at(4, RED)], [at(4, RED), at(5, BLUE)])).toEqual([0, 1]);
});
