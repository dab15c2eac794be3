// How a player regards what is still to come: one step ahead, or in plans of whole turns.

/** All in action points. */
export interface Regard {
  /** The value of a point that is saved for a later turn. */
  readonly savedPoint: number;
  /** What it takes to fetch and carry a treasure that is not on the board yet. */
  readonly unseenHaul: number;
  /** What one more dig takes, with the dirt it brings. */
  readonly perDig: number;
}

/** As whole games of a team that looks one step ahead showed. */
export const ONE_STEP_AHEAD: Regard = { savedPoint: 0.3, unseenHaul: 12, perDig: 1.8 };

/**
 * Whoever plans makes more of a saved point. And a dig must be worth its point on average: at 12 and 1.8 what a dig
 * brings to light looks dearer than what it was taken for before, so that plans put digging off until it is too late.
 */
export const PLANNING: Regard = { savedPoint: 0.6, unseenHaul: 15, perDig: 2.5 };
