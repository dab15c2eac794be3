// Clause ids as they are written beside a passage: ranges unfolded for the machine, folded for the eye.
import type { Ours } from '@undercroft/kernel';

const RANGE = /^((?:[A-Z0-9]+-)+[A-Z]?)(\d+)\.\.(\d+)$/;
const NUMBERED = /^((?:[A-Z0-9]+-)+[A-Z]?)(\d+)$/;

/** `RD-GOAL-1..3 RD-HP-6` as single ids. */
export function clauseIds(written: string): readonly string[] {
  const ids: string[] = [];
  for (const word of written.split(/\s+/).filter(Boolean)) {
    const [, prefix, from, to] = RANGE.exec(word) ?? [];
    if (prefix === undefined) ids.push(word);
    else
      for (let n = Number(from); n <= Number(to); n++)
        ids.push(`${prefix}${from!.startsWith('0') ? String(n).padStart(from!.length, '0') : n}`);
  }
  return ids;
}

/** Neighbours of one origin become one label: the first id, what is shown for the row, and whether it is ours. */
export function clauseRows(
  ids: readonly string[],
  ours: ReadonlyMap<string, Ours> = new Map(),
): readonly { readonly first: string; readonly label: string; readonly ours: Ours | undefined }[] {
  const rows: { first: string; prefix: string; from: number; to: number }[] = [];
  for (const id of ids) {
    const [, prefix = id, number = '-1'] = NUMBERED.exec(id) ?? [];
    const last = rows.at(-1);
    const isNext = last?.prefix === prefix && Number(number) === last.to + 1;
    if (last && isNext && ours.get(id) === ours.get(last.first)) last.to++;
    else rows.push({ first: id, prefix, from: Number(number), to: Number(number) });
  }
  return rows.map(({ first, from, to }) => ({
    first,
    label: from === to ? first : `${first}–${to}`,
    ours: ours.get(first),
  }));
}
