// Who may see what: one table of piles gives views, imagining, undo and the test that nothing leaks.
import {
  type Chance,
  fillHoles,
  HIDDEN,
  hideZones,
  SEEN_BY_ALL,
  SEEN_BY_NOBODY,
  type Viewer,
  type Zone,
} from '@undercroft/kernel';
import type { Event } from './choices.ts';
import { CARDS, copyPosition, type Position } from './position.ts';

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
  const seen = copyPosition(position);
  hideZones(zones(seen), viewer);
  return seen;
}

/** EX-ROUND-1: that a seat has chosen is open, what it chose is not. */
export const viewEvent = (event: Event, viewer: Viewer): Event =>
  event.kind === 'chosen' && event.seat !== viewer ? { ...event, card: HIDDEN } : event;

export function imagine(seen: Position, _viewer: Viewer, chance: Chance): Position {
  const full = copyPosition(seen);
  const piles = zones(full);
  const known = new Set(piles.flatMap((pile) => pile.pieces));
  const unseen = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !known.has(card));
  fillHoles(piles, 'cards', unseen, chance);
  for (const hand of full.hands) hand.sort((a, b) => a - b);
  return full;
}

/** The laws of the material: one sentence for each that is broken. */
export function invariants(position: Position): string[] {
  const cards = zones(position).flatMap((pile) => pile.pieces);
  return cards.length === CARDS && new Set(cards).size === CARDS
    ? []
    : ['EX-SET-1: sixteen cards, each once'];
}
