// Study rooms in SQL that both databases understand: a snapshot, the events since, the records that are looked at.
import type { AppendedEntry, Driver, Statement } from './driver.ts';
import type { ChapterRow, NewStudy, StoredEntry, StoredStudy, StudyAppend } from './port.ts';
import { insert, sqlOf, whileFewer } from './sql.ts';

const STUDY = 'SELECT id, version, base, snapshot FROM studies WHERE id = ?';
const EVENTS = 'SELECT version, at, person, command, body FROM study_events WHERE study = ?';
/** Somebody who is named in a room: so that it is found when they ask for their own, or to be forgotten. */
const addPerson = (study: string, person: string, touched: number): Statement =>
  insert('study_people', { study, person, touched }, 'ON CONFLICT DO NOTHING');
const addEvent = (study: string, version: number, entry: AppendedEntry): Statement => ({
  ...insert('study_events', { study, version, ...entry }, 'ON CONFLICT DO NOTHING'),
  mustChange: true,
});
const addChapter = (study: string, number: number, { body, people }: ChapterRow): Statement =>
  insert('study_chapters', { study, number, body, people: JSON.stringify(people) });
const namedIn = (study: string, people: readonly (string | null)[], touched: number): Statement[] =>
  people.flatMap((person) => (person === null ? [] : [addPerson(study, person, touched)]));

/** Events that a snapshot holds are kept a while longer: for commands that are sent again, and for processes that lag. */
const KEPT = 400;

export function sqlStudies(driver: Driver) {
  const { all, one, texts, versions } = sqlOf(driver);
  return {
    /** False where its owner has too many, or the people of the table have one already. */
    create: (study: NewStudy) => create(driver, study),
    /** True when it is on disk; false when the room has moved on or knows the command. */
    append({ id, from, entry, state, snapshot, chapter, person }: StudyAppend) {
      const version = from + 1;
      const moved: Statement = {
        sql: 'UPDATE studies SET version = ?, state = ?, touched = ? WHERE id = ? AND version = ?',
        values: [version, state, entry.at, id, from],
        mustChange: true,
      };
      return driver.transact([
        moved,
        addEvent(id, version, entry),
        ...(chapter
          ? [addChapter(id, chapter.number, chapter), ...namedIn(id, chapter.people, entry.at)]
          : []),
        ...(person === undefined ? [] : [addPerson(id, person, entry.at)]),
        ...(snapshot === undefined ? [] : settled(id, version, snapshot)),
      ]);
    },
    read: (id: string) => one<StoredStudy>(STUDY, id),
    /** The open room of a table's people. */
    about: async (table: string) =>
      (await texts("SELECT id FROM studies WHERE about = ? AND state = 'open'", table))[0],
    /** Events after a version, in order. */
    events: (id: string, after: number) =>
      all<StoredEntry>(`${EVENTS} AND version > ? ORDER BY version`, id, after),
    versionOfCommand: async (id: string, person: string, command: string) =>
      (await one<StoredEntry>(`${EVENTS} AND person = ? AND command = ?`, id, person, command))?.version,
    chapter: async (id: string, number: number) =>
      (await texts('SELECT body FROM study_chapters WHERE study = ? AND number = ?', id, number))[0],
    /** The rooms that somebody came to last, or is named in. */
    of: (person: string, limit: number) =>
      texts('SELECT study FROM study_people WHERE person = ? ORDER BY touched DESC LIMIT ?', person, limit),
    idleBefore: (moment: number, limit: number) =>
      texts(
        "SELECT id FROM studies WHERE state = 'open' AND touched < ? ORDER BY touched LIMIT ?",
        moment,
        limit,
      ),
    versions: (ids: readonly string[]) => versions('studies', ids),
    /** The room as it is without them; nothing that was told before stays. False when it has moved on. */
    forgetAt: (without: StudyWithout) => forgetAt(driver, without),
    remove: (id: string) =>
      driver.transact([
        ...['study_events', 'study_chapters', 'study_people'].map((table) => ({
          sql: `DELETE FROM ${table} WHERE study = ?`,
          values: [id],
        })),
        { sql: 'DELETE FROM studies WHERE id = ?', values: [id] },
      ]),
  };
}

const create = (driver: Driver, { id, owner, at, snapshot, chapter, about, most }: NewStudy) =>
  driver.transact([
    ...whileFewer(
      'people SET epoch = epoch',
      owner,
      "studies WHERE owner = people.id AND state = 'open'",
      most,
    ),
    {
      ...insert(
        'studies',
        { id, owner, state: 'open', version: 1, base: 1, snapshot, created: at, touched: at, about },
        'ON CONFLICT DO NOTHING',
      ),
      mustChange: true,
    },
    addChapter(id, 0, chapter),
    ...namedIn(id, [owner, ...chapter.people], at),
  ]);

interface StudyWithout {
  readonly id: string;
  /** The version that it stands at. */
  readonly from: number;
  readonly person: string;
  readonly owner: string;
  readonly snapshot: string;
  /** In place of the person's. */
  readonly name: string;
}

async function forgetAt(driver: Driver, { id, from, person, owner, snapshot, name }: StudyWithout) {
  const rows = await sqlOf(driver).all<{ number: number; body: string; people: string }>(
    'SELECT number, body, people FROM study_chapters WHERE study = ?',
    id,
  );
  return driver.transact([
    {
      sql: 'UPDATE studies SET version = ?, base = ?, snapshot = ?, owner = ? WHERE id = ? AND version = ?',
      values: [from + 1, from + 1, snapshot, owner, id, from],
      mustChange: true,
    },
    { sql: 'DELETE FROM study_events WHERE study = ?', values: [id] },
    { sql: 'DELETE FROM study_people WHERE study = ? AND person = ?', values: [id, person] },
    ...rows.flatMap(({ number, body, people }) => nameless(id, number, body, people, person, name)),
  ]);
}

const settled = (id: string, version: number, snapshot: string): Statement[] => [
  { sql: 'UPDATE studies SET base = ?, snapshot = ? WHERE id = ?', values: [version, snapshot, id] },
  { sql: 'DELETE FROM study_events WHERE study = ? AND version <= ?', values: [id, version - KEPT] },
];

/** A record that somebody played in, without their name. */
function nameless(
  id: string,
  number: number,
  body: string,
  people: string,
  person: string,
  name: string,
): Statement[] {
  const seats = JSON.parse(people) as (string | null)[];
  if (!seats.includes(person)) return [];
  const record = JSON.parse(body) as { names?: string[] };
  const names = record.names?.map((known, seat) => (seats[seat] === person ? name : known));
  const left = seats.map((one) => (one === person ? null : one));
  return [
    {
      sql: 'UPDATE study_chapters SET body = ?, people = ? WHERE study = ? AND number = ?',
      values: [JSON.stringify({ ...record, ...(names && { names }) }), JSON.stringify(left), id, number],
    },
  ];
}
