// Who may sit with whom: nobody with somebody they blocked, no strangers far apart in a rated game, no company for ever.
import { NEWCOMER, shownRating } from '../results/shown-rating.ts';

/** What the matcher knows of somebody who waits. */
export interface Seeker {
  readonly person: string;
  readonly games: readonly string[];
  readonly seats: readonly number[];
  readonly rated: 'rated' | 'unrated' | 'either';
  readonly since: number;
  /** From when bots may sit beside this person; null: never. */
  readonly botsAt: number | null;
  readonly blocked: ReadonlySet<string>;
  /** Ratings by game, as shown; who has none stands at the start. */
  readonly ratings: ReadonlyMap<string, number>;
  /** The people of the tables that this person was paired at, the newest first. */
  readonly lately: readonly (readonly string[])[];
}

/** Points on the scale of shown ratings, and milliseconds. */
const AT_THE_START = shownRating(NEWCOMER);
const FIRST_BAND = 100;
const BAND_STEP = 25;
const STEP_TIME = 5_000;
const MOST_IN_A_ROW = 3;

export const bandOf = ({ since }: Pick<Seeker, 'since'>, now: number): number =>
  FIRST_BAND + BAND_STEP * Math.floor(Math.max(0, now - since) / STEP_TIME);

/** In a rated game the one who has waited longer decides how far apart two may be. */
export function mayMeet(a: Seeker, b: Seeker, game: string, isRated: boolean, now: number): boolean {
  if (a.blocked.has(b.person) || b.blocked.has(a.person)) return false;
  if (!isRated) return true;
  const apart = Math.abs((a.ratings.get(game) ?? AT_THE_START) - (b.ratings.get(game) ?? AT_THE_START));
  return apart <= Math.max(bandOf(a, now), bandOf(b, now));
}

/** Did somebody of these meet exactly these others the last three times? */
export function isWornOut(company: readonly Seeker[]): boolean {
  if (company.length < 2) return false;
  const people = new Set(company.map(({ person }) => person));
  const isSame = (other: readonly string[]): boolean =>
    other.length === people.size && other.every((person) => people.has(person));
  return company.some(
    ({ lately }) => lately.length >= MOST_IN_A_ROW && lately.slice(0, MOST_IN_A_ROW).every(isSame),
  );
}
