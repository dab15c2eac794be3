// What a clock that runs out chooses.
import type { Seat } from '@undercroft/kernel';
import { type Choice, END_ACTIONS } from './choices.ts';
import { IS_TILE } from './content/pieces.ts';
import { choices } from './play.ts';
import type { Position } from './position.ts';
import { EDGE_AFTER, EDGE_BEFORE } from './rules/geometry.ts';

/** ST-TIME-1..3: no more actions, a wall that bars no way, else the first choice. */
export function defaultChoice(p: Position, seat: Seat): Choice {
  const open = choices(p, seat);
  if (p.phase === 'actions') return END_ACTIONS;
  if (p.phase === 'wall') return open.find(isHarmlessWall(p)) ?? open[0]!;
  return open[0]!;
}

/** A wall that has a tile on one side only bars no way. */
const isHarmlessWall =
  (p: Position) =>
  (choice: Choice): boolean =>
    choice.kind === 'place-wall' &&
    IS_TILE[p.ground[EDGE_BEFORE[choice.edge]!]!] !== IS_TILE[p.ground[EDGE_AFTER[choice.edge]!]!];
