// What the lab writes down of a game: who won, what each seat met, and how the game went.

/**
 * One seat and one thing in one game: the seat, the place of the thing in the game's list, in how many decisions it was
 * offered and chosen, the stages at which the seat first had and first used it (NEVER for not at all), and the kinds of
 * exposure as bits. A thing counts once, however many events told of it.
 */
export type ThingRow = readonly [
  seat: number,
  thing: number,
  offered: number,
  chosen: number,
  had: number,
  used: number,
  kinds: number,
];
export const NEVER = -1;

/** How a game went, in as many equal stretches as CURVE_POINTS. */
export interface GameCurve {
  /** Open choices at a decision, on average. */
  readonly choices: readonly number[];
  /** By side: the result that the hints expect for it at the end of each stretch. */
  readonly expected: readonly (readonly number[])[];
  /** How often another side came to be expected first. */
  readonly leadChanges: number;
  /** How far the winner was behind, over the decisions of the game: 0 for never, 1 for all the time and by everything. */
  readonly drama: number;
}
/** The stretches that a game is cut into. */
export const CURVE_POINTS = 10;

export interface GameRow {
  readonly at: number;
  readonly seats: number;
  /** By seat: index into the plan's bots. */
  readonly bots: readonly number[];
  readonly sides: readonly number[];
  /** By seat: 1 for a victory of its side, a part of it when several sides share one. */
  readonly won: readonly number[];
  readonly points: readonly number[] | null;
  /** The seat that was asked first. */
  readonly first: number;
  /** Entries in the log. */
  readonly length: number;
  readonly reason: string;
  readonly counters: Readonly<Record<string, number>>;
  /** The seat that a card test is about; null where there is none. */
  readonly owner: number | null;
  /** The stage at which the game ended. */
  readonly stage: number;
  readonly things: readonly ThingRow[];
  readonly curve: GameCurve | null;
}

export interface ChunkData {
  readonly chunk: number;
  readonly rows: readonly GameRow[];
  /** Points by score source, over all seats. */
  readonly sources: Readonly<Record<string, number>>;
}

/** The games of all chunks, in order. */
export const rowsOf = (chunks: readonly ChunkData[]): GameRow[] => chunks.flatMap(({ rows }) => rows);

/** How many sides play; all seats alone, some together, or one side against the game. */
export const sideCount = ({ sides }: Pick<GameRow, 'sides'>): number => new Set(sides).size;
