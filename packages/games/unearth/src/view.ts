// What a seat may know (Information chapter): one table of hidden piles, and views that follow from it.
import { HIDDEN, hideZones, SEEN_BY_ALL, SEEN_BY_NOBODY, type Viewer, type Zone } from '@undercroft/kernel';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import { openFrame } from './play.ts';
import { type Position, TAKEN_BY_CHOICE } from './position.ts';

const perSeat = (name: string): readonly string[] => [0, 1, 2, 3].map((seat) => `${name}.${seat}`);
const HANDS = perSeat('hand');
const HIDDEN_RUINS = perSeat('hidden');
const LESSER = perSeat('lesser');
const GREATER = perSeat('greater');

/** The seat that looked through the removed pile, if any. */
export function memorialSeat(position: Position): number | undefined {
  for (let i = 0; i < position.takes.length; i += 3)
    if (position.takes[i] === TAKEN_BY_CHOICE) return position.takes[i + 1];
  return undefined;
}

/** Every pile that is hidden from some viewer. After the end all of them are open. */
export function zones(position: Position): readonly Zone[] {
  const isOver = position.phase === 'over';
  const nobody = isOver ? SEEN_BY_ALL : SEEN_BY_NOBODY;
  const owner = (seat: number): number => (isOver ? SEEN_BY_ALL : 1 << seat);
  const frame = openFrame(position);
  const looking = frame?.kind === 'memorial' ? owner(frame.seat) : nobody;
  const knower = memorialSeat(position);
  const list: Zone[] = [
    { name: 'deck', pool: 'delver', pieces: position.deck, seenBy: nobody, unordered: true },
    { name: 'ruins', pool: 'ruin', pieces: position.ruins, seenBy: nobody, unordered: true },
    { name: 'removed', pool: 'ruin', pieces: position.removed, seenBy: looking, unordered: true },
    {
      name: 'known',
      pool: 'ruin',
      held: 'known',
      pieces: position.known,
      seenBy: knower === undefined ? nobody : owner(knower),
    },
    { name: 'lesser', pool: 'lesser', pieces: position.lesserLeft, seenBy: nobody, unordered: true },
    { name: 'greater', pool: 'greater', pieces: position.greaterLeft, seenBy: nobody, unordered: true },
  ];
  for (let seat = 0; seat < position.seats; seat++) {
    const seenBy = owner(seat);
    list.push(
      { name: HANDS[seat]!, pool: 'delver', pieces: position.hands[seat]!, seenBy, unordered: true },
      { name: HIDDEN_RUINS[seat]!, pool: 'ruin', pieces: position.hidden[seat]!, seenBy },
      { name: LESSER[seat]!, pool: 'lesser', pieces: position.lesser[seat]!, seenBy },
      { name: GREATER[seat]!, pool: 'greater', pieces: position.greater[seat]!, seenBy },
    );
  }
  return list;
}

export function view(position: Position, viewer: Viewer): Position {
  const seen = copy(position);
  hideZones(zones(seen), viewer);
  return seen;
}

/** DP-11 and the Information chapter: drawn cards, token values and hidden Ruins are for their owner only. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'cardsDrawn':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(() => HIDDEN) };
    case 'wonderBuilt':
      return event.seat === viewer || event.value < 0 ? event : { ...event, value: HIDDEN };
    case 'removedRuinTaken':
      return event.seat === viewer ? event : { ...event, ruin: HIDDEN };
    default:
      return event;
  }
}
