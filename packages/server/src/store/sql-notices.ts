// Notices that wait for their moment, in SQL that both databases understand: they outlive the process that planned them.
import type { Driver, Statement } from './driver.ts';
import type { HeldNotice } from './port.ts';
import { sqlOf } from './sql.ts';

/** Goes in with the append that asks the seat; a later question takes the place of an earlier one. */
export const planNotice = ({ table, seat, asked, due }: HeldNotice): Statement => ({
  sql: `INSERT INTO notices (table_id, seat, asked, due) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET asked = excluded.asked, due = excluded.due`,
  values: [table, seat, asked, due],
});

const DUE = 'SELECT table_id AS "table", seat, asked, due FROM notices WHERE due <= ? ORDER BY due LIMIT ?';
/** A newer notice for the same seat may fall on the same moment. */
const THIS = 'WHERE table_id = ? AND seat = ? AND asked = ? AND due = ?';

export function sqlNotices(driver: Driver) {
  const { all, change } = sqlOf(driver);
  const postpone = ({ table, seat, asked, due }: HeldNotice, until: number) => {
    const sql = `UPDATE notices SET due = ? ${THIS}`;
    return driver.transact([{ sql, values: [until, table, seat, asked, due], mustChange: true }]);
  };
  return {
    /** Notices whose moment has come; whoever asks has them for the length of the lease, and answers for each. */
    async claim(now: number, lease: number, limit: number) {
      const mine: HeldNotice[] = [];
      for (const row of await all<HeldNotice>(DUE, now, limit))
        if (await postpone(row, now + lease)) mine.push({ ...row, due: now + lease });
      return mine;
    },
    /** Not now: somebody sleeps. */
    postpone,
    /** Given, or no longer needed. A newer notice for the same seat stays. */
    done: ({ table, seat, asked, due }: HeldNotice) =>
      change(`DELETE FROM notices ${THIS}`, table, seat, asked, due),
  };
}
