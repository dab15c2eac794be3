// The move that is asked about when none is open: the side that comes nearest to one, so that the reason is the true one.
import { type Choice, MOVE } from '../src/choices.ts';
import { IS_SOLID } from '../src/content/pieces.ts';
import type { Position } from '../src/position.ts';
import { NEIGHBOUR } from '../src/rules/geometry.ts';
import { canEnter } from '../src/rules/movement.ts';
import { hasWall } from '../src/rules/walls.ts';

const SIDES = [0, 1, 2, 3] as const;

/** A side of the pawn where there is such ground; -1 where there is none. */
export const sideWith = (view: Position, seat: number, fits: (ground: number) => boolean): number =>
  SIDES.findIndex((side) => {
    const next = NEIGHBOUR[view.pawns[seat]! * 4 + side]!;
    return fits(view.ground[next]!) && !hasWall(view, view.pawns[seat]!, side);
  });

export function moveAttempt(view: Position, seat: number): Choice {
  const free = SIDES.findIndex((side) => canEnter(view, view.pawns[seat]!, side));
  const side = free >= 0 ? free : sideWith(view, seat, (ground) => IS_SOLID[ground]!);
  return MOVE[Math.max(0, side)]!;
}
