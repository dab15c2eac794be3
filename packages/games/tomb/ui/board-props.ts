// What every part of the board is given.
import type { BoardProps } from '@undercroft/kit';
import type { Choice } from '../src/choices.ts';
import type { Event } from '../src/events.ts';
import type { Position } from '../src/position.ts';

export type Props = BoardProps<Position, Choice, Event>;

/** The viewer's own pawn, or that of the active seat for those who watch. */
export const watchedSeat = ({ view, viewer }: Props): number =>
  typeof viewer === 'number' ? viewer : view.active;
