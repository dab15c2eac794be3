// Survival of the Tomb as one value: everything the house needs to play it.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import * as contract from './contract.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

export const game: Game<Position, Choice, Event> = {
  name: 'tomb',
  rules: '4',
  seats: [3, 5],
  sides: ({ seats }) => Array<number>(seats).fill(0),
  sharedLuck: { measured: 0.09, enough: 0.1 },
  ...contract,
};
