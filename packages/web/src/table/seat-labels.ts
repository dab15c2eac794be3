// The seats as boards draw them: whose they are, with the letter and the shape that tell them apart.
import type { SeatLabel, SeatMark } from '@undercroft/kit';
import { nameHere } from '../settings/preferences.ts';
import type { SeatView } from '../sources/table-source.ts';
import { distinctNames, seatLetters } from './seat-letters.ts';

/** `marks` are the game's own shapes, where it has some. */
export function seatLabels(
  seatViews: readonly SeatView[],
  marks: readonly SeatMark[] | undefined,
): readonly SeatLabel[] {
  const names = distinctNames(seatViews, nameHere);
  const letters = seatLetters(names);
  return seatViews.map(({ kind, isMe, isHere, level }, seat) => ({
    seat,
    name: names[seat]!,
    kind,
    isMe,
    // Nobody waits for a person whose seat a bot plays.
    isHere: isHere || isMe || kind !== 'person' || level !== undefined,
    letter: letters[seat]!,
    mark: marks?.[seat] ?? (((seat % 5) + 1) as SeatMark),
  }));
}
