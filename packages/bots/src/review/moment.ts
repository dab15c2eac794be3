// What a review says about one decision: what was made of it, what the bot would have done, and how sure that is.
import type { Seat } from '@undercroft/kernel';

/** A figure with the bounds between which the truth lies in 95 of 100 such reviews. */
export interface Bounded {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** One of the choices that were open, as the bot saw them. */
export interface Weighed {
  readonly choice: unknown;
  readonly share: number;
  /** Absent where the bot never tried it. */
  readonly expected?: number;
  readonly isMade: boolean;
}

export interface ReviewMoment {
  /** The number of the entry that made the decision; the position before it is the one to look at. */
  readonly at: number;
  readonly seat: Seat;
  readonly open: number;
  /** The bot's favourites, best first, and the choice that was made wherever it stands. */
  readonly weighed: readonly Weighed[];
  /** What the side could expect with the bot's choice, and what it could after the choice that was made. */
  readonly expected: number;
  readonly made: number;
  /** What the choice gave away against the bot's, on the same imagined games; nothing where they agree. */
  readonly cost: Bounded;
  readonly isDeep: boolean;
}

/** How much to think about one decision. All are counts, so that the same comes out on every machine. */
export interface Depth {
  readonly iterations: number;
  /** Games that are imagined to compare the choice made with the bot's. */
  readonly worlds: number;
  readonly isDeep: boolean;
}

export const NO_COST: Bounded = { value: 0, low: 0, high: 0 };
