// How a game counts for its people when somebody gave up: what the bot in that seat reached afterwards is nobody's.
import type { Result } from '@undercroft/kernel';

/** The result with those who gave up last, and the others moved up: whoever stayed cannot lose to a bot that stands in for them. */
export function resultOfStayers(result: Result, hasResigned: readonly boolean[]): Result {
  if (result.winners.length === 0 || !hasResigned.includes(true)) return result;
  const better = (from: readonly number[], place: number): number[] => from.filter((other) => other < place);
  // Sides of several seats count as one: then places follow each other without a gap.
  const isBySeat = result.places.every((place) => place === 1 + better(result.places, place).length);
  const stayers = result.places.filter((_, seat) => !hasResigned[seat]);
  const places = result.places.map((place, seat) => {
    if (hasResigned[seat]) return result.places.length;
    const ahead = better(stayers, place);
    return 1 + (isBySeat ? ahead.length : new Set(ahead).size);
  });
  return {
    ...result,
    places,
    winners: places.flatMap((place, seat) => (place === 1 && !hasResigned[seat] ? [seat] : [])),
  };
}
