// People, their keys, blocks, reports and notices in SQL that both databases understand.
import type { Driver, Row, Statement } from './driver.ts';
import type { Passkey, PeopleStore, Person, Report } from './port.ts';
import { sqlForgetting } from './sql-forgetting.ts';

const personOf = (row: Row): Person => ({
  id: row.id as string,
  name: row.name as string,
  epoch: row.epoch as number,
  guest: row.guest === 1,
  created: row.created as number,
  seen: row.seen as number,
  banned: row.banned === 1,
  muted: row.muted === 1,
  settings: JSON.parse(row.settings as string),
});

const passkeyOf = (row: Row): Passkey => ({
  id: row.id as string,
  person: row.person as string,
  publicKey: row.public_key as string,
  counter: row.counter as number,
  transports: JSON.parse(row.transports as string),
});

const REPORTS = 'SELECT id, table_id AS "table", person, at, words FROM reports';

export function sqlPeople(driver: Driver): PeopleStore {
  const change = async (sql: string, ...values: Statement['values']): Promise<void> => {
    await driver.transact([{ sql, values }]);
  };
  return {
    add: ({ id, name, created }) =>
      change(
        'INSERT INTO people (id, name, epoch, guest, created, seen) VALUES (?, ?, 0, 1, ?, ?)',
        id,
        name,
        created,
        created,
      ),
    async read(id) {
      const [row] = await driver.rows('SELECT * FROM people WHERE id = ?', [id]);
      return row && personOf(row);
    },
    rename: (id, name) => change('UPDATE people SET name = ? WHERE id = ?', name, id),
    saveSettings: (id, settings) =>
      change('UPDATE people SET settings = ? WHERE id = ?', JSON.stringify(settings), id),
    nextEpoch: (id) => change('UPDATE people SET epoch = epoch + 1 WHERE id = ?', id),
    setBanned: (id, banned) => change('UPDATE people SET banned = ? WHERE id = ?', banned ? 1 : 0, id),
    setMuted: (id, muted) => change('UPDATE people SET muted = ? WHERE id = ?', muted ? 1 : 0, id),
    ...sqlForgetting(driver),
    seen: (id, now) => change('UPDATE people SET seen = ? WHERE id = ?', now, id),
    guestsBefore: async (moment, limit) =>
      (
        await driver.rows('SELECT id FROM people WHERE guest = 1 AND seen < ? ORDER BY seen LIMIT ?', [
          moment,
          limit,
        ])
      ).map(({ id }) => id as string),
    passkeys: async (person) =>
      (await driver.rows('SELECT * FROM passkeys WHERE person = ?', [person])).map(passkeyOf),
    async passkey(id) {
      const [row] = await driver.rows('SELECT * FROM passkeys WHERE id = ?', [id]);
      return row && passkeyOf(row);
    },
    async addPasskey(key, created) {
      await driver.transact([
        {
          sql: 'INSERT INTO passkeys (id, person, public_key, counter, transports, created) VALUES (?, ?, ?, ?, ?, ?)',
          values: [key.id, key.person, key.publicKey, key.counter, JSON.stringify(key.transports), created],
        },
        { sql: 'UPDATE people SET guest = 0 WHERE id = ?', values: [key.person] },
      ]);
    },
    countPasskey: (id, counter) => change('UPDATE passkeys SET counter = ? WHERE id = ?', counter, id),
    keepChallenge: async (id, challenge, person, expires) => {
      await driver.transact([
        { sql: 'DELETE FROM challenges WHERE expires < ?', values: [expires - 600_000] },
        {
          sql: 'INSERT INTO challenges (id, challenge, person, expires) VALUES (?, ?, ?, ?)',
          values: [id, challenge, person, expires],
        },
      ]);
    },
    async takeChallenge(id, now) {
      const [row] = await driver.rows('SELECT * FROM challenges WHERE id = ?', [id]);
      const isMine = await driver.transact([
        { sql: 'DELETE FROM challenges WHERE id = ?', values: [id], mustChange: true },
      ]);
      if (!row || !isMine || (row.expires as number) < now) return undefined;
      return { challenge: row.challenge as string, person: row.person as string | null };
    },
    block: (person, other) =>
      change('INSERT INTO blocks (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING', person, other),
    unblock: (person, other) => change('DELETE FROM blocks WHERE person = ? AND other = ?', person, other),
    blockedBy: async (person) =>
      (await driver.rows('SELECT other FROM blocks WHERE person = ?', [person])).map(
        ({ other }) => other as string,
      ),
    addReport: ({ id, table, person, at, words }) =>
      change(
        'INSERT INTO reports (id, table_id, person, at, words) VALUES (?, ?, ?, ?, ?)',
        id,
        table,
        person,
        at,
        words,
      ),
    reports: async (limit) =>
      (await driver.rows(`${REPORTS} ORDER BY at DESC LIMIT ?`, [limit])) as unknown as readonly Report[],
    reportsBy: async (person) =>
      (await driver.rows(`${REPORTS} WHERE person = ?`, [person])) as unknown as readonly Report[],
    addPush: (person, endpoint, body, created) =>
      change(
        `INSERT INTO pushes (endpoint, person, body, created) VALUES (?, ?, ?, ?)
          ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, body = excluded.body
          WHERE pushes.person = excluded.person OR pushes.body = excluded.body`,
        endpoint,
        person,
        body,
        created,
      ),
    removePush: (endpoint, person) =>
      change('DELETE FROM pushes WHERE endpoint = ? AND person = ?', endpoint, person),
    pushes: async (person) =>
      (await driver.rows('SELECT body FROM pushes WHERE person = ?', [person])).map(
        ({ body }) => body as string,
      ),
  };
}
