// The end: who wins, with how many points.
import type { Result } from '@undercroft/kernel';
import type { Position } from './position.ts';

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
