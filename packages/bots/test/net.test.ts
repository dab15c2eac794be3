// A network learns what it is shown, is the same twice, and survives its file; a spoiled file is refused by its code.
import { type CodedError, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { fitNet, type Lessons } from '../src/net/fit.ts';
import { exp, type Net, newLayers, readChoice, readSeat, softmax } from '../src/net/net.ts';
import { decodeNet, encodeNet, isNetFor } from '../src/net/net-file.ts';

const SHAPE = { seatWidth: 3, choiceWidth: 2, trunk: [12, 8], head: 8 } as const;
const CHOICES = 4;

/** The right choice is the one whose first trait is nearest to the seat's first; the seat wins by its second trait. */
function lessonsOf(count: number, seed: string): Lessons {
  const luck = seeded(seed);
  const any = (): number => luck.pick(1000) / 1000;
  const seats = Float32Array.from({ length: 3 * count }, any);
  const choices = Float32Array.from({ length: 2 * CHOICES * count }, any);
  const shares = new Float32Array(CHOICES * count);
  for (let i = 0; i < count; i++) shares[CHOICES * i + rightAt(seats, choices, i)] = 1;
  return {
    count,
    starts: Uint32Array.from({ length: count + 1 }, (_, i) => CHOICES * i),
    seats,
    choices,
    shares,
    outcomes: Float32Array.from({ length: count }, (_, i) => (seats[3 * i + 1]! > 0.5 ? 1 : 0)),
  };
}

function rightAt(seats: Float32Array, choices: Float32Array, at: number): number {
  const far = (i: number): number => Math.abs(choices[2 * (CHOICES * at + i)]! - seats[3 * at]!);
  return [0, 1, 2, 3].reduce((best, i) => (far(i) < far(best) ? i : best), 0);
}

/** How often it takes the right choice, and how often it names the winner. */
function skill(net: Net, lessons: Lessons): { choices: number; outcomes: number } {
  const layers = newLayers(net.shape);
  let right = 0;
  let named = 0;
  for (let i = 0; i < lessons.count; i++) {
    const expected = readSeat(net, layers, lessons.seats, 3 * i);
    if (expected > 0.5 === lessons.outcomes[i]! > 0.5) named++;
    const logits = [0, 1, 2, 3].map((choice) =>
      readChoice(net, layers, lessons.choices, 2 * (CHOICES * i + choice)),
    );
    if (logits.indexOf(Math.max(...logits)) === rightAt(lessons.seats, lessons.choices, i)) right++;
  }
  return { choices: right / lessons.count, outcomes: named / lessons.count };
}

const settings = { epochs: 20, rate: 5e-3, batch: 32, valueWeight: 1 };
const taught = fitNet(SHAPE, lessonsOf(2000, 'taught'), 'a', settings);

test('it learns choices and outcomes that it was never shown', () => {
  const { choices, outcomes } = skill(taught.net, lessonsOf(500, 'fresh'));
  expect(choices).toBeGreaterThan(0.8);
  expect(outcomes).toBeGreaterThan(0.9);
});

test('the same lessons and seed give the same weights; another seed gives others', () => {
  expect(fitNet(SHAPE, lessonsOf(2000, 'taught'), 'a', settings).net.weights).toEqual(taught.net.weights);
  expect(fitNet(SHAPE, lessonsOf(2000, 'taught'), 'b', settings).net.weights).not.toEqual(taught.net.weights);
});

test('a file keeps what was learnt', () => {
  const file = encodeNet(taught.net, { game: 'x', rules: '1', traits: 1 });
  const { header, net } = decodeNet(file);
  expect(header).toMatchObject({ game: 'x', rules: '1', traits: 1, shape: SHAPE });
  expect(skill(net, lessonsOf(500, 'fresh')).choices).toBeCloseTo(
    skill(taught.net, lessonsOf(500, 'fresh')).choices,
    1,
  );
  expect(encodeNet(net, header)).toEqual(file);
});

test('a file says what it was made for', () => {
  const file = encodeNet(taught.net, { game: 'x', rules: '1', traits: 3 });
  const made = { name: 'x', rules: '1' };
  expect(isNetFor(file, made, { version: 3 })).toBe(true);
  expect(isNetFor(file, made, { version: 4 })).toBe(false);
  expect(isNetFor(file, { ...made, rules: '2' }, { version: 3 })).toBe(false);
  expect(isNetFor(file, { ...made, name: 'y' }, { version: 3 })).toBe(false);
  expect(isNetFor(file.subarray(0, -1), made, { version: 3 })).toBe(false);
  expect(isNetFor(new Uint8Array(), made, { version: 3 })).toBe(false);
});

test.each([
  ['nothing', (): Uint8Array => new Uint8Array()],
  ['no header', (file: Uint8Array) => file.subarray(40)],
  ['a piece cut off', (file: Uint8Array) => file.subarray(0, -1)],
  [
    'another format',
    (file: Uint8Array) =>
      new TextEncoder().encode(new TextDecoder().decode(file).replace('"format":1', '"format":2')),
  ],
  [
    'a huge shape',
    (file: Uint8Array) =>
      new TextEncoder().encode(new TextDecoder().decode(file).replace('"head":8', '"head":1e9')),
  ],
])('a spoiled file is refused: %s', (_, spoil) => {
  const file = encodeNet(taught.net, { game: 'x', rules: '1', traits: 1 });
  expect(() => decodeNet(spoil(file))).toThrow(
    expect.objectContaining({ code: 'net-unreadable' } satisfies Partial<CodedError>),
  );
});

test('e to a power is what it should be', () => {
  for (let x = -20; x < 20; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 12);
  const shares = Float32Array.of(1, 2, 3, 100, -1000);
  softmax(shares, 0, 3);
  expect(shares[0]! + shares[1]! + shares[2]!).toBeCloseTo(1, 5);
  expect(shares[3]).toBe(100);
});
