// One iteration: imagine the hidden rest, walk down the trees, play on quickly to the end, and write down who won.
import type { Seat } from '@undercroft/kernel';
import type { Seen } from '../seen.ts';
import { idOf } from './choice-ids.ts';
import { type Growth, noteOutcome } from './growth.ts';
import { settleEvaluation, settleResult } from './payoff.ts';
import { placeOf, selectArm } from './select.ts';
import { addChild, childBy, isSight, NONE, sightToken, type Tree } from './tree.ts';

export function imagineGame<Position, Choice>(growth: Growth<Position, Choice>, view: Seen<Position>): void {
  const { chair, luck } = growth;
  const position = chair.rules.imagine(view, chair.seat, luck);
  walkTrees(growth, position);
  playOut(growth, position);
  noteOutcome(growth as Growth<unknown, unknown>);
  remember(growth);
}

/** Walks on while any seat is still in its tree. */
function walkTrees<Position, Choice>(growth: Growth<Position, Choice>, position: Position): void {
  const { chair, luck, at, roots, path, pathOwner } = growth;
  const { rules } = chair;
  path.length = 0;
  pathOwner.length = 0;
  for (let seat = 0; seat < at.length; seat++) enter(growth, seat, roots[seat]!);
  let inTrees = at.length;
  const stage = chair.hints?.planningStage?.(position);
  const step: Together = { group: 0, pending: 0 };
  while (inTrees > 0) {
    const waiting = rules.waitingFor(position);
    if (waiting.length === 0 || chair.hints?.planningStage?.(position) !== stage) return;
    const seat = waiting[0]!;
    followStep(step, waiting);
    const choices = rules.choices(position, seat);
    let place = 0;
    if (choices.length > 1) {
      const unseen = (step.group & ~(1 << seat)) !== 0;
      place = choose(growth, position, seat, choices, unseen);
      if (!unseen) showToOthers(growth, seat, choices[place]!);
      inTrees = 0;
      for (let other = 0; other < at.length; other++) if (at[other] !== NONE) inTrees++;
    }
    rules.play(position, seat, choices[place]!, luck);
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
  growth: Growth<Position, Choice>,
  position: Position,
  seat: Seat,
  choices: readonly Choice[],
  unseen: boolean,
): number {
  const node = nodeInSight(growth, position, seat);
  if (node === NONE) {
    const { chair, luck } = growth;
    return chair.hints?.playout?.(position, seat, choices, luck) ?? luck.pick(choices.length);
  }
  const arm = selectArm(growth, node, seat, choices, position, unseen);
  const place = placeOf(growth, arm);
  enter(growth, seat, arm);
  return place;
}

/** Where the seat stands in its tree when it is to choose: with the hints' help, after what luck has shown it. */
function nodeInSight<Position, Choice>(
  growth: Growth<Position, Choice>,
  position: Position,
  seat: Seat,
): number {
  const { chair, tree, at, roots } = growth;
  const node = at[seat]!;
  const isPresent = seat === chair.seat && node === roots[seat];
  if (node === NONE || isPresent || !chair.hints?.chanceOutcome) return node;
  const token = sightToken(chair.hints.chanceOutcome(position, seat));
  const known = childBy(tree, node, token);
  const shown = known === NONE ? addChild(tree, node, token, 0) : known;
  enter(growth, seat, shown);
  at[seat] = shown;
  return shown;
}

/** The others note in their trees what they saw. */
function showToOthers<Position, Choice>(growth: Growth<Position, Choice>, seat: Seat, choice: Choice): void {
  const { tree, at, ids } = growth;
  let token = NONE;
  for (let other = 0; other < at.length; other++) {
    const node = at[other]!;
    if (other === seat || node === NONE) continue;
    if (token === NONE) token = idOf(ids, choice) * at.length + seat;
    const seen = childBy(tree, node, token);
    enter(growth, other, seen === NONE ? addChild(tree, node, token, 0) : seen);
  }
}

/** Steps onto a node; one that was never visited is a leaf, and there the seat leaves its tree. */
function enter<Position, Choice>(growth: Growth<Position, Choice>, seat: Seat, node: number): void {
  growth.path.push(node);
  growth.pathOwner.push(seat);
  const isLeaf = growth.tree.visits[node] === 0 && node !== growth.roots[seat];
  growth.at[seat] = isLeaf ? NONE : node;
}

/**
 * Plays on by the hints' quick policy, or at random, to the end or to the horizon. Where seats take turns it is cut off
 * when the turn comes back to the searching seat: positions in the middle of different turns cannot be compared fairly.
 */
export function playOut<Position, Choice>(growth: Growth<Position, Choice>, position: Position): void {
  const { chair, luck, payoff, settings } = growth;
  const { rules, hints } = chair;
  const policy = hints?.playout;
  const rests = Number.isFinite(settings.horizon) ? hints?.isQuiescent : undefined;
  const rest = Math.max(settings.rest, hints?.minPlayout ?? 0);
  const horizon = !hints ? Number.POSITIVE_INFINITY : policy ? settings.horizon : settings.blindHorizon;
  let last = NONE;
  for (let decisions = 0; ; ) {
    const waiting = rules.waitingFor(position);
    if (waiting.length === 0) {
      settleResult(payoff, rules.result(position)!, settings.margin);
      return;
    }
    if (rests && decisions >= rest && rests(position)) {
      settleEvaluation(payoff, hints!, position);
      return;
    }
    const seat = waiting[0]!;
    const choices = rules.choices(position, seat);
    let place = 0;
    if (choices.length > 1) {
      const isTurn = !policy || growth.at.length === 1 || (seat === chair.seat && last !== seat);
      if (decisions >= horizon && (isTurn || decisions >= horizon + settings.patience)) {
        settleEvaluation(payoff, hints!, position);
        return;
      }
      const isSensible = decisions++ < settings.sense && policy !== undefined;
      place = isSensible ? policy(position, seat, choices, luck) : luck.pick(choices.length);
    }
    last = seat;
    rules.play(position, seat, choices[place]!, luck);
  }
}

function remember<Position, Choice>(growth: Growth<Position, Choice>): void {
  const { tree, path, pathOwner, payoff } = growth;
  for (let i = 0; i < path.length; i++) {
    const node = path[i]!;
    const side = payoff.sideOf[pathOwner[i]!]!;
    tree.visits[node]!++;
    tree.total[node]! += payoff.value[side]!;
    tree.won[node]! += payoff.won[side]!;
  }
  if (growth.chair.hints?.planningStage) rememberBest(growth);
}

/** From the end of the path to its start: of what luck has shown the mean, of the choices the best. */
function rememberBest<Position, Choice>({ tree, path }: Growth<Position, Choice>): void {
  for (let i = path.length - 1; i >= 0; i--) {
    const node = path[i]!;
    const child = tree.child[node]!;
    if (child === NONE) tree.best[node] = tree.total[node]! / tree.visits[node]!;
    else tree.best[node] = isSight(tree.token[child]!) ? meanBelow(tree, node) : bestBelow(tree, node);
  }
}

function meanBelow(tree: Tree, node: number): number {
  let sum = 0;
  let visits = 0;
  for (let child = tree.child[node]!; child !== NONE; child = tree.sibling[child]!) {
    sum += tree.best[child]! * tree.visits[child]!;
    visits += tree.visits[child]!;
  }
  return sum / visits;
}

function bestBelow(tree: Tree, node: number): number {
  let best = 0;
  for (let child = tree.child[node]!; child !== NONE; child = tree.sibling[child]!)
    if (tree.visits[child]! > 0 && tree.best[child]! > best) best = tree.best[child]!;
  return best;
}
