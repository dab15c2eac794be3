// What is told about a puzzle: sealed until it was tried, then every price, what people chose, and one's own try.
import {
  HINT_NUMBERS,
  hintOf,
  type Puzzle,
  type PuzzleHint,
  type PuzzleInfo,
  type TryInfo,
} from '@undercroft/puzzles';
import { shownDifficulty } from '../results/shown-rating.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { type EnteredTry, untried } from './enter-try.ts';

export async function puzzleInfo(
  context: ServerContext,
  me: Person,
  puzzle: Puzzle,
  tried: EnteredTry | undefined,
): Promise<PuzzleInfo> {
  const sealed = context.puzzles.seal(puzzle);
  const row = (await context.store.puzzles.read(puzzle.id)) ?? untried(puzzle);
  return {
    // Hints of what is asked first are given one by one, and counted here.
    puzzle: { ...sealed, step: { ...sealed.step, hints: [] } },
    hints: hintsOf(puzzle, await context.store.puzzles.hinted(me.id, puzzle.id)),
    difficulty: shownDifficulty(row),
    tries: row.tries,
    solved: row.solved,
    mine: tried ? await tryInfo(context, puzzle, tried) : null,
  };
}

/** The first so many hints of what is asked first. */
export const hintsOf = ({ steps }: Puzzle, count: number): readonly PuzzleHint[] =>
  HINT_NUMBERS.slice(0, count).map((number) => hintOf(steps[0]!, number));

async function tryInfo(
  { store }: ServerContext,
  { id, steps, themes, solved }: Puzzle,
  { row, before }: EnteredTry,
): Promise<TryInfo> {
  const chosen = await store.puzzles.chosen(id);
  const timesOf = (step: number, choice: number): number =>
    chosen.find((one) => one.step === step && one.choice === choice)?.n ?? 0;
  return {
    isSolved: row.solved,
    choices: row.choices,
    hints: row.hints,
    rating: row.rating === null ? null : { before, after: row.rating },
    vote: row.vote,
    steps: steps.map(({ answers, prices, clauses }, step) => ({
      answers,
      prices,
      clauses,
      chosen: prices.map((_, place) => timesOf(step, place)),
    })),
    themes,
    bots: solved,
  };
}
