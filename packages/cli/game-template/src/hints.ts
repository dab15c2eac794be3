// What bots may know about playing well: a cheap estimate of a position, and how promising a choice looks.
import type { Hints } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import type { Position } from './position.ts';
import { result } from './score.ts';

function evaluate(position: Position, seat: number): number {
  const end = result(position);
  if (end) return end.winners.includes(seat) ? 1 / end.winners.length : 0;
  const others = position.points.filter((_, other) => other !== seat);
  const lead = position.points[seat]! - Math.max(...others);
  return 1 / (1 + Math.exp(-lead));
}

export const hints: Hints<Position, Choice> = {
  evaluate,
  promise: (_position, _seat, { card }) => card,
};
