// What is asked about when no move, or no work on a crack or a wall, is open: what comes nearest to one, so that the reason is the true one.
import { type Choice, CLEAR, MOVE, REMOVE_WALL } from '../src/choices.ts';
import { IS_SOLID, NO_TOKEN } from '../src/content/pieces.ts';
import type { Position } from '../src/position.ts';
import { EDGE_OF, NEIGHBOUR } from '../src/rules/geometry.ts';
import { canEnter } from '../src/rules/movement.ts';
import { hasWall, wallsWithinReach } from '../src/rules/walls.ts';

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

/** A crack that is within reach but for the points, or the own cell. */
export function reinforceAttempt(view: Position, seat: number): Choice {
  const own = view.pawns[seat]!;
  const near = SIDES.filter((side) => !hasWall(view, own, side)).map((side) => NEIGHBOUR[own * 4 + side]!);
  return CLEAR[[own, ...near].find((cell) => view.tokens[cell] !== NO_TOKEN) ?? own]!;
}

/** A wall within reach, or an edge without one. */
export function wallAttempt(view: Position, seat: number): Choice {
  const own = view.pawns[seat]!;
  const [edge = EDGE_OF[own * 4]!] = wallsWithinReach(view, own);
  return REMOVE_WALL[edge]!;
}
