// People, their keys, blocks, reports and notices in SQL that both databases understand.
import type { Driver, Row } from './driver.ts';
import type { Filter, Person, PersonSettings, Report } from './port.ts';
import { insert, placeholders, sqlOf } from './sql.ts';
import { cutInClubs } from './sql-clubs.ts';
import { sqlForgetting } from './sql-forgetting.ts';
import { sqlPasskeys } from './sql-passkeys.ts';
import { cutTies } from './sql-ties.ts';

const personOf = ({ guest, banned, muted, settings, ...row }: Row): Person =>
  ({
    ...row,
    guest: guest === 1,
    banned: banned === 1,
    muted: muted === 1,
    settings: JSON.parse(settings as string),
  }) as unknown as Person;

const REPORTS = 'SELECT id, table_id AS "table", person, at, words FROM reports';
const NEWEST_REPORTS = `SELECT r.id, r.table_id AS "table", r.person, r.at, r.words, p.name, t.card FROM reports r
  LEFT JOIN people p ON p.id = r.person LEFT JOIN tables t ON t.id = r.table_id
  WHERE r.at < ? ORDER BY r.at DESC LIMIT ?`;
type ToldReport = Report & { readonly name: string | null; readonly card: string | null };
const LISTED =
  'SELECT * FROM people WHERE created < ? AND (id = ? OR name LIKE ?) ORDER BY created DESC LIMIT ?';
/** A browser that somebody else used before is taken over only with its own keys. */
const TAKEN_OVER = `ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, body = excluded.body
  WHERE pushes.person = excluded.person OR pushes.body = excluded.body`;

export function sqlPeople(driver: Driver) {
  const { all, one, texts, add, change } = sqlOf(driver);
  const set = (column: string, id: string, value: string | number) =>
    change(`UPDATE people SET ${column} = ? WHERE id = ?`, value, id);
  return {
    add: ({ id, name, created }: Pick<Person, 'id' | 'name' | 'created'>) =>
      add('people', { id, name, epoch: 0, guest: 1, created, seen: created }),
    async read(id: string) {
      const row = await one<Row>('SELECT * FROM people WHERE id = ?', id);
      return row && personOf(row);
    },
    rename: (id: string, name: string) => set('name', id, name),
    saveSettings: (id: string, settings: PersonSettings) => set('settings', id, JSON.stringify(settings)),
    nextEpoch: (id: string) => change('UPDATE people SET epoch = epoch + 1 WHERE id = ?', id),
    setBanned: (id: string, banned: boolean) => set('banned', id, Number(banned)),
    setMuted: (id: string, muted: boolean) => set('muted', id, Number(muted)),
    seen: (id: string, now: number) => set('seen', id, now),
    /** The newest people, without what is only for themselves. */
    async list({ before = Number.MAX_SAFE_INTEGER, find = '' }: Filter, limit: number) {
      const rows = await all<Row>(LISTED, before, find, `%${find}%`, limit);
      return rows.map(personOf).map(({ settings: _, epoch: __, ...told }) => told);
    },
    ...sqlForgetting(driver),
    ...sqlPasskeys(driver),
    /** Guests who were last here before a moment, the longest gone first. */
    guestsBefore: (moment: number, limit: number) =>
      texts('SELECT id FROM people WHERE guest = 1 AND seen < ? ORDER BY seen LIMIT ?', moment, limit),
    /** Cuts everything between the two, both ways. */
    block: (person: string, other: string) =>
      driver.transact([
        insert('blocks', { person, other }, 'ON CONFLICT DO NOTHING'),
        ...cutTies(person, other),
        ...cutInClubs(person, other),
      ]),
    unblock: (person: string, other: string) =>
      change('DELETE FROM blocks WHERE person = ? AND other = ?', person, other),
    blockedBy: (person: string) => texts('SELECT other FROM blocks WHERE person = ?', person),
    /** Whom these people have blocked. */
    blocksOf: (people: readonly string[]) =>
      all<{ readonly person: string; readonly other: string }>(
        `SELECT person, other FROM blocks WHERE person IN (${placeholders(people.length)})`,
        ...people,
      ),
    addReport: ({ table, ...row }: Report) => add('reports', { ...row, table_id: table }),
    /** The newest before a moment, with who wrote them (null: forgotten) and the card of the table. */
    reports: (before: number, limit: number) => all<ToldReport>(NEWEST_REPORTS, before, limit),
    reportsBy: (person: string) => all<Report>(`${REPORTS} WHERE person = ?`, person),
    addPush: (person: string, endpoint: string, body: string, created: number) =>
      add('pushes', { endpoint, person, body, created }, TAKEN_OVER),
    /** Only its owner's. */
    removePush: (endpoint: string, person: string) =>
      change('DELETE FROM pushes WHERE endpoint = ? AND person = ?', endpoint, person),
    pushes: (person: string) => texts('SELECT body FROM pushes WHERE person = ?', person),
  };
}
