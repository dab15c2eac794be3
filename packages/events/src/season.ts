// Seasons of thirteen weeks: the best eight count, and nothing falls by staying away.
import { weekBegins, weekOf } from './windows.ts';

export const SEASON_WEEKS = 13;
export const SEASON_BEST = 8;
/** Weeks from which on one is listed. */
export const SEASON_LISTED = 4;

export interface Season {
  readonly begins: number;
  readonly ends: number;
}

/** The season of a moment, and which of its weeks it is, from 1. */
export function seasonAt(moment: number): Season & { readonly week: number } {
  const week = weekOf(moment);
  const first = Math.floor(week / SEASON_WEEKS) * SEASON_WEEKS;
  return { begins: weekBegins(first), ends: weekBegins(first + SEASON_WEEKS), week: week - first + 1 };
}

/** Somebody's percentage in one weekly expedition. */
export interface WeekResult {
  readonly person: string;
  /** Of the season, from 1. */
  readonly week: number;
  readonly percent: number;
}

export interface SeasonStanding {
  readonly person: string;
  /** The sum of the best weeks: it never falls. */
  readonly points: number;
  /** Null with fewer weeks than are listed. */
  readonly place: number | null;
  readonly weeks: readonly (WeekResult & { readonly isCounted: boolean })[];
}

export function seasonStandings(
  results: readonly WeekResult[],
  best = SEASON_BEST,
  listed = SEASON_LISTED,
): SeasonStanding[] {
  const standings = [...Map.groupBy(results, ({ person }) => person)].map(([person, own]) => {
    const byWorth = own.toSorted((a, b) => b.percent - a.percent || a.week - b.week);
    const counted = new Set(byWorth.slice(0, best));
    const weeks = own
      .toSorted((a, b) => a.week - b.week)
      .map((one) => ({ ...one, isCounted: counted.has(one) }));
    const points = weeks.reduce((sum, { percent, isCounted }) => sum + (isCounted ? percent : 0), 0);
    return { person, points, weeks };
  });
  standings.sort((a, b) => b.points - a.points || (a.person < b.person ? -1 : 1));
  const placed = standings.filter(({ weeks }) => weeks.length >= listed).map(({ points }) => points);
  return standings.map((one) => ({
    ...one,
    place: one.weeks.length >= listed ? 1 + placed.indexOf(one.points) : null,
  }));
}
