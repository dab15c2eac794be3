// Unearth: the game as one value.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import * as contract from './contract.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

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
  sharedLuck: { measured: 0.21, enough: 0.3 },
  ...contract,
};
