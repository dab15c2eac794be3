// Embers: all seats play a card at once, the highest wins the round. The game as one value.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import { defaultChoice } from './default-choice.ts';
import type { Event } from './events.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { phrases } from './phrases.ts';
import { choices, play, waitingFor } from './play.ts';
import type { Position } from './position.ts';
import { result } from './score.ts';
import { setup } from './setup.ts';
import { view, viewEvent, zones } from './view.ts';

export const game: Game<Position, Choice, Event> = {
  name: 'embers',
  rules: '1',
  seats: [2, 4],
  options: { rounds: { kind: 'number', min: 1, max: 4, default: 3 } },
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
  phrases,
};
