// The lines of a plan: what the own tree holds, choice by choice, and how a game goes on along one of them.
import type { Chance, Seat } from '@undercroft/kernel';
import { idOf } from './choice-ids.ts';
import type { SearchState } from './search-state.ts';
import { chanceToken, childBy, isChance, NONE, type Tree } from './tree.ts';

export interface PlannedLine<Choice> {
  readonly choices: readonly Choice[];
  /** The node that it ends at; NONE where nothing was planned. */
  readonly node: number;
  /** What the plan expects of it. */
  readonly planned: number;
}

/** The lines of the own tree, each up to a choice that asks luck or has nothing tried below it; the best first. */
export function linesOf<Position, Choice>(
  state: SearchState<Position, Choice>,
  open: readonly Choice[],
): PlannedLine<Choice>[] {
  const { tree, ids, roots, botSeat } = state;
  const lines: PlannedLine<Choice>[] = [];
  const openIds = new Set(open.map((choice) => idOf(ids, choice)));
  const gather = (node: number, before: readonly Choice[]): void => {
    for (const arm of triedBelow(tree, node)) {
      const id = choiceIdAt(state, arm);
      if (tree.token[arm]! % state.at.length !== botSeat.seat || (before.length === 0 && !openIds.has(id)))
        continue;
      const choices = [...before, ids.known[id]!];
      const shown = triedBelow(tree, arm);
      if (shown.length === 0 || tree.isLucky[arm] === 1)
        lines.push({ choices, node: arm, planned: tree.best[arm]! });
      else for (const outcome of shown) gather(outcome, choices);
    }
  };
  gather(roots[botSeat.seat]!, []);
  return lines.sort((a, b) => b.planned - a.planned);
}

function triedBelow(tree: Tree, node: number): number[] {
  const tried: number[] = [];
  for (let child = tree.child[node]!; child !== NONE; child = tree.sibling[child]!)
    if (tree.visits[child]! > 0) tried.push(child);
  return tried;
}

const choiceIdAt = <Position, Choice>({ tree, at }: SearchState<Position, Choice>, arm: number): number =>
  (tree.token[arm]! / at.length) | 0;

/** One decision on the way along a line. */
export interface Step<Position, Choice> {
  readonly position: Position;
  readonly seat: Seat;
  readonly choice: Choice;
  /** What the line has left after this, and where in the tree it goes on then. */
  readonly rest: readonly Choice[];
  readonly node: number;
}

/** Who chooses what next: by the line; by the tree, for as long as that knows how to go on; then by what is promised. */
export function nextStep<Position, Choice>(
  state: SearchState<Position, Choice>,
  position: Position,
  { rest, node }: Step<Position, Choice>,
  luck: Chance,
): Step<Position, Choice> | undefined {
  const { rules } = state.botSeat;
  const [seat] = rules.waitingFor(position);
  if (seat === undefined) return undefined;
  const choices = rules.choices(position, seat);
  if (choices.length === 1) return { position, seat, choice: choices[0]!, rest, node };
  const [listed, ...after] = rest;
  const arm = rest.length > 0 || node === NONE ? node : bestArm(state, position, node);
  const id = listed !== undefined ? idOf(state.ids, listed) : arm === NONE ? NONE : choiceIdAt(state, arm);
  const planned = id === NONE ? undefined : choices.find((open) => idOf(state.ids, open) === id);
  if (planned !== undefined) return { position, seat, choice: planned, rest: after, node: arm };
  return { position, seat, choice: mostPromised(state, position, seat, choices, luck), rest: [], node: NONE };
}

/** The best choice below the node that was tried after what chance has shown here. */
function bestArm<Position, Choice>(
  { tree, botSeat: { hints, seat } }: SearchState<Position, Choice>,
  position: Position,
  node: number,
): number {
  const shown = childBy(tree, node, chanceToken(hints!.chanceOutcome!(position, seat)));
  if (shown === NONE) return NONE;
  return triedBelow(tree, shown)
    .filter((arm) => !isChance(tree.token[arm]!))
    .reduce((best, arm) => (best === NONE || tree.best[arm]! > tree.best[best]! ? arm : best), NONE);
}

/** Luck decides between equals. */
function mostPromised<Position, Choice>(
  { botSeat: { hints } }: SearchState<Position, Choice>,
  position: Position,
  seat: Seat,
  choices: readonly Choice[],
  luck: Chance,
): Choice {
  const promises = choices.map((choice) => hints!.promise(position, seat, choice));
  const most = Math.max(...promises);
  const equals = choices.filter((_, i) => promises[i] === most);
  return equals[luck.pick(equals.length)]!;
}
