// Tic-tac-toe as a game of our kernel: the common ground on which engines are compared.
import { type Game, type Result, SEEN_BY_ALL } from '@undercroft/kernel';
import { LINES } from './tic-tac-toe-lines.ts';

export interface Grid {
  cells: number[];
  turn: number;
  marks: number;
  winner: number;
}

const LINES_OF = Array.from({ length: 9 }, (_, cell) =>
  LINES.filter((line) => (line as readonly number[]).includes(cell)),
);
const WAITING: readonly (readonly number[])[] = [[0], [1], []];
const NONE: readonly number[] = [];

const isOver = (grid: Grid): boolean => grid.winner >= 0 || grid.marks === 9;

function result(grid: Grid): Result | undefined {
  if (!isOver(grid)) return undefined;
  const { winner } = grid;
  return {
    reason: winner < 0 ? 'draw' : 'line',
    clause: 'TT-END-1',
    winners: winner < 0 ? [] : [winner],
    places: [0, 1].map((seat) => (winner < 0 || winner === seat ? 1 : 2)),
  };
}

export const ticTacToe: Game<Grid, number, never> = {
  name: 'tic-tac-toe',
  rules: '1',
  seats: [2, 2],
  options: {},
  setup: () => ({ cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], turn: 0, marks: 0, winner: -1 }),
  waitingFor: (grid) => WAITING[isOver(grid) ? 2 : grid.turn]!,
  choices: (grid, seat) => {
    if (seat !== grid.turn || isOver(grid)) return NONE;
    const open: number[] = [];
    for (let cell = 0; cell < 9; cell++) if (grid.cells[cell] === 0) open.push(cell);
    return open;
  },
  play: (grid, seat, cell) => {
    const mark = seat + 1;
    grid.cells[cell] = mark;
    grid.marks++;
    grid.turn = 1 - seat;
    for (const [a, b, c] of LINES_OF[cell]!)
      if (grid.cells[a] === mark && grid.cells[b] === mark && grid.cells[c] === mark) grid.winner = seat;
  },
  view: (grid) => ({ ...grid, cells: grid.cells.slice() }),
  viewEvent: (event) => event,
  imagine: (grid) => ({ ...grid, cells: grid.cells.slice() }),
  result,
  copy: ({ cells, turn, marks, winner }) => ({ cells: cells.slice(), turn, marks, winner }),
  zones: (grid) => [{ name: 'cells', pool: 'marks', pieces: grid.cells, seenBy: SEEN_BY_ALL }],
  explain: () => ({ code: 'taken', clause: 'TT-MARK-1' }),
  defaultChoice: (grid) => grid.cells.indexOf(0),
  phrases: {
    choice: (cell) => ({ id: 'choice.mark', args: { cell } }),
    question: () => ({ id: 'question.mark' }),
    event: () => undefined,
  },
};
