// Up to which version this browser has seen each table of the server, so that a return can begin there.
import { readStored, store } from '../stored-json.ts';

const KEY = 'undercroft.looked';
const MOST = 60;
type Looks = Readonly<Record<string, number>>;

const looks = (): Looks => readStored<Looks>(KEY) as Looks;

export const lastSeen = (table: string): number | undefined => looks()[table];

/** The look with the table moved to the end, and the oldest ones let go. */
export function withSeen(kept: Looks, table: string, version: number): Looks {
  const others = Object.entries(kept).filter(([id]) => id !== table);
  return Object.fromEntries([...others.slice(-(MOST - 1)), [table, version]]);
}

export const markSeen = (table: string, version: number): void =>
  store(KEY, withSeen(looks(), table, version));
