// Expeditions in SQL that both databases understand: windows, seals, entrants and runs. Standings are computed, never stored.
import type { EventKind } from '@undercroft/events';
import type { Driver, Row } from './driver.ts';
import type { DealRow, EventRow } from './event-rows.ts';
import { insert, sqlOf } from './sql.ts';
import { sqlEntrants } from './sql-entrants.ts';
import { sqlRuns } from './sql-runs.ts';

const EVENT = `SELECT id, game, kind, seats, options, format, opens, closes, open_at AS "openAt", deals, secret, words, seating, state, club
  FROM events`;
/** 1 where there are runs that nobody measured yet, and the tables of all of them go on. */
const STILL_PLAYED = `coalesce((SELECT min(CASE WHEN t.state IN ('open', 'playing') THEN 1 ELSE 0 END)
  FROM runs r LEFT JOIN tables t ON t.id = r.table_id WHERE r.event = events.id AND r.state = 'playing'), 0)`;
const MOST_WORDS = 50;

const parsed = (text: unknown): unknown => (text === null ? null : JSON.parse(text as string));
const eventOf = ({ options, format, words, seating, ...row }: Row): EventRow =>
  ({
    ...row,
    options: parsed(options),
    format: parsed(format),
    words: parsed(words),
    seating: parsed(seating),
  }) as unknown as EventRow;

export const sqlEvents = (driver: Driver) => ({
  ...eventsOf(driver),
  ...eventLists(driver),
  ...seasonsOf(driver),
  ...sqlEntrants(driver),
  ...sqlRuns(driver),
});

function eventsOf(driver: Driver) {
  const { all, one, texts, change } = sqlOf(driver);
  return {
    /** With its seals, once: whoever comes later finds the first one's. */
    create: ({ openAt, options, format, words, seating: _, ...row }: EventRow, deals: readonly DealRow[]) =>
      driver.transact([
        {
          ...insert(
            'events',
            {
              ...row,
              open_at: openAt,
              options: JSON.stringify(options),
              format: JSON.stringify(format),
              words: words && JSON.stringify(words),
            },
            'ON CONFLICT DO NOTHING',
          ),
          mustChange: true,
        },
        ...deals.map(({ sealedAs, ...deal }) =>
          insert('deals', { event: row.id, ...deal, sealed_as: sealedAs }),
        ),
      ]),
    async read(id: string) {
      const row = await one<Row>(`${EVENT} WHERE id = ?`, id);
      return row && eventOf(row);
    },
    setState: (id: string, state: EventRow['state']) =>
      change('UPDATE events SET state = ? WHERE id = ?', state, id),
    /** Nobody may begin any more. One that has not opened yet is over at once; in another, everything opens when it was to. */
    close: (id: string, now: number) =>
      driver.transact([
        {
          sql: 'UPDATE events SET opens = ?, open_at = ? WHERE id = ? AND opens > ?',
          values: [now, now, id, now],
        },
        { sql: 'UPDATE events SET closes = ? WHERE id = ? AND closes > ?', values: [now, id, now] },
      ]),
    /** The words that go into the luck: fixed by whoever asks first after it opened. */
    async fixWords({ id, opens }: EventRow) {
      const sql =
        'SELECT word, joined, person FROM entrants WHERE event = ? AND word IS NOT NULL AND joined < ?';
      const first = (await all<{ word: string; joined: number; person: string }>(sql, id, opens))
        .toSorted((a, b) => a.joined - b.joined || (a.person < b.person ? -1 : 1))
        .slice(0, MOST_WORDS);
      const words = JSON.stringify(first.map(({ word }) => word));
      await change('UPDATE events SET words = ? WHERE id = ? AND words IS NULL', words, id);
      return JSON.parse((await texts('SELECT words FROM events WHERE id = ?', id))[0]!) as string[];
    },
    deals: (event: string) =>
      all<DealRow>(
        'SELECT number, instance, secret, sealed_as AS "sealedAs" FROM deals WHERE event = ? ORDER BY 1, 2',
        event,
      ),
    /** Who sits at an evening, in their order: fixed by whoever asks first. */
    async fixSeating(id: string, order: readonly (readonly string[])[]) {
      await change(
        'UPDATE events SET seating = ? WHERE id = ? AND seating IS NULL',
        JSON.stringify(order),
        id,
      );
      return parsed((await texts('SELECT seating FROM events WHERE id = ?', id))[0]) as string[][];
    },
  };
}

function eventLists(driver: Driver) {
  const { all } = sqlOf(driver);
  return {
    /** The newest that open before a moment; of one game, or of all. */
    async list(game: string | undefined, before: number, limit: number) {
      const sql = `${EVENT} WHERE coalesce(?, game) = game AND kind <> 'again' AND club IS NULL AND opens < ? ORDER BY opens DESC LIMIT ?`;
      return (await all<Row>(sql, game ?? null, before, limit)).map(eventOf);
    },
    async ofClub(club: string) {
      const rows = await all<Row>(`${EVENT} WHERE club = ? AND kind <> 'again'`, club);
      return rows.map(eventOf).sort((a, b) => b.opens - a.opens);
    },
    async ofKind(game: string, kind: EventKind, from: number, to: number) {
      const sql = `${EVENT} WHERE game = ? AND kind = ? AND opens >= ? AND opens < ? ORDER BY opens`;
      return (await all<Row>(sql, game, kind, from, to)).map(eventOf);
    },
    /** Those that are over and not settled; not the ones of which only bots still play, unless they opened before a moment. */
    async readyToSettle(now: number, late: number, limit: number) {
      const sql = `${EVENT} WHERE state <> 'settled' AND open_at <= ?
        AND (state = 'set' OR open_at < ? OR ${STILL_PLAYED} = 0) ORDER BY open_at LIMIT ?`;
      return (await all<Row>(sql, now, late, limit)).map(eventOf);
    },
    /** Evenings that people are at, or that should have begun. */
    async evenings(now: number) {
      const sql = `${EVENT} WHERE kind = 'evening' AND opens <= ? AND open_at > ?`;
      return (await all<Row>(sql, now, now)).map(eventOf);
    },
    /** Those of a game that are wholly counted and opened since a moment. */
    async settledSince(game: string, since: number) {
      const sql = `${EVENT} WHERE game = ? AND state = 'settled' AND kind <> 'again' AND open_at > ?`;
      return (await all<Row>(sql, game, since)).map(eventOf);
    },
  };
}

function seasonsOf(driver: Driver) {
  const { one } = sqlOf(driver);
  return {
    keepSeason: (id: string, game: string, begins: number, ends: number, best: number) =>
      driver.transact([insert('seasons', { id, game, begins, ends, best }, 'ON CONFLICT DO NOTHING')]),
    season: (game: string, moment: number) =>
      one<{ id: string; begins: number; ends: number; best: number }>(
        'SELECT id, begins, ends, best FROM seasons WHERE game = ? AND begins <= ? AND ends > ?',
        game,
        moment,
        moment,
      ),
  };
}
