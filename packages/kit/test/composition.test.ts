// Every size of window has its composition, and no size falls between two.
import { expect, test } from 'vitest';
import { compositionOf } from '../src/composition.ts';

test.each([
  ['phone', 320, 568],
  ['phone', 360, 740],
  ['phone', 390, 844],
  ['phone', 700, 800],
  ['shelf', 568, 320],
  ['shelf', 844, 390],
  ['shelf', 1180, 560],
  ['tablet', 768, 1024],
  ['tablet', 820, 1180],
  ['slate', 1024, 768],
  ['slate', 1180, 820],
  ['desk', 1280, 720],
  ['desk', 1366, 625],
  ['desk', 3840, 2160],
] as const)('%s at %i x %i', (composition, width, height) => {
  expect(compositionOf(width, height)).toBe(composition);
});

test('zoomed in, 1280 x 720 becomes a shelf at 200 % and a phone at 400 %', () => {
  expect(compositionOf(640, 360)).toBe('shelf');
  expect(compositionOf(320, 180)).toBe('phone');
});
