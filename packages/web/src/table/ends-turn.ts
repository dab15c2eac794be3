// Would this choice end the seat's turn? Asked of the rules themselves, on positions that the view allows.
import { type Seat, seeded } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';

/** Luck decides in some games whether one goes on: a few tries, and one that ends the turn is enough. */
const TRIES = 3;
const MOST_STEPS = 6;

export function endsTurn(game: AnyGame, view: unknown, seat: Seat, choice: unknown): boolean {
  if (game.isFinal?.(choice)) return true;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      const luck = seeded(attempt);
      const position = game.imagine(view, seat, luck);
      let next = choice;
      for (let step = 0; step < MOST_STEPS; step++) {
        game.play(position, seat, next, luck);
        if (!game.waitingFor(position).includes(seat)) return true;
        const open = game.choices(position, seat);
        // What is left to do is no choice any more: the turn ends with it all the same.
        if (open.length !== 1) break;
        next = open[0];
      }
    } catch {
      // What cannot be imagined cannot be foreseen either: the choice is played as it is.
      return false;
    }
  }
  return false;
}
