// Judges a try: which of the listed choices were made, and whether they are the answers.
import { type AnyGame, CodedError, sameData } from '@undercroft/kernel';
import type { Price, Puzzle, PuzzleStep } from './puzzle.ts';

export interface JudgedChoice {
  /** In the list of choices. */
  readonly place: number;
  readonly isAnswer: boolean;
  readonly price: Price;
}

export interface JudgedTry {
  readonly isSolved: boolean;
  readonly choices: readonly JudgedChoice[];
}

/** The place of a choice in the list that the game makes of this view; refused as `not-open` where it is not in it. */
export function placeOfChoice(
  game: Pick<AnyGame, 'choices'>,
  view: unknown,
  seat: number,
  choice: unknown,
): number {
  const place = game.choices(view, seat).findIndex((listed) => sameData(listed, choice));
  if (place < 0) throw new CodedError('not-open');
  return place;
}

export const judgeChoice = (
  { answers, prices }: Pick<PuzzleStep, 'answers' | 'prices'>,
  place: number,
): JudgedChoice => ({ place, isAnswer: answers.includes(place), price: prices[place]! });

/** A try is one choice for each step, and ends with the first that is wrong. */
export function judgeTry(
  game: Pick<AnyGame, 'choices'>,
  { seat, steps }: Pick<Puzzle, 'seat' | 'steps'>,
  made: readonly unknown[],
): JudgedTry {
  const choices: JudgedChoice[] = [];
  for (const step of steps) {
    if (choices.length === made.length)
      throw new CodedError('try-unfinished', { made: made.length, steps: steps.length });
    const judged = judgeChoice(step, placeOfChoice(game, step.view, seat, made[choices.length]));
    choices.push(judged);
    if (!judged.isAnswer) break;
  }
  if (made.length > choices.length) throw new CodedError('try-too-long', { made: made.length });
  return { isSolved: choices.every(({ isAnswer }) => isAnswer), choices };
}
