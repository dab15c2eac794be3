// A field of any size as dots: a run each while they fit, several where there are too many.
import { expect, test } from 'vitest';
import { dotsOf } from '../src/expeditions/dots-of.ts';

test('a dot is a run, or so many that the fullest column still fits; nobody is left out', () => {
  expect(dotsOf([0, 1, 6, 2])).toEqual([0, 1, 6, 2]);
  expect(dotsOf([0, 1, 7, 2])).toEqual([0, 1, 4, 1]);
  expect(dotsOf([600, 1, 0, 290])).toEqual([6, 1, 0, 3]);
});
