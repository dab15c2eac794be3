// Survival of the Tomb as one value: everything the house needs to play it.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { NUMBERS } from './content/numbers.ts';
import { OPTIONS } from './content/options.ts';
import { copy } from './copy.ts';
import { defaultChoice } from './default-choice.ts';
import type { Event } from './events.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { phrases } from './phrases.ts';
import { choices, play, waitingFor } from './play.ts';
import type { Position } from './position.ts';
import { rules1 } from './rules-1.ts';
import { result } from './score.ts';
import { setup } from './setup.ts';
import { view, viewEvent, zones } from './view.ts';

const today: Game<Position, Choice, Event> = {
  name: 'tomb',
  rules: '2',
  seats: [3, 5],
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
  sides: ({ seats }) => Array<number>(seats).fill(0),
  phrases,
};

export const game: Game<Position, Choice, Event> = { ...today, earlier: [rules1(today)] };
