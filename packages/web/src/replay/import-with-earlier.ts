// A game with all earlier rules that are kept, also those frozen when they were raised: for what was played before.
import { type AnyGame, importGame } from '../games.ts';
import { loadPart } from '../load-part.ts';

const frozen = import.meta.glob<{ game: AnyGame }>('../../../games/*/rules/*.js');

export async function importWithEarlier(name: string): Promise<AnyGame> {
  const kept = Object.keys(frozen).filter((path) => path.includes(`/games/${name}/`));
  const [game, ...earlier] = await Promise.all([
    importGame(name),
    ...kept.map(async (path) => (await loadPart(frozen[path]!)).game),
  ]);
  return { ...game, earlier: [...(game.earlier ?? []), ...earlier] };
}
