// The nouns of a game, which its table brings; the rulebook itself comes only when it is opened.
import type { Nouns } from '@undercroft/kit';
import { roomParts } from '../room-parts.ts';

const named = roomParts(
  import.meta.glob<{ nouns: Nouns }>('../../../games/*/rulebook/nouns.ts'),
  '../../../games/',
);

export const loadNouns = async (game: string): Promise<Nouns | undefined> =>
  (await named(game, 'rulebook/nouns.ts')?.())?.nouns;
