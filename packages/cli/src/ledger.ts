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

/** The clause of that id, else its family (`RD-DIE`), else the clauses with words that begin so, best first. */
export function searchLedger(ledger: Ledger, words: string): readonly Clause[] {
  const exact = clauseOf(ledger, words.trim());
  if (exact) return [exact];
  const family = ledger.filter((clause) => clause.id.startsWith(`${words.trim().toUpperCase()}-`));
  if (family.length > 0) return family;
  const wanted = wordsOf(words);
  if (wanted.length === 0) return [];
  return ledger
    .map((clause) => ({ clause, rank: rankOf(clause, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ clause }) => clause);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** 0 when a word is missing; a whole word counts more than a beginning. */
function rankOf({ id, chapter, text }: Clause, wanted: readonly string[]): number {
  const there = wordsOf(`${id} ${chapter} ${text}`);
  let rank = 0;
  for (const word of wanted) {
    if (there.includes(word)) rank += 2;
    else if (there.some((one) => one.startsWith(word))) rank += 1;
    else return 0;
  }
  return rank;
}
