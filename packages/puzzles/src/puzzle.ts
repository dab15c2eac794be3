// What a puzzle is: what one seat sees, one clearly best answer, and what every other choice would cost.
import { hashData, type Message, type Options, type Seat } from '@undercroft/kernel';

/** What a choice gives away of the chance to win against the answer, with the bounds that hold in 95 of 100 cases; 0 is the answer itself. */
export interface Price {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The pieces that the answer is about: their names, and every choice that names them too. */
export interface PuzzlePieces {
  /** In the game's own texts; none where the answer names no piece. */
  readonly names: readonly Message[];
  /** Places in the list of choices, the answer's among them, at least two. A board lights pieces by choices. */
  readonly choices: readonly number[];
}

/** One decision. Choices are told by their places in `game.choices(view, seat)`, whose order the game's SPEC fixes. */
export interface PuzzleStep {
  /** With its holes: never a record, never a full position. */
  readonly view: unknown;
  /** Several where they lead to the same position. */
  readonly answers: readonly number[];
  /** By place, one for every choice. */
  readonly prices: readonly Price[];
  /** What the first hint names: the clauses that the answer is about. */
  readonly clauses: readonly string[];
  /** What the second hint shows. */
  readonly pieces: PuzzlePieces;
  /** What the third hint leaves: an answer and the best-liked wrong choice, in the order of the list. */
  readonly left: readonly [number, number];
}

/** Where a puzzle stands on the scale of ratings before anybody has tried it. */
export interface Difficulty {
  readonly mu: number;
  readonly sigma: number;
}

export interface Puzzle {
  /** Sixteen hex digits, made of the question and its answer: the same puzzle has it in every pack. */
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: Options;
  /** Who is asked, in every step. */
  readonly seat: Seat;
  /** One decision, or two or three in a row between which nobody else acts and no luck is asked. */
  readonly steps: readonly PuzzleStep[];
  /** Computed: `rule:` and a family of clauses, `phase:`, `kind:`. They tell something about the answer. */
  readonly themes: readonly string[];
  /** How often bots of some levels solve it, by level. */
  readonly solved: Readonly<Record<string, number>>;
  readonly difficulty: Difficulty;
}

/** The id follows from the question and its answer alone: what was measured about them may be measured again. */
export const puzzleId = ({ game, rules, seats, options, seat, steps }: Omit<Puzzle, 'id'>): string =>
  hashData([game, rules, seats, options, seat, steps.map(({ view, answers }) => [view, answers])]);
