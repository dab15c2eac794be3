// What a bot is: it sits on one seat, gets that seat's view, and says what it would choose and why.
import type { Chance, Game, Seat, TableSetup } from '@undercroft/kernel';
import type { BotHints } from './search-hints.ts';
import type { Seen } from './seen.ts';

/** The part of a game that a bot uses. Every game fits; nothing here shows a full position of a real match. */
export type Rules<Position, Choice> = Pick<
  Game<Position, Choice, unknown>,
  'waitingFor' | 'choices' | 'defaultChoice' | 'play' | 'view' | 'imagine' | 'result' | 'copy' | 'sides'
>;

/** A game as bots play it: with all that is known about playing it well, or without. */
export interface BotGame<Position = unknown, Choice = unknown, Event = unknown> {
  readonly game: Game<Position, Choice, Event>;
  readonly hints?: BotHints<Position, Choice> | undefined;
}

/** A game as bots play it at one table. */
export interface BotTable<Position = unknown, Choice = unknown, Event = unknown>
  extends BotGame<Position, Choice, Event> {
  readonly table: TableSetup;
}

/** Where a bot sits: the rules, what is known about playing them well, the table's agreement and the seat. */
export interface BotSeat<Position, Choice> {
  readonly rules: Rules<Position, Choice>;
  readonly hints?: BotHints<Position, Choice> | undefined;
  readonly table: TableSetup;
  readonly seat: Seat;
}

/** When to stop: at the limit that comes first. Without any a bot uses its own. */
export interface Budget {
  /** Search iterations in all, those kept from the last decision included: the only limit that is the same everywhere. */
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly signal?: AbortSignal;
}

export interface Candidate<Choice> {
  readonly choice: Choice;
  /** How the bot shares out its favour among the choices: all shares add up to 1. */
  readonly share: number;
  /** The result that it expects for its side: 1 is certainly won, 0 certainly lost. */
  readonly expected: number;
}

export interface Thought<Choice> {
  readonly choice: Choice;
  /** Every open choice, best first. */
  readonly candidates: readonly Candidate<Choice>[];
  /** How many continuations stand behind it; 0 where there was nothing to think about. */
  readonly iterations: number;
}

/** A thought in the making. It may be asked for at any time, and thinking may go on afterwards. */
export interface Thinking<Choice> {
  /** Thinks on within these limits. Answers whether more thinking could still change the choice. */
  run(budget: Budget): boolean;
  thought(): Thought<Choice>;
}

export interface Bot<Position, Choice> {
  /** Starts to think about what the seat sees. The seat must be waited for. */
  begin(view: Seen<Position>): Thinking<Choice>;
  /** The limits this bot sets itself. */
  readonly budget: Budget;
}

/** Makes a bot for a seat. Its luck is a stream of its own: it never touches that of the match. */
export type BotFactory = <Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  luck: Chance,
) => Bot<Position, Choice>;

/** Thinks to the end of the budget without a pause: for the lab, for tests, and inside workers of their own. */
export function think<Position, Choice>(
  bot: Bot<Position, Choice>,
  view: Seen<Position>,
  budget: Budget = bot.budget,
): Thought<Choice> {
  const thinking = bot.begin(view);
  thinking.run(budget);
  return thinking.thought();
}

const SLICE_MILLISECONDS = 12;

/**
 * Thinks in slices and lets the thread breathe between them, so that a signal can end it early. With an iteration
 * budget the thought is the same as that of `think`: slices change when it thinks, not what.
 */
export async function thinkAloud<Position, Choice>(
  bot: Bot<Position, Choice>,
  view: Seen<Position>,
  budget: Budget = bot.budget,
): Promise<Thought<Choice>> {
  const thinking = bot.begin(view);
  const end = performance.now() + (budget.milliseconds ?? Number.POSITIVE_INFINITY);
  for (;;) {
    const left = end - performance.now();
    const slice = { ...budget, milliseconds: Math.min(left, SLICE_MILLISECONDS) };
    const more = thinking.run(slice);
    if (!more || left <= SLICE_MILLISECONDS || budget.signal?.aborted) return thinking.thought();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** A thought that needed no thinking: one candidate list with everything on one choice. */
export const settled = <Choice>(choices: readonly Choice[], at: number, expected = 0.5): Thought<Choice> => ({
  choice: choices[at]!,
  candidates: [choices[at]!, ...choices.filter((_, i) => i !== at)].map((choice, i) => ({
    choice,
    share: i === 0 ? 1 : 0,
    expected,
  })),
  iterations: 0,
});

/** Thinking that is over before it begins. */
export const thoughtAtOnce = <Choice>(thought: Thought<Choice>): Thinking<Choice> => ({
  run: () => false,
  thought: () => thought,
});
