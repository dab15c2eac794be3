// The only export: DELVE as one Game object.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { CONTENT } from './content/index.ts';
import type { Event } from './events.ts';
import { delveWith } from './game.ts';
import type { Position } from './position.ts';

export const game: Game<Position, Choice, Event> = delveWith(CONTENT);
