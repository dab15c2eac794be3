// What a game may tell the search about itself: types only, so that a game depends on no bot.
import type { Hints, Seat, Traits } from '@undercroft/kernel';
import type { LevelId, Strength } from './levels.ts';

/**
 * Tuning of the tree search for one game, filled in `src/search-hints.ts` of its room. Every member is optional, and a game
 * that plays well without them has no such file.
 */
export interface SearchHints<Position, Choice = never> {
  /** How levels play this game, so that the steps between them are even. A level that is not named plays as the levels say. */
  readonly levels?: { readonly [Id in LevelId]?: Partial<Strength> };
  /**
   * Priors come from `promise`, scaled from 1 for the best of a list down to 0 for what promises less by this much. Absent: 0
   * is the worst of the list.
   */
  readonly priorRange?: number;
  /** Standard deviation that outcomes of one decision usually have: the first scale of exploration. Absent: 0.5. */
  readonly outcomeSpread?: number;
  /** Quiescence: is this a position that `evaluate` judges sharply, so that a playout may stop? Absent: not known. */
  isQuiescent?(position: Position): boolean;
  /**
   * By seat, the chance of its side as `evaluate` says it, but better and at a higher price: for levels whose settings say
   * `judge: 'fine'`. Good until the next call. Absent: there is none.
   */
  judgeFinely?(position: Position): readonly number[];
  /** Decisions that a playout makes before it stops at a quiescent position. Absent: none. */
  readonly minPlayout?: number;
  /** Is this a decision that `promise` judges better than a search does? Then no search is made. */
  isJudgedByPromise?(position: Position): boolean;
  /**
   * A number from 0 for what chance has shown this seat before it chooses: the tree gets a chance node with a child for each.
   * Absent: an open loop, one node for all that may come out.
   */
  chanceOutcome?(position: Position, seat: Seat): number;
  /**
   * A number that changes whenever luck, or a card that is turned up, has shown seats something that they could not know. For
   * levels whose settings say `endsAtShown`.
   */
  shown?(position: Position): number;
  /**
   * A number for the part of the game, such as a turn, in which a seat knows what its choices do; it grows from part to part.
   * The search looks no farther, and values a choice by the best line found below it, not by the mean; a strong level compares
   * the best lines by what comes after them. Needs `chanceOutcome`.
   */
  planningStage?(position: Position): number;
  /**
   * How much is left to do until the seat's side wins, on any scale; Infinity where that cannot be before the planning stage
   * ends, or where there are no stages, by the next choice. Where it can, a bot first looks for a win that is certain. Absent: it
   * never looks.
   */
  winDistance?(position: Position, seat: Seat): number;
  /** Does this choice change nothing but what is paid for it? No bot but the random one makes it. Absent: bots try it out. */
  isIdle?(position: Position, seat: Seat, choice: Choice): boolean;
  /**
   * Are two positions of a planning stage the same but for what was paid between them? A bot takes no way back to where it has
   * been in the stage. Absent: they never are.
   */
  isBackAt?(position: Position, earlier: Position): boolean;
  /**
   * Does this choice give away what the seat could still use, such as points that are not kept? Whoever plays at a glance then
   * thinks a little first. Absent: nothing does.
   */
  isWasteful?(position: Position, seat: Seat, choice: Choice): boolean;
}

/** All that bots know about a game: the `hints` and `searchHints` of its room in one object. */
export type BotHints<Position, Choice> = Hints<Position, Choice> &
  SearchHints<Position, Choice> & {
    /** From the room's `src/traits.ts`; a game without it cannot be learnt by a network. */
    readonly traits?: Traits<Position, Choice>;
    /** The room's `net.bin`, trained for these rules and traits. */
    readonly net?: Uint8Array;
  };
