// Notices that wait for their moment, in SQL that both databases understand: they outlive the process that planned them.
import type { Driver, Statement } from './driver.ts';
import type { HeldNotice, NoticeStore } from './port.ts';

/** Goes in with the append that asks the seat; a later question takes the place of an earlier one. */
export const planNotice = ({ table, seat, asked, due }: HeldNotice): Statement => ({
  sql: `INSERT INTO notices (table_id, seat, asked, due) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET asked = excluded.asked, due = excluded.due`,
  values: [table, seat, asked, due],
});

export function sqlNotices(driver: Driver): NoticeStore {
  const moveTo = ({ table, seat, due }: HeldNotice, next: number): Promise<boolean> =>
    driver.transact([
      {
        sql: 'UPDATE notices SET due = ? WHERE table_id = ? AND seat = ? AND due = ?',
        values: [next, table, seat, due],
        mustChange: true,
      },
    ]);
  return {
    async claim(now, lease, limit) {
      const rows = (await driver.rows(
        'SELECT table_id AS "table", seat, asked, due FROM notices WHERE due <= ? ORDER BY due LIMIT ?',
        [now, limit],
      )) as unknown as readonly HeldNotice[];
      const mine: HeldNotice[] = [];
      for (const row of rows) if (await moveTo(row, now + lease)) mine.push({ ...row, due: now + lease });
      return mine;
    },
    async postpone(notice, due) {
      await moveTo(notice, due);
    },
    async done({ table, seat, due }) {
      await driver.transact([
        {
          sql: 'DELETE FROM notices WHERE table_id = ? AND seat = ? AND due = ?',
          values: [table, seat, due],
        },
      ]);
    },
  };
}
