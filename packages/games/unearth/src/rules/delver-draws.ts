// Drawing Delver cards: out of the undrawn ones, and when these run out, out of the discarded ones.
import type { Chance, Tell } from '@undercroft/kernel';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import { drawOne } from './unordered-pile.ts';

export type DrawReason = (Event & { kind: 'cardsDrawn' })['why'];

/** UN-CLM-11, UN-CLM-12: draws for one seat; an empty deck takes the discard pile in; with neither, the rest is lost. */
export function drawDelverCards(
  position: Position,
  seat: number,
  count: number,
  why: DrawReason,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const hand = position.hands[seat]!;
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    if (position.deck.length === 0) reshuffle(position, tell);
    if (position.deck.length === 0) break;
    hand.push(drawOne(position.deck, 'delvers', chance));
  }
  if (hand.length > before) tell?.({ kind: 'cardsDrawn', seat, cards: hand.slice(before), why });
}

function reshuffle(position: Position, tell: Tell<Event>): void {
  for (let card = 0; card < position.discard.length; card++) {
    if (card === position.config.banned) continue;
    for (let i = 0; i < position.discard[card]!; i++) position.deck.push(card);
    position.discard[card] = 0;
  }
  if (position.deck.length > 0) tell?.({ kind: 'delversReshuffled', count: position.deck.length });
}

/** Calls for every seat, the active one first, then clockwise (UN-CLM-5, UN-AGE-4). */
export function forEachSeatFromActive(position: Position, visit: (seat: number) => void): void {
  for (let i = 0; i < position.seats; i++) visit((position.active + i) % position.seats);
}
