// A first try: judged, entered once, and rated as a game of the person against the puzzle.
import { judgeTry, type Puzzle, tryWeight } from '@undercroft/puzzles';
import { dayOf } from '@undercroft/table';
import { NEWCOMER, shownRating } from '../results/shown-rating.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person, Rating } from '../store/port.ts';
import type { PuzzleRow, TryRow } from '../store/sql-puzzles.ts';
import { dailyPuzzle } from './daily-puzzles.ts';
import { rateTry } from './rate-try.ts';

export const puzzleLadder = (game: string): string => `puzzle:${game}`;

/** What is known of a puzzle that nobody has tried. */
export const untried = ({ id, game, difficulty: { mu, sigma } }: Puzzle): PuzzleRow => ({
  id,
  game,
  mu,
  sigma,
  tries: 0,
  solved: 0,
  good: 0,
  bad: 0,
  state: 'open',
});

export interface MadeTry {
  /** One for each step, up to the first wrong one. */
  readonly choices: readonly unknown[];
  readonly hints: number;
  /** Where the puzzle was asked for by its theme. */
  readonly theme?: string | undefined;
}

export interface EnteredTry {
  readonly row: TryRow;
  /** The rating before it, where this was the first try and counted. */
  readonly before: number | null;
}

const ATTEMPTS = 8;

/** Whoever tries again, or sends the same try again, gets the first one back. Throws a coded error for choices that no try has. */
export async function enterTry(
  context: ServerContext,
  me: Person,
  puzzle: Puzzle,
  made: MadeTry,
): Promise<EnteredTry> {
  const { store } = context;
  const judged = judgeTry(context.games.get(puzzle.game)!, puzzle, made.choices);
  const { isSolved } = judged;
  // Whoever solves without a network says how many were opened; nobody takes back what was given here.
  const hints = Math.max(made.hints, await store.puzzles.hinted(me.id, puzzle.id));
  const weight = tryWeight({
    isSolved,
    hints,
    themeShare: await shareOf(context, puzzle, made.theme),
  });
  const now = Date.now();
  const isDaily = (await dailyPuzzle(context, puzzle.game, now)) === puzzle.id;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const first = await store.puzzles.tryOf(me.id, puzzle.id);
    if (first) return { row: first, before: null };
    const against = (await store.puzzles.read(puzzle.id)) ?? untried(puzzle);
    const [known] = await store.results.ratings(puzzleLadder(puzzle.game), [me.id]);
    const skill = known ?? NEWCOMER;
    const isRated = weight > 0 && against.state === 'open';
    const after = rateTry(skill, against, isSolved, isRated ? weight : 0);
    const rating: Rating | undefined = isRated
      ? { person: me.id, ladder: puzzleLadder(puzzle.game), ...after.person, games: (known?.games ?? 0) + 1 }
      : undefined;
    const row: TryRow = {
      person: me.id,
      puzzle: puzzle.id,
      game: puzzle.game,
      at: now,
      choices: judged.choices.map(({ place }) => place),
      hints,
      solved: isSolved,
      rating: rating ? shownRating(rating) : null,
      day: isDaily ? dayOf(now) : null,
      vote: 0,
    };
    const moved: PuzzleRow = {
      ...against,
      ...(isTrusted(me) && after.puzzle),
      tries: against.tries + 1,
      solved: against.solved + Number(isSolved),
    };
    const isStrong = isTrusted(me) && (known?.games ?? 0) >= ENOUGH_GAMES && skill.mu > against.mu;
    if (!(await store.puzzles.enter(row, moved, rating, isStrong))) continue;
    if (isStrong && !isSolved) await doubt(context, puzzle);
    return { row, before: rating ? shownRating(skill) : null };
  }
  throw new Error(`a try of ${puzzle.id} could not be entered`);
}

/** Guests come by the dozen, and whoever was muted may mean mischief: they do not move a puzzle. */
const isTrusted = ({ guest, muted }: Person): boolean => !guest && !muted;

/** So many tries make a rating, and so many strong ones a doubt. */
const ENOUGH_GAMES = 10;
const ENOUGH_STRONG = 12;

/** Where strong solvers prefer another answer, the puzzle is set aside until it has been looked at again. */
async function doubt({ store, log }: ServerContext, { id, game, steps }: Puzzle): Promise<void> {
  const chosen = await store.puzzles.chosen(id);
  for (const [number, { answers }] of steps.entries()) {
    const strong = chosen.filter(({ step, strong }) => step === number && strong > 0);
    const all = strong.reduce((sum, row) => sum + row.strong, 0);
    const right = strong.reduce((sum, row) => sum + (answers.includes(row.choice) ? row.strong : 0), 0);
    if (all < ENOUGH_STRONG || !strong.some((row) => !answers.includes(row.choice) && row.strong > right))
      continue;
    await store.puzzles.setState(id, 'doubted');
    log.warn(
      { puzzle: id, game, step: number },
      'strong solvers prefer another answer: the puzzle is set aside',
    );
  }
}

/** Undefined where the theme was not asked for, or is none of this puzzle. */
async function shareOf(
  { puzzles }: ServerContext,
  { game, themes }: Puzzle,
  theme: string | undefined,
): Promise<number | undefined> {
  if (theme === undefined || !themes.includes(theme)) return undefined;
  const all = await puzzles.ofGame(game);
  return all.filter((one) => one.themes.includes(theme)).length / all.length;
}
