// Up to which version this browser has seen each table of the server, so that a return can begin there.
const KEY = 'undercroft.looked';
const MOST = 60;
type Looks = Readonly<Record<string, number>>;

function looks(): Looks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Looks;
  } catch {
    return {};
  }
}

export const lastSeen = (table: string): number | undefined => looks()[table];

/** The look with the table moved to the end, and the oldest ones let go. */
export function withSeen(kept: Looks, table: string, version: number): Looks {
  const others = Object.entries(kept).filter(([id]) => id !== table);
  return Object.fromEntries([...others.slice(-(MOST - 1)), [table, version]]);
}

export function markSeen(table: string, version: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withSeen(looks(), table, version)));
  } catch {
    // Without a place to keep it, every look is the first.
  }
}
