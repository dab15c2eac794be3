// Would this choice end the seat's turn? Asked of the rules themselves, on positions that the view allows.
import { type Seat, seeded } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';

/** Luck decides in some games whether one goes on: a few tries, and one that ends the turn is enough. */
const TRIES = 3;

export function endsTurn(game: AnyGame, view: unknown, seat: Seat, choice: unknown): boolean {
  if (game.isFinal?.(choice)) return true;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      const luck = seeded(attempt);
      const position = game.imagine(view, seat, luck);
      game.play(position, seat, choice, luck);
      if (!game.waitingFor(position).includes(seat)) return true;
    } catch {
      // What cannot be imagined cannot be foreseen either: the choice is played as it is.
      return false;
    }
  }
  return false;
}
