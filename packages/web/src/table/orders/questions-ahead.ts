// The questions that a seat may be asked from here on, if all do what a clock would choose: what an order can be left for.
import { type Chance, type Seat, seeded } from '@undercroft/kernel';
import { type AskedQuestion, askedOf, foresee } from '@undercroft/table';
import type { AnyGame } from '../../games.ts';

export interface QuestionAhead {
  readonly asked: AskedQuestion;
  /** Imagined, with this question open. */
  readonly position: unknown;
  /** The choice that a clock would make: passing, where a game knows that. */
  readonly usual: number;
}

const MOST_QUESTIONS = 8;
/** So often the seat answers for itself before the look ahead ends. */
const FAR = 40;

/** Each question once, in the order in which they come; the one that is asked now first. */
export function questionsAhead(
  game: AnyGame,
  from: unknown,
  seat: Seat,
  seed: string,
): readonly QuestionAhead[] {
  const chance = seeded(seed);
  const found = new Map<string, QuestionAhead>();
  let position = foresee(game, game.copy(from), seat, chance);
  for (let far = 0; position !== undefined && far < FAR && found.size < MOST_QUESTIONS; far++) {
    const ahead = aheadAt(game, position, seat);
    const key = JSON.stringify(ahead.asked.question);
    if (!found.has(key)) found.set(key, ahead);
    position = after(game, position, seat, game.defaultChoice(position, seat), chance);
  }
  return [...found.values()];
}

function aheadAt(game: AnyGame, position: unknown, seat: Seat): QuestionAhead {
  const asked = askedOf(game, game.view(position, seat), seat);
  const usual = JSON.stringify(game.defaultChoice(position, seat));
  const at = asked.choices.findIndex((choice) => JSON.stringify(choice) === usual);
  return { asked, position: game.copy(position), usual: Math.max(0, at) };
}

/** Where the seat is asked next after that choice. */
function after(game: AnyGame, position: unknown, seat: Seat, choice: unknown, chance: Chance): unknown {
  const next = game.copy(position);
  game.play(next, seat, choice, chance);
  return foresee(game, next, seat, chance);
}

/** The questions that may follow when this one was answered so. */
export const questionsAfter = (
  game: AnyGame,
  { asked, position }: QuestionAhead,
  choice: number,
  seat: Seat,
  seed: string,
): readonly QuestionAhead[] => {
  const next = after(game, position, seat, asked.choices[choice], seeded(seed));
  return next === undefined ? [] : questionsAhead(game, next, seat, seed);
};
