// Choosing an arm in a seat's tree: what did well, what was seldom tried, and what the hints promise.
import type { Seat } from '@undercroft/kernel';
import { idOf } from './choice-ids.ts';
import { type Growth, variation } from './growth.ts';
import { addChild, NONE } from './tree.ts';

const SWINGS = 256;
/** Listings of a choice before doubt about it counts for much: with little time the promise is the better guide. */
const PATIENCE = 16;

/**
 * Picks one of the listed choices at a node of the chooser's tree and answers the arm's node; its place in the list is
 * `placeOf(growth, arm)`. Arms that are not listed in this imagined game are passed over; each listed one counts that it
 * was (information-set search with availability; weights as in PUCT). Where seats choose at once, doubt swings by luck: otherwise the seats'
 * choices fall into step with one another, and each learns to answer a choice that it cannot see.
 */
export function selectArm<Position, Choice>(
  growth: Growth<Position, Choice>,
  node: number,
  seat: Seat,
  choices: readonly Choice[],
  position: Position,
  atOnce: boolean,
): number {
  const { tree, settings, luck } = growth;
  const seats = growth.at.length;
  const spread = variation(growth as Growth<unknown, unknown>, seat);
  const visits = tree.visits[node]!;
  const isPlan = growth.chair.hints?.planningStage !== undefined;
  const unknown = visits > 0 ? (isPlan ? tree.best[node]! : tree.total[node]! / visits) : 0.5;
  const met = markListed(growth, choices);
  if (countListedArms(growth, node, seat) < met) addArms(growth, node, seat, choices, position);
  const weights = weighListed(growth, node, seat);
  const { stampOf, stamp } = growth.marks;
  let best = NONE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let arm = tree.child[node]!; arm !== NONE; arm = tree.sibling[arm]!) {
    const token = tree.token[arm]!;
    if (token % seats !== seat || Math.abs(stampOf[(token / seats) | 0]!) !== stamp) continue;
    const tried = tree.visits[arm]!;
    const mean = tried > 0 ? (isPlan ? tree.best[arm]! : tree.total[arm]! / tried) : unknown;
    const swing = atOnce ? (2 * luck.pick(SWINGS)) / SWINGS : 1;
    const share = tree.weight[arm]! / weights;
    const listed = tree.listed[arm]!;
    const draw = (settings.draw * share * Math.sqrt(listed)) / (tried + 1);
    const doubt = settings.doubt * Math.sqrt(Math.log(1 + listed / PATIENCE) / (tried + 1));
    const score = mean + swing * spread * (draw + doubt);
    if (score > bestScore) {
      bestScore = score;
      best = arm;
    }
  }
  return best;
}

/** The weights of all listed arms together; each is noted to have been listed. */
function weighListed<Position, Choice>(growth: Growth<Position, Choice>, node: number, seat: Seat): number {
  const { tree, marks } = growth;
  const seats = growth.at.length;
  let weights = 0;
  for (let arm = tree.child[node]!; arm !== NONE; arm = tree.sibling[arm]!) {
    const token = tree.token[arm]!;
    if (token % seats !== seat || Math.abs(marks.stampOf[(token / seats) | 0]!) !== marks.stamp) continue;
    tree.listed[arm]!++;
    weights += tree.weight[arm]!;
  }
  return weights;
}

/** Where the arm's choice stood in the list that was marked last. */
export const placeOf = <Position, Choice>(growth: Growth<Position, Choice>, arm: number): number =>
  growth.marks.placeOf[(growth.tree.token[arm]! / growth.at.length) | 0]!;

/** Stamps the ids of a list; answers how many there are. */
function markListed<Position, Choice>(growth: Growth<Position, Choice>, choices: readonly Choice[]): number {
  const { marks, ids } = growth;
  const stamp = ++marks.stamp;
  for (let place = 0; place < choices.length; place++) {
    const id = idOf(ids, choices[place]!);
    if (id >= marks.stampOf.length) widen(marks, id);
    marks.stampOf[id] = stamp;
    marks.placeOf[id] = place;
  }
  return choices.length;
}

function widen(marks: Growth<unknown, unknown>['marks'], id: number): void {
  const room = Math.max(id + 1, marks.stampOf.length * 2);
  const stampOf = new Int32Array(room);
  const placeOf = new Int32Array(room);
  stampOf.set(marks.stampOf);
  placeOf.set(marks.placeOf);
  marks.stampOf = stampOf;
  marks.placeOf = placeOf;
}

/** How many of the marked choices have an arm; their stamps turn negative, so that the others can be told. */
function countListedArms<Position, Choice>(
  growth: Growth<Position, Choice>,
  node: number,
  seat: Seat,
): number {
  const { tree, marks } = growth;
  const seats = growth.at.length;
  let count = 0;
  for (let arm = tree.child[node]!; arm !== NONE; arm = tree.sibling[arm]!) {
    const token = tree.token[arm]!;
    const id = (token / seats) | 0;
    if (token % seats === seat && marks.stampOf[id] === marks.stamp) {
      marks.stampOf[id] = -marks.stamp;
      count++;
    }
  }
  return count;
}

const TIE_BREAK = 1e-7;

/** Adds an arm for each marked choice that has none, weighted by its promise on a scale from 0 to 1 within the list. */
function addArms<Position, Choice>(
  growth: Growth<Position, Choice>,
  node: number,
  seat: Seat,
  choices: readonly Choice[],
  position: Position,
): void {
  const { tree, marks, ids, luck, settings } = growth;
  const hints = growth.chair.hints;
  const promises = choices.map((choice) => hints?.promise(position, seat, choice) ?? 0);
  const most = Math.max(...promises);
  const least = hints?.priorRange === undefined ? Math.min(...promises) : most - hints.priorRange;
  const range = most - least || 1;
  for (let place = 0; place < choices.length; place++) {
    const id = idOf(ids, choices[place]!);
    if (marks.stampOf[id] !== marks.stamp) continue;
    const promise = Math.max(0, (promises[place]! - least) / range);
    const weight = Math.exp(settings.trust * promise) + TIE_BREAK * luck.pick(1024);
    addChild(tree, node, id * growth.at.length + seat, weight);
  }
}
