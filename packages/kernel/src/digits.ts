// Digits of changing radix, packed without waste: 64-byte numbers, each filled until the next digit does not fit.
// Reader and writer meet the same radixes in the same order, so no lengths are stored.

const CHUNK = 64;
const FULL = 1n << BigInt(CHUNK * 8);

export interface DigitWriter {
  write(digit: number, radix: number): void;
  bytes(): Uint8Array;
}

export function digitWriter(): DigitWriter {
  const bytes: number[] = [];
  let value = 0n;
  let capacity = 1n;
  const flush = (): void => {
    for (let i = 0; i < CHUNK; i++) {
      bytes.push(Number(value & 255n));
      value >>= 8n;
    }
    capacity = 1n;
  };
  return {
    write: (digit, radix) => {
      if (!(digit >= 0 && digit < radix)) throw new RangeError(`digit ${digit} of radix ${radix}`);
      if (radix === 1) return;
      if (capacity * BigInt(radix) > FULL) flush();
      value += BigInt(digit) * capacity;
      capacity *= BigInt(radix);
    },
    bytes: () => {
      const kept = bytes.slice();
      for (let rest = value; rest > 0n; rest >>= 8n) kept.push(Number(rest & 255n));
      return Uint8Array.from(kept);
    },
  };
}

export interface DigitReader {
  read(radix: number): number;
  /** Throws when something is left over: then the bytes are not what a writer wrote. */
  end(): void;
}

export function digitReader(bytes: Uint8Array): DigitReader {
  let next = 0;
  let value = 0n;
  let capacity = FULL;
  /** A writer leaves at most its last number short, or out when it is 0; asking for more would read zeros for ever. */
  const load = (): void => {
    if (value !== 0n) throw new Error('left over digits');
    if (next > bytes.length) throw new Error('digits end');
    const chunk = bytes.subarray(next, next + CHUNK);
    next += CHUNK;
    for (let i = chunk.length - 1; i >= 0; i--) value = (value << 8n) | BigInt(chunk[i]!);
    capacity = 1n;
  };
  return {
    read: (radix) => {
      if (radix === 1) return 0;
      if (capacity * BigInt(radix) > FULL) load();
      const digit = Number(value % BigInt(radix));
      value /= BigInt(radix);
      capacity *= BigInt(radix);
      return digit;
    },
    end: () => {
      if (value !== 0n || next < bytes.length) throw new Error('left over digits');
    },
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as a word that may stand in an address. */
export function bytesToBase64(bytes: Uint8Array): string {
  let word = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < letters; k++) word += ALPHABET[(bits >> (18 - 6 * k)) & 63];
  }
  return word;
}

/** The bytes that such a word stands for; throws at one that no bytes make. */
export function base64ToBytes(word: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of word) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0) throw new Error(`letter ${JSON.stringify(letter)}`);
    bits = ((bits << 6) | digit) & 0xffffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes.push((bits >> held) & 255);
    }
  }
  if (held >= 6 || (bits & ((1 << held) - 1)) !== 0) throw new Error('length');
  return Uint8Array.from(bytes);
}
