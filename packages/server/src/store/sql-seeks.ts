// Who waits for a table, and who was paired with whom, in SQL that both databases understand.
import type { Pace, Wishes } from '@undercroft/protocol';
import type { Driver, Row, Statement } from './driver.ts';
import type { Seek } from './port.ts';
import { insert, placeholders, sqlOf } from './sql.ts';

const seekOf = ({ wishes, asks, hidden, ...row }: Row): Seek =>
  ({
    ...row,
    wishes: JSON.parse(wishes as string) as Wishes,
    asks: asks === 1,
    hidden: hidden === 1,
  }) as unknown as Seek;

const SEEKS = `SELECT person, pace, wishes, since, bots_at AS "botsAt", asks, hidden, heard, asked,
  table_id AS "table", seat FROM seeks`;
/** Whoever was given a table meanwhile keeps it. */
const CHANGED = `ON CONFLICT (person, pace) DO UPDATE SET wishes = excluded.wishes, since = excluded.since,
  bots_at = excluded.bots_at, asks = excluded.asks, hidden = 0, heard = excluded.heard, asked = NULL WHERE seeks.table_id IS NULL`;
const THIS_ONE = 'WHERE person = ? AND pace = ? AND table_id IS NULL';
const HEARD = `UPDATE seeks SET heard = ?, hidden = ?, asked = CASE WHEN ? = 1 THEN asked ELSE NULL END
  WHERE pace = 'live' AND table_id IS NULL AND person IN`;

/** Goes in with the table that was found; undoes it where the person no longer waits. */
export const endSeek = (person: string, pace: Pace, table: string, seat: number): Statement => ({
  sql: `UPDATE seeks SET table_id = ?, seat = ? ${THIS_ONE}`,
  values: [table, seat, person, pace],
  mustChange: true,
});
/** `waited` is null where bots sat down too. */
export const addPairing = (person: string, table: string, at: number, waited: number | null): Statement =>
  insert('pairings', { person, table_id: table, at, waited });
/** The game has begun, or never will. */
export const forgetSeeks = (table: string): Statement => ({
  sql: 'DELETE FROM seeks WHERE table_id = ?',
  values: [table],
});
/** These wait on, in their old place. */
export const seekOn = (table: string, people: readonly string[]): Statement => ({
  sql: `UPDATE seeks SET table_id = NULL, seat = NULL, asked = NULL
    WHERE table_id = ? AND person IN (${placeholders(people.length)})`,
  values: [table, ...people],
});

export function sqlSeeks(driver: Driver) {
  const { all, change } = sqlOf(driver);
  const seeks = async (sql: string, ...values: string[]) => (await all<Row>(sql, ...values)).map(seekOf);
  return {
    /** False where a table was found already. */
    async put({ person, pace, wishes, since, botsAt, asks, heard }: Seek) {
      const row = { person, pace, wishes: JSON.stringify(wishes), since, bots_at: botsAt, heard };
      const flags = { asks: Number(asks), hidden: 0 };
      return driver.transact([{ ...insert('seeks', { ...row, ...flags }, CHANGED), mustChange: true }]);
    },
    /** Everybody who waits or was just given a table; a few rows. */
    all: () => seeks(SEEKS),
    of: (person: string) => seeks(`${SEEKS} WHERE person = ?`, person),
    remove: (person: string, pace: Pace) =>
      change('DELETE FROM seeks WHERE person = ? AND pace = ?', person, pace),
    /** Unless a table was found meanwhile, or they were heard of again. */
    drop: ({ person, pace, heard }: Seek) =>
      change(`DELETE FROM seeks ${THIS_ONE} AND heard = ?`, person, pace, heard),
    /** These are connected: whoever is in sight has answered what they were asked. */
    async heard(people: readonly string[], isHidden: boolean, now: number) {
      if (people.length === 0) return;
      const hidden = Number(isHidden);
      await change(`${HEARD} (${placeholders(people.length)})`, now, hidden, hidden, ...people);
    },
    /** True for the one process that asks. */
    ask: ({ person, pace }: Seek, now: number) =>
      driver.transact([
        {
          sql: `UPDATE seeks SET asked = ? ${THIS_ONE} AND asked IS NULL`,
          values: [now, person, pace],
          mustChange: true,
        },
      ]),
    /** With whom these people were paired since a moment, the newest table first. */
    pairings: (people: readonly string[], since: number) =>
      all<{ readonly person: string; readonly table: string; readonly other: string; readonly at: number }>(
        `SELECT p.person, p.table_id AS "table", o.person AS other, p.at FROM pairings p
          JOIN pairings o ON o.table_id = p.table_id
          WHERE p.person IN (${placeholders(people.length)}) AND p.at > ?`,
        ...people,
        since,
      ),
    pairingsOf: (person: string) =>
      all<{ readonly table: string; readonly at: number; readonly waited: number | null }>(
        'SELECT table_id AS "table", at, waited FROM pairings WHERE person = ?',
        person,
      ),
    /** How long people waited for people between two moments. */
    async waits(from: number, to: number) {
      const sql = 'SELECT waited FROM pairings WHERE at >= ? AND at < ? AND waited IS NOT NULL';
      return (await all<{ readonly waited: number }>(sql, from, to)).map(({ waited }) => waited);
    },
    forgetPairings: (before: number) => change('DELETE FROM pairings WHERE at < ?', before),
  };
}
