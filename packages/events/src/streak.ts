// Days in a row that forgive a day: one missed midnight breaks nothing.

export interface Streak {
  /** Days played without missing two of any seven. */
  readonly days: number;
  /** Of the last seven. */
  readonly ofSeven: number;
}

const WEEK = 7;

/** `played` and `today` are days counted from any one beginning. A day that is not over yet is not missed. */
export function streakOf(played: readonly number[], today: number): Streak {
  const had = new Set(played);
  const ofSeven = Array.from({ length: WEEK }, (_, back) => had.has(today - back)).filter(Boolean).length;
  let days = 0;
  let missed = Number.POSITIVE_INFINITY;
  for (let day = had.has(today) ? today : today - 1; ; day--) {
    if (had.has(day)) days++;
    else if (missed - day < WEEK || !had.has(day - 1)) return { days, ofSeven };
    else missed = day;
  }
}
