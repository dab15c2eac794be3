// Selection in a seat's tree: UCB and PUCT over the choices that are open in this determinization.
import type { Seat } from '@undercroft/kernel';
import { idOf } from './choice-ids.ts';
import { type SearchState, variation } from './search-state.ts';
import { addChild, childBy, NONE } from './tree.ts';

const NOISE_STEPS = 256;
/** How often a choice must be available before exploring it counts for much: with few iterations the prior guides better. */
const PATIENCE = 16;

/**
 * Picks one of the open choices at a node of the chooser's tree and answers its child node; its place in the list is
 * `placeOf(state, arm)`. Children that are not open here are passed over; the others count that they were available (ISMCTS).
 * Where seats choose at once, exploration is noisy: otherwise the seats fall into step, and each learns to answer a choice
 * that it cannot see.
 */
export function selectArm<Position, Choice>(
  state: SearchState<Position, Choice>,
  node: number,
  seat: Seat,
  choices: readonly Choice[],
  position: Position,
  atOnce: boolean,
): number {
  const { tree, settings, playerLuck } = state;
  const seats = state.at.length;
  const spread = variation(state as SearchState<unknown, unknown>, seat);
  const visits = tree.visits[node]!;
  const isPlan = state.botSeat.hints?.planningStage !== undefined;
  const unknown = visits > 0 ? (isPlan ? tree.best[node]! : tree.total[node]! / visits) : 0.5;
  markListed(state, choices);
  if (meetListed(state, node, seat) < choices.length) addArms(state, node, seat, choices, position);
  const { stampOf, stamp, priors } = state.marks;
  let best = NONE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let arm = tree.child[node]!; arm !== NONE; arm = tree.sibling[arm]!) {
    const token = tree.token[arm]!;
    if (token % seats !== seat || Math.abs(stampOf[(token / seats) | 0]!) !== stamp) continue;
    const tried = tree.visits[arm]!;
    const mean = tried > 0 ? (isPlan ? tree.best[arm]! : tree.total[arm]! / tried) : unknown;
    const noise = atOnce ? (2 * playerLuck.pick(NOISE_STEPS)) / NOISE_STEPS : 1;
    const prior = tree.prior[arm]! / priors;
    const available = tree.available[arm]!;
    const puct = (settings.priorExploration * prior * Math.sqrt(available)) / (tried + 1);
    const ucb = settings.exploration * Math.sqrt(Math.log(1 + available / PATIENCE) / (tried + 1));
    const score = mean + noise * spread * (puct + ucb);
    if (score > bestScore) {
      bestScore = score;
      best = arm;
    }
  }
  return best;
}

/** Adds the arms of a list before any of them is tried, and answers them in the order of the list. */
export function openArms<Position, Choice>(
  state: SearchState<Position, Choice>,
  node: number,
  seat: Seat,
  choices: readonly Choice[],
  position: Position,
): number[] {
  markListed(state, choices);
  if (meetListed(state, node, seat) < choices.length) addArms(state, node, seat, choices, position);
  return choices.map((choice) => childBy(state.tree, node, idOf(state.ids, choice) * state.at.length + seat));
}

/** Where the arm's choice stood in the list that was marked last. */
export const placeOf = <Position, Choice>(state: SearchState<Position, Choice>, arm: number): number =>
  state.marks.placeOf[(state.tree.token[arm]! / state.at.length) | 0]!;

/** Stamps the ids of a list, so that their arms can be told. */
function markListed<Position, Choice>(
  state: SearchState<Position, Choice>,
  choices: readonly Choice[],
): void {
  const { marks, ids } = state;
  const stamp = ++marks.stamp;
  for (let place = 0; place < choices.length; place++) {
    const id = idOf(ids, choices[place]);
    if (id >= marks.stampOf.length) widen(marks, id);
    marks.stampOf[id] = stamp;
    marks.placeOf[id] = place;
  }
}

function widen(marks: SearchState<unknown, unknown>['marks'], id: number): void {
  const room = Math.max(id + 1, marks.stampOf.length * 2);
  const stampOf = new Int32Array(room);
  const placeOf = new Int32Array(room);
  stampOf.set(marks.stampOf);
  placeOf.set(marks.placeOf);
  marks.stampOf = stampOf;
  marks.placeOf = placeOf;
}

/**
 * Counts that the arms of the marked choices were available and sums their priors; answers how many there are. Their stamps
 * turn negative, so that choices without an arm can be told.
 */
function meetListed<Position, Choice>(
  state: SearchState<Position, Choice>,
  node: number,
  seat: Seat,
): number {
  const { tree, marks } = state;
  const seats = state.at.length;
  let count = 0;
  marks.priors = 0;
  for (let arm = tree.child[node]!; arm !== NONE; arm = tree.sibling[arm]!) {
    const token = tree.token[arm]!;
    const id = (token / seats) | 0;
    if (token % seats === seat && marks.stampOf[id] === marks.stamp) {
      marks.stampOf[id] = -marks.stamp;
      tree.available[arm]!++;
      marks.priors += tree.prior[arm]!;
      count++;
    }
  }
  return count;
}

const TIE_BREAK = 1e-7;

/** What every choice keeps of the network's prior, however bad it looks. */
const LEAST_PRIOR = 0.02;

/** Expands: adds an arm for each marked choice that has none, with a prior from the network or from its promise. */
function addArms<Position, Choice>(
  state: SearchState<Position, Choice>,
  node: number,
  seat: Seat,
  choices: readonly Choice[],
  position: Position,
): void {
  const { tree, marks, ids, luck } = state;
  const priors =
    state.policy && state.settings.guidance === 'tree'
      ? learntPriors(state, seat, choices, position)
      : promisedPriors(state, seat, choices, position);
  for (let place = 0; place < choices.length; place++) {
    const id = idOf(ids, choices[place]);
    if (marks.stampOf[id] !== marks.stamp) continue;
    const prior = priors[place]! + TIE_BREAK * luck.pick(1024);
    const arm = addChild(tree, node, id * state.at.length + seat, prior);
    tree.available[arm] = 1;
    marks.priors += tree.prior[arm]!;
  }
}

export function learntPriors<Position, Choice>(
  { policy }: SearchState<Position, Choice>,
  seat: Seat,
  choices: readonly Choice[],
  position: Position,
): Float32Array {
  policy!.read(position, seat, choices);
  const shares = policy!.shares();
  for (let i = 0; i < choices.length; i++) shares[i]! += LEAST_PRIOR / choices.length;
  return shares;
}

/** Promises scaled from 0 to 1. */
function promisedPriors<Position, Choice>(
  { botSeat: { hints }, settings }: SearchState<Position, Choice>,
  seat: Seat,
  choices: readonly Choice[],
  position: Position,
): readonly number[] {
  const promises = choices.map((choice) => hints?.promise(position, seat, choice) ?? 0);
  const most = Math.max(...promises);
  const least = hints?.priorRange === undefined ? Math.min(...promises) : most - hints.priorRange;
  const range = most - least || 1;
  return promises.map((promise) => Math.exp(settings.priorWeight * Math.max(0, (promise - least) / range)));
}
