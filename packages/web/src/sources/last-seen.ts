// Up to which version this browser has seen each table of the server, and read what was said there, so that a return can begin there.
import { readStored, store } from '../stored-json.ts';

const SEEN = 'undercroft.looked';
const READ = 'undercroft.chat-read';
const MOST = 60;
type Looks = Readonly<Record<string, number>>;

const looks = (key: string): Looks => readStored<Looks>(key) as Looks;

export const lastSeen = (table: string): number | undefined => looks(SEEN)[table];

/** The look with the table moved to the end, and the oldest ones let go. */
export function withSeen(kept: Looks, table: string, version: number): Looks {
  const others = Object.entries(kept).filter(([id]) => id !== table);
  return Object.fromEntries([...others.slice(-(MOST - 1)), [table, version]]);
}

const mark = (key: string, table: string, version: number): void =>
  store(key, withSeen(looks(key), table, version));

export const markSeen = (table: string, version: number): void => mark(SEEN, table, version);

/** What was kept of earlier looks at a table and at its chat. */
export const keptLooks = (table: string) => ({
  lastSeen: lastSeen(table),
  lastRead: looks(READ)[table],
  markRead: (version: number): void => mark(READ, table, version),
});
