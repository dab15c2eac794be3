// Would a choice lose the game at once, whatever the luck, while another would not?
import { type Seat, seeded } from '@undercroft/kernel';
import type { SessionMatch } from '../session.ts';

/** What the seat cannot see and the luck to come are imagined so many times. */
const TIMES = 4;
const MOST_OTHERS = 12;

/** Judged by the seat's own view: the warning tells nothing that it may not know. */
export function isFatal({ game, position }: SessionMatch, seat: Seat, choice: unknown): boolean {
  const view = game.view(position, seat);
  const losesAtOnce = (one: unknown): boolean => {
    for (let i = 0; i < TIMES; i++) {
      const chance = seeded(`fatal ${i}`);
      const after = game.imagine(view, seat, chance);
      game.play(after, seat, one, chance);
      const result = game.result(after);
      if (result === undefined || result.winners.includes(seat)) return false;
    }
    return true;
  };
  if (!losesAtOnce(choice)) return false;
  const others = game.choices(view, seat).slice(0, MOST_OTHERS);
  return others.some((other) => !losesAtOnce(other));
}
