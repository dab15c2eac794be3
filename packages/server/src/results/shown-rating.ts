// Ratings as people read them.
import type { Rating } from '../store/port.ts';

type Skill = Pick<Rating, 'mu' | 'sigma'>;

/** Where a newcomer stands: openskill's own start. */
export const NEWCOMER = { mu: 25, sigma: 25 / 3 } as const;

/** What is shown of a rating: three standard deviations below the mean, so that it grows with certainty. */
export const shownRating = ({ mu, sigma }: Skill): number => Math.round((mu - 3 * sigma) * 40 + 1000);

/** Of somebody who has played much. */
const SETTLED = 2;

/** How hard a puzzle is: the rating of somebody who finds every second one like it, once that is well known. */
export const shownDifficulty = ({ mu }: Pick<Skill, 'mu'>): number => shownRating({ mu, sigma: SETTLED });
