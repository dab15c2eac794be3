// Scoring as data: every point names its source and its clause, so that any interface can show it.
import type { Seat } from './game.ts';
import type { Message } from './text.ts';

export interface ScoreLine {
  readonly seat: Seat;
  readonly points: number;
  /** What gave the points, as a message of the game's texts. */
  readonly source: Message;
  readonly clause: string;
}
