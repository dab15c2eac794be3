// How everything is said: ids and arguments. The words are in `texts/`.
import { HIDDEN, type Phrases } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { emberOf, type Position } from './position.ts';

export const phrases: Phrases<Position, Choice, Event> = {
  choice: ({ card }) => ({ id: 'choice.choose', args: { value: emberOf(card) } }),
  question: ({ round, rounds }) => ({ id: 'question.choose', args: { round: round + 1, rounds } }),
  event: (event) => {
    const seat = { id: `seat.${event.seat}` };
    if (event.kind === 'won') return { id: 'event.won', args: { seat, n: event.points } };
    if (event.card === HIDDEN) return { id: 'event.chosen', args: { seat } };
    return { id: `event.${event.kind}.card`, args: { seat, value: emberOf(event.card) } };
  },
};
