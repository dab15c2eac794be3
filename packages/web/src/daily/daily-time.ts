// The days of the daily dungeon and how much of one is left.
const A_DAY = 86_400_000;

/** Days are those of Greenwich, so that they begin everywhere at the same moment. */
export const untilNextDay = (now: number): number => A_DAY - (now % A_DAY);

export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
}

/** Whole minutes, rounded up: it never says that nothing is left while something is. */
export function timeLeftToday(milliseconds: number): TimeLeft {
  const minutes = Math.ceil(milliseconds / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
