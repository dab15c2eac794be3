// Survival of the Tomb as one value: everything the house needs to play it.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { NUMBERS } from './content/numbers.ts';
import { OPTIONS } from './content/options.ts';
import type { Event } from './events.ts';
import { explain } from './explain.ts';
import { invariants } from './invariants.ts';
import { phrases } from './phrases.ts';
import { choices, defaultChoice, play } from './play.ts';
import { copy, type Position } from './position.ts';
import { result } from './score.ts';
import { setup } from './setup.ts';
import { imagine, view, viewEvent, zones } from './view.ts';

const SEATS: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((seat) => Object.freeze([seat]));
const NOBODY_WAITS: readonly number[] = Object.freeze([]);

export const game: Game<Position, Choice, Event> = {
  name: 'tomb',
  rules: '1',
  seats: [3, 5],
  options: OPTIONS,
  numbers: NUMBERS,
  setup,
  waitingFor: (position) => (position.phase === 'over' ? NOBODY_WAITS : SEATS[position.deciding]!),
  choices,
  play,
  view,
  viewEvent,
  imagine,
  result,
  copy,
  zones,
  invariants,
  explain,
  defaultChoice,
  sides: ({ seats }) => Array<number>(seats).fill(0),
  phrases,
};
