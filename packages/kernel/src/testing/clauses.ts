// Reads the clause ids out of a rules ledger.

/**
 * Every clause id that a ledger defines: the first cell of a table row. The chapter Decisions is left out: it gives the
 * reasons for clauses that stand elsewhere.
 */
export function clausesOf(spec: string): ReadonlySet<string> {
  const ids = new Set<string>();
  let chapter = '';
  for (const line of spec.split('\n')) {
    if (line.startsWith('## ')) chapter = line.slice(3).trim();
    if (chapter === 'Decisions') continue;
    const id = /^\|\s*\**([A-Z]{2,}(?:-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?)\b/.exec(line)?.[1];
    if (id) ids.add(id);
  }
  return ids;
}
