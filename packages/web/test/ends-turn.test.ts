// What ends a turn is foreseen out of the view alone: what the prophecy says is what happens, game by game.
import { CONCEDE, resolveTable, seeded, startMatch, submit } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { loadGames } from '../../../e2e/support/games.ts';
import { endsTurn } from '../src/table/ends-turn.ts';

for (const { game } of await loadGames())
  test(`${game.name}: a choice that passes the turn on is known before it is played`, () => {
    const luck = seeded(`${game.name}:ends`);
    const match = startMatch(game, resolveTable(game, game.seats[0]), { setup: luck, play: luck });
    let [ended, foreseen, alarms] = [0, 0, 0];
    for (let step = 0; step < 60 && !game.result(match.position); step++) {
      const seat = game.waitingFor(match.position)[0]!;
      const view = game.view(match.position, seat);
      const before = JSON.stringify(view);
      const open = game.choices(view, seat);
      const choice = open[luck.pick(open.length)];
      const warned = endsTurn(game, view, seat, choice);
      expect(JSON.stringify(view)).toBe(before);
      expect(choice).not.toBe(CONCEDE);
      submit(match, seat, choice);
      const hasEnded = !game.waitingFor(match.position).includes(seat);
      if (hasEnded) ended++;
      if (hasEnded && warned) foreseen++;
      const goesOn = !hasEnded && game.choices(match.position, seat).length > 1;
      if (goesOn && warned && !game.isFinal?.(choice)) alarms++;
    }
    expect(foreseen).toBeGreaterThanOrEqual(Math.floor(ended * 0.8));
    expect(alarms).toBeLessThanOrEqual(12);
  });
