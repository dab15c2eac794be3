// Luck: each maker gives what it promises, evenly, repeatably, and refuses what does not fit.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  chanceFrom,
  commitmentOf,
  NO_CHANCE,
  newSecret,
  opensCommitment,
  recorded,
  recording,
  type Seal,
  type Stream,
  scripted,
  sealed,
  sealedLuck,
  seeded,
} from '../src/index.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SEAL = { secret: SECRET, nonces: ['ash', 'Ёлка'], table: 'crypt-7' };
const BY_PURPOSE = { ...SEAL, scheme: 2 } as const;
const luckOf = (seal: Seal, stream: Stream, n: number, count: number): number =>
  sealedLuck(seal, { stream, n, purpose: 'die', place: 0 }, count);

const purposeOnly = (purpose: string): Chance => {
  const play = sealed(BY_PURPOSE, 'play');
  return chanceFrom((count) => play.pick(count, purpose));
};

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
    expect(luckOf(SEAL, 'setup', 0, 40)).toBe(22);
    expect(luckOf(SEAL, 'setup', 1, 0xfffffff1)).toBe(1298220283);
    expect(commitmentOf(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  test('is even: 60,000 dice and 40,000 draws of 40 lie below the 99.9 % point', () => {
    expect(chiSquare(sealed(SEAL, 'play'), 6, 60_000)).toBeLessThan(20.5);
    expect(chiSquare(sealed(SEAL, 'setup'), 40, 40_000)).toBeLessThan(72.1);
  });

  test('goes on where it stood, and streams do not touch', () => {
    const whole = sealed(SEAL, 'play');
    const values = Array.from({ length: 9 }, () => whole.pick(1000));
    const rest = sealed(SEAL, 'play', new Map([['', 4]]));
    expect(Array.from({ length: 5 }, () => rest.pick(1000))).toEqual(values.slice(4));
    const setup = sealed(SEAL, 'setup');
    expect(Array.from({ length: 9 }, () => setup.pick(1000))).not.toEqual(values);
  });

  test('rejects words that would favour low numbers: a count just above half the range stays even', () => {
    const count = 0x80000001;
    let low = 0;
    for (let n = 0; n < 4000; n++) if (luckOf(SEAL, 'play', n, count) < count / 2) low++;
    expect(Math.abs(low - 2000)).toBeLessThan(150);
  });

  test('another secret, nonce or table gives other luck', () => {
    const first = (seal: Seal) => Array.from({ length: 8 }, (_, n) => luckOf(seal, 'play', n, 1e6));
    for (const seal of [SEAL, BY_PURPOSE]) {
      const values = first(seal);
      expect(first({ ...seal, secret: 'ff'.repeat(32) })).not.toEqual(values);
      expect(first({ ...seal, nonces: ['ash', 'Елка'] })).not.toEqual(values);
      expect(first({ ...seal, table: 'crypt-8' })).not.toEqual(values);
    }
    expect(first(SEAL)).not.toEqual(first(BY_PURPOSE));
  });

  test('by purpose: the pinned values of scheme 2, from Python too', () => {
    const play = sealed(BY_PURPOSE, 'play');
    const dice = Array.from({ length: 12 }, () => play.die(6, 'die'));
    expect(dice).toEqual([4, 6, 6, 4, 5, 6, 5, 4, 3, 3, 2, 2]);
    expect(sealedLuck(BY_PURPOSE, { stream: 'setup', purpose: 'deck', n: 0, place: 39 }, 40)).toBe(10);
    expect(sealedLuck(BY_PURPOSE, { stream: 'play', purpose: 'Ёлка', n: 1, place: 0 }, 0xfffffff1)).toBe(
      2533440976,
    );
    const setup = sealed(BY_PURPOSE, 'setup');
    const shuffled = () => {
      const list = [0, 1, 2, 3, 4, 5, 6, 7];
      setup.shuffle(list, 'deck');
      return list;
    };
    expect([shuffled(), shuffled()]).toEqual([
      [1, 3, 0, 7, 2, 5, 6, 4],
      [1, 5, 6, 2, 3, 4, 0, 7],
    ]);
  });

  test('by purpose: what else was drawn, and how long a shuffled list was, leaves a purpose as it is', () => {
    const draw = (others: number, length: number) => {
      const chance = sealed(BY_PURPOSE, 'play');
      for (let i = 0; i < others; i++) chance.die(6, 'other die');
      chance.shuffle(
        Array.from({ length }, (_, i) => i),
        'deck',
      );
      const deck = [0, 1, 2, 3, 4, 5, 6, 7];
      chance.shuffle(deck, 'deck');
      return [deck, chance.die(6, 'die'), chance.pick(40, 'pile')];
    };
    expect(draw(0, 5)).toEqual(draw(7, 9));
    expect(chiSquare(purposeOnly('die'), 6, 30_000)).toBeLessThan(20.5);
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
