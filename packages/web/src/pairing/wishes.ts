// What this reader wishes for when they want to play now, kept in the browser.
import { signal } from '@preact/signals';
import type { Wishes } from '@undercroft/protocol';
import { gameCards } from '../games.ts';
import { readStored, store } from '../stored-json.ts';

const KEY = 'undercroft.wishes';

/** Seconds after which bots may sit down; null is never. */
export const BOTS_AFTER = [10, 20, 60, null] as const;
/** By turns one is asked after a day. */
export const A_DAY = 86_400;

/** Games that several people can play. */
export const sharedGames = gameCards.filter(({ seats }) => seats[1] > 1).map(({ name }) => name);

/** The numbers of seats that these games have, from two on. */
export function seatsOf(games: readonly string[]): number[] {
  const ranges = gameCards.filter(({ name }) => games.includes(name)).map(({ seats }) => seats);
  const most = Math.max(1, ...ranges.map(([, max]) => max));
  return Array.from({ length: most - 1 }, (_, i) => i + 2).filter((count) =>
    ranges.some(([min, max]) => count >= min && count <= max),
  );
}

const isPace = (pace: unknown): pace is Wishes['pace'] => pace === 'live' || pace === 'turns';
const isRated = (rated: unknown): rated is Wishes['rated'] =>
  rated === 'rated' || rated === 'unrated' || rated === 'either';

/** What was kept may be from another version of the page. */
function readWishes(): Wishes {
  const { games, seats, pace, rated, botsAfter } = readStored<Wishes>(KEY);
  const known = (Array.isArray(games) ? games : []).filter((name) => sharedGames.includes(name));
  const wanted = known.length > 0 ? known : sharedGames;
  const numbers = (Array.isArray(seats) ? seats : []).filter((count) => seatsOf(wanted).includes(count));
  return {
    games: wanted,
    seats: numbers.length > 0 ? numbers : seatsOf(wanted),
    pace: isPace(pace) ? pace : 'live',
    rated: isRated(rated) ? rated : 'either',
    botsAfter: BOTS_AFTER.find((seconds) => seconds === botsAfter) === undefined ? 20 : (botsAfter ?? null),
  };
}

export const wishes = signal<Wishes>(readWishes());

/** Numbers that none of the games has any more are left out; all of them, where none would be left. */
export function wish(changes: Partial<Wishes>): void {
  const next = { ...wishes.value, ...changes };
  const possible = seatsOf(next.games);
  const kept = next.seats.filter((count) => possible.includes(count));
  wishes.value = { ...next, seats: kept.length > 0 ? kept : possible };
  store(KEY, wishes.value);
}
