// What a server tells about puzzles: sealed until one was tried, then every price, what people chose, and one's own try.
import type { PuzzleHint } from './hints.ts';
import type { Puzzle, PuzzleStep } from './puzzle.ts';
import type { SealedPuzzle } from './seal.ts';

/** A step of the answer, with what people chose. */
export interface TriedStep extends Pick<PuzzleStep, 'answers' | 'prices' | 'clauses'> {
  /** By place, how many people chose it at their first try. */
  readonly chosen: readonly number[];
}

/** One's own try, with the answer. Choices are told by their places in the list of the view. */
export interface TryInfo {
  readonly isSolved: boolean;
  readonly choices: readonly number[];
  readonly hints: number;
  /** The rating of this ladder before and after; before it only when the try is first told. Null where it did not count. */
  readonly rating: { readonly before: number | null; readonly after: number } | null;
  readonly vote: number;
  readonly steps: readonly TriedStep[];
  readonly themes: readonly string[];
  /** How often bots solve it, by level. */
  readonly bots: Puzzle['solved'];
}

/** A puzzle as somebody may know it. */
export interface PuzzleInfo {
  /** Its first step without hints: a server gives these one by one. */
  readonly puzzle: SealedPuzzle;
  /** Those that were given so far, in order. */
  readonly hints: readonly PuzzleHint[];
  /** As a rating. */
  readonly difficulty: number;
  /** First tries, and how many of them were right. */
  readonly tries: number;
  readonly solved: number;
  readonly mine: TryInfo | null;
}

/** What somebody has made of the puzzles of one game. */
export interface SolvedInGame {
  readonly game: string;
  readonly puzzles: number;
  readonly tried: number;
  readonly solved: number;
  readonly rating: number | null;
  readonly mu: number | null;
  /** The newest first. */
  readonly last: readonly {
    readonly puzzle: string;
    readonly at: number;
    readonly solved: boolean;
    readonly rating: number | null;
  }[];
  /** The commonest first. */
  readonly themes: readonly { readonly theme: string; readonly n: number }[];
  readonly daily: { readonly puzzle: string; readonly tried: boolean };
}

/** What somebody has made of all puzzles, with the days whose puzzle was tried. */
export interface SolverRecord {
  readonly games: readonly SolvedInGame[];
  readonly streak: { readonly days: number; readonly ofSeven: number };
}

/** The puzzles of a game as a browser keeps them. */
export interface SealedPack {
  readonly game: string;
  readonly rules: string;
  readonly puzzles: readonly SealedPuzzle[];
}
