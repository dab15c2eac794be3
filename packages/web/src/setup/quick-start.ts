// One press and the game runs: the fewest seats, bots in all but the reader's own.
import { defaultLevel } from '@undercroft/bots/levels';
import { proposedOptions, resolveTable } from '@undercroft/kernel';
import type { LocalSeat } from '@undercroft/table';
import { botNames } from '../bots/bot-names.ts';
import { gameCardOf, importGame } from '../games.ts';
import { t } from '../i18n.ts';
import { go } from '../router.ts';
import { firstSeat } from '../seat-roles.ts';
import { language, preferences } from '../settings/preferences.ts';
import { startTable } from '../sources/local-tables.ts';

export const quickStartPlan = (seats: number, mine = 0): LocalSeat[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === mine
      ? { name: preferences.value.name || t('you') }
      : { name: botNames()[seat < mine ? seat : seat - 1]!, bot: defaultLevel.id },
  );

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
