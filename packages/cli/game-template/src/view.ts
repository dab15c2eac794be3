// Who may see what: one table of piles gives views, undo and the test that nothing leaks.
import { HIDDEN, hideZones, SEEN_BY_ALL, SEEN_BY_NOBODY, type Viewer, type Zone } from '@undercroft/kernel';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

export const zones = ({ deck, shown, hands, chosen }: Position): Zone[] => [
  { name: 'deck', pool: 'cards', pieces: deck, seenBy: SEEN_BY_NOBODY, unordered: true },
  { name: 'shown', pool: 'cards', pieces: shown, seenBy: SEEN_BY_ALL },
  ...hands.map((pieces, seat) => ({
    name: `hand ${seat}`,
    pool: 'cards',
    pieces,
    seenBy: 1 << seat,
    unordered: true,
  })),
  ...chosen.map((pieces, seat) => ({ name: `chosen ${seat}`, pool: 'cards', pieces, seenBy: 1 << seat })),
];

export function view(position: Position, viewer: Viewer): Position {
  const seen = copy(position);
  hideZones(zones(seen), viewer);
  return seen;
}

/** EX-ROUND-1: that a seat has chosen is open, what it chose is not. */
export const viewEvent = (event: Event, viewer: Viewer): Event =>
  event.kind === 'chosen' && event.seat !== viewer ? { ...event, card: HIDDEN } : event;
