// What a clock that runs out chooses.
import type { Seat } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { choices } from './play.ts';
import type { Position } from './position.ts';

/** EX-ROUND-4 */
export const defaultChoice = (position: Position, seat: Seat): Choice => choices(position, seat)[0]!;
