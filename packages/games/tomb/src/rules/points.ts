// Action points: drawing, paying and giving them back.
import type { Seat, Tell } from '@undercroft/kernel';
import { AP_KEPT, AP_PER_TURN } from '../content/pieces.ts';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';

/** ST-AP-1: four tokens from the bag. */
export function drawPoints(p: Position, seat: Seat): void {
  p.apBag -= AP_PER_TURN;
  p.current[seat]! += AP_PER_TURN;
}

/** ST-AP-2: what an action costs moves to the Used box. */
export function pay(p: Position, seat: Seat, cost: number): void {
  p.current[seat]! -= cost;
  p.used[seat]! += cost;
}

/** ST-END-1, ST-AP-5, ST-AP-10: used tokens go back, and of the saved ones all beyond four. */
export function returnPoints(p: Position, seat: Seat, tell: Tell<Event>): void {
  const used = p.used[seat]!;
  const excess = Math.max(0, p.current[seat]! - AP_KEPT);
  p.used[seat] = 0;
  p.current[seat]! -= excess;
  p.apBag += used + excess;
  tell?.({ kind: 'pointsReturned', seat, used, excess, kept: p.current[seat]! });
}
