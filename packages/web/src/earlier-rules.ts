// The rules that games had before, frozen when they were raised: loaded only for what was begun under them.
import type { AnyGame } from '@undercroft/kernel';

const frozen = import.meta.glob<{ game: AnyGame }>('../../games/*/rules/*.js');

/** The game with all earlier rules that are kept. */
export async function withEarlier(game: AnyGame): Promise<AnyGame> {
  const kept = Object.keys(frozen).filter((path) => path.includes(`/games/${game.name}/`));
  const earlier = await Promise.all(kept.map(async (path) => (await frozen[path]!()).game));
  return { ...game, earlier: [...(game.earlier ?? []), ...earlier] };
}
