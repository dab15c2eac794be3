// How well a seat did, finer than won or lost, so that people who met the same luck can be compared.
import type { AnyGame, Seat } from './game.ts';

/** The game's own measure, or what every game has: won or not, then points. */
export function measureOf(game: AnyGame, position: unknown, seat: Seat): readonly number[] {
  if (game.measure) return game.measure(position, seat);
  const result = game.result(position);
  return [result?.winners.includes(seat) ? 1 : 0, result?.points?.[seat] ?? 0];
}

/** Above 0 where the first did better. */
export function compareMeasures(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
