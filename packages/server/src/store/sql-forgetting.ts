// Forgetting a person in SQL: first what is theirs alone, then table by table their id, name and words.
import { setImmediate as pause } from 'node:timers/promises';
import { FORGOTTEN } from '@undercroft/events';
import { newId } from '../new-id.ts';
import type { Driver, Row, Statement } from './driver.ts';
import { insert, sqlOf } from './sql.ts';
import { forgetInClubs } from './sql-clubs.ts';
import { forgetTies } from './sql-ties.ts';

/** What stands in place of the name of somebody who wished to be forgotten. */
const NO_NAME = '—';
/** A row of `meta` for each person whose tables are not done: whoever finds it goes on. */
const HALF = 'forget ';
const THEIRS = [
  'passkeys',
  'pushes',
  'ratings',
  'entrants',
  'runs',
  'tries',
  'hinted',
  'reports',
  'records',
  'challenges',
  'seeks',
  'pairings',
];
const TABLES_OF = 'SELECT table_id FROM members WHERE person = ? AND table_id > ? ORDER BY table_id LIMIT 1';
const STUDIES_OF = 'SELECT study FROM study_people WHERE person = ? AND study > ? ORDER BY study LIMIT 1';

export function sqlForgetting(driver: Driver) {
  const { texts } = sqlOf(driver);
  /** However many there are: in between, others are served. */
  async function* oneByOne(sql: string, person: string): AsyncGenerator<string> {
    for (let after = ''; ; await pause()) {
      const [next] = await texts(sql, person, after);
      if (next === undefined) return;
      yield next;
      after = next;
    }
  }
  return {
    /** Forgets the person but for their tables, which `forgetAt` then takes one by one. */
    async forget(id: string) {
      await driver.transact([
        insert('meta', { key: HALF + id, value: '' }, 'ON CONFLICT DO NOTHING'),
        ...THEIRS.map((name) => ({ sql: `DELETE FROM ${name} WHERE person = ?`, values: [id] })),
        { sql: 'DELETE FROM blocks WHERE person = ? OR other = ?', values: [id, id] },
        ...forgetTies(id),
        ...forgetInClubs(id),
        // Their place in the order of an evening stays, so that the chairs of the others can still be checked.
        {
          sql: 'UPDATE events SET seating = replace(seating, ?, ?) WHERE seating LIKE ?',
          values: [JSON.stringify(id), JSON.stringify(FORGOTTEN + newId(8)), `%${JSON.stringify(id)}%`],
        },
        { sql: 'DELETE FROM people WHERE id = ?', values: [id] },
      ]);
    },
    /** People whose tables still know them. */
    async halfForgotten() {
      const keys = await texts('SELECT key FROM meta WHERE key >= ? AND key < ?', HALF, 'forget!');
      return keys.map((key) => key.slice(HALF.length));
    },
    /** Tables in whose books the person stands, and study rooms that name them. */
    tablesOf: (id: string) => oneByOne(TABLES_OF, id),
    studiesOf: (id: string) => oneByOne(STUDIES_OF, id),
    /** Takes a person's id, name and words out of a table. */
    async forgetAt(table: string, id: string) {
      // A card that moved meanwhile is read again.
      while (!(await driver.transact(await withoutPerson(driver, table, id))));
    },
    async forgotten(id: string) {
      await driver.transact([
        // Of tables that are no longer kept.
        { sql: 'DELETE FROM results WHERE person = ?', values: [id] },
        { sql: 'DELETE FROM meta WHERE key = ?', values: [HALF + id] },
      ]);
    },
  };
}

/** A new id in every table, so that nobody can tell that two of them were the same person. */
async function withoutPerson(driver: Driver, table: string, id: string): Promise<Statement[]> {
  const stranger = FORGOTTEN + newId(8);
  const strange = (text: string): string => text.replaceAll(JSON.stringify(id), JSON.stringify(stranger));
  const [row] = await driver.rows('SELECT card FROM tables WHERE id = ?', [table]);
  const entries = await driver.rows('SELECT version, person, body FROM entries WHERE table_id = ?', [table]);
  const results = await driver.rows('SELECT person, rivals FROM results WHERE table_id = ?', [table]);
  return [
    ...entries.flatMap((entry) => rewritten(entry, table, id, stranger)),
    { sql: 'DELETE FROM results WHERE table_id = ? AND person = ?', values: [table, id] },
    ...results.map(({ person, rivals }) => ({
      sql: 'UPDATE results SET rivals = ? WHERE table_id = ? AND person = ?',
      values: [strange(rivals as string), table, person!],
    })),
    { sql: 'DELETE FROM members WHERE table_id = ? AND person = ?', values: [table, id] },
    { sql: 'UPDATE tables SET maker = ? WHERE id = ? AND maker = ?', values: [stranger, table, id] },
    ...(row
      ? [
          {
            sql: 'UPDATE tables SET card = ? WHERE id = ? AND card = ?',
            values: [JSON.stringify(without(JSON.parse(row.card as string), id, stranger)), table, row.card!],
            mustChange: true,
          },
        ]
      : []),
  ];
}

function rewritten({ version, person, body }: Row, table: string, id: string, stranger: string): Statement[] {
  const isTheirs = person === id;
  if (!isTheirs && !(body as string).includes(JSON.stringify(id))) return [];
  const told = without(JSON.parse(body as string) as object, id, stranger);
  const clean = {
    ...told,
    ...(isTheirs && 'name' in told && { name: NO_NAME }),
    ...(isTheirs && 'text' in told && { text: '' }),
  };
  return [
    {
      sql: 'UPDATE entries SET person = ?, body = ? WHERE table_id = ? AND version = ?',
      values: [isTheirs ? stranger : person!, JSON.stringify(clean), table, version!],
    },
  ];
}

/** Whatever part of an event or a card names the person loses the name with the id. */
function without<Part>(part: Part, id: string, stranger: string): Part {
  if (part === id) return stranger as Part;
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => without(each, id, stranger)) as Part;
  const isTheirs = Object.values(part).includes(id);
  const kept = Object.entries(part).filter(([key]) => !(isTheirs && key === 'webhook'));
  return Object.fromEntries(
    kept.map(([key, value]: [string, unknown]) => [
      key,
      isTheirs && (key === 'name' || key === 'reservedName') ? NO_NAME : without(value, id, stranger),
    ]),
  ) as Part;
}
