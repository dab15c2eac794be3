// Clubs in SQL that both databases understand: members, the keeper, the link to join by, and the club's tables.
import type { Driver, Statement } from './driver.ts';
import { insert, sqlOf, whileFewer } from './sql.ts';
import { sqlLinks } from './sql-links.ts';
import { apartFrom, type Named } from './sql-ties.ts';

/** A club as one of its members has it. */
export interface ClubRow {
  readonly id: string;
  readonly name: string;
  readonly keeper: string;
  readonly created: number;
  readonly joined: number;
  readonly notices: number;
}

const CLUB = `SELECT c.id, c.name, c.keeper, c.created, m.joined, m.notices
  FROM club_members m JOIN clubs c ON c.id = m.club WHERE m.person = ?`;
/** Without those who are apart from the reader. */
const MEMBERS = `SELECT p.id AS person, p.name, m.joined FROM club_members m JOIN people p ON p.id = m.person
  WHERE m.club = ? AND NOT (${apartFrom('m.person')})`;
/** Of people who are members still, and not apart from the reader. */
const CARDS = `SELECT t.card FROM club_tables c JOIN tables t ON t.id = c.table_id
  JOIN club_members m ON m.club = c.club AND m.person = t.maker
  WHERE c.club = ? AND t.state = 'open' AND NOT (${apartFrom('t.maker')}) LIMIT ?`;
const SHARED = `SELECT 1 FROM club_members a JOIN club_members b ON b.club = a.club AND b.person = ?
  WHERE a.person = ? LIMIT 1`;
const BY_LINK = `SELECT c.id, c.name, c.keeper FROM club_links l JOIN clubs c ON c.id = l.club
  WHERE l.token = ? AND l.expires > ?`;
const TO_NOTICE = `SELECT m.person FROM club_members m
  WHERE m.club = ? AND m.person <> ? AND m.notices = 1 AND m.noticed <= ? AND NOT (${apartFrom('m.person')})`;
const OTHERS = 'FROM club_members m WHERE m.club = clubs.id AND m.person <> clubs.keeper';

const close = (which: string, values: readonly string[]): Statement[] => [
  ...['club_links', 'club_tables', 'club_members'].map((name) => ({
    sql: `DELETE FROM ${name} WHERE club IN (SELECT id FROM clubs WHERE ${which})`,
    values,
  })),
  { sql: `DELETE FROM clubs WHERE ${which}`, values },
];
/** Where a keeper goes, whoever is longest a member keeps the club; the last one closes it. */
const handOn = (which: string, values: readonly string[]): Statement[] => [
  {
    sql: `UPDATE clubs SET keeper = (SELECT m.person ${OTHERS} ORDER BY m.joined, m.person LIMIT 1)
      WHERE ${which} AND EXISTS (SELECT 1 ${OTHERS})`,
    values,
  },
  ...close(which, values),
];

export const forgetInClubs = (person: string): Statement[] => [
  ...handOn('keeper = ?', [person]),
  { sql: 'DELETE FROM club_members WHERE person = ?', values: [person] },
];
/** A keeper and a member of theirs part for good; two members stay, and do not see each other. */
export const cutInClubs = (one: string, other: string): Statement[] =>
  [
    [one, other],
    [other, one],
  ].map((values) => ({
    sql: 'DELETE FROM club_members WHERE person = ? AND club IN (SELECT id FROM clubs WHERE keeper = ?)',
    values,
  }));

/** Part of the transaction that makes a table. */
export const addClubTable = (club: string, table: string): Statement =>
  insert('club_tables', { table_id: table, club });

export function sqlClubs(driver: Driver) {
  const { all, one, texts, change, count } = sqlOf(driver);
  return {
    ...sqlLinks(driver, 'club_links', 'club'),
    create: (id: string, name: string, keeper: string, created: number) =>
      driver.transact([
        insert('clubs', { id, name, keeper, created }),
        insert('club_members', { club: id, person: keeper, joined: created }),
      ]),
    of: (person: string) => all<ClubRow>(CLUB, person),
    /** Nothing where the person is no member. */
    read: (id: string, person: string) => one<ClubRow>(`${CLUB} AND m.club = ?`, person, id),
    isMember: async (id: string, person: string) =>
      (await count('SELECT count(*) FROM club_members WHERE club = ? AND person = ?', id, person)) === 1,
    /** Are both members of some club? */
    share: async (one: string, other: string) => (await all(SHARED, other, one)).length > 0,
    /** As this person sees them. */
    async members(id: string, as: string): Promise<readonly Named[]> {
      const rows = await all<Named & { joined: number }>(MEMBERS, id, as, as);
      const first = rows.toSorted((a, b) => a.joined - b.joined || (a.person < b.person ? -1 : 1));
      return first.map(({ person, name }) => ({ person, name }));
    },
    openCards: (id: string, as: string, limit: number) => texts(CARDS, id, as, as, limit),
    /** False where the club is full. */
    join: (id: string, person: string, joined: number, most: number) =>
      driver.transact([
        ...whileFewer('clubs SET name = name', id, 'club_members WHERE club = clubs.id', most),
        insert('club_members', { club: id, person, joined }, 'ON CONFLICT DO NOTHING'),
      ]),
    leave: (id: string, person: string) =>
      driver.transact([
        ...handOn('keeper = ? AND id = ?', [person, id]),
        { sql: 'DELETE FROM club_members WHERE club = ? AND person = ?', values: [id, person] },
      ]),
    rename: (id: string, name: string) => change('UPDATE clubs SET name = ? WHERE id = ?', name, id),
    /** Only a member can keep a club. */
    handOver: (id: string, keeper: string) =>
      driver.transact([
        {
          sql: `UPDATE clubs SET keeper = ? WHERE id = ?
            AND EXISTS (SELECT 1 FROM club_members m WHERE m.club = clubs.id AND m.person = ?)`,
          values: [keeper, id, keeper],
          mustChange: true,
        },
      ]),
    close: (id: string) => driver.transact(close('id = ?', [id])),
    byLink: (token: string, now: number) => one<Pick<ClubRow, 'id' | 'name' | 'keeper'>>(BY_LINK, token, now),
    setNotices: (club: string, person: string, notices: boolean) =>
      change(
        'UPDATE club_members SET notices = ? WHERE club = ? AND person = ?',
        Number(notices),
        club,
        person,
      ),
    /** Who wishes to be told of what this member did, and was told nothing since a moment. */
    toNotice: (club: string, by: string, since: number) => texts(TO_NOTICE, club, by, since, by, by),
    /** True for the one process that may tell. */
    takeNotice: (club: string, person: string, since: number, now: number) =>
      driver.transact([
        {
          sql: 'UPDATE club_members SET noticed = ? WHERE club = ? AND person = ? AND notices = 1 AND noticed <= ?',
          values: [now, club, person, since],
          mustChange: true,
        },
      ]),
  };
}
