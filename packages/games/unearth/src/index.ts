// Unearth: the game as one value.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { NUMBERS } from './content/numbers.ts';
import { copy } from './copy.ts';
import { defaultChoice } from './default-choice.ts';
import { type Event, viewEvent } from './events.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { phrases } from './phrases.ts';
import { askedSeat, choices, play } from './play.ts';
import type { Position } from './position.ts';
import { result, score } from './score.ts';
import { setup } from './setup.ts';
import { view, zones } from './view.ts';

const NOBODY: readonly number[] = Object.freeze([]);
const ONE_SEAT: readonly (readonly number[])[] = [0, 1, 2, 3].map((seat) => Object.freeze([seat]));

export const game: Game<Position, Choice, Event> = {
  name: 'unearth',
  rules: '1',
  seats: [2, 4],
  options: {
    edition: { kind: 'choice', values: ['english', 'russian'], default: 'english' },
    promos: { kind: 'switch', default: ({ edition }) => edition === 'russian' },
    turnLimit: { kind: 'number', min: 50, max: 1000, default: 400 },
  },
  numbers: NUMBERS,
  setup,
  waitingFor: (position) => (position.phase === 'over' ? NOBODY : ONE_SEAT[askedSeat(position)]!),
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
  score,
  phrases,
};
