// Links that are given away, in SQL: one for each owner, a person or a club.
import type { Driver } from './driver.ts';
import { insert, sqlOf } from './sql.ts';

export interface Link {
  readonly token: string;
  readonly expires: number;
}

export function sqlLinks(driver: Driver, table: 'tie_links' | 'club_links', owner: 'person' | 'club') {
  const { one, change } = sqlOf(driver);
  return {
    /** A new one ends the old one. */
    setLink: (id: string, { token, expires }: Link) =>
      driver.transact([
        { sql: `DELETE FROM ${table} WHERE ${owner} = ?`, values: [id] },
        insert(table, { [owner]: id, token, expires }),
      ]),
    endLink: (id: string) => change(`DELETE FROM ${table} WHERE ${owner} = ?`, id),
    link: (id: string, now: number) =>
      one<Link>(`SELECT token, expires FROM ${table} WHERE ${owner} = ? AND expires > ?`, id, now),
  };
}
