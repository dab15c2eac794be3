// Tables and their books in SQL that both databases understand.
import type { Driver, Statement } from './driver.ts';
import type { NewTable, StoredEntry, StoredTable, TableStore } from './port.ts';
import { insert, placeholders, sqlOf } from './sql.ts';

export const addMember = (person: string, table: string, touched: number): Statement => ({
  sql: `INSERT INTO members (person, table_id, touched) VALUES (?, ?, ?)
    ON CONFLICT (person, table_id) DO UPDATE SET gone = 0`,
  values: [person, table, touched],
});
export const removeMember = (person: string, table: string): Statement => ({
  sql: 'UPDATE members SET gone = 1 WHERE person = ? AND table_id = ?',
  values: [person, table],
});
/** Somebody spoke who has no seat: so that they can be forgotten. */
export const addSpeaker = (person: string, table: string, touched: number): Statement => ({
  sql: 'INSERT INTO members (person, table_id, touched, gone) VALUES (?, ?, ?, 1) ON CONFLICT DO NOTHING',
  values: [person, table, touched],
});

const TABLE =
  'SELECT id, game, state, version, stamp, secret, sealed_as AS "sealedAs" FROM tables WHERE id = ?';
const ENTRIES = 'SELECT version, at, person, command, body FROM entries WHERE table_id = ?';
/** Of the thousand tables that somebody joined last. */
const CARDS_OF = `SELECT t.card FROM
  (SELECT table_id FROM members WHERE person = ? AND gone = 0 ORDER BY touched DESC LIMIT 1000) newest
  JOIN tables t ON t.id = newest.table_id ORDER BY t.touched DESC LIMIT ?`;
const ENDED = `SELECT id FROM tables WHERE created < ? AND touched < ?
  AND (state = 'abandoned' OR (state = 'finished' AND settled = 1)) ORDER BY created LIMIT ?`;

export function sqlTables(driver: Driver): TableStore {
  const { all, one, texts, count, change } = sqlOf(driver);
  return {
    create: (table) => create(driver, table),
    append: driver.append,
    read: (id) => one<StoredTable>(TABLE, id),
    entries: (id, after, upTo) =>
      all<StoredEntry>(`${ENTRIES} AND version > ? AND version <= ? ORDER BY version`, id, after, upTo),
    entriesBy: (id, person) => all<StoredEntry>(`${ENTRIES} AND person = ? ORDER BY version`, id, person),
    versionOfCommand: async (id, person, command) =>
      (await one<StoredEntry>(`${ENTRIES} AND person = ? AND command = ?`, id, person, command))?.version,
    card: async (id) => (await texts('SELECT card FROM tables WHERE id = ?', id))[0],
    openCards: (limit) =>
      texts(
        "SELECT card FROM tables WHERE state = 'open' AND listed = 1 ORDER BY touched DESC LIMIT ?",
        limit,
      ),
    cardsOf: (person, limit) => texts(CARDS_OF, person, limit),
    countOpenBy: (person) =>
      count("SELECT count(*) FROM tables WHERE maker = ? AND state IN ('open', 'playing')", person),
    async versions(wanted) {
      if (wanted.length === 0) return new Map();
      const sql = `SELECT id, version FROM tables WHERE id IN (${placeholders(wanted.length)})`;
      return new Map((await all<StoredTable>(sql, ...wanted)).map(({ id, version }) => [id, version]));
    },
    dueBefore: (moment, limit) =>
      texts('SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?', moment, limit),
    withClock: (after, limit) =>
      texts('SELECT id FROM tables WHERE due IS NOT NULL AND id > ? ORDER BY id LIMIT ?', after, limit),
    setBotDue: (tables, due) =>
      change(
        `UPDATE tables SET bot_due = ? WHERE bot_due IS NOT NULL AND id IN (${placeholders(tables.length)})`,
        due,
        ...tables,
      ),
    async claimBotTurns(now, lease, limit) {
      const sql =
        'SELECT id, bot_due FROM tables WHERE bot_due IS NOT NULL AND bot_due <= ? ORDER BY bot_due LIMIT ?';
      const mine: string[] = [];
      for (const { id, bot_due } of await all<{ id: string; bot_due: number }>(sql, now, limit)) {
        const claim = 'UPDATE tables SET bot_due = ? WHERE id = ? AND bot_due = ?';
        if (await driver.transact([{ sql: claim, values: [now + lease, id, bot_due], mustChange: true }]))
          mine.push(id);
      }
      return mine;
    },
    async remove(id) {
      const parts = ['entries', 'members', 'notices'];
      await driver.transact([
        ...parts.map((name) => ({ sql: `DELETE FROM ${name} WHERE table_id = ?`, values: [id] })),
        { sql: 'DELETE FROM tables WHERE id = ?', values: [id] },
      ]);
    },
    endedBefore: (moment, limit) => texts(ENDED, moment, moment, limit),
    list: ({ state, before = Number.MAX_SAFE_INTEGER, find = '' }, limit) =>
      texts(
        `SELECT card FROM tables WHERE created < ? AND card LIKE ? ${state ? 'AND state = ?' : ''} ORDER BY created DESC LIMIT ?`,
        ...[before, `%${find}%`, ...(state ? [state] : []), limit],
      ),
    async counts() {
      const rows = await driver.rows('SELECT state, count(*) AS n FROM tables GROUP BY state');
      return Object.fromEntries(rows.map(({ state, n }) => [state as string, Number(n)]));
    },
  };
}

async function create(driver: Driver, table: NewTable): Promise<string> {
  const { entries, members, also = [], listed, botDue, sealedAs, ...row } = table;
  const { id, created, maker, command } = row;
  const columns = { ...row, listed: listed ? 1 : 0, touched: created, bot_due: botDue, sealed_as: sealedAs };
  const made = await driver.transact([
    { ...insert('tables', columns, 'ON CONFLICT DO NOTHING'), mustChange: true },
    ...entries.map((entry, i) => insert('entries', { table_id: id, version: i + 1, ...entry })),
    ...members.map((person) => addMember(person, id, created)),
    ...also,
  ]);
  if (made) return id;
  const { texts } = sqlOf(driver);
  const [known] = await texts('SELECT id FROM tables WHERE maker = ? AND command = ?', maker, command);
  if (known === undefined) throw new Error(`table ${id} could not be made`);
  return known;
}
