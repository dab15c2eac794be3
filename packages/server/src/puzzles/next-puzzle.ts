// Which puzzle somebody is given next: near their rating, not tried, of a theme or of any.
import { nextPuzzle, type Puzzle } from '@undercroft/puzzles';
import { NEWCOMER } from '../results/shown-rating.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { keptForDays } from './daily-puzzles.ts';
import { puzzleLadder } from './enter-try.ts';

export async function nextPuzzleFor(
  context: ServerContext,
  me: Person,
  game: string,
  theme: string | undefined,
): Promise<Puzzle | undefined> {
  const { store, puzzles } = context;
  const rows = new Map((await store.puzzles.ofGame(game)).map((row) => [row.id, row]));
  const tried = new Set(await store.puzzles.triedBy(me.id, game));
  const kept = await keptForDays(context, game);
  const [rating] = await store.results.ratings(puzzleLadder(game), [me.id]);
  const offered = (await puzzles.ofGame(game))
    .filter((puzzle) => theme === undefined || puzzle.themes.includes(theme))
    .filter(({ id }) => (rows.get(id)?.state ?? 'open') === 'open')
    .map((puzzle) => ({ ...puzzle, difficulty: rows.get(puzzle.id) ?? puzzle.difficulty }));
  const next = (some: typeof offered) =>
    nextPuzzle(some, (id) => tried.has(id), rating?.mu ?? NEWCOMER.mu, me.id);
  const found = next(offered.filter(({ id }) => !kept.has(id))) ?? next(offered);
  return found && puzzles.find(found.id);
}
