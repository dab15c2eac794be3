// One decision that might be a puzzle: what a seat sees, what is open to it, and who may think about it.
import {
  type BotSeat,
  type BotTable,
  levelBot,
  receivedView,
  type Seen,
  type Thought,
  think,
} from '@undercroft/bots';
import type { Level } from '@undercroft/bots/levels';
import { type Seat, sameData, seeded } from '@undercroft/kernel';

export interface DigSite {
  readonly botSeat: BotSeat<unknown, unknown>;
  readonly view: Seen<unknown>;
  readonly choices: readonly unknown[];
}

export function digSiteOf({ game, hints, table }: BotTable, seat: Seat, view: unknown): DigSite {
  const seen = receivedView<unknown>(view);
  return { botSeat: { rules: game, hints, table, seat }, view: seen, choices: game.choices(view, seat) };
}

export const placeIn = ({ choices }: DigSite, choice: unknown): number =>
  choices.findIndex((listed) => listed === choice || sameData(listed, choice));

/** What a level thinks of it, by counted iterations: so many, or its own. */
export function thoughtOfLevel(
  { botSeat, view }: DigSite,
  level: Level,
  seed: string,
  iterations?: number,
): Thought<unknown> {
  const bot = levelBot(level, 'count')(botSeat, seeded(seed));
  return think(bot, view, iterations === undefined ? bot.budget : { iterations });
}
