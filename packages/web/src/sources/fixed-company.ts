// What tables share at which nobody comes or goes: records, lessons, puzzles and studies.
import { signal } from '@preact/signals';
import type { Viewer } from '@undercroft/kernel';
import { NO_UNDO, type SeatView, type TableSource } from './table-source.ts';

/** People in all seats, one of them the reader's own where `mine` is a seat. */
export const fixedSeats = (
  seats: number,
  nameOf: (seat: number, isMe: boolean) => string,
  mine?: Viewer,
): readonly SeatView[] =>
  Array.from({ length: seats }, (_, seat) => {
    const isMe = seat === mine;
    return { name: nameOf(seat, isMe), kind: 'person', isMe, isHere: true };
  });

/** Nothing is ever taken back. */
export const withoutUndo = (): Pick<TableSource, 'undoBar' | 'undo'> => ({
  undoBar: signal(NO_UNDO),
  undo: async () => ({ code: NO_UNDO }),
});
