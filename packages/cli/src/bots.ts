// The players that are built in, behind a small port that stronger ones fit too.
import { type Chance, CodedError } from '@undercroft/kernel';
import type { AnyGame, AnyHints } from '@undercroft/shelf';

/** What a bot decides from: never more than its seat may know. */
export interface BotTurn {
  readonly game: AnyGame;
  readonly hints: AnyHints | undefined;
  readonly view: unknown;
  readonly seat: number;
  readonly choices: readonly unknown[];
  /** The bot's own luck; the luck of the game is another. */
  readonly chance: Chance;
}

/** Gives the index of its choice in the list. */
export type Bot = (turn: BotTurn) => number | Promise<number>;

const random: Bot = ({ choices, chance }) => chance.pick(choices.length);

const BOTS: Readonly<Record<string, Bot>> = { random };

export const botNames = (): readonly string[] => Object.keys(BOTS);

export function botNamed(name: string): Bot {
  if (!Object.hasOwn(BOTS, name))
    throw new CodedError('unknown-bot', { bot: name, known: botNames().join(', ') });
  return BOTS[name]!;
}
