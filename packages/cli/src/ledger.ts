// Reads the rules of a game, in the reader's language and as the exact ledger, and finds them by id or by words.
import { type Language, render } from '@undercroft/kernel';
import type { RulebookText, Shelf } from '@undercroft/shelf';

export interface LedgerClause {
  readonly id: string;
  readonly text: string;
  /** What the row says besides: source, kind, numbers; with the heading of its column. */
  readonly notes: readonly { readonly heading: string; readonly text: string }[];
  readonly chapter: string;
  /** A passage of the rulebook; its id names all clauses that it states: `RD-GOAL-2..4 RD-OPT-1`. */
  readonly isPassage?: true;
}

export type Ledger = readonly LedgerClause[];

const ID = /^\**([A-Z]{2,}(?:-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?)\**$/;

/** What a reader looks up: the passages of the rulebook where it speaks their language, then the clauses, in English. */
export async function loadLedger(shelf: Shelf, game: string, language: Language): Promise<Ledger> {
  const clauses = readLedger(await shelf.loadSpec(game));
  const rulebook = language === 'en' ? undefined : await shelf.loadRulebook(game, language);
  return rulebook ? [...passagesOf(rulebook, language), ...clauses] : clauses;
}

function passagesOf({ chapters, texts, quoted }: RulebookText, language: Language): Ledger {
  const say = (id: string): string => plain(render(texts, language, { id, args: quoted[id] ?? {} }));
  return chapters.flatMap(({ id: chapter, passages }) =>
    passages
      .filter(([id]) => !/^(?:example|list)\./.test(id))
      .map(
        ([id, clauses]): LedgerClause => ({
          id: clauses,
          text: say(id),
          notes: [],
          chapter: say(`chapter.${chapter}`),
          isPassage: true,
        }),
      ),
  );
}

/** Every table row that begins with a clause id, in the order of the ledger. */
export function readLedger(spec: string): Ledger {
  const clauses: LedgerClause[] = [];
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

/** The first that states this clause; small letters will do. */
export const clauseOf = (ledger: Ledger, id: string): LedgerClause | undefined =>
  ledger.find((clause) => states(clause, id.toUpperCase()));

function states({ id, isPassage }: LedgerClause, wanted: string): boolean {
  if (!isPassage) return id === wanted;
  return id.split(' ').some((one) => {
    const [, family, from, to] = /^(.*-)(\d+)\.\.(\d+)$/.exec(one) ?? [];
    if (family === undefined) return one === wanted;
    const number = wanted.startsWith(family) ? Number(wanted.slice(family.length)) : Number.NaN;
    return number >= Number(from) && number <= Number(to);
  });
}

/** What states the clause of that id, else its family (`RD-DIE`), else the clauses with words that begin so, best first. */
export function searchLedger(ledger: Ledger, words: string): readonly LedgerClause[] {
  const exact = ledger.filter((clause) => states(clause, words.trim().toUpperCase()));
  if (exact.length > 0) return exact;
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
function rankOf({ id, chapter, text }: LedgerClause, wanted: readonly string[]): number {
  const there = wordsOf(`${id} ${chapter} ${text}`);
  let rank = 0;
  for (const word of wanted) {
    if (there.includes(word)) rank += 2;
    else if (there.some((one) => one.startsWith(word))) rank += 1;
    else return 0;
  }
  return rank;
}
