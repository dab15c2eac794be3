// What a person has made of the puzzles of each game, with today's puzzle and the themes there are.
import { streakOf } from '@undercroft/events';
import type { SolvedInGame, SolverRecord } from '@undercroft/puzzles';
import { shownRating } from '../results/shown-rating.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { dailyPuzzle } from './daily-puzzles.ts';
import { puzzleLadder } from './enter-try.ts';

const DAY = 86_400_000;
/** So many points a line of ratings has. */
const LAST = 40;

export async function puzzleRecord(context: ServerContext, me: Person): Promise<SolverRecord> {
  const { store, puzzles } = context;
  const now = Date.now();
  const games: SolvedInGame[] = [];
  for (const game of context.games.keys()) {
    const all = await puzzles.ofGame(game);
    const daily = await dailyPuzzle(context, game, now);
    if (daily === undefined) continue;
    const [rating] = await store.results.ratings(puzzleLadder(game), [me.id]);
    const last = await store.puzzles.lastTries(me.id, game, LAST);
    const themes = new Map<string, number>();
    for (const theme of all.flatMap((puzzle) => puzzle.themes))
      themes.set(theme, (themes.get(theme) ?? 0) + 1);
    games.push({
      game,
      puzzles: all.length,
      ...(await store.puzzles.countsOf(me.id, game)),
      rating: rating ? shownRating(rating) : null,
      mu: rating?.mu ?? null,
      last: last.map(({ puzzle, at, solved, rating }) => ({ puzzle, at, solved, rating })),
      themes: [...themes]
        .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
        .map(([theme, n]) => ({ theme, n })),
      daily: { puzzle: daily, tried: (await store.puzzles.tryOf(me.id, daily)) !== undefined },
    });
  }
  const days = (await store.puzzles.daysOf(me.id, now - 400 * DAY)).map((day) => Date.parse(day) / DAY);
  return { games, streak: streakOf(days, Math.floor(now / DAY)) };
}
