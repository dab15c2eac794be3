// What a network may know of DELVE: the table and every Archaeologist as the seat sees them, and for each choice the card's effects.
import type { Traits } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import type { Position } from './position.ts';
import { choiceTraits } from './traits/choice-traits.ts';
import { seatTraits } from './traits/seat-traits.ts';

export const traits: Traits<Position, Choice> = { version: 1, ...seatTraits, ...choiceTraits };
