// People's passkeys in SQL, and the challenges that they answer.
import type { Driver, Row } from './driver.ts';
import type { Passkey } from './port.ts';
import { insert, sqlOf } from './sql.ts';

const PASSKEYS = 'SELECT id, person, public_key AS "publicKey", counter, transports FROM passkeys';

const passkeyOf = ({ transports, ...row }: Row): Passkey =>
  ({ ...row, transports: JSON.parse(transports as string) }) as unknown as Passkey;

export function sqlPasskeys(driver: Driver) {
  const { all, one, change } = sqlOf(driver);
  return {
    passkeys: async (person: string) =>
      (await all<Row>(`${PASSKEYS} WHERE person = ?`, person)).map(passkeyOf),
    passkey: async (id: string) => (await all<Row>(`${PASSKEYS} WHERE id = ?`, id)).map(passkeyOf)[0],
    async addPasskey({ publicKey, transports, ...key }: Passkey, created: number) {
      const row = { ...key, public_key: publicKey, transports: JSON.stringify(transports), created };
      const keep = { sql: 'UPDATE people SET guest = 0 WHERE id = ?', values: [key.person] };
      await driver.transact([insert('passkeys', row), keep]);
    },
    countPasskey: (id: string, counter: number) =>
      change('UPDATE passkeys SET counter = ? WHERE id = ?', counter, id),
    async keepChallenge(id: string, challenge: string, person: string | null, expires: number) {
      const old = { sql: 'DELETE FROM challenges WHERE expires < ?', values: [expires - 600_000] };
      await driver.transact([old, insert('challenges', { id, challenge, person, expires })]);
    },
    /** A challenge can be taken once. */
    async takeChallenge(id: string, now: number) {
      const sql = 'SELECT challenge, person FROM challenges WHERE id = ? AND expires >= ?';
      const kept = await one<{ challenge: string; person: string | null }>(sql, id, now);
      const take = { sql: 'DELETE FROM challenges WHERE id = ?', values: [id], mustChange: true };
      return (await driver.transact([take])) ? kept : undefined;
    },
  };
}
