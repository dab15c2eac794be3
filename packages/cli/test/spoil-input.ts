// Spoils data for the fuzz: bytes of a text, and values inside JSON.
import type { Chance } from '@undercroft/kernel';

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2 ** 31,
  2 ** 53,
  -0.5,
  1e308,
  '',
  'a',
  '\u0000',
  '__proto__',
  'constructor',
  'concede',
  '\ud800',
  [],
  {},
  [[]],
  { kind: 'x' },
  { toString: 1, valueOf: 1 },
  { kind: { toString: 1, valueOf: 1 } },
  Array(50).fill(0),
];

/** Flips, drops, doubles and inserts bytes; now and then cuts the rest off. */
export function spoilBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  let list = [...bytes];
  for (let left = 1 + chance.pick(4); left > 0; left--) {
    const at = chance.pick(list.length + 1);
    const kind = chance.pick(6);
    if (kind === 0) list[at] = chance.pick(256);
    else if (kind === 1) list.splice(at, 1 + chance.pick(8));
    else if (kind === 2) list.splice(at, 0, chance.pick(256));
    else if (kind === 3) list.splice(at, 0, ...list.slice(at, at + 1 + chance.pick(20)));
    else if (kind === 4) list = list.slice(0, at);
    else if (at < list.length) list[at] = list[at]! ^ (1 << chance.pick(8));
  }
  return Uint8Array.from(list, (byte) => byte ?? 0);
}

/** A copy of the data with one value somewhere changed, removed or added. */
export function spoilJson(data: unknown, chance: Chance): unknown {
  const copy = structuredClone(data);
  const holders: Record<string, unknown>[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    holders.push(value as Record<string, unknown>);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(copy);
  if (holders.length === 0 || chance.pick(40) === 0) return oddValue(chance);
  const holder = holders[chance.pick(holders.length)]!;
  const keys = Object.keys(holder);
  const key = keys.length > 0 ? keys[chance.pick(keys.length)]! : 'extra';
  const kind = chance.pick(5);
  if (kind === 0) delete holder[key];
  else if (kind === 1) holder[`${key}2`] = oddValue(chance);
  else if (kind === 2 && typeof holder[key] === 'number')
    holder[key] = (holder[key] as number) + 1 - 2 * chance.pick(2);
  else holder[key] = oddValue(chance);
  return copy;
}

/** Stands in data for something nested so deep that recursion would break; `deepJson` puts it in. */
const DEEP = 'as deep as a well';
const WELL = '['.repeat(20_000) + ']'.repeat(20_000);

export function oddValue(chance: Chance): unknown {
  if (chance.pick(60) === 0) return DEEP;
  return structuredClone(ODD_VALUES[chance.pick(ODD_VALUES.length)]);
}

export const deepJson = (data: unknown): string =>
  (JSON.stringify(data) ?? '').replaceAll(JSON.stringify(DEEP), WELL);
