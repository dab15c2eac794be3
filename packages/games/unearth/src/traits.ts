// What a network may know of Unearth: the outlook of its seat and of the rival in front, and for each choice what it may bring.
import type { Traits } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import type { Position } from './position.ts';
import { choiceTraits } from './traits/choice-traits.ts';
import { seatTraits } from './traits/seat-traits.ts';

export const traits: Traits<Position, Choice> = { version: 1, ...seatTraits, ...choiceTraits };
