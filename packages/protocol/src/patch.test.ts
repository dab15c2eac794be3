// A change applied to what was before gives what is after, whatever the two are.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, diff } from './patch.ts';

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -1, max: 5 }),
    fc.constantFrom('a', '~', '', '0'),
    fc.constant(null),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', '~', '0', '__proto__'), tie('value'), { maxKeys: 4 }),
  ),
})).value;

const viaWire = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

test('diff and apply are each other’s inverse, through JSON', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const from = viaWire(before);
      const kept = JSON.stringify(from);
      const change = viaWire(diff(from, viaWire(after))) as ReturnType<typeof diff>;
      expect(JSON.parse(JSON.stringify(applyChange(from, change)))).toEqual(viaWire(after));
      expect(JSON.stringify(from)).toBe(kept);
    }),
    { numRuns: 2000 },
  );
});

test('equal data needs no change', () => {
  fc.assert(fc.property(plain, (value) => diff(viaWire(value), viaWire(value)) === undefined));
});

test('a card that leaves a long hand costs a few bytes', () => {
  const hand = Array.from({ length: 40 }, (_, i) => i);
  const change = diff({ hand, turn: 1 }, { hand: hand.toSpliced(17, 1), turn: 2 });
  expect(change).toEqual({ hand: { '~': [17, 1] }, turn: [2] });
});
