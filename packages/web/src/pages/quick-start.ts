// One press and the game runs: the fewest seats, bots in all but the first.
import { resolveTable } from '@undercroft/kernel';
import { loadGame } from '../games.ts';
import { preferences } from '../preferences.ts';
import { go } from '../router.ts';
import { layTable } from '../sources/local-match.ts';
import { t } from '../speech.ts';
import { botNames } from './bot-names.ts';

export async function quickStart(name: string): Promise<void> {
  const game = await loadGame(name);
  const [seats] = game.seats;
  const plan = Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { kind: 'person' as const, name: preferences.value.name || t('you') }
      : { kind: 'bot' as const, name: botNames()[seat - 1]!, level: 'adept' },
  );
  const table = await layTable(game, resolveTable(game, seats), plan);
  go(`/local/${table.id}`);
}
