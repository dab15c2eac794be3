// The port through which bots think: they are handed a seat's view and nothing more, and answer with a choice.
import type { TableSetup } from '@undercroft/kernel';

export interface Question {
  readonly game: string;
  readonly table: TableSetup;
  readonly seat: number;
  /** What the seat may know: a bot never sees more. */
  readonly view: unknown;
  readonly level: string;
  readonly seed: string;
}

export interface BotHost {
  /** Ids of the levels on offer, weakest first. */
  readonly levels: readonly string[];
  /** The one of `levels` for a stand-in, unless another is asked for. */
  readonly defaultLevel: string;
  /** How many thoughts may be under way here before others should take the next. */
  readonly atOnce: number;
  /** The chosen one of `game.choices(view, seat)`. */
  choose(question: Question): Promise<unknown>;
  close(): Promise<void>;
}
