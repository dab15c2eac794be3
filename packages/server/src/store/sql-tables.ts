// Tables and their books in SQL that both databases understand.
import type { Driver, Statement } from './driver.ts';
import type { Filter, NewTable, StoredEntry, StoredTable } from './port.ts';
import { insert, placeholders, sqlOf, whileFewer } from './sql.ts';

export const addMember = (person: string, table: string, touched: number): Statement => ({
  sql: `INSERT INTO members (person, table_id, touched) VALUES (?, ?, ?)
    ON CONFLICT (person, table_id) DO UPDATE SET gone = 0`,
  values: [person, table, touched],
});
export const removeMember = (person: string, table: string): Statement => ({
  sql: 'UPDATE members SET gone = 1 WHERE person = ? AND table_id = ?',
  values: [person, table],
});
/** Seats were kept for people who did not come: it is not their table. */
export const removeAbsent = (table: string, came: readonly string[]): Statement => ({
  sql: `UPDATE members SET gone = 1 WHERE table_id = ?${came.map(() => ' AND person <> ?').join('')}`,
  values: [table, ...came],
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
const OPEN_CARDS =
  "SELECT card FROM tables WHERE state = 'open' AND listed = 1 ORDER BY touched DESC LIMIT ?";
const FINISHED_CARDS = `SELECT card FROM tables WHERE game = ? AND state = 'finished' AND listed = 1
  ORDER BY touched DESC LIMIT ?`;
const LISTED = `SELECT card FROM tables WHERE created < ? AND card LIKE ? AND coalesce(?, state) = state
  ORDER BY created DESC LIMIT ?`;
const BOT_TURNS =
  'SELECT id, bot_due FROM tables WHERE bot_due IS NOT NULL AND bot_due <= ? ORDER BY bot_due LIMIT ?';
const ENDED = `SELECT id FROM tables WHERE created < ? AND touched < ?
  AND (state = 'abandoned' OR (state = 'finished' AND settled = 1)) ORDER BY created LIMIT ?`;

export function sqlTables(driver: Driver) {
  const { all, one, texts, versions, change } = sqlOf(driver);
  return {
    /**
     * The id of the new table, or of the one that this command already made; undefined where its maker has too many, or
     * where something that had to change with it had changed before.
     */
    create: (table: NewTable) => create(driver, table),
    append: driver.append,
    read: (id: string) => one<StoredTable>(TABLE, id),
    /** Entries after a version and up to another, in order. */
    entries: (id: string, after: number, upTo: number) =>
      all<StoredEntry>(`${ENTRIES} AND version > ? AND version <= ? ORDER BY version`, id, after, upTo),
    entriesBy: (id: string, person: string) =>
      all<StoredEntry>(`${ENTRIES} AND person = ? ORDER BY version`, id, person),
    /** The version at which this command was entered, if it was. */
    versionOfCommand: async (id: string, person: string, command: string) =>
      (await one<StoredEntry>(`${ENTRIES} AND person = ? AND command = ?`, id, person, command))?.version,
    card: async (id: string) => (await texts('SELECT card FROM tables WHERE id = ?', id))[0],
    openCards: (limit: number) => texts(OPEN_CARDS, limit),
    /** Listed games that are over, the newest first. */
    finishedCards: (game: string, limit: number) => texts(FINISHED_CARDS, game, limit),
    cardsOf: (person: string, limit: number) => texts(CARDS_OF, person, limit),
    versions: (ids: readonly string[]) => versions('tables', ids),
    dueBefore: (moment: number, limit: number) =>
      texts('SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?', moment, limit),
    /** Tables where a clock runs, the next ones after a table. */
    withClock: (after: string, limit: number) =>
      texts('SELECT id FROM tables WHERE due IS NOT NULL AND id > ? ORDER BY id LIMIT ?', after, limit),
    /** From when anybody may take the bot turns of these tables: later to keep them, now to give them back. */
    setBotDue(ids: readonly string[], due: number) {
      const sql = `UPDATE tables SET bot_due = ? WHERE bot_due IS NOT NULL AND id IN (${placeholders(ids.length)})`;
      return change(sql, due, ...ids);
    },
    /** Tables whose bot turns anybody may take at this moment; whoever asks has them for the length of the lease. */
    async claimBotTurns(now: number, lease: number, limit: number): Promise<readonly string[]> {
      const mine: string[] = [];
      for (const { id, bot_due } of await all<{ id: string; bot_due: number }>(BOT_TURNS, now, limit)) {
        const claim = 'UPDATE tables SET bot_due = ? WHERE id = ? AND bot_due = ?';
        if (await driver.transact([{ sql: claim, values: [now + lease, id, bot_due], mustChange: true }]))
          mine.push(id);
      }
      return mine;
    },
    async remove(id: string) {
      const parts = ['entries', 'members', 'notices', 'seeks', 'pairings', 'invites', 'club_tables'];
      await driver.transact([
        ...parts.map((name) => ({ sql: `DELETE FROM ${name} WHERE table_id = ?`, values: [id] })),
        { sql: 'DELETE FROM tables WHERE id = ?', values: [id] },
      ]);
    },
    /** Tables that ended before a moment, the oldest first. */
    endedBefore: (moment: number, limit: number) => texts(ENDED, moment, moment, limit),
    list(filter: Filter & { readonly state?: string }, limit: number) {
      const { state, before = Number.MAX_SAFE_INTEGER, find = '' } = filter;
      return texts(LISTED, before, `%${find}%`, state || null, limit);
    },
    async counts(): Promise<Readonly<Record<string, number>>> {
      const rows = await driver.rows('SELECT state, count(*) AS n FROM tables GROUP BY state');
      return Object.fromEntries(rows.map(({ state, n }) => [state as string, Number(n)]));
    },
  };
}

const GOING_ON = "tables WHERE maker = people.id AND state IN ('open', 'playing')";

async function create(driver: Driver, table: NewTable): Promise<string | undefined> {
  const { entries, members, also = [], listed, botDue, sealedAs, most, ...row } = table;
  const { id, created, maker, command } = row;
  const columns = { ...row, listed: listed ? 1 : 0, touched: created, bot_due: botDue, sealed_as: sealedAs };
  const made = await driver.transact([
    ...(most === undefined ? [] : whileFewer('people SET epoch = epoch', maker, GOING_ON, most)),
    { ...insert('tables', columns, 'ON CONFLICT DO NOTHING'), mustChange: true },
    ...entries.map((entry, i) => insert('entries', { table_id: id, version: i + 1, ...entry })),
    ...members.map((person) => addMember(person, id, created)),
    ...also,
  ]);
  if (made) return id;
  const { texts } = sqlOf(driver);
  const [known] = await texts('SELECT id FROM tables WHERE maker = ? AND command = ?', maker, command);
  const isGuarded = most !== undefined || also.some(({ mustChange }) => mustChange);
  if (known === undefined && !isGuarded) throw new Error(`table ${id} could not be made`);
  return known;
}
