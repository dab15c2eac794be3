// Luck as a parameter: rules ask for a die or a draw, and the maker of the chance decides where it comes from.

/**
 * A source of luck. Everything a rule can ask for is `pick`; the other two are written in terms of it, so that a
 * recorded list of picks is all the luck there was.
 *
 * A rule names the `purpose` of what it asks for: the pile, the die, the seat. Each purpose has luck of its own, so
 * that two tables with the same seal meet the same piles and dice although they chose differently.
 */
export interface Chance {
  /**
   * A whole number from 0 to count - 1, all equally likely. `count` is at least 1. A count of 1 is no luck: 0, unrecorded.
   * `place` is where in a list a shuffle stands; 0 for everything else.
   */
  pick(count: number, purpose?: string, place?: number): number;
  /** A whole number from 1 to sides. */
  die(sides: number, purpose?: string): number;
  /** Fisher-Yates in place: for i from the last down to 1, swap i with pick(i + 1). */
  shuffle<Item>(list: Item[], purpose?: string): void;
}

/** One number below `count`, for a purpose and a place in it. */
export type Draw = (count: number, purpose?: string, place?: number) => number;

/** Builds a chance from the one thing that makers differ in. */
export function chanceFrom(draw: Draw): Chance {
  const pick: Draw = (count, purpose, place) => (count === 1 ? 0 : draw(count, purpose, place));
  return {
    pick,
    die: (sides, purpose) => 1 + pick(sides, purpose),
    shuffle: (list, purpose) => {
      for (let i = list.length - 1; i > 0; i--) {
        const j = draw(i + 1, purpose, i);
        const item = list[i]!;
        list[i] = list[j]!;
        list[j] = item;
      }
    },
  };
}

/** How often each purpose was drawn for. A shuffle is one draw, whatever the length of its list. */
export type DrawCounts = Map<string, number>;

/** The number of this draw among those of its purpose, counted on when it is complete. */
export function numberOfDraw(counts: DrawCounts, purpose: string, place: number): number {
  const n = counts.get(purpose) ?? 0;
  if (place <= 1) counts.set(purpose, n + 1);
  return n;
}

/** Mixes a seed of any kind into 32 bits: numbers and words alike give well spread starts. */
export function hashSeed(seed: number | string): number {
  const word = String(seed);
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Fast luck for lab and bots (sfc32, 128 bits of state). Not for live tables: the seed gives all of it away.
 * The bias of the multiply-shift below is under count / 2^32 and cannot be seen in any run of ours.
 */
export function seeded(seed: number | string): Chance {
  let a = hashSeed(seed);
  let b = hashSeed(`${seed}:b`);
  let c = hashSeed(`${seed}:c`);
  let d = 1;
  const draw = (count: number): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return Math.floor(((t >>> 0) / 4294967296) * count);
  };
  for (let i = 0; i < 12; i++) draw(2);
  return chanceFrom(draw);
}

/** Luck written down by a test: faces for dice, indexes for picks, in the order asked. */
export interface ScriptedChance extends Chance {
  /** Throws when luck is left over: then the test and the rule disagree about what is random. */
  done(): void;
}

/**
 * A script entry is what the rule will see: `die` takes a face, `pick` an index. `shuffle` takes its picks, or the
 * word 'keep' to leave the list in the order it has.
 */
export function scripted(...script: readonly (number | 'keep')[]): ScriptedChance {
  let next = 0;
  const number = (what: string, low: number, high: number): number => {
    if (next >= script.length) throw new Error(`script ran out at ${what}`);
    const value = script[next++];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high)
      throw new Error(`script gives ${value} for ${what}, at ${next - 1}`);
    return value;
  };
  const draw = (count: number): number => {
    if (script[next] !== 'keep') return number(`pick(${count})`, 0, count - 1);
    if (count === 2) next++; // The last pick of a shuffle.
    return count - 1;
  };
  return {
    ...chanceFrom(draw),
    die: (sides) => (sides === 1 ? 1 : number(`die(${sides})`, 1, sides)),
    done: () => {
      if (next < script.length) throw new Error(`script left over: ${script.slice(next).join(' ')}`);
    },
  };
}

/** Sees every draw: how many there were to draw from, what for, and the place in a shuffle. */
export type NoteDraw = (count: number, purpose: string, place: number) => void;

/** Luck out of a record. Throws a RangeError when the record does not fit what the rules ask for. */
export function recorded(luck: readonly number[], note?: NoteDraw): Chance & { readonly used: () => number } {
  let next = 0;
  const chance = chanceFrom((count, purpose = '', place = 0) => {
    const value = luck[next++];
    if (value === undefined) throw new RangeError(`luck ends after ${luck.length}`);
    if (!Number.isInteger(value) || value < 0 || value >= count)
      throw new RangeError(`luck ${next - 1} is ${value}, not below ${count}`);
    note?.(count, purpose, place);
    return value;
  });
  return { ...chance, used: () => next };
}

/** Passes luck on and writes down what came out, with the counts it came from where those are asked for. */
export function recording(source: Chance, into: number[], counts?: number[]): Chance {
  const write = (value: number, count: number): number => {
    into.push(value);
    counts?.push(count);
    return value;
  };
  const chance = chanceFrom((count, purpose, place) => write(source.pick(count, purpose, place), count));
  return {
    ...chance,
    die: (sides, purpose) => (sides === 1 ? 1 : 1 + write(source.die(sides, purpose) - 1, sides)),
  };
}

/** A chance for rules that may not need any: asking it is a mistake. */
export const NO_CHANCE: Chance = chanceFrom(() => {
  throw new Error('luck was asked for where there is none');
});
