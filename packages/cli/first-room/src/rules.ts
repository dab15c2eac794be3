// The rules themselves: laying the table, what may be chosen, what follows, and how it ends.
import type { Chance, Reason, Result, Seat, TableSetup, Tell } from '@undercroft/kernel';
import { CHOOSE, type Choice, type Event } from './choices.ts';
import { CARDS, DEALT, type Position } from './position.ts';

const upwards = (a: number, b: number): number => a - b;

/** EX-SET-1, EX-SET-2 */
export function setup({ seats, options }: TableSetup, chance: Chance): Position {
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  chance.shuffle(deck);
  const hands = Array.from({ length: seats }, () => deck.splice(-DEALT).sort(upwards));
  return {
    seats,
    rounds: Number(options.rounds),
    round: 0,
    hands,
    chosen: hands.map(() => []),
    deck,
    shown: [],
    points: hands.map(() => 0),
  };
}

/** EX-ROUND-1: everybody who has not chosen yet. */
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
  position.points[winner]!++;
  position.round++;
  tell?.({ kind: 'won', seat: winner });
}

/** EX-END-1, EX-END-2 */
export function result({ round, rounds, points }: Position): Result | undefined {
  if (round < rounds) return undefined;
  const most = Math.max(...points);
  return {
    reason: 'rounds',
    clause: 'EX-END-2',
    winners: points.flatMap((own, seat) => (own === most ? [seat] : [])),
    places: points.map((own) => 1 + points.filter((other) => other > own).length),
    points: points.slice(),
  };
}

export const explain = (position: Position, seat: Seat): Reason =>
  waitingFor(position).includes(seat)
    ? { code: 'not-yours', clause: 'EX-SET-2' }
    : { code: 'not-now', clause: 'EX-ROUND-1' };
