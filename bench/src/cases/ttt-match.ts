// Our `Match`: every choice looked up in the list, luck recorded, a log kept.
import { seeded, startMatch, submit } from '@undercroft/kernel';
import { measure } from '../measure.ts';
import { ticTacToe } from '../tic-tac-toe.ts';

export function run() {
  const chance = seeded('ttt');
  const table = { seats: 2, options: {} };
  return measure('moves', () => {
    let played = 0;
    for (let game = 0; game < 500; game++) {
      const match = startMatch(ticTacToe, table, { setup: chance, play: chance });
      for (;;) {
        const waiting = ticTacToe.waitingFor(match.position);
        if (waiting.length === 0) break;
        const open = ticTacToe.choices(match.position, waiting[0]!);
        if (!submit(match, waiting[0]!, open[chance.pick(open.length)]).ok) throw new Error('refused');
        played++;
      }
    }
    return played;
  });
}
