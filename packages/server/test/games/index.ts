// The games that the server's own tests play.
import type { AnyGame } from '../../src/table/book.ts';
import { ticTacToe } from './tic-tac-toe.ts';
import { veil } from './veil.ts';

export const TEST_GAMES: readonly AnyGame[] = [ticTacToe, veil];
export { ticTacToe, veil };
