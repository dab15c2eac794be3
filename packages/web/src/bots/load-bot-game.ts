// Finds what bots need of a game by its folder, for the workers that play, judge and experiment.
import type { BotGame } from '@undercroft/bots/worker';
import type { AnyGame } from '../games.ts';

const rules = import.meta.glob<{ game: AnyGame }>('../../../games/*/src/index.ts');
const hints = import.meta.glob<Pick<BotGame, 'hints'>>('../../../games/*/src/hints.ts');
const searchHints = import.meta.glob<{ searchHints: object }>('../../../games/*/src/search-hints.ts');

export async function loadBotGame(name: string): Promise<BotGame> {
  const folder = `../../../games/${name}/src`;
  const [{ game }, known, tuned] = await Promise.all([
    rules[`${folder}/index.ts`]!(),
    hints[`${folder}/hints.ts`]?.(),
    searchHints[`${folder}/search-hints.ts`]?.(),
  ]);
  return { game, hints: known?.hints && { ...known.hints, ...tuned?.searchHints } };
}
