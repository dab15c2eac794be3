// Records that people brought, in SQL that both databases understand.
import type { Driver } from './driver.ts';
import type { RecordStore } from './port.ts';
import { insert, sqlOf } from './sql.ts';

export function sqlRecords(driver: Driver): RecordStore {
  const { all, texts, count } = sqlOf(driver);
  return {
    async keep(record) {
      await driver.transact([insert('records', { ...record }, 'ON CONFLICT DO NOTHING')]);
    },
    read: async (id) => (await texts('SELECT body FROM records WHERE id = ?', id))[0],
    of: (person) => all('SELECT id, game, created FROM records WHERE person = ?', person),
    countBy: (person) => count('SELECT count(*) FROM records WHERE person = ?', person),
  };
}
