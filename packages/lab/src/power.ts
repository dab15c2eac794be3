// How many games a question needs, and when to stop: by a plan made before the first game, never by a look at the figures.
import { normalQuantile, Z95, zAmong } from './statistics.ts';

/** A difference as large as asked for is found in this share of the runs. */
export const POWER = 0.8;

/** Games (or pairs) for a difference, when one of them deviates so much. */
export const gamesFor = (difference: number, deviation: number, looks = 1): number =>
  Math.ceil((((zAmong(looks) + normalQuantile(POWER)) * deviation) / difference) ** 2);

/** Games for an interval of this half-width. */
export const gamesForWidth = (half: number, deviation: number, looks = 1): number =>
  Math.ceil(((zAmong(looks) * deviation) / half) ** 2);

/** The difference that so many games would find. */
export const differenceFound = (games: number, deviation: number): number =>
  ((Z95 + normalQuantile(POWER)) * deviation) / Math.sqrt(games);

/** A share deviates most at one half. */
export const deviationOfShare = (share: number): number => Math.sqrt(share * (1 - share));

const FIRST_LOOK = 200;

/** When a run to a target looks at its figures: fixed before it begins, so that its intervals can allow for all looks. */
export function looksOf(most: number): number[] {
  const looks: number[] = [];
  for (let games = Math.min(FIRST_LOOK, most); games < most; games *= 2) looks.push(games);
  return [...looks, most];
}
