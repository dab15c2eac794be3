// Embers: all seats play a card at once, the highest wins the round. The game as one value.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import * as contract from './contract.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

export const game: Game<Position, Choice, Event> = {
  name: 'embers',
  rules: '1',
  seats: [2, 4],
  options: { rounds: { kind: 'number', min: 1, max: 4, default: 3 } },
  ...contract,
};
