// The games that the tests of table and server play.
import type { AnyGame } from '@undercroft/kernel';
import { ticTacToe } from './tic-tac-toe.ts';
import { veil } from './veil.ts';
import { vigil } from './vigil.ts';

export const TEST_GAMES: readonly AnyGame[] = [ticTacToe, veil];
export { ticTacToe, veil, vigil };
