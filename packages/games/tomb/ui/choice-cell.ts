// Which place of the island a choice is about, so that the place can be touched instead of its name.
import type { Seat } from '@undercroft/kernel';
import type { OpenChoice } from '@undercroft/kit';
import type { Choice } from '../src/choices.ts';
import type { Position } from '../src/position.ts';
import { NEIGHBOUR } from '../src/rules/geometry.ts';
import { dieTarget } from '../src/rules/lanes.ts';

/** The cell that a choice leads to or works on; undefined for edges and characters. */
export function cellOf(choice: Choice, view: Position, seat: Seat): number | undefined {
  switch (choice.kind) {
    case 'place-pawn':
    case 'jump':
    case 'reinforce':
    case 'pick-cell':
    case 'relocate':
      return choice.cell;
    case 'move':
    case 'move-rupture':
    case 'move-treasure':
    case 'place-bridge':
      return NEIGHBOUR[view.pawns[seat]! * 4 + choice.direction];
    case 'lay-ravines':
      return NEIGHBOUR[view.pendingCell * 4 + choice.direction];
    case 'excavate':
    case 'cleanse':
    case 'empty-dirt':
      return view.pawns[seat];
    case 'treat':
      return view.pawns[choice.seat];
    case 'pick-die':
      return dieTarget(view, choice.die);
    default:
      return undefined;
  }
}

/** The edges that a choice puts a wall on or takes one from. */
export function edgesOf(choice: Choice): readonly number[] {
  if (choice.kind === 'place-wall') return [choice.edge];
  return choice.kind === 'remove-wall' ? choice.edges : [];
}

/** The open choices by the places that they are about. */
export function byPlace(
  open: readonly OpenChoice<Choice>[],
  places: (choice: Choice) => readonly number[],
): ReadonlyMap<number, readonly OpenChoice<Choice>[]> {
  const found = new Map<number, OpenChoice<Choice>[]>();
  for (const entry of open)
    for (const place of places(entry.choice)) found.set(place, [...(found.get(place) ?? []), entry]);
  return found;
}
