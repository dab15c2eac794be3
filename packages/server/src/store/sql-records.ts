// Records that people brought, in SQL that both databases understand.
import type { Driver } from './driver.ts';
import type { BroughtRecord } from './port.ts';
import { sqlOf } from './sql.ts';

export function sqlRecords(driver: Driver) {
  const { all, texts, count, add } = sqlOf(driver);
  return {
    /** Keeping the same record again changes nothing. */
    keep: (record: BroughtRecord) => add('records', { ...record }, 'ON CONFLICT DO NOTHING'),
    read: async (id: string) => (await texts('SELECT body FROM records WHERE id = ?', id))[0],
    of: (person: string) => all('SELECT id, game, created FROM records WHERE person = ?', person),
    countBy: (person: string) => count('SELECT count(*) FROM records WHERE person = ?', person),
  };
}
