// Puzzles for tests, of any game: real views out of random play, with answers that somebody made up.
import { type AnyGame, resolveTable, type Seat, seeded } from '@undercroft/kernel';
import { type Puzzle, type PuzzleStep, puzzleId } from '../src/index.ts';

export interface MadePuzzles {
  readonly count: number;
  readonly seed?: string;
  /** The place of the answer in a list of so many choices. */
  answer?(choices: number): number;
}

const MOST_CHOICES = 12;

/** So many puzzles of one decision, each out of a game of its own, and each harder than the one before. */
export function madePuzzles(
  game: AnyGame,
  { count, seed = 'made', answer = () => 1 }: MadePuzzles,
): Puzzle[] {
  const made: Puzzle[] = [];
  for (let n = 0; made.length < count && n < 50 * count; n++) {
    const found = decisionOf(game, `${seed}:${n}`);
    if (!found) continue;
    const { view, seat, choices } = found;
    const { seats, options } = resolveTable(game, game.seats[0]);
    const content = {
      game: game.name,
      rules: game.rules,
      seats,
      options,
      seat,
      steps: [madeStep(view, choices, answer(choices))],
      themes: [`phase:${n % 2 === 0 ? 'opening' : 'end'}`, 'rule:XX-Y'],
      solved: { novice: 0.3, master: 0.9 },
      difficulty: { mu: 20 + (10 * made.length) / count, sigma: 4 },
    };
    // The same question has the same id whatever its answer: tests compare houses that differ in nothing else.
    const id = puzzleId({ ...content, steps: [{ ...content.steps[0]!, answers: [] }] });
    if (!made.some((other) => other.id === id)) made.push({ id, ...content });
  }
  return made;
}

function madeStep(view: unknown, choices: number, answer: number): PuzzleStep {
  const rival = answer === 0 ? 1 : 0;
  const prices = Array.from({ length: choices }, (_, place) =>
    place === answer ? { value: 0, low: 0, high: 0 } : { value: 0.25, low: 0.125, high: 0.375 },
  );
  const left = [Math.min(answer, rival), Math.max(answer, rival)] as const;
  return { view, answers: [answer], prices, clauses: ['XX-Y-1'], pieces: { names: [], choices: left }, left };
}

/** The first decision with some choices after a random number of entries. */
function decisionOf(
  game: AnyGame,
  seed: string,
): { readonly view: unknown; readonly seat: Seat; readonly choices: number } | undefined {
  const luck = seeded(seed);
  const position = game.setup(resolveTable(game, game.seats[0]), luck);
  const from = luck.pick(12);
  for (let entry = 0; entry < 60; entry++) {
    const [seat] = game.waitingFor(position);
    if (seat === undefined) return undefined;
    const choices = game.choices(position, seat);
    if (entry >= from && choices.length > 2 && choices.length <= MOST_CHOICES)
      return { view: game.view(position, seat), seat, choices: choices.length };
    game.play(position, seat, choices[luck.pick(choices.length)], luck);
  }
  return undefined;
}
