// The nouns of a game, which its table brings; the rulebook itself comes only when it is opened.
import type { Nouns } from '@undercroft/kit';

const named = import.meta.glob<{ nouns: Nouns }>('../../../games/*/rulebook/nouns.ts');

export const loadNouns = async (game: string): Promise<Nouns | undefined> =>
  (await named[`../../../games/${game}/rulebook/nouns.ts`]?.())?.nouns;
