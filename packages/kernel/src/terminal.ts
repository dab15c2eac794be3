// What a game draws with when it is played in a terminal: words, colours and a width; types only.
import type { Viewer } from './game.ts';
import type { Message } from './text.ts';

/** Meanings, not colours: the terminal decides, and `NO_COLOR` decides that there are none. */
export type Ink =
  | 'plain'
  | 'dim'
  | 'strong'
  | 'accent'
  | 'good'
  | 'bad'
  | 'warn'
  | 'info'
  | 'seat0'
  | 'seat1'
  | 'seat2'
  | 'seat3'
  | 'seat4';

export interface Pen {
  /** Columns to draw in; never fewer than 40. */
  readonly width: number;
  /** Rows to draw in where the page is short: then only the state that matters. Absent: everything. */
  readonly height?: number;
  /** The lines are heard, not seen: words for every sign and place, nothing drawn. */
  readonly isSpoken?: true;
  /** The words for a message in the player's language. */
  say(message: Message): string;
  /** Coloured text; its width on screen is that of the text. */
  ink(ink: Ink, text: string): string;
  /** The name of the player on that seat. */
  name(seat: number): string;
}

/** What is told one after another, each a short sentence with a capital: `Round 3. Walls 12. Loot closed.` */
export const sentences = (parts: readonly string[]): string =>
  `${parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('. ')}.`;

/** Draws a view as lines of text. Every game exports one from `src/terminal.ts` as `drawTable`. */
export type DrawTable<Position> = (view: Position, viewer: Viewer, pen: Pen) => string[];

/**
 * Where a choice stands in a long list, the smallest first; among equals what bots think of it decides. A game that
 * wants its own order exports one from `src/terminal.ts` as `choiceRank`.
 */
export type ChoiceRank<Position, Choice> = (choice: Choice, view: Position) => number;
