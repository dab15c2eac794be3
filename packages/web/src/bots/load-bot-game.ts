// Finds what bots need of a game by its folder, for the workers that play, judge and experiment.
import type { BotGame } from '@undercroft/bots/worker';
import { byRules } from '../earlier-rules.ts';
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

/** Without a version: by the newest rules. */
export async function loadBotGame(name: string, version?: string): Promise<BotGame> {
  if (!rules(name, 'src/index.ts')) await knowOutsideGames();
  const [{ game: newest }, known, tuned] = await Promise.all([
    rules(name, 'src/index.ts')!(),
    hints(name, 'src/hints.ts')?.(),
    searchHints(name, 'src/search-hints.ts')?.(),
  ]);
  const game = version === undefined ? newest : await byRules(newest, version);
  if (!game) throw new Error(`${name} never had rules ${version}`);
  return { game, hints: known?.hints && { ...known.hints, ...tuned?.searchHints } };
}
