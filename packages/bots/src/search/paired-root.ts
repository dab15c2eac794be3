// The root of a search by sequential halving: all candidates meet the same imagined worlds and the same luck, the worse half goes.
import { seeded } from '@undercroft/kernel';
import { equalLuck, SEEDS } from '../equal-luck.ts';
import type { Seen } from '../seen.ts';
import { playThrough } from './iterate.ts';
import { type SearchState, variation } from './search-state.ts';
import { learntPriors, openArms } from './select.ts';

/** One choice of the root. */
export interface RootArm {
  /** Its node. */
  readonly arm: number;
  /** How much less it promised than the best of the list: the logarithm of its prior against that one's. */
  readonly behind: number;
  worlds: number;
  /** Sum of what the own side got, with the margin mixed in. */
  sum: number;
  /** How far it lay behind the best when it went: on other worlds than the rivals met later nothing can be compared. */
  lag: number;
}

export interface PairedRoot<Position> {
  /** By place in the list of choices. */
  readonly arms: readonly RootArm[];
  /** Those that are still compared. */
  rivals: RootArm[];
  /** Worlds that the rivals still meet before the worse half goes; none until a limit is known. */
  roundLeft: number;
  world: Position | undefined;
  seed: number;
  /** The next rival to meet the world. */
  next: number;
}

/** The fewest worlds on which a candidate is judged: with more candidates than that allows, the least promising are left out. */
const LEAST_WORLDS = 2;
/** Worlds of a round where no number of iterations is given. */
const OPEN_ROUND = 16;

export function newPairedRoot<Position, Choice>(
  state: SearchState<Position, Choice>,
  view: Seen<Position>,
  choices: readonly Choice[],
): PairedRoot<Position> {
  const { botSeat, roots, tree } = state;
  const nodes = openArms(state, roots[botSeat.seat]!, botSeat.seat, choices, view);
  const isLearnt = state.policy && state.settings.guidance === 'root';
  const learnt = isLearnt && learntPriors(state, botSeat.seat, choices, view);
  const priors = nodes.map((arm, i) => (learnt ? learnt[i]! : tree.prior[arm]!));
  const best = Math.max(...priors);
  const arms = nodes.map((arm, i) => ({
    arm,
    behind: Math.log(best / priors[i]!),
    worlds: 0,
    sum: 0,
    lag: 0,
  }));
  return { arms, rivals: [], roundLeft: 0, world: undefined, seed: 0, next: 0 };
}

/** One iteration: the next rival in the world at hand. `left` iterations are still to come, this one included. */
export function meetWorld<Position, Choice>(
  root: PairedRoot<Position>,
  state: SearchState<Position, Choice>,
  view: Seen<Position>,
  left: number,
): void {
  const { botSeat, luck, payoff } = state;
  if (root.next === 0) {
    if (root.roundLeft === 0) beginRound(root, state, left);
    root.seed = luck.pick(SEEDS);
    payoff.scale = 0;
    root.world = botSeat.rules.imagine(view, botSeat.seat, seeded(root.seed));
  }
  const rival = root.rivals[root.next]!;
  state.gameLuck = equalLuck(root.seed);
  state.playerLuck = seeded(root.seed + SEEDS);
  state.forced = rival.arm;
  playThrough(state, botSeat.rules.copy(root.world!));
  rival.sum += payoff.value[payoff.sideOf[botSeat.seat]!]!;
  rival.worlds++;
  root.next = (root.next + 1) % root.rivals.length;
  if (root.next === 0) root.roundLeft--;
}

/** Keeps the better half of the rivals and deals out the iterations that are left evenly over the rounds to come. */
function beginRound<Position, Choice>(
  root: PairedRoot<Position>,
  state: SearchState<Position, Choice>,
  left: number,
): void {
  if (root.rivals.length === 0) root.rivals = mostPromising(root.arms, left);
  else if (root.rivals.length > 2) dropWorseHalf(root, state);
  const { length } = root.rivals;
  root.roundLeft = Number.isFinite(left)
    ? Math.max(1, Math.floor(left / roundsFor(length) / length))
    : OPEN_ROUND;
}

function dropWorseHalf<Position, Choice>(
  root: PairedRoot<Position>,
  state: SearchState<Position, Choice>,
): void {
  const order = bestFirst(root.rivals, state);
  const trust = trustIn(state);
  root.rivals = order.slice(0, Math.ceil(order.length / 2));
  for (const arm of order.slice(root.rivals.length))
    arm.lag = scoreOf(order[0]!, trust) - scoreOf(arm, trust);
}

const roundsFor = (candidates: number): number => Math.max(1, Math.ceil(Math.log2(candidates)));

function mostPromising(arms: readonly RootArm[], left: number): RootArm[] {
  let many = arms.length;
  while (many > 2 && many * LEAST_WORLDS * roundsFor(many) > left) many--;
  return arms
    .slice()
    .sort((a, b) => a.behind - b.behind)
    .slice(0, many);
}

/** What the promise counts, in units of how much results vary. */
const trustIn = <Position, Choice>(state: SearchState<Position, Choice>): number =>
  state.settings.priorTrust * variation(state as SearchState<unknown, unknown>, state.botSeat.seat);

/** What an arm got on average; what it promised counts the less, the more worlds have spoken. Untried ones come last. */
const scoreOf = ({ sum, worlds, behind }: RootArm, trust: number): number =>
  worlds === 0 ? -1 - behind : sum / worlds - (trust * behind) / Math.sqrt(worlds);

/** Best first. */
export function bestFirst<Position, Choice>(
  arms: readonly RootArm[],
  state: SearchState<Position, Choice>,
): RootArm[] {
  const trust = trustIn(state);
  return arms.slice().sort((a, b) => scoreOf(b, trust) - scoreOf(a, trust));
}

/** All arms, best first: rivals before those that have gone, of these the later before the earlier. */
export function standing<Position, Choice>(
  root: PairedRoot<Position>,
  state: SearchState<Position, Choice>,
): RootArm[] {
  const stayed = (arm: RootArm): number => (root.rivals.includes(arm) ? Number.MAX_SAFE_INTEGER : arm.worlds);
  return bestFirst(root.arms, state).sort((a, b) => stayed(b) - stayed(a));
}

/** On the same worlds results lie closer together than they vary: by about this share of it. */
const PAIRED_SPREAD = 0.5;

/** By arm: how well it did against the best, on a scale of how sure that is; all of them add up to 1. */
export function sharesOf<Position, Choice>(
  { arms, rivals }: PairedRoot<Position>,
  state: SearchState<Position, Choice>,
): number[] {
  const trust = trustIn(state);
  const noise = PAIRED_SPREAD * variation(state as SearchState<unknown, unknown>, state.botSeat.seat);
  const best = Math.max(...rivals.map((arm) => scoreOf(arm, trust)));
  const weights = arms.map((arm) => {
    if (arm.worlds === 0) return 0;
    const lag = rivals.includes(arm) ? best - scoreOf(arm, trust) : arm.lag;
    return Math.exp((-lag * Math.sqrt(arm.worlds)) / noise);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** No rival can overtake the one in front in what is left, even if it got all and the other nothing. */
export function isSettled<Position, Choice>(
  { rivals }: PairedRoot<Position>,
  state: SearchState<Position, Choice>,
  left: number,
): boolean {
  const [first, second] = rivals;
  if (rivals.length !== 2 || first!.worlds !== second!.worlds) return false;
  const worlds = first!.worlds + left / 2;
  const prior = trustIn(state) * Math.abs(first!.behind - second!.behind) * Math.sqrt(worlds);
  return Math.abs(first!.sum - second!.sum) > left / 2 + prior;
}
