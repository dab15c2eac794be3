// Runs of expeditions in SQL that both databases understand: begun, measured, held back, and looked at for help by bots.
import type { RunMark } from '@undercroft/events';
import type { Driver, Row, Statement } from './driver.ts';
import type { HelpFigures, RunRow } from './event-rows.ts';
import { insert, sqlOf } from './sql.ts';

const RUN_COLUMNS = `event, deal, side, person, instance, table_id AS "table", began, ended, state, measure, people, team, mark`;
const RUN = `SELECT ${RUN_COLUMNS} FROM runs`;
const HELP = `SELECT ${RUN_COLUMNS}, asked, agreed, pace FROM runs`;
const HELD = `SELECT r.table_id FROM runs r JOIN events e ON e.id = r.event WHERE r.person = ? AND e.open_at > ?`;
const HELD_SEAL = `SELECT count(*) FROM events e JOIN runs r ON r.event = e.id JOIN tables t ON t.id = r.table_id
  WHERE e.open_at > ? AND t.sealed_as = ?`;
const OF_CLUBS = `SELECT r.table_id FROM runs r JOIN events e ON e.id = r.event WHERE r.person = ? AND e.club IS NOT NULL`;
/** A run that was given up, or left as it stood, is no day played. Of a table that the host has removed nothing worse is known. */
const PLAYED_DAYS = `SELECT e.opens FROM runs r JOIN events e ON e.id = r.event LEFT JOIN tables t ON t.id = r.table_id
  WHERE r.person = ? AND r.began > ? AND e.kind = 'day' AND e.club IS NULL AND coalesce(t.state, 'finished') = 'finished'
  AND NOT EXISTS (SELECT 1 FROM entries g WHERE g.table_id = r.table_id AND g.person = r.person
    AND (g.body LIKE '%"kind":"conceded"%' OR g.body LIKE '%"resigned":true%'))`;
const MOST_DEALS = 8;

const runOf = ({ measure, ...row }: Row): RunRow =>
  ({ ...row, measure: measure === null ? null : JSON.parse(measure as string) }) as unknown as RunRow;

/** Part of the transaction that makes the table: one run for each person, deal and side. */
export const addRun = ({
  table,
  ...run
}: Omit<RunRow, 'ended' | 'state' | 'measure' | 'mark'>): Statement => ({
  ...insert('runs', { ...run, table_id: table, state: 'playing' }, 'ON CONFLICT DO NOTHING'),
  mustChange: true,
});

export const sqlRuns = (driver: Driver) => ({
  ...runsOf(driver),
  ...heldRuns(driver),
  ...helpInRuns(driver),
});

function runsOf(driver: Driver) {
  const { all, count, change } = sqlOf(driver);
  return {
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
    /** Names of everybody who has a run; those who are gone have none. */
    names: async (event: string) => {
      const sql =
        'SELECT DISTINCT p.id, p.name FROM runs r JOIN people p ON p.id = r.person WHERE r.event = ?';
      const rows = await all<{ id: string; name: string }>(sql, event);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}

/** Which tables and seals are nobody else's to know of yet. */
function heldRuns(driver: Driver) {
  const { texts, count } = sqlOf(driver);
  return {
    /** Is this the name of a seal that people still play? */
    isHeldSeal: async (sealedAs: string, now: number) => (await count(HELD_SEAL, now, sealedAs)) > 0,
    /** The tables of runs that nobody but their player may know of yet. */
    heldTables: (person: string, now: number) => texts(HELD, person, now),
    /** The tables of runs that only members of a club may know of. */
    clubTables: (person: string) => texts(OF_CLUBS, person),
  };
}

function helpInRuns(driver: Driver) {
  const { all, change } = sqlOf(driver);
  return {
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
  };
}
