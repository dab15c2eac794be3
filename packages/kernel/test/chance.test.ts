// Luck: each maker gives what it promises, evenly, repeatably, and refuses what does not fit.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  commitmentOf,
  NO_CHANCE,
  newSecret,
  opensCommitment,
  recorded,
  recording,
  scripted,
  sealed,
  sealedLuck,
  seeded,
} from '../src/index.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SEAL = { secret: SECRET, nonces: ['ash', 'Ёлка'], table: 'crypt-7' };

/** Pearson's statistic against an even spread. */
function chiSquare(chance: Chance, sides: number, rolls: number): number {
  const seen = new Array<number>(sides).fill(0);
  for (let i = 0; i < rolls; i++) seen[chance.pick(sides)]!++;
  const expected = rolls / sides;
  return seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('sealed luck', () => {
  // Computed once with Python's hmac and hashlib, so that two implementations agree.
  test('gives the pinned values in every runtime', () => {
    const chance = sealed(SEAL, 'play');
    expect(Array.from({ length: 12 }, () => chance.die(6))).toEqual([1, 5, 3, 5, 3, 5, 6, 5, 6, 4, 3, 1]);
    expect(sealedLuck(SEAL, 'setup', 0, 40)).toBe(22);
    expect(sealedLuck(SEAL, 'setup', 1, 0xfffffff1)).toBe(1298220283);
    expect(commitmentOf(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  test('is even: 60,000 dice and 40,000 draws of 40 lie below the 99.9 % point', () => {
    expect(chiSquare(sealed(SEAL, 'play'), 6, 60_000)).toBeLessThan(20.5);
    expect(chiSquare(sealed(SEAL, 'setup'), 40, 40_000)).toBeLessThan(72.1);
  });

  test('goes on where it stood, and streams do not touch', () => {
    const whole = sealed(SEAL, 'play');
    const values = Array.from({ length: 9 }, () => whole.pick(1000));
    const rest = sealed(SEAL, 'play', 4);
    expect(Array.from({ length: 5 }, () => rest.pick(1000))).toEqual(values.slice(4));
    const setup = sealed(SEAL, 'setup');
    expect(Array.from({ length: 9 }, () => setup.pick(1000))).not.toEqual(values);
  });

  test('rejects words that would favour low numbers: a count just above half the range stays even', () => {
    const count = 0x80000001;
    let low = 0;
    for (let n = 0; n < 4000; n++) if (sealedLuck(SEAL, 'play', n, count) < count / 2) low++;
    expect(Math.abs(low - 2000)).toBeLessThan(150);
  });

  test('another secret, nonce or table gives other luck', () => {
    const first = (seal: typeof SEAL) =>
      Array.from({ length: 8 }, (_, n) => sealedLuck(seal, 'play', n, 1e6));
    const values = first(SEAL);
    expect(first({ ...SEAL, secret: 'ff'.repeat(32) })).not.toEqual(values);
    expect(first({ ...SEAL, nonces: ['ash', 'Елка'] })).not.toEqual(values);
    expect(first({ ...SEAL, table: 'crypt-8' })).not.toEqual(values);
  });

  test('a commitment opens only with its secret', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(opensCommitment(secret, commitmentOf(secret))).toBe(true);
    expect(opensCommitment(newSecret(), commitmentOf(secret))).toBe(false);
    expect(opensCommitment('no hex', commitmentOf(secret))).toBe(false);
  });
});

describe('seeded luck', () => {
  test('is even', () => {
    expect(chiSquare(seeded('even'), 6, 60_000)).toBeLessThan(20.5);
    expect(chiSquare(seeded(7), 40, 40_000)).toBeLessThan(72.1);
  });

  test('repeats for a seed and differs between seeds', () => {
    const first = (seed: string | number) => {
      const chance = seeded(seed);
      return Array.from({ length: 10 }, () => chance.pick(1_000_000));
    };
    expect(first('a')).toEqual(first('a'));
    expect(first('a')).not.toEqual(first('b'));
    expect(first(1)).not.toEqual(first(2));
  });

  test('every order of a shuffle is equally likely', () => {
    const seen = new Map<string, number>();
    const chance = seeded('orders');
    for (let i = 0; i < 24_000; i++) {
      const list = [0, 1, 2, 3];
      chance.shuffle(list);
      seen.set(list.join(''), (seen.get(list.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const n of seen.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });
});

describe('scripted luck', () => {
  test('gives faces, picks and kept orders, and says when it is used up or left over', () => {
    const chance = scripted(6, 0, 'keep');
    expect(chance.die(6)).toBe(6);
    expect(chance.pick(3)).toBe(0);
    const list = [1, 2, 3];
    chance.shuffle(list);
    expect(list).toEqual([1, 2, 3]);
    chance.done();
    expect(() => chance.die(6)).toThrow('ran out');
    expect(() => scripted(1).done()).toThrow('left over');
    expect(() => scripted(7).die(6)).toThrow('gives 7');
    expect(() => scripted(0).die(6)).toThrow('gives 0');
  });
});

describe('recorded luck', () => {
  test('what was recorded plays back, whatever was asked', () => {
    const ask = fc.oneof(
      fc.record({ kind: fc.constant('die' as const), n: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ kind: fc.constant('pick' as const), n: fc.integer({ min: 1, max: 50 }) }),
      fc.record({ kind: fc.constant('shuffle' as const), n: fc.integer({ min: 0, max: 9 }) }),
    );
    const answer = (chance: Chance, asks: readonly { kind: 'die' | 'pick' | 'shuffle'; n: number }[]) =>
      asks.map(({ kind, n }) => {
        if (kind !== 'shuffle') return chance[kind](n);
        const list = Array.from({ length: n }, (_, i) => i);
        chance.shuffle(list);
        return list;
      });
    fc.assert(
      fc.property(fc.array(ask), fc.integer(), (asks, seed) => {
        const luck: number[] = [];
        const counts: number[] = [];
        const first = answer(recording(seeded(seed), luck, counts), asks);
        const again = recorded(luck);
        expect(answer(again, asks)).toEqual(first);
        expect(again.used()).toBe(luck.length);
        expect(luck.every((value, i) => value < counts[i]!)).toBe(true);
      }),
    );
  });

  test('refuses luck that is missing or does not fit', () => {
    expect(() => recorded([]).die(6)).toThrow(RangeError);
    expect(() => recorded([6]).die(6)).toThrow(RangeError);
    expect(() => recorded([0.5]).die(6)).toThrow(RangeError);
    expect(() => NO_CHANCE.die(6)).toThrow();
    expect(NO_CHANCE.pick(1)).toBe(0);
  });
});
