// How a person did in a game that is over: what the server keeps of it and the client shows.

/** How one person did in a game that is over. */
export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly ladder: string;
  readonly finished: number;
  readonly seat: number;
  readonly place: number;
  readonly won: boolean;
  readonly points: number | null;
  readonly seats: number;
  readonly rivals: readonly string[];
}
