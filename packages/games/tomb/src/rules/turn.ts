// The course of a turn: its start, the change from step to step, and its end.
import type { Tell } from '@undercroft/kernel';
import { RUPTURE } from '../content/pieces.ts';
import type { Event } from '../events.ts';
import { cardsPerTurn, type Position, roundOf } from '../position.ts';
import { endGame } from './ending.ts';
import { drawPoints, returnPoints } from './points.ts';
import { canPlaceWall, putUpWall } from './walls.ts';

/** ST-TURN-1, ST-AP-1, ST-CON-9: step 1, then the actions. */
export function startTurn(p: Position, seat: number, tell: Tell<Event>): void {
  p.turn++;
  p.active = seat;
  p.deciding = seat;
  p.phase = 'actions';
  p.dug.length = 0;
  p.hasMoved = false;
  p.hasTreated = false;
  p.tremors = cardsPerTurn(p);
  drawPoints(p, seat);
  tell?.({ kind: 'turnStarted', seat, turn: p.turn, round: roundOf(p), current: p.current[seat]! });
}

/** ST-AP-8, ST-WALL-6, ST-WALL-7: step 3 follows, or the team is blocked. */
export function endActions(p: Position, tell: Tell<Event>): void {
  tell?.({ kind: 'actionsEnded', seat: p.active, left: p.current[p.active]! });
  if (canPlaceWall(p)) p.phase = 'wall';
  else endGame(p, 'blocked', tell);
}

/** ST-WALL-1. */
export function placeWall(p: Position, edge: number, tell: Tell<Event>): void {
  putUpWall(p, edge);
  tell?.({ kind: 'wallPlaced', seat: p.active, edge, left: p.wallSupply });
}

/** ST-LOSS-1: one health less; false if that was the last and the game is over. */
export function hurt(
  p: Position,
  seat: number,
  cause: 'rupture' | 'ground' | 'collapse',
  tell: Tell<Event>,
): boolean {
  p.health[seat]!--;
  p.wounds++;
  tell?.({ kind: 'hurt', seat, health: p.health[seat]!, cause });
  if (p.health[seat] === 0) endGame(p, 'death', tell);
  return p.health[seat]! > 0;
}

/** ST-RUP-6, ST-RUP-8, ST-END-1, ST-END-2: the end of step 4, step 5, and the next seat. */
export function finishTurn(p: Position, tell: Tell<Event>): void {
  const seat = p.active;
  if (p.tokens[p.pawns[seat]!] === RUPTURE && !hurt(p, seat, 'rupture', tell)) return;
  returnPoints(p, seat, tell);
  if (p.turn >= p.settings.roundLimit * p.seats) endGame(p, 'sealed', tell);
  else startTurn(p, (seat + 1) % p.seats, tell);
}
