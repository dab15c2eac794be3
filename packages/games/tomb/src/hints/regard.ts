// How a player regards what is still to come: one step ahead, or in plans of whole turns.

/** All in action points. */
export interface Regard {
  /** The value of a point that is saved for a later turn. */
  readonly savedPoint: number;
  /** What it takes to fetch and carry a treasure that is not on the board yet. */
  readonly unseenHaul: number;
  /** What one more dig takes, with the dirt it brings. */
  readonly perDig: number;
  /** How much of the estimated danger counts. */
  readonly danger: number;
}

/** As whole games of a team that looks one step ahead showed. */
export const ONE_STEP_AHEAD: Regard = { savedPoint: 0.3, unseenHaul: 12, perDig: 1.8, danger: 0.34 };

/**
 * A planner makes more of a saved point. An unfound treasure must weigh enough: at 15 idle seats broke walls instead of
 * digging, and the last treasure came ten turns later. Danger must not weigh too much, or treasures in bad places stay.
 */
export const PLANNING: Regard = { savedPoint: 0.7, unseenHaul: 20, perDig: 2.5, danger: 0.24 };
