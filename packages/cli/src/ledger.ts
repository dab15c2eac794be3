// Reads a rules ledger as a list of clauses, and finds clauses by id or by words.

export interface Clause {
  readonly id: string;
  readonly text: string;
  /** What the row says besides: source, kind, numbers; with the heading of its column. */
  readonly notes: readonly { readonly heading: string; readonly text: string }[];
  readonly chapter: string;
}

export type Ledger = readonly Clause[];

const ID = /^\**([A-Z]{2,}(?:-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?)\**$/;

/** Every table row that begins with a clause id, in the order of the ledger. */
export function readLedger(spec: string): Ledger {
  const clauses: Clause[] = [];
  let chapter = '';
  let headings: string[] = [];
  let wasTable = false;
  for (const line of spec.split('\n')) {
    const title = /^#{2,4}\s+(.*)$/.exec(line)?.[1];
    if (title) chapter = plain(title);
    const isTable = line.startsWith('|');
    const cells = isTable ? cellsOf(line) : [];
    if (isTable && !wasTable) headings = cells;
    wasTable = isTable;
    const id = ID.exec(cells[0] ?? '')?.[1];
    if (!id) continue;
    const [, text = '', ...rest] = cells;
    const notes = rest
      .map((cell, i) => ({ heading: headings[i + 2] ?? '', text: cell }))
      .filter(({ text: note }) => note !== '' && note !== '-');
    clauses.push({ id, text, notes, chapter });
  }
  return clauses;
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/\|\s*$/, '')
    .slice(1)
    .split(/(?<!\\)\|/)
    .map((cell) => plain(cell.replaceAll('\\|', '|').trim()));

const plain = (text: string): string => text.replace(/\*\*|`/g, '').trim();

/** One clause by its id; small letters will do. */
export const clauseOf = (ledger: Ledger, id: string): Clause | undefined =>
  ledger.find((clause) => clause.id === id.toUpperCase());

/** Clauses whose id begins with the words, then those whose text or chapter has all of them. */
export function searchLedger(ledger: Ledger, words: string): readonly Clause[] {
  const exact = clauseOf(ledger, words.trim());
  if (exact) return [exact];
  const family = ledger.filter((clause) => clause.id.startsWith(`${words.trim().toUpperCase()}-`));
  if (family.length > 0) return family;
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  return ledger.filter((clause) => {
    const all = `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
