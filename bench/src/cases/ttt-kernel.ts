// Our kernel, raw: `waitingFor`, `choices`, `play`, as search and lab use it.
import { seeded } from '@undercroft/kernel';
import { measure } from '../measure.ts';
import { ticTacToe } from '../tic-tac-toe.ts';

export function run() {
  const chance = seeded('ttt');
  const table = { seats: 2, options: {} };
  return measure('moves', () => {
    let played = 0;
    for (let game = 0; game < 2000; game++) {
      const grid = ticTacToe.setup(table, chance);
      for (;;) {
        const waiting = ticTacToe.waitingFor(grid);
        if (waiting.length === 0) break;
        const seat = waiting[0]!;
        const open = ticTacToe.choices(grid, seat);
        ticTacToe.play(grid, seat, open[chance.pick(open.length)]!, chance);
        played++;
      }
    }
    return played;
  });
}
