// Ruba Dungeon: one Hero against the rules, with a 40-card Italian deck. The game as one value.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import * as contract from './contract.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';
import { lose } from './score.ts';

export const game: Game<Position, Choice, Event> = {
  name: 'ruba',
  rules: '1',
  seats: [1, 1],
  concede: (position, _seat, tell) => lose(position, 'resigned', tell),
  sharedLuck: { measured: 0.31, enough: 0.2 },
  /** RD-OPT-2: a Concoction that must be drunk asks nothing, so it tells nobody from anybody. */
  weekOptions: { concoctionSkip: true },
  ...contract,
};
