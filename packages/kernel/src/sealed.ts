// Provably fair luck: a sealed secret fixes every die before the first choice, and anyone can check it afterwards.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, chanceFrom } from './chance.ts';

/** What a live table's luck is made of. The secret stays with the server until the game is over. */
export interface Seal {
  /** 64 hex digits, drawn at the creation of the table. */
  readonly secret: string;
  /** Words that the seats added when they sat down, in seat order: the server cannot have known them. */
  readonly nonces: readonly string[];
  /** The table's id. */
  readonly table: string;
}

export type Stream = 'setup' | 'play';

/** A fresh secret from the platform's secure source. */
export const newSecret = (): string => bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(32)));

/** What is published before the game: the SHA-256 of the secret, as hex. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** Is this the secret that was committed to? */
export const opensCommitment = (secret: string, commitment: string): boolean =>
  /^[0-9a-f]{64}$/.test(secret) && commitmentOf(secret) === commitment;

/**
 * Luck number n of a stream, below `count`: HMAC-SHA-256(secret, stream | table | nonces | n | block), read as 32-bit
 * big-endian words. A word at or above the largest multiple of `count` is passed over (rejection sampling), so that
 * every outcome is exactly equally likely; after eight words the next block follows.
 */
export function sealedLuck(seal: Seal, stream: Stream, n: number, count: number): number {
  const keyed = keyedBy(seal);
  const limit = Math.floor(0x100000000 / count) * count;
  for (let block = 0; ; block++) {
    const message = JSON.stringify([stream, seal.table, seal.nonces, n, block]);
    const words = new DataView(keyed.clone().update(utf8ToBytes(message)).digest().buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at);
      if (word < limit) return word % count;
    }
  }
}

const keyedSeals = new WeakMap<Seal, ReturnType<typeof hmac.create>>();

/** Taking in the key is half of the work, and the same for all luck of a seal. */
function keyedBy(seal: Seal): ReturnType<typeof hmac.create> {
  let keyed = keyedSeals.get(seal);
  if (!keyed) {
    keyed = hmac.create(sha256, hexToBytes(seal.secret));
    keyedSeals.set(seal, keyed);
  }
  return keyed;
}

/** The stream as a chance, from luck number `from` on: a reloaded table goes on where it stood. */
export function sealed(seal: Seal, stream: Stream, from = 0): Chance {
  let n = from;
  return chanceFrom((count) => sealedLuck(seal, stream, n++, count));
}
