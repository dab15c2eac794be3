// Reads the clause ids at the head of a test title: `[UN-TIE-2]`, `[UN-TIE-1 UN-TIE-2]`, `[UN-TIE-1..4]`.

const BRACKETS = /\[([A-Z][A-Z0-9 .,-]*[0-9a-z])\]/g;
const ONE = /^((?:[A-Z0-9]+-)+[A-Z]?)(\d+)([a-z]?)(?:\.\.(\d+))?$/;

/** The clauses that a title cites; a range counts for every number in it. */
export function citedIn(title: string): string[] {
  const ids: string[] = [];
  for (const [, inside] of title.matchAll(BRACKETS))
    for (const word of inside!.split(/[ ,]+/)) {
      const match = ONE.exec(word);
      if (!match) continue;
      const [, prefix, from, letter, to] = match;
      if (to === undefined) ids.push(`${prefix}${from}${letter}`);
      else
        for (let n = Number(from); n <= Number(to); n++)
          ids.push(`${prefix}${from!.startsWith('0') ? String(n).padStart(from!.length, '0') : n}`);
    }
  return ids;
}
