// Everything that lies on the table, as plain data: pieces are small numbers, piles are flat arrays.

/** Cards are 0 to 15; a card's value is one more. */
export const CARDS = 16;
export const DEALT = 4;
export const emberOf = (card: number): number => card + 1;

export interface Position {
  readonly seats: number;
  readonly rounds: number;
  round: number;
  /** By seat, lowest card first. */
  hands: number[][];
  /** By seat: the card chosen in this round, or nothing yet. */
  chosen: number[][];
  deck: number[];
  shown: number[];
  points: number[];
}
