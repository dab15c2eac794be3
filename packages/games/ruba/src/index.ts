// Ruba Dungeon: one Hero against the rules, with a 40-card Italian deck. The game as one value.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { NUMBERS, OPTIONS } from './content/modes.ts';
import { copy } from './copy.ts';
import { defaultChoice } from './default-choice.ts';
import type { Event } from './events.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { phrases } from './phrases.ts';
import { choices, play, waitingFor } from './play.ts';
import type { Position } from './position.ts';
import { lose, result } from './score.ts';
import { setup } from './setup.ts';
import { view, viewEvent, zones } from './view.ts';

export const game: Game<Position, Choice, Event> = {
  name: 'ruba',
  rules: '1',
  seats: [1, 1],
  options: OPTIONS,
  numbers: NUMBERS,
  setup,
  waitingFor,
  choices,
  play,
  view,
  viewEvent,
  imagine,
  result,
  copy,
  zones,
  explain,
  defaultChoice,
  concede: (position, _seat, tell) => lose(position, 'resigned', tell),
  phrases,
};
