// The games of the house with their hints, whatever they are called.
import { resolveTable, type TableSetup } from '@undercroft/kernel';
import { listGames, loadGame, loadHints } from '@undercroft/shelf';
import type { BotGame } from '../src/index.ts';

export const rooms = (): Promise<readonly BotGame[]> =>
  Promise.all(
    listGames().map(async (name) => ({ game: await loadGame(name), hints: await loadHints(name) })),
  );

/** The smallest table and the largest. */
export const tablesOf = ({ game }: BotGame): TableSetup[] =>
  [...new Set(game.seats)].map((seats) => resolveTable(game, seats));
