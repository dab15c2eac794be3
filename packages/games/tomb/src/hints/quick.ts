// A quick player for playouts: rules of thumb and straight-line distances, no search and no copies.
import type { Chance, Seat } from '@undercroft/kernel';
import type { Choice } from '../choices.ts';
import { CORRUPTED, RUPTURE, TREASURES_TO_CLEANSE } from '../content/pieces.ts';
import { DIRT_SLOW } from '../effects.ts';
import { cellOfTreasure, colourOfTreasure, type Position, traitsOf } from '../position.ts';
import { CELLS, EDGE_AFTER, EDGE_BEFORE, NEIGHBOUR, OUTSIDE } from '../rules/geometry.ts';
import { countTreasures } from '../rules/treasures.ts';
import { distance } from './distance.ts';
import { missingOf } from './effort.ts';

const COMFORTABLE_WALLS = 10;

/** Where the treasures of a colour should go: the Corrupted tile that two of them are nearest to; OUTSIDE if none is left. */
function goalOf(p: Position, colour: number): number {
  let best = OUTSIDE;
  let least = Number.POSITIVE_INFINITY;
  for (
    let goal = p.ground.indexOf(CORRUPTED + colour);
    goal >= 0;
    goal = p.ground.indexOf(CORRUPTED + colour, goal + 1)
  ) {
    let near = CELLS;
    let next = CELLS;
    for (const treasure of p.treasures) {
      if (colourOfTreasure(treasure) !== colour) continue;
      const steps = distance(cellOfTreasure(treasure), goal);
      if (steps < near) {
        next = near;
        near = steps;
      } else if (steps < next) next = steps;
    }
    if (near + next < least) {
      least = near + next;
      best = goal;
    }
  }
  return best;
}

/** Steps to the nearest place where this pawn is of use: a treasure to carry, or a pair to cleanse. */
function stepsToWork(p: Position, cell: number, goals: readonly number[]): number {
  let best = CELLS;
  for (const treasure of p.treasures) {
    const at = cellOfTreasure(treasure);
    const colour = colourOfTreasure(treasure);
    if (p.cleansed[colour] === 1) continue;
    if (at === goals[colour] && countTreasures(p, at, colour) < TREASURES_TO_CLEANSE) continue;
    best = Math.min(best, distance(cell, at));
  }
  return best;
}

/** How good a choice looks at a glance; 0 is ending the actions. */
function glance(p: Position, seat: Seat, choice: Choice, goals: readonly number[]): number {
  const own = p.pawns[seat]!;
  switch (choice.kind) {
    case 'cleanse':
      return 100;
    case 'move-treasure': {
      if (p.cleansed[choice.colour] === 1) return -1;
      const to = NEIGHBOUR[own * 4 + choice.direction]!;
      const goal = goals[choice.colour]!;
      return 4 * (distance(own, goal) - distance(to, goal));
    }
    case 'move': {
      const to = NEIGHBOUR[own * 4 + choice.direction]!;
      const isEscape = p.tokens[own] === RUPTURE ? 5 : 0;
      return isEscape + 1.5 * (stepsToWork(p, own, goals) - stepsToWork(p, to, goals));
    }
    case 'jump':
      return 0.6 * (stepsToWork(p, own, goals) - stepsToWork(p, choice.cell, goals));
    case 'excavate':
      return missingOf(p, 0) + missingOf(p, 1) + missingOf(p, 2) > 0 && p.dirt[seat]! < 2 ? 2 : -1;
    case 'empty-dirt':
      return p.dirt[seat]! >= traitsOf(p, seat)[DIRT_SLOW]! ? 3 : 0.1;
    case 'reinforce':
      if (choice.mode === 'soften') return choice.cell === own ? 2.5 : 0.9;
      return choice.cell === own || countAnyTreasure(p, choice.cell) > 0 ? 9 : 1.1;
    case 'remove-wall':
      return p.wallSupply < COMFORTABLE_WALLS ? 1.2 + choice.edges.length : 0.2 * choice.edges.length;
    case 'place-bridge':
      return 0.8;
    case 'treat':
      return p.health[choice.seat] === 1 ? 3 : 0.7;
    case 'place-wall': {
      const before = EDGE_BEFORE[choice.edge]!;
      const after = EDGE_AFTER[choice.edge]!;
      const isRim = before === CELLS || after === CELLS || p.ground[before] === 0 || p.ground[after] === 0;
      const near = Math.min(
        before === CELLS ? CELLS : distance(own, before),
        after === CELLS ? CELLS : distance(own, after),
      );
      return (isRim ? 3 : 0) - near;
    }
    default:
      return 0;
  }
}

const NO_GOALS: readonly number[] = [];

/** Index of the best choice at a glance; equals are drawn for. */
export function quickChoice(p: Position, seat: Seat, choices: readonly Choice[], chance: Chance): number {
  const goals = p.phase === 'actions' ? [goalOf(p, 0), goalOf(p, 1), goalOf(p, 2)] : NO_GOALS;
  let best = 0;
  let value = Number.NEGATIVE_INFINITY;
  let equals = 1;
  for (let i = 0; i < choices.length; i++) {
    const seen = glance(p, seat, choices[i]!, goals);
    if (seen > value) {
      value = seen;
      best = i;
      equals = 1;
    } else if (seen === value && chance.pick(++equals) === 0) best = i;
  }
  return best;
}

const countAnyTreasure = (p: Position, cell: number): number =>
  countTreasures(p, cell, 0) + countTreasures(p, cell, 1) + countTreasures(p, cell, 2);
