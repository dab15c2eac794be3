// How a game counts for its people when somebody gave up: what the bot in that seat reached afterwards is nobody's.
import type { Result } from '@undercroft/kernel';

/** The result with those who gave up last, and the others moved up: whoever stayed cannot lose to a bot that stands in for them. */
export function resultOfStayers(result: Result, hasResigned: readonly boolean[]): Result {
  if (result.winners.length === 0 || !hasResigned.includes(true)) return result;
  const ranks = [...new Set(result.places.filter((_, seat) => !hasResigned[seat]))].sort((a, b) => a - b);
  const places = result.places.map((place) => ranks.indexOf(place) + 1);
  const winners = places.flatMap((place, seat) => (place === 1 && !hasResigned[seat] ? seat : []));
  return {
    ...result,
    winners,
    places: places.map((place, seat) => (hasResigned[seat] ? places.length : place)),
  };
}
