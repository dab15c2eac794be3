// One whole game by a player who chooses at random, for statistics and for the laws of the material.
import { CodedError, type Result, seeded, type TableSetup } from '@undercroft/kernel';
import type { AnyGame } from '@undercroft/shelf';
import { streamsOf } from './luck.ts';

/** Longer games than this are a fault of the game. */
const MOST_ENTRIES = 100_000;

export interface PlayedGame {
  readonly entries: number;
  readonly result: Result;
}

/** The same seed gives the same game, and `play --seed` gives it the same luck. */
export function randomGame(game: AnyGame, table: TableSetup, seed: string, check: boolean): PlayedGame {
  const { setup, play } = streamsOf({ kind: 'seeded', seed });
  const choose = seeded(`${seed}:choose`);
  const position = game.setup(table, setup);
  for (let entries = 0; ; entries++) {
    if (check) {
      const [law] = game.invariants(position);
      if (law !== undefined) throw new CodedError('law-broken', { seed, entry: entries, law });
    }
    const waiting = game.waitingFor(position);
    if (waiting.length === 0) return { entries, result: game.result(position)! };
    if (entries === MOST_ENTRIES) throw new CodedError('no-end', { seed, most: MOST_ENTRIES });
    const seat = waiting[choose.pick(waiting.length)]!;
    const choices = game.choices(position, seat);
    game.play(position, seat, choices[choose.pick(choices.length)], play);
  }
}
