// Puzzles in SQL that both databases understand: how hard each has shown itself, everybody's first try, and what was chosen.
import type { Driver, Row } from './driver.ts';
import type { Rating } from './port.ts';
import { insert, sqlOf } from './sql.ts';
import { moveRating } from './sql-results.ts';

/** What people made of a puzzle. `voted`: out by votes; `doubted`: strong solvers prefer another answer. */
export interface PuzzleRow {
  readonly id: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  /** First tries, and those among them that were right. */
  readonly tries: number;
  readonly solved: number;
  readonly good: number;
  readonly bad: number;
  readonly state: 'open' | 'voted' | 'doubted';
}

/** Somebody's first try of a puzzle. */
export interface TryRow {
  readonly person: string;
  readonly puzzle: string;
  readonly game: string;
  readonly at: number;
  /** By step, the place of what was chosen in the game's list. */
  readonly choices: readonly number[];
  readonly hints: number;
  readonly solved: boolean;
  /** The rating after it, as it is shown; null where it did not count. */
  readonly rating: number | null;
  /** Where it was the puzzle of that day. */
  readonly day: string | null;
  readonly vote: number;
}

export interface ChosenRow {
  readonly step: number;
  readonly choice: number;
  readonly n: number;
  /** Those among them who were stronger than the puzzle. */
  readonly strong: number;
}

const PUZZLE = 'SELECT id, game, mu, sigma, tries, solved, good, bad, state FROM puzzles';
const TRY = 'SELECT person, puzzle, game, at, choices, hints, solved, rating, day, vote FROM tries';
/** The number of tries tells whether somebody else was quicker. */
const IF_NOT_TRIED = `ON CONFLICT (id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, tries = excluded.tries,
  solved = excluded.solved WHERE puzzles.tries = excluded.tries - 1`;
const MORE = `ON CONFLICT (puzzle, step, choice)
  DO UPDATE SET n = chosen.n + excluded.n, strong = chosen.strong + excluded.strong`;

const MORE_HINTS = `ON CONFLICT (person, puzzle)
  DO UPDATE SET n = CASE WHEN excluded.n > hinted.n THEN excluded.n ELSE hinted.n END`;

const tryOf = ({ choices, solved, ...row }: Row): TryRow =>
  ({ ...row, choices: JSON.parse(choices as string), solved: solved === 1 }) as unknown as TryRow;

export function sqlPuzzles(driver: Driver) {
  const { all, one, change } = sqlOf(driver);
  return {
    ...triesOf(driver),
    read: (id: string) => one<PuzzleRow>(`${PUZZLE} WHERE id = ?`, id),
    ofGame: (game: string) => all<PuzzleRow>(`${PUZZLE} WHERE game = ?`, game),
    /**
     * A first try with everything that follows from it, once for each person and puzzle. False, and nothing is done, when there
     * was one before, or when the puzzle or the rating has moved meanwhile.
     */
    enter: (
      { choices, solved, vote: _, ...row }: TryRow,
      { good: __, bad: ___, state: ____, ...puzzle }: PuzzleRow,
      rating: Rating | undefined,
      strong: boolean,
    ) =>
      driver.transact([
        {
          ...insert(
            'tries',
            { ...row, choices: JSON.stringify(choices), solved: Number(solved) },
            'ON CONFLICT DO NOTHING',
          ),
          mustChange: true,
        },
        { ...insert('puzzles', { ...puzzle }, IF_NOT_TRIED), mustChange: true },
        ...choices.map((choice, step) =>
          insert('chosen', { puzzle: row.puzzle, step, choice, n: 1, strong: Number(strong) }, MORE),
        ),
        ...(rating ? [moveRating(rating)] : []),
      ]),
    chosen: (puzzle: string) =>
      all<ChosenRow>('SELECT step, choice, n, strong FROM chosen WHERE puzzle = ?', puzzle),
    /** In place of a vote before; false when that one has changed meanwhile. */
    vote: (person: string, puzzle: string, before: number, vote: number) =>
      driver.transact([
        {
          sql: 'UPDATE tries SET vote = ? WHERE person = ? AND puzzle = ? AND vote = ?',
          values: [vote, person, puzzle, before],
          mustChange: true,
        },
        {
          sql: 'UPDATE puzzles SET good = good + ?, bad = bad + ? WHERE id = ?',
          values: [Number(vote > 0) - Number(before > 0), Number(vote < 0) - Number(before < 0), puzzle],
        },
      ]),
    setState: (id: string, state: PuzzleRow['state']) =>
      change('UPDATE puzzles SET state = ? WHERE id = ?', state, id),
  };
}

/** What somebody tried, and the hints that they were given. */
function triesOf(driver: Driver) {
  const { all, one, texts } = sqlOf(driver);
  return {
    async tryOf(person: string, puzzle: string) {
      const row = await one<Row>(`${TRY} WHERE person = ? AND puzzle = ?`, person, puzzle);
      return row && tryOf(row);
    },
    /** How many hints of a puzzle somebody was given. */
    hinted: async (person: string, puzzle: string) =>
      (await one<{ n: number }>('SELECT n FROM hinted WHERE person = ? AND puzzle = ?', person, puzzle))?.n ??
      0,
    /** Notes that somebody was given so many; fewer than before change nothing. */
    hint: (person: string, puzzle: string, n: number) =>
      driver.transact([insert('hinted', { person, puzzle, n }, MORE_HINTS)]),
    /** All that is noted about somebody. */
    hintedBy: (person: string) => all<Row>('SELECT puzzle, n FROM hinted WHERE person = ?', person),
    /** The ids of what somebody has tried. */
    triedBy: (person: string, game: string) =>
      texts('SELECT puzzle FROM tries WHERE person = ? AND game = ?', person, game),
    /** Somebody's last tries of a game, newest first. */
    async lastTries(person: string, game: string, limit: number) {
      const sql = `${TRY} WHERE person = ? AND game = ? ORDER BY at DESC LIMIT ?`;
      return (await all<Row>(sql, person, game, limit)).map(tryOf);
    },
    countsOf: async (person: string, game: string) => {
      const sql =
        'SELECT count(*) AS tried, coalesce(sum(solved), 0) AS solved FROM tries WHERE person = ? AND game = ?';
      const row = await one<{ tried: number; solved: number }>(sql, person, game);
      return { tried: Number(row?.tried), solved: Number(row?.solved) };
    },
    /** Days whose puzzle somebody tried on the day. */
    daysOf: (person: string, since: number) =>
      texts('SELECT DISTINCT day FROM tries WHERE person = ? AND day IS NOT NULL AND at > ?', person, since),
    /** Everything that is kept about somebody. */
    triesBy: async (person: string) => (await all<Row>(`${TRY} WHERE person = ?`, person)).map(tryOf),
  };
}
