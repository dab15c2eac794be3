// Luck for comparing choices: each purpose has a stream of its own, so that the same dice fall whatever else was chosen.
import { type Chance, chanceFrom, hashSeed } from '@undercroft/kernel';

const hashes = new Map<string, number>();

function hashOf(purpose: string): number {
  let hash = hashes.get(purpose);
  if (hash === undefined) {
    hash = hashSeed(purpose);
    hashes.set(purpose, hash);
  }
  return hash;
}

/** The same seed and purpose, the same draws in the same order, however many there are for other purposes (mulberry32). */
export function equalLuck(seed: number): Chance {
  const streams = new Map<string, { state: number }>();
  return chanceFrom((count, purpose = '') => {
    let stream = streams.get(purpose);
    if (!stream) {
      stream = { state: Math.imul(seed, 0x9e3779b1) ^ hashOf(purpose) };
      streams.set(purpose, stream);
    }
    stream.state = (stream.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(stream.state ^ (stream.state >>> 15), 1 | stream.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * count);
  });
}

/** Worlds have seeds below this one, and the luck of those who play in them seeds from here on. */
export const SEEDS = 0x40000000;
