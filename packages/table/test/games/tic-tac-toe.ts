// Tic-tac-toe as the smallest game of the contract: no luck, no secret, used to test and to measure the server.
import type { Game, Result } from '@undercroft/kernel';

export interface Board {
  cells: number[];
  turn: number;
  gaveUp: number;
}
export interface Mark {
  readonly kind: 'mark';
  readonly cell: number;
}
export interface Marked {
  readonly kind: 'marked';
  readonly seat: number;
  readonly cell: number;
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
];
const MARKS: readonly Mark[] = Array.from({ length: 9 }, (_, cell) => ({ kind: 'mark', cell }));

function resultOf({ cells, gaveUp }: Board): Result | undefined {
  const line = LINES.find(
    ([a, b, c]) => cells[a!]! >= 0 && cells[a!] === cells[b!] && cells[b!] === cells[c!],
  );
  const winner = gaveUp >= 0 ? 1 - gaveUp : line ? cells[line[0]!]! : -1;
  if (winner >= 0)
    return { reason: 'line', clause: 'TT-END-1', winners: [winner], places: winner === 0 ? [1, 2] : [2, 1] };
  return cells.includes(-1) ? undefined : { reason: 'full', clause: 'TT-END-2', winners: [], places: [1, 1] };
}

export const ticTacToe: Game<Board, Mark, Marked> = {
  name: 'tic-tac-toe',
  rules: '1',
  seats: [2, 2],
  options: {},
  setup: () => ({ cells: Array(9).fill(-1), turn: 0, gaveUp: -1 }),
  waitingFor: (board) => (resultOf(board) ? [] : [board.turn]),
  choices: (board, seat) =>
    resultOf(board) || board.turn !== seat ? [] : MARKS.filter(({ cell }) => board.cells[cell] === -1),
  play(board, seat, { cell }, _, tell) {
    board.cells[cell] = seat;
    board.turn = 1 - seat;
    tell?.({ kind: 'marked', seat, cell });
  },
  concede(board, seat) {
    board.gaveUp = seat;
  },
  view: (board) => ({ ...board, cells: board.cells.slice() }),
  viewEvent: (event) => event,
  imagine: (board) => ({ ...board, cells: board.cells.slice() }),
  result: resultOf,
  copy: (board) => ({ ...board, cells: board.cells.slice() }),
  zones: () => [],
  explain: (board, seat) =>
    board.turn === seat ? { code: 'taken', clause: 'TT-MARK-1' } : { code: 'turn', clause: 'TT-TURN-1' },
  defaultChoice: (board) => MARKS.find(({ cell }) => board.cells[cell] === -1)!,
  phrases: {
    choice: ({ cell }) => ({ id: 'choice.mark', args: { cell } }),
    question: () => ({ id: 'question' }),
    event: ({ cell }) => ({ id: 'event.marked', args: { cell } }),
  },
};
