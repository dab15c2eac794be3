// Two bots over many games, seats swapped every other game: who wins how often.
import type { BotFactory, BotTable } from './bot.ts';
import { playGame } from './play-game.ts';
import { newPayoff, settleResult } from './search/payoff.ts';

export interface MatchUp {
  readonly games: number;
  /** Games' worth of victories of the first bot; a shared victory counts its share. */
  readonly won: number;
}

/** Plays `first` on seat 0, 1, 2 ... in turn, with `rest` on all other seats. */
export function matchUp<Position, Choice, Event>(
  table: BotTable<Position, Choice, Event>,
  first: BotFactory,
  rest: BotFactory,
  games: number,
  seed: string,
): MatchUp {
  const { seats } = table.table;
  const payoff = newPayoff(table.game, table.table);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const own = i % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? first : rest));
    const match = playGame(table, bots, `${seed}:${Math.floor(i / seats)}`);
    settleResult(payoff, table.game.result(match.position)!, 0);
    won += payoff.won[payoff.sideOf[own]!]!;
  }
  return { games, won };
}
