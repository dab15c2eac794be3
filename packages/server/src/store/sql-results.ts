// Results, ratings and daily dungeons in SQL that both databases understand.
import type { Driver, Row } from './driver.ts';
import type { Rating, ResultRow, ResultStore, Score } from './port.ts';

const resultOf = (row: Row): ResultRow => ({
  table: row.table_id as string,
  person: row.person as string,
  game: row.game as string,
  ladder: row.ladder as string,
  finished: row.finished as number,
  seat: row.seat as number,
  place: row.place as number,
  won: row.won === 1,
  points: row.points as number | null,
  seats: row.seats as number,
  options: row.options as string,
  rivals: JSON.parse(row.rivals as string),
});

/** Two processes lock the rows of scores in the same order. */
const byScore = (a: ResultRow, b: ResultRow): number =>
  a.ladder.localeCompare(b.ladder) || Number(a.won) - Number(b.won) || (a.points ?? 0) - (b.points ?? 0);

export function sqlResults(driver: Driver): ResultStore {
  return {
    unsettled: async (limit) =>
      (
        await driver.rows(
          "SELECT id FROM tables WHERE state = 'finished' AND settled = 0 ORDER BY touched LIMIT ?",
          [limit],
        )
      ).map(({ id }) => id as string),
    async isSettled(table) {
      const [row] = await driver.rows('SELECT settled FROM tables WHERE id = ?', [table]);
      return row?.settled === 1;
    },
    async ratings(ladder, people) {
      if (people.length === 0) return [];
      return (await driver.rows(
        `SELECT person, ladder, mu, sigma, games FROM ratings WHERE ladder = ? AND person IN (${people.map(() => '?').join(', ')})`,
        [ladder, ...people],
      )) as unknown as readonly Rating[];
    },
    settle: (table, rows, ratings) =>
      driver.transact([
        {
          sql: "UPDATE tables SET settled = 1 WHERE id = ? AND settled = 0 AND state = 'finished'",
          values: [table],
          mustChange: true,
        },
        ...rows.map((row) => ({
          sql: `INSERT INTO results (table_id, person, game, ladder, finished, seat, place, won, points, seats, options, rivals)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          values: [
            row.table,
            row.person,
            row.game,
            row.ladder,
            row.finished,
            row.seat,
            row.place,
            row.won ? 1 : 0,
            row.points,
            row.seats,
            row.options,
            JSON.stringify(row.rivals),
          ],
        })),
        ...rows.toSorted(byScore).map(({ ladder, options, won, points }) => ({
          sql: `INSERT INTO scores (ladder, options, won, points, n) VALUES (?, ?, ?, ?, 1)
            ON CONFLICT (ladder, options, won, points) DO UPDATE SET n = scores.n + 1`,
          values: [ladder, options, won ? 1 : 0, points ?? 0],
        })),
        ...ratings.map(({ person, ladder, mu, sigma, games }) => ({
          sql: `INSERT INTO ratings (person, ladder, mu, sigma, games) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (person, ladder) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
            WHERE ratings.games = excluded.games - 1`,
          values: [person, ladder, mu, sigma, games],
          mustChange: true,
        })),
      ]),
    best: async (ladder, limit) =>
      (await driver.rows(
        `SELECT r.person, r.ladder, r.mu, r.sigma, r.games, p.name FROM ratings r JOIN people p ON p.id = r.person
          WHERE r.ladder = ? ORDER BY r.mu - 3 * r.sigma DESC LIMIT ?`,
        [ladder, limit],
      )) as unknown as readonly (Rating & { name: string })[],
    ratingsOf: async (person) =>
      (await driver.rows('SELECT person, ladder, mu, sigma, games FROM ratings WHERE person = ?', [
        person,
      ])) as unknown as readonly Rating[],
    history: async (person, before, limit) =>
      (
        await driver.rows(
          'SELECT * FROM results WHERE person = ? AND finished < ? ORDER BY finished DESC LIMIT ?',
          [person, before, limit],
        )
      ).map(resultOf),
    scores: async (ladder, options) =>
      (await driver.rows('SELECT won, points, n FROM scores WHERE ladder = ? AND options = ?', [
        ladder,
        options,
      ])) as unknown as readonly Score[],
    async dailyOf(game, day, person) {
      const [row] = await driver.rows(
        'SELECT table_id FROM dailies WHERE game = ? AND day = ? AND person = ?',
        [game, day, person],
      );
      return row?.table_id as string | undefined;
    },
    dailyTables: async (game, day, limit) =>
      (
        await driver.rows('SELECT person, table_id FROM dailies WHERE game = ? AND day = ? LIMIT ?', [
          game,
          day,
          limit,
        ])
      ).map(({ person, table_id }) => ({ person: person as string, table: table_id as string })),
  };
}
