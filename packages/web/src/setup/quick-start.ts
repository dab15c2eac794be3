// One press and the game runs: the fewest seats, bots in all but the reader's own.
import { proposedOptions, resolveTable } from '@undercroft/kernel';
import { gameCardOf, importGame } from '../games.ts';
import { go } from '../router.ts';
import { firstSeat } from '../seat-roles.ts';
import { language } from '../settings/preferences.ts';
import { startTable } from '../sources/local-tables.ts';
import { quickStartPlan } from './quick-start-plan.ts';

/** A network away, the bots come while the table is laid; without one, the table goes on without them. */
const callBots = (game: string): void =>
  void import('../bots/ask-bot.ts').then(
    (bots) => bots.callBots(game),
    () => undefined,
  );

export async function quickStart(name: string, mine?: number): Promise<void> {
  const card = gameCardOf(name)!;
  if (card.seats[0] > 1) callBots(name);
  const game = await importGame(name);
  const [seats] = game.seats;
  const table = resolveTable(game, seats, proposedOptions(game, language.value));
  const { id } = await startTable(game, table, quickStartPlan(seats, mine ?? firstSeat(card)));
  go(`/local/${id}`);
}
