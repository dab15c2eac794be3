// Where two runs of one deal parted: the first choice in which they differ.
import { type Entry, type GameRecord, sameData } from '@undercroft/kernel';

/** The index of that entry in both; undefined where one is the beginning of the other, or both are the same. */
export function whereParted(
  one: Pick<GameRecord, 'entries'>,
  other: Pick<GameRecord, 'entries'>,
): number | undefined {
  const differs = (a: Entry<unknown>, b: Entry<unknown> | undefined): boolean =>
    b !== undefined && (a.seat !== b.seat || !sameData(a.choice, b.choice));
  const at = one.entries.findIndex((entry, i) => differs(entry, other.entries[i]));
  return at < 0 ? undefined : at;
}
