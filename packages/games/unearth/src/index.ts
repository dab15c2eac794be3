// Unearth: the game as one value.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { NUMBERS } from './content/numbers.ts';
import { copy } from './copy.ts';
import { defaultChoice } from './default-choice.ts';
import type { Event } from './events.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { phrases } from './phrases.ts';
import { choices, play, waitingFor } from './play.ts';
import type { Position } from './position.ts';
import { result, score } from './score.ts';
import { setup } from './setup.ts';
import { view, viewEvent, zones } from './view.ts';

export const game: Game<Position, Choice, Event> = {
  name: 'unearth',
  rules: '2',
  seats: [2, 4],
  options: {
    edition: {
      kind: 'choice',
      values: ['english', 'russian'],
      default: 'english',
      byLanguage: { ru: 'russian' },
    },
    promos: { kind: 'switch', default: false },
    turnLimit: { kind: 'number', min: 50, max: 1000, default: 400 },
  },
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
  score,
  phrases,
};
