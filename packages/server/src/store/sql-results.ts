// Results, ratings and daily dungeons in SQL that both databases understand.
import type { Driver, Row } from './driver.ts';
import type { Rating, ResultRow, ResultStore, Score } from './port.ts';
import { insert, placeholders, sqlOf } from './sql.ts';

const resultOf = ({ table_id, won, rivals, ...row }: Row): ResultRow =>
  ({ ...row, table: table_id, won: won === 1, rivals: JSON.parse(rivals as string) }) as unknown as ResultRow;

/** Two processes lock the rows of scores in the same order. */
const byScore = (a: ResultRow, b: ResultRow): number =>
  a.ladder.localeCompare(b.ladder) || Number(a.won) - Number(b.won) || (a.points ?? 0) - (b.points ?? 0);

const RATINGS = 'SELECT person, ladder, mu, sigma, games FROM ratings';
const ONE_MORE = 'ON CONFLICT (ladder, options, won, points) DO UPDATE SET n = scores.n + 1';
const IF_NOT_MOVED = `ON CONFLICT (person, ladder)
  DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games WHERE ratings.games = excluded.games - 1`;

export function sqlResults(driver: Driver): ResultStore {
  const { all, texts, count } = sqlOf(driver);
  return {
    unsettled: (limit) =>
      texts("SELECT id FROM tables WHERE state = 'finished' AND settled = 0 ORDER BY touched LIMIT ?", limit),
    isSettled: async (table) => (await count('SELECT settled FROM tables WHERE id = ?', table)) === 1,
    ratings: async (ladder, people) =>
      people.length === 0
        ? []
        : all<Rating>(
            `${RATINGS} WHERE ladder = ? AND person IN (${placeholders(people.length)})`,
            ladder,
            ...people,
          ),
    settle: (table, rows, ratings) =>
      driver.transact([
        {
          sql: "UPDATE tables SET settled = 1 WHERE id = ? AND settled = 0 AND state = 'finished'",
          values: [table],
          mustChange: true,
        },
        ...rows.map(({ table, won, rivals, ...row }) =>
          insert('results', { ...row, table_id: table, won: won ? 1 : 0, rivals: JSON.stringify(rivals) }),
        ),
        ...rows
          .toSorted(byScore)
          .map(({ ladder, options, won, points }) =>
            insert('scores', { ladder, options, won: won ? 1 : 0, points: points ?? 0, n: 1 }, ONE_MORE),
          ),
        ...ratings.map(({ person, ladder, mu, sigma, games }) => ({
          ...insert('ratings', { person, ladder, mu, sigma, games }, IF_NOT_MOVED),
          mustChange: true,
        })),
      ]),
    best: (ladder, limit) =>
      all<Rating & { name: string }>(
        `SELECT r.person, r.ladder, r.mu, r.sigma, r.games, p.name FROM ratings r JOIN people p ON p.id = r.person
          WHERE r.ladder = ? ORDER BY r.mu - 3 * r.sigma DESC LIMIT ?`,
        ladder,
        limit,
      ),
    ratingsOf: (person) => all<Rating>(`${RATINGS} WHERE person = ?`, person),
    async history(person, before, limit) {
      const sql = 'SELECT * FROM results WHERE person = ? AND finished < ? ORDER BY finished DESC LIMIT ?';
      return (await all<Row>(sql, person, before, limit)).map(resultOf);
    },
    scores: (ladder, options) =>
      all<Score>('SELECT won, points, n FROM scores WHERE ladder = ? AND options = ?', ladder, options),
    dailyOf: async (game, day, person) =>
      (
        await texts(
          'SELECT table_id FROM dailies WHERE game = ? AND day = ? AND person = ?',
          game,
          day,
          person,
        )
      )[0],
    dailyTables: (game, day, limit) =>
      all(
        'SELECT person, table_id AS "table" FROM dailies WHERE game = ? AND day = ? LIMIT ?',
        game,
        day,
        limit,
      ),
  };
}
