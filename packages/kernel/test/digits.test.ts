// Packed digits: whatever is written is read again, and nothing else.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64ToBytes, bytesToBase64, digitReader, digitWriter } from '../src/digits.ts';
import { canonicalJson, sameData } from '../src/plain-data.ts';
import { allowedValues, optionFromWord } from '../src/table.ts';

const digit = fc
  .integer({ min: 1, max: 5000 })
  .chain((radix) => fc.tuple(fc.nat(radix - 1), fc.constant(radix)));

test('any digits of any radixes come back', () => {
  fc.assert(
    fc.property(fc.array(digit, { maxLength: 400 }), (digits) => {
      const writer = digitWriter();
      for (const [value, radix] of digits) writer.write(value, radix);
      const reader = digitReader(base64ToBytes(bytesToBase64(writer.bytes())));
      for (const [value, radix] of digits) expect(reader.read(radix)).toBe(value);
      reader.end();
    }),
  );
});

test('packing wastes less than two bytes in a hundred', () => {
  const writer = digitWriter();
  for (let i = 0; i < 10_000; i++) writer.write((i * 7) % 20, 20);
  expect(writer.bytes().length).toBeLessThan(((10_000 * Math.log2(20)) / 8) * 1.02);
});

test('a digit beyond its radix is refused', () => {
  expect(() => digitWriter().write(6, 6)).toThrow(RangeError);
  expect(() => digitWriter().write(-1, 6)).toThrow(RangeError);
});

test('bytes survive base 64, and foreign letters do not', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(base64ToBytes(bytesToBase64(bytes))).toEqual(bytes);
    }),
  );
  for (const word of ['A', 'AB*', 'AAAAA', 'AB']) expect(() => base64ToBytes(word)).toThrow();
});

test('canonical JSON is equal exactly for equal data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(canonicalJson(a) === canonicalJson(b)).toBe(sameData(a, b));
      expect(sameData(a, JSON.parse(canonicalJson(a)))).toBe(true);
    }),
  );
});

test('option values are read from words and told to people', () => {
  expect(optionFromWord({ kind: 'switch', default: false }, 'on')).toBe(true);
  expect(optionFromWord({ kind: 'switch', default: false }, 'false')).toBe(false);
  expect(optionFromWord({ kind: 'switch', default: false }, 'maybe')).toBe('maybe');
  expect(optionFromWord({ kind: 'number', min: 1, max: 9, default: 1 }, '4')).toBe(4);
  expect(optionFromWord({ kind: 'choice', values: ['a'], default: 'a' }, 'a')).toBe('a');
  expect(allowedValues({ kind: 'number', min: 1, max: 9, default: 1 })).toBe('1..9');
  expect(allowedValues({ kind: 'choice', values: ['a', 'b'], default: 'a' })).toBe('a | b');
});

test('a reader that asks for more than was ever written is stopped, not fed with zeros', () => {
  for (const length of [0, 1, 63, 64, 65, 128]) {
    const reader = digitReader(new Uint8Array(length));
    expect(() => {
      for (let i = 0; i < 10_000; i++) reader.read(2);
    }).toThrow('digits end');
  }
});
