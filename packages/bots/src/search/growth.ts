// A search in progress: what it knows, and where each seat stands in its own tree during one imagined game.
import type { Chance, Seat } from '@undercroft/kernel';
import type { Chair } from '../bot.ts';
import { type ChoiceIds, newChoiceIds } from './choice-ids.ts';
import { newPayoff, type Payoff } from './payoff.ts';
import type { SearchSettings } from './settings.ts';
import { addRoot, newTree, type Tree } from './tree.ts';

/**
 * Every seat has a tree of its own, all in one memory. A seat's tree branches by its own choices and by those of others
 * that it saw; what others chose at the same time is no branch of it, so that nobody answers what nobody has seen. Luck
 * is no branch either: a node gathers all that may come out (an open loop).
 */
export interface Growth<Position, Choice> {
  readonly chair: Chair<Position, Choice>;
  readonly settings: SearchSettings;
  readonly luck: Chance;
  readonly tree: Tree;
  readonly ids: ChoiceIds<Choice>;
  /** By seat: the node of the present. */
  readonly roots: readonly number[];
  /** By seat: where it stands in the game that is imagined now; NONE once it has left its tree. */
  readonly at: Int32Array;
  /** The nodes passed in the game imagined now, and whose tree each belongs to. */
  readonly path: number[];
  readonly pathOwner: Seat[];
  readonly payoff: Payoff;
  /** By side: running mean and spread of what came out, for the scale of exploration. */
  readonly mean: Float64Array;
  readonly squares: Float64Array;
  settledGames: number;
  /** By choice id: which listing met it last, and where in the list it stood. */
  readonly marks: { stamp: number; stampOf: Int32Array; placeOf: Int32Array };
}

export function newGrowth<Position, Choice>(
  chair: Chair<Position, Choice>,
  settings: SearchSettings,
  luck: Chance,
): Growth<Position, Choice> {
  const tree = newTree();
  const roots = Array.from({ length: chair.table.seats }, () => addRoot(tree));
  return growthOn(chair, settings, luck, tree, roots, newChoiceIds());
}

/** A search that goes on from trees that are already there. */
export function growthOn<Position, Choice>(
  chair: Chair<Position, Choice>,
  settings: SearchSettings,
  luck: Chance,
  tree: Tree,
  roots: readonly number[],
  ids: ChoiceIds<Choice>,
): Growth<Position, Choice> {
  const payoff = newPayoff(chair.rules, chair.table);
  return {
    chair,
    settings,
    luck,
    tree,
    ids,
    roots,
    at: new Int32Array(chair.table.seats),
    path: [],
    pathOwner: [],
    payoff,
    mean: new Float64Array(payoff.sides),
    squares: new Float64Array(payoff.sides),
    settledGames: 0,
    marks: { stamp: 0, stampOf: new Int32Array(256), placeOf: new Int32Array(256) },
  };
}

/** Prior games at the usual spread: keeps the first few results from switching exploration off. */
const CAUTION = 8;
/** The spread of games that are simply won or lost. */
const USUAL_SPREAD = 0.5;

/** How much results vary for the side of this seat: the standard deviation of what came out so far. */
export function variation(growth: Growth<unknown, unknown>, seat: Seat): number {
  const side = growth.payoff.sideOf[seat]!;
  const usual = growth.chair.hints?.outcomeSpread ?? USUAL_SPREAD;
  return Math.sqrt((growth.squares[side]! + CAUTION * usual * usual) / (growth.settledGames + CAUTION));
}

/** Writes down what came out (Welford's running mean and squares). */
export function noteOutcome(growth: Growth<unknown, unknown>): void {
  const { mean, squares, payoff } = growth;
  const count = ++growth.settledGames;
  for (let side = 0; side < payoff.sides; side++) {
    const delta = payoff.value[side]! - mean[side]!;
    mean[side]! += delta / count;
    squares[side]! += delta * (payoff.value[side]! - mean[side]!);
  }
}
