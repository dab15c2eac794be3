// Records that people brought, in SQL that both databases understand.
import type { Driver } from './driver.ts';
import type { RecordStore } from './port.ts';

export function sqlRecords(driver: Driver): RecordStore {
  return {
    async keep({ id, person, game, created, body }) {
      await driver.transact([
        {
          sql: 'INSERT INTO records (id, person, game, created, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
          values: [id, person, game, created, body],
        },
      ]);
    },
    async read(id) {
      const [row] = await driver.rows('SELECT body FROM records WHERE id = ?', [id]);
      return row?.body as string | undefined;
    },
    of: async (person) =>
      (await driver.rows('SELECT id, game, created FROM records WHERE person = ?', [person])) as never,
    async countBy(person) {
      const [row] = await driver.rows('SELECT COUNT(*) AS n FROM records WHERE person = ?', [person]);
      return Number(row?.n ?? 0);
    },
  };
}
