// The state of a search: its trees, and where each seat stands in its own during one iteration.
import { type Chance, chanceFrom, type Seat } from '@undercroft/kernel';
import type { BotSeat } from '../bot.ts';
import { netIn } from '../net/net-file.ts';
import { type Policy, policyOf } from '../net/policy.ts';
import { type ChoiceIds, newChoiceIds } from './choice-ids.ts';
import { newPayoff, type Payoff, type PositionJudge } from './payoff.ts';
import type { SearchSettings } from './search-settings.ts';
import { addRoot, NONE, newTree, type Tree } from './tree.ts';

/**
 * Every seat has a tree of its own, all in the same arrays. A seat's tree branches by its own choices and by those of others
 * that it saw, not by what others choose at the same time: no seat answers a choice that it has not seen. Chance is no branch
 * either (an open loop), except where the game gives a `chanceOutcome`.
 */
export interface SearchState<Position, Choice> {
  readonly botSeat: BotSeat<Position, Choice>;
  readonly settings: SearchSettings;
  /** For what the search itself draws: worlds, ties. */
  readonly luck: Chance;
  /** For what happens in the imagined game of this iteration, and for what its players draw. */
  gameLuck: Chance;
  playerLuck: Chance;
  /** How often the game has asked for luck; counted only where it has planning stages. */
  draws: number;
  readonly tree: Tree;
  readonly ids: ChoiceIds<Choice>;
  /** By seat: the node of the present. */
  readonly roots: readonly number[];
  /** By seat: where it stands in this iteration; NONE once it has left its tree. */
  readonly at: Int32Array;
  /** The nodes passed in this iteration, and whose tree each belongs to. */
  readonly path: number[];
  readonly pathOwner: Seat[];
  /** The arm that the searching seat must take at its root in this iteration; NONE: the one that selection picks. */
  forced: number;
  readonly payoff: Payoff;
  /** By side: running mean and spread of what came out, for the scale of exploration. */
  readonly mean: Float64Array;
  readonly squares: Float64Array;
  settledGames: number;
  /** The game's network, where the search asks it. */
  readonly policy: Policy<Position, Choice> | undefined;
  /** Says what a position is worth where a playout stops; undefined where nothing is known about the game. */
  readonly judge: PositionJudge<Position> | undefined;
  /** By choice id: which listing met it last, and where in the list it stood. */
  readonly marks: { stamp: number; stampOf: Int32Array; placeOf: Int32Array; priors: number };
}

export function newSearchState<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  settings: SearchSettings,
  luck: Chance,
): SearchState<Position, Choice> {
  const tree = newTree();
  const roots = Array.from({ length: botSeat.table.seats }, () => addRoot(tree));
  return searchStateFrom(botSeat, settings, luck, tree, roots, newChoiceIds());
}

/** A search that goes on from trees that are already there. */
export function searchStateFrom<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  settings: SearchSettings,
  luck: Chance,
  tree: Tree,
  roots: readonly number[],
  ids: ChoiceIds<Choice>,
): SearchState<Position, Choice> {
  const payoff = newPayoff(botSeat.rules, botSeat.table);
  const { net, traits } = botSeat.hints ?? {};
  const isAsked = settings.guidance !== 'none' || settings.judge === 'network';
  const policy = isAsked && net && traits ? policyOf(netIn(net), traits, botSeat.hints) : undefined;
  const state: SearchState<Position, Choice> = {
    botSeat,
    settings,
    luck,
    gameLuck: luck,
    playerLuck: luck,
    draws: 0,
    tree,
    ids,
    roots,
    forced: NONE,
    at: new Int32Array(botSeat.table.seats),
    path: [],
    pathOwner: [],
    payoff,
    mean: new Float64Array(payoff.sides),
    squares: new Float64Array(payoff.sides),
    settledGames: 0,
    policy,
    judge: judgeOf(botSeat, settings, policy),
    marks: { stamp: 0, stampOf: new Int32Array(256), placeOf: new Int32Array(256), priors: 0 },
  };
  if (botSeat.hints?.planningStage)
    state.gameLuck = chanceFrom((...draw) => {
      state.draws++;
      return luck.pick(...draw);
    });
  return state;
}

function judgeOf<Position, Choice>(
  { hints }: BotSeat<Position, Choice>,
  { judge }: SearchSettings,
  policy: Policy<Position, Choice> | undefined,
): PositionJudge<Position> | undefined {
  if (judge === 'network' && policy) return { evaluate: policy.value };
  if (judge === 'fine' && hints?.judgeFinely)
    return { evaluate: hints.evaluate, evaluateAll: hints.judgeFinely };
  return hints;
}

/** Results assumed beforehand, at the usual spread: they keep the first few from switching exploration off. */
const CAUTION = 8;
/** The spread of games that are simply won or lost. */
const USUAL_SPREAD = 0.5;

/** How much results vary for the side of this seat: the standard deviation of what came out so far. */
export function variation(state: SearchState<unknown, unknown>, seat: Seat): number {
  const side = state.payoff.sideOf[seat]!;
  const usual = state.botSeat.hints?.outcomeSpread ?? USUAL_SPREAD;
  return Math.sqrt((state.squares[side]! + CAUTION * usual * usual) / (state.settledGames + CAUTION));
}

/** Writes down what came out (Welford's running mean and squares). */
export function noteOutcome(state: SearchState<unknown, unknown>): void {
  const { mean, squares, payoff } = state;
  const count = ++state.settledGames;
  for (let side = 0; side < payoff.sides; side++) {
    const delta = payoff.value[side]! - mean[side]!;
    mean[side]! += delta / count;
    squares[side]! += delta * (payoff.value[side]! - mean[side]!);
  }
}
