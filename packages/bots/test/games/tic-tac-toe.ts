// Noughts and crosses as a game of the house: nothing hidden, no luck, a draw when both play well.
import type { Game, Hints } from '@undercroft/kernel';

export interface Board {
  cells: number[];
  turn: number;
}
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const EMPTY = 9;

const winnerOf = ({ cells }: Board): number | undefined => {
  for (const [a, b, c] of LINES)
    if (cells[a] !== EMPTY && cells[a] === cells[b] && cells[a] === cells[c]) return cells[a];
  return undefined;
};
const isFull = (board: Board): boolean => !board.cells.includes(EMPTY);
const copy = (board: Board): Board => ({ cells: board.cells.slice(), turn: board.turn });
const isOver = (board: Board): boolean => winnerOf(board) !== undefined || isFull(board);
const open = (board: Board): number[] => board.cells.flatMap((cell, i) => (cell === EMPTY ? [i] : []));

export const ticTacToe: Game<Board, number, never> = {
  name: 'tic-tac-toe',
  rules: '1',
  seats: [2, 2],
  options: {},
  setup: () => ({ cells: Array(9).fill(EMPTY), turn: 0 }),
  waitingFor: (board) => (isOver(board) ? [] : [board.turn]),
  choices: (board, seat) => (isOver(board) || seat !== board.turn ? [] : open(board)),
  play: (board, seat, cell) => {
    board.cells[cell] = seat;
    board.turn = 1 - seat;
  },
  view: copy,
  viewEvent: (event) => event,
  imagine: copy,
  result: (board) => {
    const winner = winnerOf(board);
    if (winner === undefined && !isFull(board)) return undefined;
    return winner === undefined
      ? { reason: 'draw', clause: 'T-1', winners: [0, 1], places: [1, 1] }
      : { reason: 'line', clause: 'T-2', winners: [winner], places: winner === 0 ? [1, 2] : [2, 1] };
  },
  copy,
  zones: () => [],
  explain: () => ({ code: 'taken', clause: 'T-3' }),
  defaultChoice: (board) => open(board)[0]!,
  phrases: {
    choice: (cell) => ({ id: 'cell', args: { cell } }),
    question: () => ({ id: 'where' }),
    event: () => undefined,
  },
};

export const ticTacToeHints: Hints<Board, number> = {
  evaluate: (board, seat) => (winnerOf(board) === seat ? 1 : winnerOf(board) === undefined ? 0.5 : 0),
  promise: (_, __, cell) => (cell === 4 ? 2 : cell % 2 === 0 ? 1 : 0),
};
