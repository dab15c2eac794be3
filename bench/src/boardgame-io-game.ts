// The same tic-tac-toe as boardgame.io has it: moves on `G`, the end in `endIf`.
import { LINES } from './tic-tac-toe-lines.ts';

export const isWon = (cells: ArrayLike<unknown>, by: unknown): boolean =>
  LINES.some((line) => line.every((cell) => cells[cell] === by));

export interface PeerState {
  cells: (string | null)[];
}

export const peerTicTacToe = {
  name: 'tic-tac-toe',
  setup: (): PeerState => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: PeerState; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE' as const;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: PeerState; ctx: { currentPlayer: string } }) => {
    if (isWon(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

/** The empty cells, which the caller has to find by itself: boardgame.io does not list moves. */
export const openCells = (state: PeerState): number[] =>
  state.cells.flatMap((cell, i) => (cell === null ? [i] : []));
