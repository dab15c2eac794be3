// Why a choice is not open: a code for its words, and the clause that bars it.
import type { Reason, Seat } from '@undercroft/kernel';
import { waitingFor } from './play.ts';
import type { Position } from './position.ts';

export const explain = (position: Position, seat: Seat): Reason =>
  waitingFor(position).includes(seat)
    ? { code: 'not-yours', clause: 'EX-SET-2' }
    : { code: 'not-now', clause: 'EX-ROUND-1' };
