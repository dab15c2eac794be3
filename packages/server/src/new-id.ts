// Random names for tables, people and challenges: too many to guess, short enough for a link.
import { randomBytes } from 'node:crypto';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Fourteen letters out of 57 are 81 bits. Look-alikes (0 and O, 1 and l) are left out. */
export function newId(length = 14): string {
  let id = '';
  while (id.length < length)
    for (const byte of randomBytes(length)) if (byte < 228 && id.length < length) id += LETTERS[byte % 57];
  return id;
}
