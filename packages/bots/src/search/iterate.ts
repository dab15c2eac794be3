// One iteration: determinize the view, descend the trees, play out, and backpropagate.
import type { Seat } from '@undercroft/kernel';
import type { Seen } from '../seen.ts';
import { idOf } from './choice-ids.ts';
import { settleEvaluation, settleResult } from './payoff.ts';
import { noteOutcome, type SearchState } from './search-state.ts';
import { placeOf, selectArm } from './select.ts';
import { addChild, chanceToken, childBy, isChance, NONE, type Tree } from './tree.ts';

export function iterate<Position, Choice>(state: SearchState<Position, Choice>, view: Seen<Position>): void {
  const { botSeat, luck, payoff } = state;
  payoff.scale = 0;
  playThrough(state, botSeat.rules.imagine(view, botSeat.seat, luck));
}

/** The rest of an iteration, in a world that is already imagined; the position is used up. */
export function playThrough<Position, Choice>(
  state: SearchState<Position, Choice>,
  position: Position,
): void {
  descend(state, position);
  playOut(state, position);
  noteOutcome(state as SearchState<unknown, unknown>);
  backpropagate(state);
}

/** Selects and expands while any seat is still in its tree. */
function descend<Position, Choice>(state: SearchState<Position, Choice>, position: Position): void {
  const { botSeat, gameLuck, at, roots, path, pathOwner } = state;
  const { rules } = botSeat;
  path.length = 0;
  pathOwner.length = 0;
  for (let seat = 0; seat < at.length; seat++) enter(state, seat, roots[seat]!);
  let inTrees = at.length;
  const stage = botSeat.hints?.planningStage?.(position);
  const shown = state.settings.endsAtShown ? botSeat.hints?.shown : undefined;
  const seen = shown?.(position);
  const step: Together = { group: 0, pending: 0 };
  while (inTrees > 0) {
    const waiting = rules.waitingFor(position);
    if (waiting.length === 0 || botSeat.hints?.planningStage?.(position) !== stage) return;
    if (shown && shown(position) !== seen) return;
    const seat = waiting[0]!;
    followStep(step, waiting);
    const choices = rules.choices(position, seat);
    let place = 0;
    let arm = NONE;
    const { draws } = state;
    if (choices.length > 1) {
      const passed = path.length;
      const isUnseen = (step.group & ~(1 << seat)) !== 0;
      place = choose(state, position, seat, choices, isUnseen);
      if (path.length > passed) arm = path.at(-1)!;
      if (!isUnseen) observe(state, seat, choices[place]);
      inTrees = 0;
      for (let other = 0; other < at.length; other++) if (at[other] !== NONE) inTrees++;
    }
    rules.play(position, seat, choices[place]!, gameLuck);
    if (arm !== NONE && state.draws > draws) state.tree.isLucky[arm] = 1;
  }
}

/** Who chooses at the same time: all seats of the step as bits, and those of them still to choose. */
interface Together {
  group: number;
  pending: number;
}

/**
 * Follows who is waited for. The step lasts until the last of the group has chosen: without this the last would be
 * taken to be seen by the others, though it too chose unseen.
 */
function followStep(step: Together, waiting: readonly Seat[]): void {
  let now = 0;
  for (const seat of waiting) now |= 1 << seat;
  step.pending &= now;
  if (step.pending === 0) step.group = 0;
  if (waiting.length === 1) return;
  step.pending = now;
  step.group |= now;
}

function choose<Position, Choice>(
  state: SearchState<Position, Choice>,
  position: Position,
  seat: Seat,
  choices: readonly Choice[],
  isUnseen: boolean,
): number {
  const node = chanceNodeFor(state, position, seat);
  if (node === NONE) {
    const { botSeat, playerLuck } = state;
    return botSeat.hints?.playout?.(position, seat, choices, playerLuck) ?? playerLuck.pick(choices.length);
  }
  if (state.forced !== NONE && seat === state.botSeat.seat && node === state.roots[seat]) {
    const id = (state.tree.token[state.forced]! / state.at.length) | 0;
    enter(state, seat, state.forced);
    return choices.findIndex((choice) => idOf(state.ids, choice) === id);
  }
  const arm = selectArm(state, node, seat, choices, position, isUnseen);
  const place = placeOf(state, arm);
  enter(state, seat, arm);
  return place;
}

/** Where the seat stands in its tree when it is to choose: below a chance node, where the game has them. */
function chanceNodeFor<Position, Choice>(
  state: SearchState<Position, Choice>,
  position: Position,
  seat: Seat,
): number {
  const { botSeat, tree, at, roots } = state;
  const node = at[seat]!;
  const isPresent = seat === botSeat.seat && node === roots[seat];
  if (node === NONE || isPresent || !botSeat.hints?.chanceOutcome) return node;
  const token = chanceToken(botSeat.hints.chanceOutcome(position, seat));
  const known = childBy(tree, node, token);
  const shown = known === NONE ? addChild(tree, node, token, 0) : known;
  enter(state, seat, shown);
  at[seat] = shown;
  return shown;
}

/** Moves the other seats down their trees by the choice they saw. */
function observe<Position, Choice>(state: SearchState<Position, Choice>, seat: Seat, choice: Choice): void {
  const { tree, at, ids } = state;
  let token = NONE;
  for (let other = 0; other < at.length; other++) {
    const node = at[other]!;
    if (other === seat || node === NONE) continue;
    if (token === NONE) token = idOf(ids, choice) * at.length + seat;
    const seen = childBy(tree, node, token);
    enter(state, other, seen === NONE ? addChild(tree, node, token, 0) : seen);
  }
}

/** Steps onto a node; one that was never visited is a leaf, and there the seat leaves its tree. */
function enter<Position, Choice>(state: SearchState<Position, Choice>, seat: Seat, node: number): void {
  state.path.push(node);
  state.pathOwner.push(seat);
  const isLeaf = state.tree.visits[node] === 0 && node !== state.roots[seat];
  state.at[seat] = isLeaf ? NONE : node;
}

/**
 * Plays on by the hints' quick policy, or at random, to the end or to the horizon. Where seats take turns it is cut off
 * when the turn comes back to the searching seat: positions in the middle of different turns cannot be compared fairly.
 */
export function playOut<Position, Choice>(state: SearchState<Position, Choice>, position: Position): void {
  const { botSeat, gameLuck, playerLuck, payoff, settings } = state;
  const { rules, hints } = botSeat;
  const policy = hints?.playout;
  const isQuiescent = Number.isFinite(settings.horizon) ? hints?.isQuiescent : undefined;
  const minPlayout = hints?.minPlayout ?? 0;
  const horizon = !hints ? Number.POSITIVE_INFINITY : policy ? settings.horizon : settings.randomHorizon;
  let last = NONE;
  for (let decisions = 0; ; ) {
    const waiting = rules.waitingFor(position);
    if (waiting.length === 0) {
      settleResult(payoff, rules.result(position)!, settings.margin);
      return;
    }
    if (isQuiescent && decisions >= minPlayout && isQuiescent(position)) {
      settleEvaluation(payoff, state.judge!, position);
      return;
    }
    const seat = waiting[0]!;
    const choices = rules.choices(position, seat);
    let place = 0;
    if (choices.length > 1) {
      const isTurn = !policy || state.at.length === 1 || (seat === botSeat.seat && last !== seat);
      if (decisions >= horizon && (isTurn || decisions >= horizon + settings.horizonGrace)) {
        settleEvaluation(payoff, state.judge!, position);
        return;
      }
      const byPolicy = decisions++ < settings.policyDecisions && policy !== undefined;
      place = byPolicy ? policy(position, seat, choices, playerLuck) : playerLuck.pick(choices.length);
    }
    last = seat;
    rules.play(position, seat, choices[place]!, gameLuck);
  }
}

function backpropagate<Position, Choice>(state: SearchState<Position, Choice>): void {
  const { tree, path, pathOwner, payoff } = state;
  for (let i = 0; i < path.length; i++) {
    const node = path[i]!;
    const side = payoff.sideOf[pathOwner[i]!]!;
    tree.visits[node]!++;
    tree.total[node]! += payoff.value[side]!;
    tree.won[node]! += payoff.won[side]!;
  }
  if (state.botSeat.hints?.planningStage) backpropagateBest(state);
}

/** Outcomes of luck assumed beforehand, as good as all that was tried: of many lines the luckiest would seem the best. */
const DOUBT = 2;

/** Expectimax along the path, from its end: the mean at chance nodes, the best of the choices elsewhere. */
function backpropagateBest<Position, Choice>({ tree, path, pathOwner }: SearchState<Position, Choice>): void {
  for (let i = path.length - 1; i >= 0; i--) {
    const node = path[i]!;
    const child = tree.child[node]!;
    if (child !== NONE && !isChance(tree.token[child]!)) {
      tree.best[node] = bestBelow(tree, node);
      continue;
    }
    const before = i > 0 && pathOwner[i - 1] === pathOwner[i] ? path[i - 1]! : node;
    tree.best[node] = meanBelow(tree, node, tree.total[before]! / tree.visits[before]!);
  }
}

/** Of what chance has shown below the node, or of the leaf itself. */
function meanBelow(tree: Tree, node: number, usual: number): number {
  const doubt = tree.isLucky[node] === 1 ? DOUBT : 0;
  let child = tree.child[node]!;
  let sum = child === NONE ? tree.total[node]! : 0;
  let visits = child === NONE ? tree.visits[node]! : 0;
  for (; child !== NONE; child = tree.sibling[child]!) {
    sum += tree.best[child]! * tree.visits[child]!;
    visits += tree.visits[child]!;
  }
  return (sum + doubt * usual) / (visits + doubt);
}

function bestBelow(tree: Tree, node: number): number {
  let best = 0;
  for (let child = tree.child[node]!; child !== NONE; child = tree.sibling[child]!)
    if (tree.visits[child]! > 0 && tree.best[child]! > best) best = tree.best[child]!;
  return best;
}
