// The limit: tic-tac-toe written by hand in plain TypeScript, one flat array, one reused list of moves.
import { seeded } from '@undercroft/kernel';
import { measure } from '../measure.ts';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6];

export function run() {
  const chance = seeded('ttt');
  const cells = new Uint8Array(9);
  const moves = new Uint8Array(9);
  const hasLine = (mark: number): boolean => {
    for (let i = 0; i < 24; i += 3)
      if (cells[LINES[i]!] === mark && cells[LINES[i + 1]!] === mark && cells[LINES[i + 2]!] === mark)
        return true;
    return false;
  };
  return measure('moves', () => {
    let played = 0;
    for (let game = 0; game < 2000; game++) {
      cells.fill(0);
      for (let turn = 0; turn < 9; turn++) {
        let count = 0;
        for (let cell = 0; cell < 9; cell++) if (cells[cell] === 0) moves[count++] = cell;
        const mark = 1 + (turn & 1);
        cells[moves[chance.pick(count)]!] = mark;
        played++;
        if (hasLine(mark)) break;
      }
    }
    return played;
  });
}
