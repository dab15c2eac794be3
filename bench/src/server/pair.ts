// What the load needs of any server: two people who meet, and one game after another between them.

export interface OpenGame {
  /** How many moves it has; the seats take them in turn. */
  readonly moves: number;
  /** Resolves when the mover's own client has been told that the move stands. */
  play(seat: number, move: number): Promise<void>;
  /** Lets go of what belongs to this game alone. */
  leave(): void;
}

export interface Pair {
  /** A fresh board at which both are seated and which both follow. */
  nextGame(): Promise<OpenGame>;
  close(): void;
}

/** Two people with a socket each. */
export type Meet = (address: string) => Promise<Pair>;

/** Nine marks that fill the board without a line: every game has nine moves. */
export const DRAW: readonly number[] = [0, 1, 2, 4, 3, 5, 7, 6, 8];
