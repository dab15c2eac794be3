// How long people usually wait for people at this hour of the day, from what came true on the last days.
import type { Store } from '../store/port.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days that are looked back at, and fewer waits than this say nothing. */
export const DAYS_BACK = 14;
const FEWEST = 5;
const FRESH_FOR = 60_000;

/** The wait of this share of people or less, in whole seconds and at least one. `waits` is in order. */
const shareOf = (waits: readonly number[], share: number): number =>
  Math.max(1, Math.round(waits[Math.ceil(waits.length * share) - 1]! / 1_000));

export const usualOf = (waits: readonly number[]) => {
  const inOrder = waits.toSorted((a, b) => a - b);
  return inOrder.length < FEWEST ? null : { half: shareOf(inOrder, 0.5), most: shareOf(inOrder, 0.8) };
};

/** Read once a minute. */
export function createUsualWait(store: Store) {
  let known: { readonly until: number; readonly usual: ReturnType<typeof usualOf> } | undefined;
  return async (now: number) => {
    if (known && now < known.until) return known.usual;
    const waits: number[] = [];
    const hour = now - (now % HOUR);
    for (let day = 0; day <= DAYS_BACK; day++)
      waits.push(...(await store.seeks.waits(hour - day * DAY, hour - day * DAY + HOUR)));
    known = { until: now + FRESH_FOR, usual: usualOf(waits) };
    return known.usual;
  };
}
