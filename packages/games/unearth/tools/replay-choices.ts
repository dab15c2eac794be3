// Games as record-choices.ts writes them down, played again.
import { resolveTable, seeded } from '@undercroft/kernel';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';

export interface Recorded {
  readonly seats: number;
  readonly seed: string;
  readonly picks: readonly number[];
}

/** Plays a recorded game again; `atTurn` sees the table at the start of every turn. Answers with the end. */
export function replay({ seats, seed, picks }: Recorded, atTurn: (position: Position) => void): Position {
  const luck = seeded(seed);
  const position = game.setup(resolveTable(game, seats, {}), luck);
  let turn = -1;
  for (const pick of picks) {
    if (position.turn !== turn) atTurn(position);
    turn = position.turn;
    const seat = game.waitingFor(position)[0]!;
    game.play(position, seat, game.choices(position, seat)[pick]!, luck);
  }
  return position;
}
