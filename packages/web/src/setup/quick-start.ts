// One press and the game runs: the fewest seats, bots in all but one's own.
import { defaultLevel } from '@undercroft/bots/levels';
import { resolveTable } from '@undercroft/kernel';
import { botNames } from '../bots/bot-names.ts';
import { importGame } from '../games.ts';
import { t } from '../i18n.ts';
import { go } from '../router.ts';
import { preferences } from '../settings/preferences.ts';
import { layTable } from '../sources/local-match.ts';
import type { LocalSeatPlan } from '../sources/local-store.ts';

/** A person in one chair, bots in the others. */
export const quickStartPlan = (seats: number, mine = 0): LocalSeatPlan[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === mine
      ? { kind: 'person', name: preferences.value.name || t('you') }
      : { kind: 'bot', name: botNames()[seat < mine ? seat : seat - 1]!, level: defaultLevel.id },
  );

export async function quickStart(name: string, mine = 0): Promise<void> {
  const game = await importGame(name);
  const [seats] = game.seats;
  const table = await layTable(game, resolveTable(game, seats), quickStartPlan(seats, mine));
  go(`/local/${table.id}`);
}
