// Results and ratings in SQL that both databases understand.
import type { Driver, Row, Statement } from './driver.ts';
import type { Rating, ResultRow, Score } from './port.ts';
import { insert, placeholders, sqlOf } from './sql.ts';

const resultOf = ({ table_id, won, rivals, ...row }: Row): ResultRow =>
  ({ ...row, table: table_id, won: won === 1, rivals: JSON.parse(rivals as string) }) as unknown as ResultRow;

/** Two processes lock the rows of scores in the same order. */
const byScore = (a: ResultRow, b: ResultRow): number =>
  a.ladder.localeCompare(b.ladder) || Number(a.won) - Number(b.won) || (a.points ?? 0) - (b.points ?? 0);

const RATINGS = 'SELECT person, ladder, mu, sigma, games FROM ratings';
const BEST = `SELECT r.person, r.ladder, r.mu, r.sigma, r.games, p.name FROM ratings r JOIN people p ON p.id = r.person
  WHERE r.ladder = ? ORDER BY r.mu - 3 * r.sigma DESC LIMIT ?`;
const SETTLED = "UPDATE tables SET settled = 1 WHERE id = ? AND settled = 0 AND state = 'finished'";
const ONE_MORE = 'ON CONFLICT (ladder, options, won, points) DO UPDATE SET n = scores.n + 1';
const IF_NOT_MOVED = `ON CONFLICT (person, ladder)
  DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games WHERE ratings.games = excluded.games - 1`;

/** Part of a transaction, which is undone when the rating has moved meanwhile. */
export const moveRating = (rating: Rating): Statement => ({
  ...insert('ratings', { ...rating }, IF_NOT_MOVED),
  mustChange: true,
});

export function sqlResults(driver: Driver) {
  const { all, texts, count } = sqlOf(driver);
  return {
    unsettled: (limit: number) =>
      texts("SELECT id FROM tables WHERE state = 'finished' AND settled = 0 ORDER BY touched LIMIT ?", limit),
    isSettled: async (table: string) => (await count('SELECT settled FROM tables WHERE id = ?', table)) === 1,
    /** As they stood a moment ago: `settle` refuses what has moved since. */
    ratings: async (ladder: string, people: readonly string[]) => {
      const sql = `${RATINGS} WHERE ladder = ? AND person IN (${placeholders(people.length)})`;
      return people.length === 0 ? [] : all<Rating>(sql, ladder, ...people);
    },
    /** Enters results and new ratings, once per table; false when a rating has moved meanwhile or the table is settled. */
    settle: (table: string, rows: readonly ResultRow[], ratings: readonly Rating[], scored = rows) =>
      driver.transact([
        { sql: SETTLED, values: [table], mustChange: true },
        ...rows.map(({ table, won, rivals, ...row }) =>
          insert('results', { ...row, table_id: table, won: Number(won), rivals: JSON.stringify(rivals) }),
        ),
        ...scored
          .toSorted(byScore)
          .map(({ ladder, options, won, points }) =>
            insert('scores', { ladder, options, won: Number(won), points: points ?? 0, n: 1 }, ONE_MORE),
          ),
        ...ratings.map(moveRating),
      ]),
    best: (ladder: string, limit: number) => all<Rating & { readonly name: string }>(BEST, ladder, limit),
    ratingsOfAll: (people: readonly string[]) =>
      all<Rating>(`${RATINGS} WHERE person IN (${placeholders(people.length)})`, ...people),
    ratingsOf: (person: string) => all<Rating>(`${RATINGS} WHERE person = ?`, person),
    async history(person: string, before: number, limit: number) {
      const sql = 'SELECT * FROM results WHERE person = ? AND finished < ? ORDER BY finished DESC LIMIT ?';
      return (await all<Row>(sql, person, before, limit)).map(resultOf);
    },
    /** How many results of each kind this ladder has with these options. */
    scores: (ladder: string, options: string) =>
      all<Score>('SELECT won, points, n FROM scores WHERE ladder = ? AND options = ?', ladder, options),
  };
}
