// People, their keys, blocks, reports and notices in SQL that both databases understand.
import type { Driver, Row } from './driver.ts';
import type { Passkey, PeopleStore, Person, Report } from './port.ts';
import { insert, sqlOf } from './sql.ts';
import { sqlForgetting } from './sql-forgetting.ts';

const personOf = ({ guest, banned, muted, settings, ...row }: Row): Person =>
  ({
    ...row,
    guest: guest === 1,
    banned: banned === 1,
    muted: muted === 1,
    settings: JSON.parse(settings as string),
  }) as unknown as Person;

const passkeyOf = ({ transports, ...row }: Row): Passkey =>
  ({ ...row, transports: JSON.parse(transports as string) }) as unknown as Passkey;

const PASSKEYS = 'SELECT id, person, public_key AS "publicKey", counter, transports FROM passkeys';
const REPORTS = 'SELECT id, table_id AS "table", person, at, words FROM reports';

export function sqlPeople(driver: Driver): PeopleStore {
  const { all, one, texts, change } = sqlOf(driver);
  return {
    async add({ id, name, created }) {
      await driver.transact([insert('people', { id, name, epoch: 0, guest: 1, created, seen: created })]);
    },
    async read(id) {
      const row = await one<Row>('SELECT * FROM people WHERE id = ?', id);
      return row && personOf(row);
    },
    rename: (id, name) => change('UPDATE people SET name = ? WHERE id = ?', name, id),
    saveSettings: (id, settings) =>
      change('UPDATE people SET settings = ? WHERE id = ?', JSON.stringify(settings), id),
    nextEpoch: (id) => change('UPDATE people SET epoch = epoch + 1 WHERE id = ?', id),
    setBanned: (id, banned) => change('UPDATE people SET banned = ? WHERE id = ?', banned ? 1 : 0, id),
    setMuted: (id, muted) => change('UPDATE people SET muted = ? WHERE id = ?', muted ? 1 : 0, id),
    list: async ({ before = Number.MAX_SAFE_INTEGER, find = '' }, limit) =>
      (
        await all<Row>(
          'SELECT * FROM people WHERE created < ? AND (id = ? OR name LIKE ?) ORDER BY created DESC LIMIT ?',
          before,
          find,
          `%${find}%`,
          limit,
        )
      ).map((row) => {
        const { settings: _, epoch: __, ...told } = personOf(row);
        return told;
      }),
    ...sqlForgetting(driver),
    seen: (id, now) => change('UPDATE people SET seen = ? WHERE id = ?', now, id),
    guestsBefore: (moment, limit) =>
      texts('SELECT id FROM people WHERE guest = 1 AND seen < ? ORDER BY seen LIMIT ?', moment, limit),
    passkeys: async (person) => (await all<Row>(`${PASSKEYS} WHERE person = ?`, person)).map(passkeyOf),
    passkey: async (id) => (await all<Row>(`${PASSKEYS} WHERE id = ?`, id)).map(passkeyOf)[0],
    async addPasskey({ id, person, publicKey, counter, transports }, created) {
      const row = {
        id,
        person,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
        created,
      };
      await driver.transact([
        insert('passkeys', row),
        { sql: 'UPDATE people SET guest = 0 WHERE id = ?', values: [person] },
      ]);
    },
    countPasskey: (id, counter) => change('UPDATE passkeys SET counter = ? WHERE id = ?', counter, id),
    async keepChallenge(id, challenge, person, expires) {
      await driver.transact([
        { sql: 'DELETE FROM challenges WHERE expires < ?', values: [expires - 600_000] },
        insert('challenges', { id, challenge, person, expires }),
      ]);
    },
    async takeChallenge(id, now) {
      const sql = 'SELECT challenge, person, expires FROM challenges WHERE id = ?';
      const kept = await one<{ challenge: string; person: string | null; expires: number }>(sql, id);
      const isMine = await driver.transact([
        { sql: 'DELETE FROM challenges WHERE id = ?', values: [id], mustChange: true },
      ]);
      if (!kept || !isMine || kept.expires < now) return undefined;
      return { challenge: kept.challenge, person: kept.person };
    },
    block: (person, other) =>
      change('INSERT INTO blocks (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING', person, other),
    unblock: (person, other) => change('DELETE FROM blocks WHERE person = ? AND other = ?', person, other),
    blockedBy: (person) => texts('SELECT other FROM blocks WHERE person = ?', person),
    async addReport({ table, ...row }) {
      await driver.transact([insert('reports', { ...row, table_id: table })]);
    },
    reports: (before, limit) =>
      all(
        `SELECT r.id, r.table_id AS "table", r.person, r.at, r.words, p.name, t.card FROM reports r
          LEFT JOIN people p ON p.id = r.person LEFT JOIN tables t ON t.id = r.table_id
          WHERE r.at < ? ORDER BY r.at DESC LIMIT ?`,
        before,
        limit,
      ),
    reportsBy: (person) => all<Report>(`${REPORTS} WHERE person = ?`, person),
    async addPush(person, endpoint, body, created) {
      const same = `ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, body = excluded.body
        WHERE pushes.person = excluded.person OR pushes.body = excluded.body`;
      await driver.transact([insert('pushes', { endpoint, person, body, created }, same)]);
    },
    removePush: (endpoint, person) =>
      change('DELETE FROM pushes WHERE endpoint = ? AND person = ?', endpoint, person),
    pushes: (person) => texts('SELECT body FROM pushes WHERE person = ?', person),
  };
}
