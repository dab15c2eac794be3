// The seats as boards draw them: whose they are, with the letter and the shape that tell them apart.
import type { SeatLabel, SeatMark } from '@undercroft/kit';
import type { SeatView } from '../sources/table-source.ts';
import { seatLetters } from './seat-letters.ts';

/** `marks` are the game's own shapes, where it has some. */
export function seatLabels(
  seatViews: readonly SeatView[],
  marks: readonly SeatMark[] | undefined,
): readonly SeatLabel[] {
  const letters = seatLetters(seatViews.map(({ name }) => name));
  return seatViews.map(({ name, kind, isMe, isHere }, seat) => ({
    seat,
    name,
    kind,
    isMe,
    isHere,
    letter: letters[seat]!,
    mark: marks?.[seat] ?? (((seat % 5) + 1) as SeatMark),
  }));
}
