// What a clock that runs out chooses: the first of the list.
import type { Choice } from './choices.ts';
import { choices } from './play.ts';
import type { Position } from './position.ts';

export const defaultChoice = (position: Position, seat: number): Choice => choices(position, seat)[0]!;
