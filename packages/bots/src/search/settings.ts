// The knobs of the search. The same settings serve every game: what a game knows about itself is in its hints.
export interface SearchSettings {
  /** How much a choice that was seldom tried is favoured, in units of how much results vary. */
  readonly doubt: number;
  /** How much a choice is favoured by its promise, in the same units. */
  readonly draw: number;
  /** How much the hints' promise draws the search: the best of a list weighs e to this power against the worst. */
  readonly trust: number;
  /** The share of the margin of victory, where a game has points, in what the search climbs. */
  readonly margin: number;
  /** Decisions after which a playout is cut off and judged by the hints; Infinity plays every game to its end. */
  readonly horizon: number;
  /** The same where the hints have no quick policy: a few random decisions blur a judgement more than they add to it. */
  readonly blindHorizon: number;
  /** How many decisions more it may take until the turn has come back to the searching seat. */
  readonly patience: number;
  /** Decisions after which a playout ends as soon as the hints say that the game rests. */
  readonly rest: number;
  /** Decisions of a playout that follow the hints' quick policy; those after it are left to chance, which is faster. */
  readonly sense: number;
}

export const SEARCH_DEFAULTS: SearchSettings = {
  doubt: 0.7,
  draw: 2,
  trust: 3,
  margin: 0.25,
  horizon: 12,
  patience: 24,
  blindHorizon: 1,
  rest: 0,
  sense: 12,
};
