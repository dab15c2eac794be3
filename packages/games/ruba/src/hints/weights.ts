// What a few numbers of a position are worth to a Hero who looks no step ahead, as fitted to many played games.

/** The weights of one mode, in the scale of log odds of winning. */
export interface Weights {
  readonly start: number;
  readonly hp: number;
  /** Of the square root: the first HP count most. */
  readonly rootHp: number;
  /** Kings to beat in easy mode, enemies to beat in hard mode. */
  readonly left: number;
  /** Enemies in the Character Deck for each of those that are left. */
  readonly detour: number;
  readonly gold: number;
  readonly aid: number;
  readonly enemyAid: number;
  readonly relic: number;
  readonly fight: number;
  readonly enemyHp: number;
  readonly king: number;
  /** Action cards in a fight: the sum of their values, and their number. */
  readonly hand: number;
  readonly handCards: number;
  /** The same between fights. */
  readonly kept: number;
  readonly keptCards: number;
}

/** Logistic regression on positions of 40,000 games of the quick player, one choice in twelve random; fitted twice. */
export const EASY_WEIGHTS: Weights = {
  start: -0.234,
  hp: -0.089,
  rootHp: 1.159,
  left: -0.807,
  detour: -0.189,
  gold: 0.038,
  aid: 0.151,
  enemyAid: 0,
  relic: -0.13,
  fight: -0.238,
  enemyHp: -0.05,
  king: 0.357,
  hand: 0.064,
  handCards: -0.166,
  kept: 0.051,
  keptCards: -0.22,
};

/** The same on 120,000 games. */
export const HARD_WEIGHTS: Weights = {
  start: -2.118,
  hp: -0.067,
  rootHp: 0.933,
  left: -0.261,
  detour: -0.923,
  gold: 0.028,
  aid: 0.033,
  enemyAid: -0.09,
  relic: 0.492,
  fight: -0.061,
  enemyHp: -0.055,
  king: 0.274,
  hand: 0.065,
  handCards: -0.194,
  kept: 0.046,
  keptCards: -0.16,
};
