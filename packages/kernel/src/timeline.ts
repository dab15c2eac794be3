// Any moment of a log, quickly: positions are kept evenly along it, never more than a set number.
import { type Replayable, replayEntry, replaySetup } from './match.ts';

/** A log whose moments can be asked for in any order. */
export interface Timeline<Position, Event> {
  readonly length: number;
  /** The position after the first `at` entries; the caller's own. `tell` hears the events of the last of them. */
  at(at: number, tell?: (event: Event) => void): Position;
  /** How many positions are kept now. */
  kept(): number;
}

/** So few kept positions are enough for any game of the house, and even the longest record costs no more memory. */
export const MOST_KEPT = 64;
/** Closer than this nothing is won: replaying a few entries is as quick as finding a kept position. */
const LEAST_STRIDE = 8;

/** Positions are kept as they are passed: opening costs nothing, and only what was looked at is remembered. */
export function timelineOf<Position, Choice, Event>(
  source: Replayable<Position, Choice, Event>,
  most = MOST_KEPT,
): Timeline<Position, Event> {
  const { game, log } = source;
  const stride = Math.max(LEAST_STRIDE, Math.ceil((log.length + 1) / most));
  const kept: Position[] = [replaySetup(source)];
  return {
    length: log.length,
    kept: () => kept.length,
    at(at, tell) {
      const from = Math.min(kept.length - 1, Math.floor(Math.max(0, at - (tell ? 1 : 0)) / stride));
      const position = game.copy(kept[from]!);
      for (let i = from * stride; i < at; i++) {
        if (i === kept.length * stride) kept.push(game.copy(position));
        replayEntry(game, position, log[i]!, i, i === at - 1 ? tell : undefined);
      }
      return position;
    },
  };
}
