// The settings of the search, the same for every game: what a game knows about itself is in its search hints.
export interface SearchSettings {
  /** UCB: how much a choice that was seldom tried is favoured, in units of how much results vary. */
  readonly exploration: number;
  /** PUCT: how much a choice is favoured by its prior, in the same units. */
  readonly priorExploration: number;
  /** How sharp priors are: the best of a list weighs e to this power against the worst. */
  readonly priorWeight: number;
  /** The share of the margin of victory, where a game has points, in the value that is backed up. */
  readonly margin: number;
  /** Decisions after which a playout is cut off and evaluated; Infinity plays every game to its end. */
  readonly horizon: number;
  /** The same where the hints have no `playout`: a few random decisions blur an evaluation more than they add to it. */
  readonly randomHorizon: number;
  /** How many decisions past the horizon a playout may take until the turn is back at the searching seat. */
  readonly horizonGrace: number;
  /** Decisions of a playout that follow the hints' `playout`; those after it are random, which is faster. */
  readonly policyDecisions: number;
  /** Priors come from the room's network, where it has one, and not from promises. */
  readonly isGuided: boolean;
}

export const SEARCH_DEFAULTS: SearchSettings = {
  exploration: 0.7,
  priorExploration: 2,
  priorWeight: 3,
  margin: 0.25,
  horizon: 12,
  randomHorizon: 1,
  horizonGrace: 24,
  policyDecisions: 12,
  isGuided: false,
};
