// Finds what bots need of a game by its folder, for the workers that play, judge and experiment.
import type { BotGame } from '@undercroft/bots/worker';
import type { AnyGame } from '../games.ts';
import { knowOutsideGames } from '../know-outside-games.ts';
import { roomParts } from '../room-parts.ts';

const ROOMS = '../../../games/';
const rules = roomParts(import.meta.glob<{ game: AnyGame }>('../../../games/*/src/index.ts'), ROOMS);
const hints = roomParts(import.meta.glob<Pick<BotGame, 'hints'>>('../../../games/*/src/hints.ts'), ROOMS);
const searchHints = roomParts(
  import.meta.glob<{ searchHints: object }>('../../../games/*/src/search-hints.ts'),
  ROOMS,
);

export async function loadBotGame(name: string): Promise<BotGame> {
  if (!rules(name, 'src/index.ts')) await knowOutsideGames();
  const [{ game }, known, tuned] = await Promise.all([
    rules(name, 'src/index.ts')!(),
    hints(name, 'src/hints.ts')?.(),
    searchHints(name, 'src/search-hints.ts')?.(),
  ]);
  return { game, hints: known?.hints && { ...known.hints, ...tuned?.searchHints } };
}
