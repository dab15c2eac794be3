// The game of an expedition as it was announced, what ranked entry asks for, and where somebody sits.
import { type Chairs, chairFor, chairsOf, instanceFor, SIBLING } from '@undercroft/events';
import { gameByRules, resolveTable, type Seat } from '@undercroft/kernel';
import type { ServerContext } from '../server-context.ts';
import type { EntryNeeds, EventRow } from '../store/event-rows.ts';
import type { Person } from '../store/port.ts';

const DAY = 24 * 3_600_000;

/** The game by the rules that an expedition was announced with, and who sits where. */
export function gameOfEvent({ games }: ServerContext, { game: name, format, seats, options }: EventRow) {
  const newest = games.get(name);
  const game = newest && (format.rules === '' ? newest : gameByRules(newest, format.rules));
  if (!game) return undefined;
  // Dailies of older stores were played by one person alone in the first seat.
  return {
    game,
    chairs: format.rules === '' ? NO_CHAIRS : chairsOf(game, resolveTable(game, seats, options)),
  };
}
const NO_CHAIRS: Chairs = { chairs: [0], hasTwoSides: false, chairOf: [0] };
export type GameOfEvent = NonNullable<ReturnType<typeof gameOfEvent>>;

/** What this person lacks for ranked entry. */
export async function lackedBy({ store }: ServerContext, { needs }: EventRow['format'], person: Person) {
  const lacks: (keyof EntryNeeds)[] = [];
  if (needs.passkey && person.guest) lacks.push('passkey');
  if (Date.now() - person.created < needs.days * DAY) lacks.push('days');
  if (needs.games > 0) {
    const played = await store.results.history(person.id, Number.MAX_SAFE_INTEGER, needs.games);
    if (played.length < needs.games) lacks.push('games');
  }
  return lacks;
}

export interface DealPlace {
  readonly seat: Seat;
  readonly instance: number;
}

/** Where somebody sits in a deal, ranked or in its sibling. */
export function sittingOf(
  event: EventRow,
  chairs: Chairs,
  person: string,
  deal: number,
  isRanked: boolean,
): DealPlace {
  const { secret, format } = event;
  return {
    seat: chairFor(secret, person, deal, chairs, format.turns),
    instance: isRanked ? instanceFor(secret, person, deal, format.instances) : SIBLING,
  };
}
