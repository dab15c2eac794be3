// Expeditions in SQL that both databases understand: windows, seals, entrants and runs. Standings are computed, never stored.
import type { EventKind, RunMark } from '@undercroft/events';
import type { Driver, Row, Statement } from './driver.ts';
import { insert, sqlOf } from './sql.ts';
import { sqlEntrants } from './sql-entrants.ts';

/** What of an expedition is settled when it is announced, besides its columns. */
export interface EventFormat {
  readonly rules: string;
  /** The level in the chairs that people leave free. */
  readonly bot: string;
  readonly yardsticks: readonly string[];
  /** Seals of each deal for those who are ranked; there is one more for the others. */
  readonly instances: number;
  readonly isOneDealRanked: boolean;
  /** Said where one person with bots has no place. */
  readonly isAloneRanked?: false;
  readonly needs: EntryNeeds;
}

/** What ranked entry asks for: a passkey, so many days here, so many finished games. */
export interface EntryNeeds {
  readonly passkey: boolean;
  readonly days: number;
  readonly games: number;
}

export interface EventRow {
  readonly id: string;
  readonly game: string;
  readonly kind: EventKind;
  readonly seats: number;
  readonly options: Readonly<Record<string, never>>;
  readonly format: EventFormat;
  readonly opens: number;
  readonly closes: number;
  readonly openAt: number;
  readonly deals: number;
  /** What chairs and instances are given out by. */
  readonly secret: string;
  /** Of the first entrants; null until it opened. */
  readonly words: readonly string[] | null;
  /** Of an evening that has begun: for each instance its people in the order of the movement. */
  readonly seating: readonly (readonly string[])[] | null;
  /** `counted` when every person's run is measured, `settled` when every yardstick's is too. */
  readonly state: 'set' | 'counted' | 'settled';
  /** Only its members know of it. */
  readonly club: string | null;
}

export interface DealRow {
  readonly number: number;
  readonly instance: number;
  readonly secret: string;
  /** Where it is not its own: of an old one again, and of dailies from before there were expeditions. */
  readonly sealedAs: string | null;
}

export interface RunRow {
  readonly event: string;
  readonly deal: number;
  readonly side: number;
  readonly person: string;
  readonly instance: number;
  readonly table: string;
  readonly began: number;
  readonly ended: number | null;
  /** `broken`: its luck is not what was sealed. */
  readonly state: 'playing' | 'over' | 'broken';
  readonly measure: readonly number[] | null;
  /** How many people began it at one table. */
  readonly people: number;
  readonly team: string | null;
  readonly mark: RunMark | null;
}

/** What the host sees of a run: of so many choices so many were the strongest bot's; the median time of one. Null until looked at. */
export interface HelpFigures {
  readonly asked: number | null;
  readonly agreed: number | null;
  readonly pace: number | null;
}

const EVENT = `SELECT id, game, kind, seats, options, format, opens, closes, open_at AS "openAt", deals, secret, words, seating, state, club
  FROM events`;
const RUN_COLUMNS = `event, deal, side, person, instance, table_id AS "table", began, ended, state, measure, people, team, mark`;
const RUN = `SELECT ${RUN_COLUMNS} FROM runs`;
const HELP = `SELECT ${RUN_COLUMNS}, asked, agreed, pace FROM runs`;
const HELD = `SELECT r.table_id FROM runs r JOIN events e ON e.id = r.event WHERE r.person = ? AND e.open_at > ?`;
const HELD_SEAL = `SELECT count(*) FROM events e JOIN runs r ON r.event = e.id JOIN tables t ON t.id = r.table_id
  WHERE e.open_at > ? AND t.sealed_as = ?`;
const OF_CLUBS = `SELECT r.table_id FROM runs r JOIN events e ON e.id = r.event WHERE r.person = ? AND e.club IS NOT NULL`;
/** 1 where there are runs that nobody measured yet, and the tables of all of them go on. */
const STILL_PLAYED = `coalesce((SELECT min(CASE WHEN t.state IN ('open', 'playing') THEN 1 ELSE 0 END)
  FROM runs r LEFT JOIN tables t ON t.id = r.table_id WHERE r.event = events.id AND r.state = 'playing'), 0)`;
/** A run that was given up, or left as it stood, is no day played. Of a table that the host has removed nothing worse is known. */
const PLAYED_DAYS = `SELECT e.opens FROM runs r JOIN events e ON e.id = r.event LEFT JOIN tables t ON t.id = r.table_id
  WHERE r.person = ? AND r.began > ? AND e.kind = 'day' AND e.club IS NULL AND coalesce(t.state, 'finished') = 'finished'
  AND NOT EXISTS (SELECT 1 FROM entries g WHERE g.table_id = r.table_id AND g.person = r.person
    AND (g.body LIKE '%"kind":"conceded"%' OR g.body LIKE '%"resigned":true%'))`;
const MOST_WORDS = 50;
const MOST_DEALS = 8;

const parsed = (text: unknown): unknown => (text === null ? null : JSON.parse(text as string));
const eventOf = ({ options, format, words, seating, ...row }: Row): EventRow =>
  ({
    ...row,
    options: parsed(options),
    format: parsed(format),
    words: parsed(words),
    seating: parsed(seating),
  }) as unknown as EventRow;
const runOf = ({ measure, ...row }: Row): RunRow =>
  ({ ...row, measure: parsed(measure) }) as unknown as RunRow;

/** Part of the transaction that makes the table: one run for each person, deal and side. */
export const addRun = ({
  table,
  ...run
}: Omit<RunRow, 'ended' | 'state' | 'measure' | 'mark'>): Statement => ({
  ...insert('runs', { ...run, table_id: table, state: 'playing' }, 'ON CONFLICT DO NOTHING'),
  mustChange: true,
});
export function sqlEvents(driver: Driver) {
  const { all, one, texts, count, change } = sqlOf(driver);
  return {
    ...sqlEntrants(driver),
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
    /** Evenings that people are at, or that should have begun. */
    async evenings(now: number) {
      const sql = `${EVENT} WHERE kind = 'evening' AND opens <= ? AND open_at > ?`;
      return (await all<Row>(sql, now, now)).map(eventOf);
    },
    /** Who sits at an evening, in their order: fixed by whoever asks first. */
    async fixSeating(id: string, order: readonly (readonly string[])[]) {
      await change(
        'UPDATE events SET seating = ? WHERE id = ? AND seating IS NULL',
        JSON.stringify(order),
        id,
      );
      return parsed((await texts('SELECT seating FROM events WHERE id = ?', id))[0]) as string[][];
    },
    /** Runs that people have begun: how many, and nothing more. Of an evening those of the first deal: the next begins when all are done. */
    begun: (event: string, isEvening = false) =>
      count(
        "SELECT count(*) FROM runs WHERE event = ? AND person NOT LIKE '*%' AND deal <= ?",
        event,
        isEvening ? 1 : MOST_DEALS,
      ),
    async runsOf(event: string, person: string) {
      const rows = await all<Row>(`${RUN} WHERE event = ? AND person = ?`, event, person);
      return rows.map(runOf).sort((a, b) => a.deal - b.deal);
    },
    /** All that count: without those of people who were removed. */
    async runs(event: string) {
      const sql = `${RUN} WHERE event = ? AND NOT EXISTS
        (SELECT 1 FROM entrants e WHERE e.event = runs.event AND e.person = runs.person AND e.removed = 1)`;
      return (await all<Row>(sql, event)).map(runOf);
    },
    /** Removed people's too: they sit at their tables. */
    everyRun: async (event: string) => (await all<Row>(`${RUN} WHERE event = ?`, event)).map(runOf),
    /** Everything that is kept about somebody. */
    async of(person: string) {
      const entered = await all<object>(
        'SELECT event, joined, word, team, ready, absent FROM entrants WHERE person = ?',
        person,
      );
      const runs = (await all<Row>(`${RUN} WHERE person = ?`, person)).map(runOf);
      return { entered, runs };
    },
    /** Days whose deal somebody played to its end: for a streak. */
    daysOf: (person: string, since: number) => all<{ opens: number }>(PLAYED_DAYS, person, since),
    unmeasured: async (event: string) =>
      (await all<Row>(`${RUN} WHERE event = ? AND measure IS NULL AND state = 'playing'`, event)).map(runOf),
    measured: (
      { event, deal, side, person }: RunRow,
      state: RunRow['state'],
      ended: number,
      measure: string,
      mark?: RunMark,
    ) =>
      change(
        'UPDATE runs SET state = ?, ended = ?, measure = ?, mark = ? WHERE event = ? AND deal = ? AND side = ? AND person = ?',
        state,
        ended,
        measure,
        mark ?? null,
        event,
        deal,
        side,
        person,
      ),
    /** Is this the name of a seal that people still play? */
    isHeldSeal: async (sealedAs: string, now: number) => (await count(HELD_SEAL, now, sealedAs)) > 0,
    /** The tables of runs that nobody but their player may know of yet. */
    heldTables: (person: string, now: number) => texts(HELD, person, now),
    /** The tables of runs that only members of a club may know of. */
    clubTables: (person: string) => texts(OF_CLUBS, person),
    /** Names of everybody who has a run; those who are gone have none. */
    names: async (event: string) => {
      const sql =
        'SELECT DISTINCT p.id, p.name FROM runs r JOIN people p ON p.id = r.person WHERE r.event = ?';
      const rows = await all<{ id: string; name: string }>(sql, event);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    /** Those of a game that are wholly counted and opened since a moment. */
    async settledSince(game: string, since: number) {
      const sql = `${EVENT} WHERE game = ? AND state = 'settled' AND kind <> 'again' AND open_at > ?`;
      return (await all<Row>(sql, game, since)).map(eventOf);
    },
    helpFigures: async (event: string) => {
      const rows = await all<Row>(`${HELP} WHERE event = ?`, event);
      return rows.map((row) => runOf(row) as RunRow & HelpFigures);
    },
    keepHelp: ({ event, deal, side, person }: RunRow, { asked, agreed, pace }: HelpFigures) =>
      change(
        'UPDATE runs SET asked = ?, agreed = ?, pace = ? WHERE event = ? AND deal = ? AND side = ? AND person = ?',
        asked,
        agreed,
        Math.round(pace ?? 0),
        event,
        deal,
        side,
        person,
      ),
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
