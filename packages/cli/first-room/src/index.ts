// Embers: everybody plays a card at once, the highest wins the round. The game as one value.
import type { Game } from '@undercroft/kernel';
import type { Choice, Event } from './choices.ts';
import { phrases } from './phrases.ts';
import { copyPosition, type Position } from './position.ts';
import { choices, explain, play, result, setup, waitingFor } from './rules.ts';
import { imagine, invariants, view, viewEvent, zones } from './view.ts';

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
  copy: copyPosition,
  zones,
  invariants,
  explain,
  /** EX-ROUND-4 */
  defaultChoice: (position, seat) => choices(position, seat)[0]!,
  phrases,
};
