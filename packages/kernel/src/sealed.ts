// Provably fair luck: a sealed secret fixes every die before the first choice, and anyone can check it afterwards.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, chanceFrom, type DrawCounts, numberOfDraw, seeded } from './chance.ts';

/** How luck follows from a seal: 1 counts the draws of a whole stream, 2 those of each purpose. */
export type LuckScheme = 1 | 2;
/** The scheme of tables that are opened now. */
export const NEWEST_SCHEME = 2;

/** What a live table's luck is made of. The secret stays with the server until the game is over. */
export interface Seal {
  /** Missing in games from before there were two. */
  readonly scheme?: LuckScheme;
  /** 64 hex digits, drawn at the creation of the table. */
  readonly secret: string;
  /** Words that the seats added, in seat order, after they had seen the commitment; empty for bots. */
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

/** HMAC-SHA-256 of words under a key of hex digits, as hex: what follows from a secret, and could be nobody's choice. */
export const keyedHash = (key: string, words: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(words)));

/** Which luck of a seal: draw n of a stream; in scheme 2 of a purpose in it, at a place of a shuffle. */
export interface LuckNumber {
  readonly stream: Stream;
  readonly n: number;
  readonly purpose: string;
  readonly place: number;
}

/**
 * One luck of a seal, below `count`: HMAC-SHA-256(key, message), read as 32-bit big-endian words. A word at or above the
 * largest multiple of `count` is passed over (rejection sampling), so that every outcome is exactly equally likely; after
 * eight words the next block follows.
 */
export function sealedLuck(seal: Seal, luck: LuckNumber, count: number): number {
  const keyed = keyedBy(seal);
  const limit = Math.floor(0x100000000 / count) * count;
  for (let block = 0; ; block++) {
    const message = JSON.stringify(messageOf(seal, luck, block));
    const words = new DataView(keyed.clone().update(utf8ToBytes(message)).digest().buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at);
      if (word < limit) return word % count;
    }
  }
}

const messageOf = (
  { scheme, table, nonces }: Seal,
  { stream, n, purpose, place }: LuckNumber,
  block: number,
): readonly unknown[] =>
  scheme === 2 ? [stream, purpose, n, place, block] : [stream, table, nonces, n, block];

const keyedSeals = new WeakMap<Seal, ReturnType<typeof hmac.create>>();

/** Taking in the key is half of the work, and the same for all luck of a seal. In scheme 2 table and nonces are part of it. */
function keyedBy(seal: Seal): ReturnType<typeof hmac.create> {
  let keyed = keyedSeals.get(seal);
  if (!keyed) {
    const { scheme, secret, table, nonces } = seal;
    keyed = hmac.create(sha256, hexToBytes(secret));
    if (scheme === 2)
      keyed = hmac.create(
        sha256,
        keyed.update(utf8ToBytes(JSON.stringify([scheme, table, nonces]))).digest(),
      );
    keyedSeals.set(seal, keyed);
  }
  return keyed;
}

/** The number of a draw in its scheme; counts on. Scheme 1 knows one purpose, and each swap of a shuffle is a draw. */
export function luckNumber(
  scheme: LuckScheme | undefined,
  stream: Stream,
  counts: DrawCounts,
  purpose: string,
  place: number,
): LuckNumber {
  if (scheme !== 2) return { stream, n: numberOfDraw(counts, '', 0), purpose: '', place: 0 };
  return { stream, n: numberOfDraw(counts, purpose, place), purpose, place };
}

/** The stream as a chance, on from where `counts` stand: a reloaded table goes on where it stood. */
export const sealed = (seal: Seal, stream: Stream, counts: DrawCounts = new Map()): Chance =>
  chanceFrom((count, purpose = '', place = 0) =>
    sealedLuck(seal, luckNumber(seal.scheme, stream, counts, purpose, place), count),
  );

/** The same without a secret: luck of scheme 2 that anyone who knows the seed can compute. */
export const seededLuck = (seed: string, { stream, purpose, n, place }: LuckNumber, count: number): number =>
  seeded(`${seed}:${stream}:${purpose}:${n}:${place}`).pick(count);
