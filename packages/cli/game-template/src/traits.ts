// What a network may know of the game: numbers for what a seat sees, and for each card that it may choose.
import type { Traits } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { CARDS, emberOf, type Position } from './position.ts';

const MOST = emberOf(CARDS - 1);

/** The seat's own hand and points, the best of the others, the round and how many play: nothing of their hands, which it cannot see. */
function writeSeat(position: Position, seat: number, into: Float32Array): void {
  const { hands, points, round, rounds } = position;
  into.fill(0);
  for (const card of hands[seat]!) into[card] = 1;
  let rival = 0;
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other]! > rival) rival = points[other]!;
  into[CARDS] = points[seat]! / 10;
  into[CARDS + 1] = rival / 10;
  into[CARDS + 2] = round / rounds;
  into[CARDS + 3] = (points.length - 2) / 2;
}

function writeChoice(position: Position, seat: number, { card }: Choice, into: Float32Array): void {
  const hand = position.hands[seat]!;
  let higher = 0;
  for (const other of hand) if (other > card) higher++;
  into[0] = emberOf(card) / MOST;
  into[1] = higher / hand.length;
}

export const traits: Traits<Position, Choice> = {
  version: 1,
  seatWidth: CARDS + 4,
  choiceWidth: 2,
  seat: writeSeat,
  choice: writeChoice,
};
