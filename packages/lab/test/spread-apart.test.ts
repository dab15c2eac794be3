// Labels at the ends of lines: none covers another, none leaves the plot below, and none moves without need.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadApart } from '../src/spread-apart.ts';

test('places keep their order and their distance', () => {
  expect(spreadApart([10, 50, 90], 11, 118)).toEqual([10, 50, 90]);
  expect(spreadApart([50, 50, 52], 11, 118)).toEqual([50, 61, 72]);
  expect(spreadApart([118, 117, 118], 11, 118)).toEqual([107, 96, 118]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 118 }), { maxLength: 8 }), (places) => {
      const spread = spreadApart(places, 11, 118);
      const sorted = spread.toSorted((a, b) => a - b);
      for (const [at, place] of sorted.entries()) {
        expect(place).toBeLessThanOrEqual(118);
        if (at > 0) expect(place - sorted[at - 1]!).toBeGreaterThanOrEqual(11);
      }
      for (const [i, one] of places.entries())
        for (const [j, other] of places.entries())
          if (one < other) expect(spread[i]!).toBeLessThan(spread[j]!);
    }),
    { seed: 23 },
  );
});
