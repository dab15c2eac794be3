// The puzzle of the day: a month's order is drawn under a key and its seal published before; the key is told afterwards.
import { canonicalJson, keyedHash } from '@undercroft/kernel';

/** `2026-11`. */
export const monthOf = (moment: number): string => new Date(moment).toISOString().slice(0, 7);

/** The first moment of the month after. */
export const nextMonth = (moment: number): number => {
  const day = new Date(moment);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);
};

/** As many as the longest month has. */
const DAYS = 31;

/** All puzzles in the order of their hashes; months in a row begin where the one before ended, so that none comes back soon. */
export function dailyOrder(ids: readonly string[], key: string, month: string): readonly string[] {
  const all = ids.map((id) => [keyedHash(key, id), id] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const [year = 0, number = 0] = month.split('-').map(Number);
  const from = all.length === 0 ? 0 : ((year * 12 + number) * DAYS) % all.length;
  return [...all.slice(from), ...all.slice(0, from)].map(([, id]) => id);
}

/** What is published before the month: nobody can find another order or key for it. */
export const sealOfOrder = (key: string, order: readonly string[]): string =>
  keyedHash(key, canonicalJson(order));

/** The puzzle of a day of the month, from 1. One that is there no longer is replaced by one that no day of the month has. */
export function puzzleOfDay(
  order: readonly string[],
  day: number,
  isThere: (id: string) => boolean,
): string | undefined {
  for (let at = day - 1; at < order.length; at += DAYS) if (isThere(order[at]!)) return order[at];
  return order.find(isThere);
}
