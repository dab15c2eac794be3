// The port through which bots think: they are handed a seat's view and nothing more, and answer with a choice.
import type { BotQuestion } from '@undercroft/table';

export type SeededQuestion = Omit<BotQuestion, 'version'> & {
  readonly seed: string;
  /** By counted thoughts alone, however long they take: the same answer on every machine. */
  readonly timing?: 'count';
};

export interface BotHost {
  /** Strengths on offer, weakest first. */
  readonly levels: readonly string[];
  /** The level of a bot that stands in for a person. */
  readonly defaultLevel: string;
  /** How many thoughts may be under way here before others should take the next. */
  readonly atOnce: number;
  /** The chosen one of `game.choices(view, seat)`. */
  choose(question: SeededQuestion): Promise<unknown>;
  close(): Promise<void>;
}
