// How hard a decision is looked at before it is called a puzzle. All are counts, so that the same comes out on every machine.

/** The doubts that a puzzle has to stand, as numbers. */
export interface MiningSettings {
  /** Of the chance to win, what the closest rival gives away at least: the lower end of its interval. */
  readonly margin: number;
  /** The share of tries that the weak solver must miss. */
  readonly missed: number;
  /** Iterations of the second look; the first is that of the bots that played the game. */
  readonly quickThoughts: number;
  /** Independent searches by the strongest level, which must all agree. */
  readonly searches: number;
  /** Iterations of each. */
  readonly thoughts: number;
  /** Batches of imagined worlds; the answer must be the best in each. */
  readonly batches: number;
  readonly worlds: number;
  /** Worlds of a batch in a game that is planned by stages, where each takes a search. */
  readonly planWorlds: number;
  readonly planThoughts: number;
  /** Tries of each level, weakest first, at the figures that a puzzle carries. */
  readonly tries: readonly [number, number, number];
  /** Decisions of one game that are looked at closely. */
  readonly looks: number;
  /** The longest line. */
  readonly steps: number;
}

/** How hard mining looks unless told otherwise. */
export const MINING_DEFAULTS: MiningSettings = {
  margin: 0.05,
  missed: 0.4,
  quickThoughts: 200,
  searches: 8,
  thoughts: 600,
  batches: 4,
  worlds: 64,
  planWorlds: 4,
  planThoughts: 200,
  tries: [50, 6, 1],
  looks: 48,
  steps: 3,
};
