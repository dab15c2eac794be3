// Games that are over, wherever they were played, and what they add up to.
import type { PlayedThere } from '../net/server-api.ts';
import type { LocalTableCard } from '../sources/local-store.ts';

export interface Played
  extends Pick<PlayedThere, 'game' | 'options' | 'seats' | 'points' | 'finished' | 'rivals' | 'held'> {
  readonly id: string;
  /** My seat; undefined where several people shared the device, or only bots played. */
  readonly seat: number | undefined;
  readonly place: number | undefined;
  readonly won: boolean | undefined;
  /** How many of a hundred results under the same options are not better. */
  readonly percentile: number | undefined;
  readonly isHere: boolean;
}

/** A lost game without points stands beside every other lost one: there is nothing to compare. */
export const playedThere = (row: PlayedThere): Played => ({
  ...row,
  id: row.table,
  percentile: row.won || row.points !== null ? row.percentile : undefined,
  isHere: false,
});

/** A finished table of this browser. A fork of a record does not count. */
export function playedHere(table: LocalTableCard): Played | undefined {
  const { result, seats } = table;
  if (result === null || table.isFork) return undefined;
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const seat = people.length === 1 ? people[0] : undefined;
  return {
    id: table.id,
    game: table.game,
    options: table.setup.options,
    seats: seats.length,
    seat,
    place: seat === undefined ? undefined : result.places[seat],
    won: seat === undefined ? undefined : result.winners.includes(seat),
    points: seat === undefined ? null : (result.points?.[seat] ?? null),
    percentile: undefined,
    finished: table.changed,
    isHere: true,
    rivals: [],
  };
}

export const newestFirst = (games: readonly Played[]): readonly Played[] =>
  [...games].sort((a, b) => b.finished - a.finished);

export interface Tally {
  readonly game: string;
  readonly level: string | undefined;
  readonly games: number;
  readonly won: number;
  readonly bestPoints: number | undefined;
  readonly bestPercentile: number | undefined;
}

/** Tallies by game and difficulty, the most played first; games without a seat of mine are left out. */
export function tallies(
  games: readonly Played[],
  levelOf: (game: Played) => string | undefined,
): readonly Tally[] {
  const found = new Map<string, Tally>();
  for (const played of games) {
    if (played.won === undefined) continue;
    const level = levelOf(played);
    const key = `${played.game}:${level ?? ''}`;
    const before = found.get(key);
    found.set(key, {
      game: played.game,
      level,
      games: (before?.games ?? 0) + 1,
      won: (before?.won ?? 0) + Number(played.won),
      bestPoints: larger(before?.bestPoints, played.points ?? undefined),
      bestPercentile: larger(before?.bestPercentile, played.percentile),
    });
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

const larger = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b);

/** Whom I met at tables of the server, the most often met first. */
export function mostMet(games: readonly Played[], most: number): readonly string[] {
  const times = new Map<string, number>();
  for (const { rivals } of games) for (const rival of rivals) times.set(rival, (times.get(rival) ?? 0) + 1);
  return [...times]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([rival]) => rival);
}
