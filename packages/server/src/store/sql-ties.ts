// Friends in SQL that both databases understand: who asked whom, who is whose friend, the links to ask by, and invitations.
import type { Driver, Statement } from './driver.ts';
import type { PersonSettings } from './port.ts';
import { insert, sqlOf, whileFewer } from './sql.ts';
import { sqlLinks } from './sql-links.ts';

export interface Named {
  readonly person: string;
  readonly name: string;
}

export interface Friend extends Named {
  readonly settings: PersonSettings;
}

export interface Invitation extends Named {
  readonly table: string;
  readonly game: string;
}

type TieKind = 'asked' | 'friend';

/** The reader (given twice) and the person of a column: has one of them blocked the other? */
export const apartFrom = (column: string): string =>
  `EXISTS (SELECT 1 FROM blocks b WHERE b.person = ? AND b.other = ${column}) OR
   EXISTS (SELECT 1 FROM blocks b WHERE b.person = ${column} AND b.other = ?)`;

const byName = (a: Named, b: Named): number => a.name.localeCompare(b.name) || (a.person < b.person ? -1 : 1);

const FRIENDS = `SELECT p.id AS person, p.name, p.settings FROM ties t JOIN people p ON p.id = t.other
  WHERE t.person = ? AND t.kind = 'friend' AND NOT (${apartFrom('t.other')})`;
const ASKED = `SELECT p.id AS person, p.name FROM ties t JOIN people p ON p.id = t.other
  WHERE t.person = ? AND t.kind = 'asked'`;
/** Whom I have blocked, I do not hear. */
const ASKING = `SELECT p.id AS person, p.name FROM ties t JOIN people p ON p.id = t.person
  WHERE t.other = ? AND t.kind = 'asked'
  AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.person = t.other AND b.other = t.person)`;
const INVITATIONS = `SELECT i.table_id AS "table", t.game, i.inviter AS person, p.name FROM invites i
  JOIN tables t ON t.id = i.table_id AND t.state = 'open' JOIN people p ON p.id = i.inviter
  WHERE i.person = ? AND i.told <= ? AND NOT (${apartFrom('i.inviter')})`;
const MET = [
  `SELECT 1 FROM members a JOIN members b ON b.person = ? AND b.table_id = a.table_id AND b.gone = 0
    JOIN tables t ON t.id = a.table_id AND t.state IN ('playing', 'finished') WHERE a.person = ? AND a.gone = 0 LIMIT 1`,
  // Of tables that are no longer kept.
  'SELECT 1 FROM results a JOIN results b ON b.table_id = a.table_id AND b.person = ? WHERE a.person = ? LIMIT 1',
] as const;
/** Everything between two people, both ways. */
export const cutTies = (one: string, other: string): Statement[] =>
  [
    [one, other],
    [other, one],
  ].flatMap((pair) => [
    { sql: 'DELETE FROM ties WHERE person = ? AND other = ?', values: pair },
    { sql: 'DELETE FROM invites WHERE person = ? AND inviter = ?', values: pair },
  ]);

export const forgetTies = (id: string): Statement[] => [
  { sql: 'DELETE FROM ties WHERE person = ?', values: [id] },
  { sql: 'DELETE FROM ties WHERE other = ?', values: [id] },
  { sql: 'DELETE FROM invites WHERE person = ?', values: [id] },
  { sql: 'DELETE FROM invites WHERE inviter = ?', values: [id] },
  { sql: 'DELETE FROM tie_links WHERE person = ?', values: [id] },
];

export function sqlTies(driver: Driver) {
  const { all, one } = sqlOf(driver);
  const counted = (person: string, most: number): Statement[] =>
    whileFewer('people SET epoch = epoch', person, 'ties WHERE person = people.id', most);
  const kindOf = async (person: string, other: string) =>
    (await one<{ kind: TieKind }>('SELECT kind FROM ties WHERE person = ? AND other = ?', person, other))
      ?.kind;
  return {
    ...sqlLinks(driver, 'tie_links', 'person'),
    ...invitesOf(driver),
    kindOf,
    async friends(person: string): Promise<readonly Friend[]> {
      const rows = await all<Named & { settings: string }>(FRIENDS, person, person, person);
      return rows
        .map((row) => ({ ...row, settings: JSON.parse(row.settings) as PersonSettings }))
        .sort(byName);
    },
    /** Whom I asked, and who asks me. */
    asked: async (person: string) => (await all<Named>(ASKED, person)).toSorted(byName),
    asking: async (person: string) => (await all<Named>(ASKING, person)).toSorted(byName),
    /** False where somebody has as many friends and open questions as they may. */
    ask: (person: string, other: string, at: number, most: number) =>
      driver.transact([
        ...counted(person, most),
        insert('ties', { person, other, kind: 'asked', at }, 'ON CONFLICT DO NOTHING'),
      ]),
    /** The other's question becomes two rows of friends; false where there is none, or too many friends. */
    agree: (person: string, other: string, at: number, most: number) =>
      driver.transact([
        ...counted(person, most),
        {
          sql: "UPDATE ties SET kind = 'friend', at = ? WHERE person = ? AND other = ? AND kind = 'asked'",
          values: [at, other, person],
          mustChange: true,
        },
        insert(
          'ties',
          { person, other, kind: 'friend', at },
          "ON CONFLICT (person, other) DO UPDATE SET kind = 'friend', at = excluded.at",
        ),
      ]),
    end: (person: string, other: string) => driver.transact(cutTies(person, other)),
    /** Has either blocked the other? */
    isApart: async (person: string, other: string) =>
      (await all(`SELECT 1 FROM people p WHERE p.id = ? AND (${apartFrom('p.id')})`, other, person, person))
        .length > 0,
    /** Did they play at one table? */
    async haveMet(person: string, other: string) {
      for (const sql of MET) if ((await all(sql, other, person)).length > 0) return true;
      return false;
    },
    personOfLink: async (token: string, now: number) =>
      (
        await one<{ person: string }>(
          'SELECT person FROM tie_links WHERE token = ? AND expires > ?',
          token,
          now,
        )
      )?.person,
  };
}

/** Invitations of friends to tables. */
function invitesOf(driver: Driver) {
  const { all, change } = sqlOf(driver);
  return {
    /** False where this person was invited to this table before, by whomever. */
    invite: (person: string, table: string, inviter: string, at: number) =>
      driver.transact([
        {
          ...insert('invites', { person, table_id: table, inviter, at }, 'ON CONFLICT DO NOTHING'),
          mustChange: true,
        },
      ]),
    /** To tables that have not begun; all, or those that were not told yet. */
    invitations: (person: string, which: 'all' | 'untold') =>
      all<Invitation>(INVITATIONS, person, which === 'all' ? 1 : 0, person, person),
    told: (person: string) => change('UPDATE invites SET told = 1 WHERE person = ? AND told = 0', person),
    dropInvitesBefore: (moment: number) => change('DELETE FROM invites WHERE at < ?', moment),
  };
}
