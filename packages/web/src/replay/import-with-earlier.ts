// A game with all earlier rules that are kept: for records, which may be of any.
import { withEarlier } from '../earlier-rules.ts';
import { type AnyGame, importGame } from '../games.ts';
import { loadPart } from '../load-part.ts';

export async function importWithEarlier(name: string): Promise<AnyGame> {
  const game = await importGame(name);
  return loadPart(() => withEarlier(game));
}
