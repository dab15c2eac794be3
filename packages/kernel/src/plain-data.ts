// Plain data: equality, a canonical form, and a short hash of it.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Deep equality of JSON-like data; the order of keys does not matter. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    // Not by index: V8 would turn the arrays of numbers compared here into arrays of anything, and rules run slowly on those.
    return a.every((item, i) => sameData(item, b.at(i)));
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    if (!sameData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/**
 * May foreign data be handed to rule code that looks into it? Not when it is nested deeper than any choice is, nor when
 * its keys would stand in for the language's own (`{"toString":1}` makes `String()` throw).
 */
export function isHarmless(value: unknown, depth = 6): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isHarmless(item, depth - 1));
  return Object.entries(value).every(
    ([key, item]) => !(key in Object.prototype) && isHarmless(item, depth - 1),
  );
}

/** JSON with sorted keys: equal data, equal text. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const record = value as Record<string, unknown>;
  const fields = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
  return `{${fields.join(',')}}`;
}

/** Sixteen hex digits that stand for a position in records and reports. */
export const hashData = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, 16);
