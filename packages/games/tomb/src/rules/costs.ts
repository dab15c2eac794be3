// What a choice costs the seat that makes it, in action points.
import type { Seat } from '@undercroft/kernel';
import type { Choice } from '../choices.ts';
import { HEAL_COST } from '../effects.ts';
import { type Position, traitsOf } from '../position.ts';
import { EXCAVATE_COST } from './excavation.ts';
import { CELLS } from './geometry.ts';
import {
  jumpCost,
  landings,
  MOVE_COST,
  MOVE_RUPTURE_COST,
  movementCost,
  treasureMoveCost,
} from './movement.ts';
import {
  BRIDGE_COST,
  CLEANSE_COST,
  EMPTY_DIRT_COST,
  REMOVE_WALL_COST,
  reinforceCost,
} from './other-actions.ts';

/** ST-AP-2, ST-AP-9: base cost, surcharge and perks counted; 0 for what is no action. */
export function costOf(p: Position, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'move':
      return movementCost(p, seat, MOVE_COST);
    case 'move-rupture':
      return movementCost(p, seat, MOVE_RUPTURE_COST);
    case 'move-treasure':
      return treasureMoveCost(p, seat);
    case 'jump': {
      const landing = landings(p, p.pawns[seat]!, CELLS).find(({ cell }) => cell === choice.cell);
      return movementCost(p, seat, jumpCost(landing?.over.length ?? 1));
    }
    case 'excavate':
      return EXCAVATE_COST;
    case 'place-bridge':
      return BRIDGE_COST;
    case 'empty-dirt':
      return EMPTY_DIRT_COST;
    case 'reinforce':
      return reinforceCost(p, seat, choice.cell, choice.mode);
    case 'cleanse':
      return CLEANSE_COST;
    case 'remove-wall':
      return REMOVE_WALL_COST;
    case 'treat':
      return traitsOf(p, seat)[HEAL_COST]!;
    default:
      return 0;
  }
}
