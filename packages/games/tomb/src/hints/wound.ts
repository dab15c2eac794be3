// The wound that a pawn on a Rupture takes at the end of its turn, though it has the points to be off it by then.
import type { Seat } from '@undercroft/kernel';
import type { Choice } from '../choices.ts';
import { RUPTURE } from '../content/pieces.ts';
import type { Position } from '../position.ts';
import { costOf } from '../rules/costs.ts';
import { reinforceCost } from '../rules/other-actions.ts';

/** Does this choice spend the points, or end the actions, that would have softened the Rupture underfoot (ST-RUP-6)? */
export function isWoundTaken(p: Position, seat: Seat, choice: Choice): boolean {
  const own = p.pawns[seat]!;
  if (p.phase !== 'actions' || p.tokens[own] !== RUPTURE || isWayOff(choice, own)) return false;
  const remedy = reinforceCost(p, seat, own, 'soften');
  const left = choice.kind === 'end-actions' ? 0 : p.current[seat]! - costOf(p, seat, choice);
  return p.current[seat]! >= remedy && left < remedy;
}

const isWayOff = (choice: Choice, own: number): boolean =>
  choice.kind === 'move' ||
  choice.kind === 'move-treasure' ||
  choice.kind === 'jump' ||
  choice.kind === 'cleanse' ||
  (choice.kind === 'reinforce' && choice.cell === own);
