// The reach of a pawn: which cells it can get to with its action points, at what cost, by which choices.
import type { Seat } from '@undercroft/kernel';
import { type Choice, JUMP, MOVE, MOVE_RUPTURE, MOVE_TREASURE } from '../choices.ts';
import { AP_KEPT, AP_PER_TURN } from '../content/pieces.ts';
import { TREASURE_MOVE_COST } from '../effects.ts';
import { type Position, traitsOf } from '../position.ts';
import { CELLS, NEIGHBOUR } from './geometry.ts';
import {
  canEnter,
  canEnterRupture,
  isBareRavine,
  jumpCost,
  landings,
  MOVE_COST,
  MOVE_RUPTURE_COST,
  movementCost,
} from './movement.ts';
import { colourMask } from './treasures.ts';

export interface Destination {
  readonly cell: number;
  /** Action points for the whole way. */
  readonly cost: number;
  /** The choices that lead there, each open when the one before it is played. */
  readonly path: readonly Choice[];
}

/** A way to another cell: the choice, where it leads, and its base cost. */
interface Step {
  readonly choice: Choice;
  readonly cell: number;
  readonly base: number;
}

const isActing = (p: Position, seat: Seat): boolean => p.phase === 'actions' && p.active === seat;

/** What a seat has to spend: in its own step 2 its points, else those of its next turn. */
export function pointsToSpend(p: Position, seat: Seat): number {
  return isActing(p, seat) ? p.current[seat]! : Math.min(AP_KEPT, p.current[seat]!) + AP_PER_TURN;
}

/** Every cell that the pawn can walk, step or jump to, its own left out: cheapest first, and then row by row. */
export const reach = (p: Position, seat: Seat, points = pointsToSpend(p, seat)): Destination[] =>
  search(p, seat, points, (from) => walkingSteps(p, from, Math.floor(points / 2)));

/** Every cell that the pawn can carry a treasure of this colour to from where it stands; none without a treasure. */
export function reachWith(
  p: Position,
  seat: Seat,
  colour: number,
  points = pointsToSpend(p, seat),
): Destination[] {
  if (((colourMask(p, p.pawns[seat]!) >> colour) & 1) === 0) return [];
  const base = traitsOf(p, seat)[TREASURE_MOVE_COST]!;
  return search(p, seat, points, (from) => carryingSteps(p, from, colour, base));
}

/** `most` ravines in one jump: each costs two points. */
function walkingSteps(p: Position, from: number, most: number): Step[] {
  const steps: Step[] = [];
  let isAtRavine = false;
  for (let direction = 0; direction < 4; direction++) {
    const cell = NEIGHBOUR[from * 4 + direction]!;
    if (canEnter(p, from, direction)) steps.push({ choice: MOVE[direction]!, cell, base: MOVE_COST });
    else if (canEnterRupture(p, from, direction))
      steps.push({ choice: MOVE_RUPTURE[direction]!, cell, base: MOVE_RUPTURE_COST });
    else isAtRavine ||= isBareRavine(p, from, direction);
  }
  if (isAtRavine)
    for (const { cell, over } of landings(p, from, most))
      steps.push({ choice: JUMP[cell]!, cell, base: jumpCost(over.length) });
  return steps;
}

function carryingSteps(p: Position, from: number, colour: number, base: number): Step[] {
  const steps: Step[] = [];
  for (let direction = 0; direction < 4; direction++)
    if (canEnter(p, from, direction))
      steps.push({
        choice: MOVE_TREASURE[direction * 3 + colour]!,
        cell: NEIGHBOUR[from * 4 + direction]!,
        base,
      });
  return steps;
}

/** Dijkstra over cells; only the first movement of a turn can be discounted, and only the way's first step is that. */
function search(p: Position, seat: Seat, points: number, stepsFrom: (cell: number) => Step[]): Destination[] {
  const start = p.pawns[seat]!;
  if (start >= CELLS) return [];
  const hasMoved = isActing(p, seat) && p.hasMoved;
  const found = new Map<number, Destination>([[start, { cell: start, cost: 0, path: [] }]]);
  const done = new Set<number>();
  for (;;) {
    const here = cheapest(found, done);
    if (!here) break;
    done.add(here.cell);
    for (const { choice, cell, base } of stepsFrom(here.cell)) {
      const cost = here.cost + movementCost(p, seat, base, !hasMoved && here.path.length === 0);
      if (cost > points || (found.get(cell)?.cost ?? Number.POSITIVE_INFINITY) <= cost) continue;
      found.set(cell, { cell, cost, path: [...here.path, choice] });
    }
  }
  found.delete(start);
  return [...found.values()].sort((a, b) => a.cost - b.cost || a.cell - b.cell);
}

function cheapest(
  found: ReadonlyMap<number, Destination>,
  done: ReadonlySet<number>,
): Destination | undefined {
  let best: Destination | undefined;
  for (const destination of found.values())
    if (!done.has(destination.cell) && (!best || destination.cost < best.cost)) best = destination;
  return best;
}
