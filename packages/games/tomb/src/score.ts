// The end of the game: one outcome for the whole table, with the clause that brought it.
import type { Result } from '@undercroft/kernel';
import { IS_DESTROYED } from './content/pieces.ts';
import { type Ending, type Position, roundOf } from './position.ts';
import { wallsOn } from './rules/walls.ts';

const CLAUSES: Readonly<Record<Exclude<Ending, ''>, string>> = {
  win: 'ST-WIN-1',
  death: 'ST-LOSS-1',
  lost: 'ST-LOSS-2',
  collapse: 'ST-LOSS-3',
  corruption: 'ST-LOSS-4',
  blocked: 'ST-LOSS-5',
  sealed: 'ST-LOSS-6',
};

/** ST-LOSS-11: won first, then colours cleansed, treasures kept, health left, ground that stands. */
export const measure = (p: Position): readonly number[] => [
  p.ending === 'win' ? 1 : 0,
  sumOf(p.cleansed),
  -sumOf(p.discards),
  sumOf(p.health),
  -destroyedTiles(p),
];

const sumOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);
const destroyedTiles = (p: Position): number => p.ground.filter((ground) => IS_DESTROYED[ground]).length;

/** ST-GEN-1, ST-LOSS-9: all seats win, or all come second to the tomb. */
export function result(p: Position): Result | undefined {
  if (p.ending === '') return undefined;
  const isWon = p.ending === 'win';
  const seats = Array.from({ length: p.seats }, (_, seat) => seat);
  return {
    reason: p.ending,
    clause: CLAUSES[p.ending],
    winners: isWon ? seats : [],
    places: seats.map(() => (isWon ? 1 : 2)),
    counters: {
      turns: p.turn,
      rounds: roundOf(p),
      cleansed: sumOf(p.cleansed),
      discarded: sumOf(p.discards),
      destroyed: destroyedTiles(p),
      walls: wallsOn(p).length,
      wounds: p.wounds,
      treats: p.treats,
    },
  };
}
