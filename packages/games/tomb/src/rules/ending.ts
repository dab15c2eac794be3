// The end: the first condition met stops everything at that instant.
import type { Tell } from '@undercroft/kernel';
import type { Event } from '../events.ts';
import type { Ending, Position } from '../position.ts';

/** ST-TURN-3, ST-LOSS-7: nothing of the turn happens after this. */
export function endGame(p: Position, ending: Exclude<Ending, ''>, tell: Tell<Event>): void {
  p.ending = ending;
  p.phase = 'over';
  p.offers.length = 0;
  tell?.({ kind: 'ended', ending });
}
