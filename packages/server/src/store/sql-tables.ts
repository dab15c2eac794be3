// Tables and their books in SQL that both databases understand.
import type { Driver, Row, Statement } from './driver.ts';
import type { NewTable, StoredEntry, StoredTable, TableStore } from './port.ts';

const marks = (count: number): string => Array(count).fill('?').join(', ');
const cards = (rows: readonly Row[]): string[] => rows.map(({ card }) => card as string);
const ids = (rows: readonly Row[]): string[] => rows.map(({ id }) => id as string);

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

export function sqlTables(driver: Driver): TableStore {
  return {
    create: (table) => create(driver, table),
    append: driver.append,
    async read(id) {
      const [row] = await driver.rows(
        'SELECT id, game, state, version, stamp, secret, sealed_as AS "sealedAs" FROM tables WHERE id = ?',
        [id],
      );
      return row as unknown as StoredTable | undefined;
    },
    entries: async (id, after, upTo) =>
      (await driver.rows(
        'SELECT version, at, person, command, body FROM entries WHERE table_id = ? AND version > ? AND version <= ? ORDER BY version',
        [id, after, upTo],
      )) as unknown as readonly StoredEntry[],
    entriesBy: async (id, person) =>
      (await driver.rows(
        'SELECT version, at, person, command, body FROM entries WHERE table_id = ? AND person = ? ORDER BY version',
        [id, person],
      )) as unknown as readonly StoredEntry[],
    async versionOfCommand(id, person, command) {
      const [row] = await driver.rows(
        'SELECT version FROM entries WHERE table_id = ? AND person = ? AND command = ?',
        [id, person, command],
      );
      return row?.version as number | undefined;
    },
    card: async (id) => cards(await driver.rows('SELECT card FROM tables WHERE id = ?', [id]))[0],
    openCards: async (limit) =>
      cards(
        await driver.rows(
          "SELECT card FROM tables WHERE state = 'open' AND listed = 1 ORDER BY touched DESC LIMIT ?",
          [limit],
        ),
      ),
    cardsOf: async (person, limit) =>
      cards(
        await driver.rows(
          `SELECT t.card FROM (SELECT table_id FROM members WHERE person = ? AND gone = 0 ORDER BY touched DESC LIMIT 1000) newest
            JOIN tables t ON t.id = newest.table_id ORDER BY t.touched DESC LIMIT ?`,
          [person, limit],
        ),
      ),
    async countOpenBy(person) {
      const [row] = await driver.rows(
        "SELECT count(*) AS n FROM tables WHERE maker = ? AND state IN ('open', 'playing')",
        [person],
      );
      return Number(row!.n);
    },
    async versions(wanted) {
      if (wanted.length === 0) return new Map();
      const rows = await driver.rows(
        `SELECT id, version FROM tables WHERE id IN (${marks(wanted.length)})`,
        wanted,
      );
      return new Map(rows.map(({ id, version }) => [id as string, version as number]));
    },
    dueBefore: async (moment, limit) =>
      ids(
        await driver.rows('SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?', [
          moment,
          limit,
        ]),
      ),
    withClock: async (after, limit) =>
      ids(
        await driver.rows('SELECT id FROM tables WHERE due IS NOT NULL AND id > ? ORDER BY id LIMIT ?', [
          after,
          limit,
        ]),
      ),
    async setBotDue(tables, due) {
      await driver.transact([
        {
          sql: `UPDATE tables SET bot_due = ? WHERE bot_due IS NOT NULL AND id IN (${marks(tables.length)})`,
          values: [due, ...tables],
        },
      ]);
    },
    async claimBotTurns(now, lease, limit) {
      const rows = await driver.rows(
        'SELECT id, bot_due FROM tables WHERE bot_due IS NOT NULL AND bot_due <= ? ORDER BY bot_due LIMIT ?',
        [now, limit],
      );
      const mine: string[] = [];
      for (const { id, bot_due } of rows)
        if (
          await driver.transact([
            {
              sql: 'UPDATE tables SET bot_due = ? WHERE id = ? AND bot_due = ?',
              values: [now + lease, id!, bot_due!],
              mustChange: true,
            },
          ])
        )
          mine.push(id as string);
      return mine;
    },
    async remove(id) {
      await driver.transact([
        { sql: 'DELETE FROM entries WHERE table_id = ?', values: [id] },
        { sql: 'DELETE FROM members WHERE table_id = ?', values: [id] },
        { sql: 'DELETE FROM notices WHERE table_id = ?', values: [id] },
        { sql: 'DELETE FROM tables WHERE id = ?', values: [id] },
      ]);
    },
    endedBefore: async (moment, limit) =>
      ids(
        await driver.rows(
          `SELECT id FROM tables WHERE created < ? AND touched < ? AND (state = 'abandoned' OR (state = 'finished' AND settled = 1))
            ORDER BY created LIMIT ?`,
          [moment, moment, limit],
        ),
      ),
    list: async ({ state, before }, limit) =>
      cards(
        await driver.rows(
          `SELECT card FROM tables WHERE created < ? ${state ? 'AND state = ?' : ''} ORDER BY created DESC LIMIT ?`,
          [before ?? Number.MAX_SAFE_INTEGER, ...(state ? [state] : []), limit],
        ),
      ),
    async counts() {
      const rows = await driver.rows('SELECT state, count(*) AS n FROM tables GROUP BY state');
      return Object.fromEntries(rows.map(({ state, n }) => [state as string, Number(n)]));
    },
  };
}

async function create(driver: Driver, table: NewTable): Promise<string> {
  const { id, game, state, version, stamp, listed, created, card, secret, sealedAs, maker, command } = table;
  const made = await driver.transact([
    {
      sql: `INSERT INTO tables (id, game, state, version, stamp, listed, created, touched, due, bot_due, card, secret, sealed_as, maker, command)
        VALUES (${marks(15)}) ON CONFLICT DO NOTHING`,
      values: [
        id,
        game,
        state,
        version,
        stamp,
        listed ? 1 : 0,
        created,
        created,
        table.due,
        table.botDue,
        card,
        secret,
        sealedAs,
        maker,
        command,
      ],
      mustChange: true,
    },
    ...table.entries.map(({ at, person, body }, i) => ({
      sql: 'INSERT INTO entries (table_id, version, at, person, command, body) VALUES (?, ?, ?, ?, NULL, ?)',
      values: [id, i + 1, at, person, body],
    })),
    ...table.members.map((person) => addMember(person, id, created)),
    ...(table.also ?? []),
  ]);
  if (made) return id;
  const [row] = await driver.rows('SELECT id FROM tables WHERE maker = ? AND command = ?', [maker, command]);
  if (!row) throw new Error(`table ${id} could not be made`);
  return row.id as string;
}
