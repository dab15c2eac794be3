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
  /** Root choices are compared on the same worlds, half of them going at a time; else the root is a node like any other. */
  readonly isPaired: boolean;
  /** There, how much a choice's prior counts beside the first world, in units of how much results vary. */
  readonly priorTrust: number;
  /** Positions that are looked at for a win that is certain, where the game says that one may be near. */
  readonly winProbe: number;
  /** At least so many iterations, at a glance too, before a wasteful choice is made. */
  readonly secondThought: number;
  /**
   * Where priors come from the room's network, if it has one, and not from promises: nowhere, at the root alone, where one
   * look costs nothing beside the search, or in the whole tree.
   */
  readonly guidance: 'none' | 'root' | 'tree';
  /** Who judges where a playout stops: the hints, their finer judgement, or the room's network; the hints where there is none. */
  readonly judge: 'hints' | 'fine' | 'network';
  /**
   * Where the game says what luck and open cards have shown: a tree ends where something new is shown, and the playout, which
   * sees it, goes on. Else one node stands for all that may be shown.
   */
  readonly endsAtShown: boolean;
  /**
   * Where the game has planning stages: so many lines of a plan, or choices that promises judge, are compared by what comes
   * after the stage, in so many games in all. 0: the plan alone decides, and the promise.
   */
  readonly lines: number;
  readonly lineGames: number;
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
  isPaired: true,
  priorTrust: 0.2,
  winProbe: 300,
  secondThought: 160,
  guidance: 'none',
  judge: 'hints',
  endsAtShown: false,
  lines: 0,
  lineGames: 200,
};
