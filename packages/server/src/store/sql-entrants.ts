// Who entered an expedition, in SQL: with which word and team, ready for what, and who was not there.
import type { Driver, Statement } from './driver.ts';
import { insert, sqlOf } from './sql.ts';

export interface EntrantRow {
  readonly person: string;
  readonly name: string;
  readonly joined: number;
  readonly word: string | null;
  readonly team: string | null;
  /** The deal that they stand ready for; at an evening 1, for whoever is there. */
  readonly ready: number | null;
  readonly removed: number;
}

const ENTRANT = `SELECT e.person, p.name, e.joined, e.word, e.team, e.ready, e.removed
  FROM entrants e JOIN people p ON p.id = e.person WHERE e.event = ?`;

export const addEntrant = (event: string, person: string, joined: number, word: string | null): Statement =>
  insert('entrants', { event, person, team: null, word, joined }, 'ON CONFLICT DO NOTHING');

export function sqlEntrants(driver: Driver) {
  const { all, one, count, change } = sqlOf(driver);
  return {
    join: (event: string, person: string, joined: number, word: string | null) =>
      driver.transact([addEntrant(event, person, joined, word)]),
    entrants: (event: string) => count('SELECT count(*) FROM entrants WHERE event = ?', event),
    entrant: (event: string, person: string) => one<EntrantRow>(`${ENTRANT} AND e.person = ?`, event, person),
    entrantsOf: async (event: string) =>
      (await all<EntrantRow>(ENTRANT, event)).toSorted(
        (a, b) => a.joined - b.joined || (a.person < b.person ? -1 : 1),
      ),
    /** Out again, as if they had never entered. */
    withdraw: (event: string, person: string) =>
      change('DELETE FROM entrants WHERE event = ? AND person = ? AND removed = 0', event, person),
    setTeam: (event: string, person: string, team: string | null) =>
      change(
        'UPDATE entrants SET team = ?, ready = NULL WHERE event = ? AND person = ?',
        team,
        event,
        person,
      ),
    setReady: (event: string, person: string, deal: number | null) =>
      change('UPDATE entrants SET ready = ? WHERE event = ? AND person = ?', deal, event, person),
    setAbsent: (event: string, person: string) =>
      change('UPDATE entrants SET absent = 1 WHERE event = ? AND person = ?', event, person),
    /** The evenings that somebody had entered, among those that are counted. */
    attended: async (person: string) => {
      const sql = `SELECT e.opens, en.absent FROM entrants en JOIN events e ON e.id = en.event
        WHERE en.person = ? AND e.kind = 'evening' AND e.state <> 'set'`;
      const rows = await all<{ opens: number; absent: number }>(sql, person);
      return rows.map(({ opens, absent }) => ({ opens, wasThere: absent === 0 }));
    },
    /** Taken out of the standings, or back in; everything is counted anew. */
    remove: (event: string, person: string, removed: boolean) =>
      driver.transact([
        {
          sql: 'UPDATE entrants SET removed = ? WHERE event = ? AND person = ?',
          values: [Number(removed), event, person],
          mustChange: true,
        },
      ]),
  };
}
