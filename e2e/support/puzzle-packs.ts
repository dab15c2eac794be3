// The packs of puzzles that a server of a test has: those of the rooms, and made-up ones for a game that has none.
import type { AnyGame } from '@undercroft/kernel';
import { writePack } from '@undercroft/puzzles';
import { houseShelf } from '@undercroft/shelf';
import { madePuzzles } from '../../packages/puzzles/test/made-puzzles.ts';

export const puzzlePacks =
  (games: readonly AnyGame[]) =>
  async (name: string): Promise<Uint8Array | undefined> => {
    const game = games.find((one) => one.name === name);
    return (
      (await houseShelf.loadPuzzles(name)) ??
      (game && writePack(game, madePuzzles(game, { count: 6 }), 'a test'))
    );
  };
