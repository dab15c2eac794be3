// The shared parts of small networks: bytes in, columns added, two layers up to odds.
import { expect, test } from 'vitest';
import { addColumns, upperLayers, weightBlocks } from '../src/byte-network.ts';

test('bytes are signed, and each block counts in its own step', () => {
  const text = btoa(String.fromCharCode(1, 255, 127, 128));
  expect(weightBlocks([1, 2, 1], [1, 0.5, 2], text).map((block) => [...block])).toEqual([
    [1],
    [-0.5, 63.5],
    [-256],
  ]);
});

test('each input adds its column, one below 0 too', () => {
  const into = new Float64Array([1, 1]);
  addColumns(new Float64Array([1, 2, 3, 4, 5, 6]), new Float64Array([2, 0, -1]), into);
  expect([...into]).toEqual([1 + 2 - 5, 1 + 4 - 6]);
});

test('units below 0 count for nothing, and what is known already is added', () => {
  const up = upperLayers(
    new Float64Array([1, -1, 10, 10]),
    new Float64Array([0.5, 0.5]),
    new Float64Array([2, 100, 0.25]),
  );
  expect(up(new Float64Array([3, -7]), 8)).toBe(8 + 0.25 + 2 * 3.5);
});
