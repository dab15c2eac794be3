// Whom the game waits for, what they may choose, and what a choice does.
import type { Chance, Seat, Tell } from '@undercroft/kernel';
import { CHOOSE, type Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

/** EX-ROUND-1: every seat that has not chosen yet. */
export const waitingFor = (position: Position): Seat[] =>
  position.round >= position.rounds
    ? []
    : position.chosen.flatMap((card, seat) => (card.length === 0 ? [seat] : []));

export const choices = (position: Position, seat: Seat): Choice[] =>
  waitingFor(position).includes(seat) ? position.hands[seat]!.map((card) => CHOOSE[card]!) : [];

export function play(
  position: Position,
  seat: Seat,
  choice: Choice,
  _chance: Chance,
  tell?: Tell<Event>,
): void {
  position.hands[seat] = position.hands[seat]!.filter((card) => card !== choice.card);
  position.chosen[seat]!.push(choice.card);
  tell?.({ kind: 'chosen', seat, card: choice.card });
  if (position.chosen.every((card) => card.length > 0)) showAll(position, tell);
}

/** EX-ROUND-2, EX-ROUND-3 */
function showAll(position: Position, tell: Tell<Event>): void {
  let winner = 0;
  for (const [seat, [card]] of position.chosen.entries()) {
    tell?.({ kind: 'shown', seat, card: card! });
    if (card! > position.chosen[winner]![0]!) winner = seat;
  }
  for (const card of position.chosen) position.shown.push(card.pop()!);
  const points = ++position.round;
  position.points[winner]! += points;
  tell?.({ kind: 'won', seat: winner, points });
}
