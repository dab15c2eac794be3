// What bots may know about playing the tomb well: how a position stands, which choice looks good, a quick policy.
import type { Hints } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { dangerOf } from './hints/danger.ts';
import { effortOf } from './hints/effort.ts';
import type { Position } from './position.ts';

/** The value of a point that is saved for a later turn. */
const SAVED_POINT = 0.55;
const POINTS_PER_TURN = 3.3;

/** Walls: each turn takes one; what the supply lacks has to be broken down for points, and an empty supply is fatal. */
function wallEffort(p: Position, effort: number): number {
  const turns = Math.min(p.settings.roundLimit * p.seats - p.turn, effort / POINTS_PER_TURN);
  const lack = Math.max(0, turns - p.wallSupply);
  const alarm = p.wallSupply < 4 ? (4 - p.wallSupply) ** 2 : 0;
  const fatal = p.wallSupply === 0 && p.phase === 'actions' ? 90 : 0;
  return lack * 0.8 + alarm + fatal;
}

/** Everything between the team and the win, in action points: lower is better. */
export function burdenOf(p: Position): number {
  const effort = effortOf(p);
  let saved = 0;
  for (let seat = 0; seat < p.seats; seat++) saved += Math.min(4, p.current[seat]!);
  return effort + dangerOf(p) + wallEffort(p, effort) - saved * SAVED_POINT;
}

export const hints: Hints<Position, Choice> = {
  evaluate: (p) => (p.ending === 'win' ? 1 : p.ending !== '' ? 0 : 1 / (1 + Math.exp(burdenOf(p) / 40 - 2))),
  promise: () => 0,
};
