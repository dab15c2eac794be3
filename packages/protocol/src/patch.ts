// What changed between two pieces of plain data, small enough to send instead of the whole.
import { sameData } from '@undercroft/kernel';

/**
 * A change of one value:
 * - `[value]`   put this value here (also where nothing was before);
 * - `0`         take the field away;
 * - `{ ... }`   changes inside: by field name in a record, by index in a list;
 *               in a list, `'~': [at, taken, ...put]` cuts `taken` items out at `at` and puts others in their place.
 */
export type Change = readonly [value: unknown] | 0 | Patch;
export interface Patch {
  readonly [key: string]: Change | readonly unknown[];
}

/** What turns `before` into `after`; undefined when nothing has to. */
export function diff(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [after];
  if (Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before)
    ? diffLists(before, after as readonly unknown[])
    : diffRecords(before as Record<string, unknown>, after as Record<string, unknown>);
}

function diffRecords(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change | undefined {
  const patch: Record<string, Change> = {};
  let isSame = true;
  for (const key in after) {
    const change = Object.hasOwn(before, key) ? diff(before[key], after[key]) : ([after[key]] as const);
    if (change === undefined) continue;
    setField(patch, key, change);
    isSame = false;
  }
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    setField(patch, key, 0);
    isSame = false;
  }
  return isSame ? undefined : patch;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  if (before.length === after.length) {
    const patch: Record<string, Change> = {};
    let isSame = true;
    for (let i = 0; i < after.length; i++) {
      const change = diff(before[i], after[i]);
      if (change === undefined) continue;
      patch[i] = change;
      isSame = false;
    }
    return isSame ? undefined : patch;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && sameData(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && sameData(before[before.length - 1 - tail], after[after.length - 1 - tail]))
    tail++;
  return { '~': [head, before.length - head - tail, ...after.slice(head, after.length - tail)] };
}

/** The value after the change. Nothing of `before` is written to; what did not change is shared with it. */
export function applyChange(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(before)) return applyToList(before, change as Patch);
  const result: Record<string, unknown> = { ...(before as object) };
  for (const [key, inner] of Object.entries(change as Patch)) {
    if (inner === 0) delete result[key];
    else setField(result, key, applyChange(result[key], inner as Change));
  }
  return result;
}

function applyToList(before: readonly unknown[], patch: Patch): unknown[] {
  const cut = patch['~'] as readonly [number, number, ...unknown[]] | undefined;
  const result = before.slice();
  if (cut) result.splice(cut[0], cut[1], ...cut.slice(2));
  else for (const key in patch) result[Number(key)] = applyChange(result[Number(key)], patch[key] as Change);
  return result;
}

/** Plain assignment would lose a field called `__proto__`, which JSON can carry. */
function setField(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, { value, enumerable: true, writable: true, configurable: true });
  else record[key] = value;
}
