// Reads the rules of a game, in the reader's language and as the exact ledger, and finds them by id or by words.
import {
  type Language,
  type Ours,
  oursOf,
  type RuleEntry,
  render,
  searchRules,
  statesClause,
} from '@undercroft/kernel';
import type { RulebookText, Shelf } from '@undercroft/shelf';

export interface LedgerClause {
  readonly id: string;
  readonly text: string;
  /** What the row says besides: source, kind, numbers; with the heading of its column. */
  readonly notes: readonly { readonly heading: string; readonly text: string }[];
  readonly chapter: string;
  /** A passage of the rulebook or a thing with its name; its id names all clauses that it states: `RD-GOAL-2..4 RD-OPT-1`. */
  readonly isPassage?: true;
  /** A card, term or zone by its text id; `chapter` is its name. */
  readonly thing?: string;
  readonly keywords?: string;
  /** The clauses of it that are ours and not the book's. */
  readonly ours?: readonly OurClause[];
}

export interface OurClause {
  readonly id: string;
  readonly as: Ours;
}

export interface Ledger {
  readonly language: Language;
  readonly clauses: readonly LedgerClause[];
}

const ID = /^\**([A-Z]{2,}(?:-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?)\**(?:\s|$)/;

/** What a reader looks up: things and passages in their language, then the exact clauses, in English. */
export async function loadLedger(shelf: Shelf, game: string, language: Language): Promise<Ledger> {
  const clauses = readLedger(await shelf.loadSpec(game));
  const rulebook = await shelf.loadRulebook(game, language);
  if (!rulebook) return { language, clauses };
  const texts = { ...(await shelf.loadTexts(game, language)), ...rulebook.texts };
  const ours = clauses.flatMap((clause) => clause.ours ?? []);
  const told = passagesOf({ ...rulebook, texts }, language).map((passage) => ({
    ...passage,
    ours: ours.filter(({ id }) => statesClause(passage.id, id)),
  }));
  return { language, clauses: [...told, ...clauses] };
}

function passagesOf(
  { chapters, texts, quoted, nouns, keywords }: RulebookText,
  language: Language,
): LedgerClause[] {
  const say = (id: string): string => plain(render(texts, language, { id, args: quoted[id] ?? {} }));
  const passages = chapters.flatMap(({ id: chapter, passages: inChapter }) =>
    inChapter
      .filter(([id]) => !/^(?:example|list)\./.test(id))
      .map(
        ([id, clauses]): LedgerClause => ({
          id: clauses,
          text: say(id),
          notes: [],
          chapter: say(`chapter.${chapter}`),
          isPassage: true,
          keywords: keywords[id] ?? '',
        }),
      ),
  );
  const things = Object.entries(nouns.clauses).map(
    ([noun, clauses]): LedgerClause => ({
      id: clauses,
      text: Object.hasOwn(texts, `${noun}.text`) ? say(`${noun}.text`) : firstStating(passages, clauses),
      notes: [],
      chapter: nouns.names?.[noun]?.[language] ?? say(noun),
      isPassage: true,
      thing: noun,
    }),
  );
  return [...things, ...passages];
}

/** What the rulebook says of a thing that has no text of its own. */
const firstStating = (passages: readonly LedgerClause[], clauses: string): string =>
  passages.find(({ id }) => statesClause(id, clauses.split(' ')[0]!.replace(/\.\.\d+$/, '')))?.text ?? '';

/** Every table row that begins with a clause id, in the order of the ledger. */
export function readLedger(spec: string): LedgerClause[] {
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
    const as = oursOf(cells[headings.findIndex((heading) => heading.toLowerCase() === 'kind')] ?? '');
    clauses.push({ id, text, notes, chapter, ours: as ? [{ id, as }] : [] });
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

/** How to play, to read from the first to the last; the clauses of a game without a rulebook. */
export function passagesIn({ clauses }: Ledger): readonly LedgerClause[] {
  const passages = clauses.filter(({ isPassage, thing }) => isPassage && thing === undefined);
  return passages.length > 0 ? passages : clauses;
}

/** Is this how a clause is cited? Then nothing but that clause is meant. */
export const isClauseId = (words: string): boolean =>
  /^[A-Za-z]{2,}(?:-[A-Za-z0-9]+)*-[A-Za-z]?\d+[a-z]?$/.test(words.trim());

/** The first that states this clause; small letters will do. */
export const clauseOf = ({ clauses }: Ledger, id: string): LedgerClause | undefined =>
  clauses.find(({ id: stated, thing }) => thing === undefined && statesClause(stated, id.toUpperCase()));

/** A moment of decision in the ledger, not a rule: a refusal may cite it, and it has nothing to read. */
const DECISION_POINT = /(?:^|-)DP-\d+$/;

/** What a reader is told about a clause: its passage, the thing that it is about, or in English the clause itself. */
export function toldAbout({ clauses, language }: Ledger, id: string): string {
  const stating = clauses.filter((clause) => statesClause(clause.id, id));
  const told =
    stating.find(({ isPassage, thing }) => isPassage && thing === undefined) ??
    stating.find(({ thing }) => thing !== undefined);
  if (told) return told.text;
  return language === LEDGER_LANGUAGE && !DECISION_POINT.test(id) ? (stating[0]?.text ?? '') : '';
}

/** The clauses whose ids begin with these words: `RD-DIE`. */
export const familyOf = ({ clauses }: Ledger, words: string): readonly LedgerClause[] =>
  clauses.filter(({ id, isPassage }) => !isPassage && id.startsWith(`${words.trim().toUpperCase()}-`));

/** The exact clauses are written in this language alone; who reads another gets the passages first. */
export const LEDGER_LANGUAGE: Language = 'en';

/** The clause of that id with the passages that state it, else its family (`RD-DIE`), else what the words find, best first. */
export function searchLedger(ledger: Ledger, words: string): readonly LedgerClause[] {
  const { clauses, language } = ledger;
  const wanted = words.trim().toUpperCase();
  const passages = clauses.filter(({ isPassage, thing }) => isPassage && thing === undefined);
  const stating = (ids: readonly LedgerClause[]): readonly LedgerClause[] =>
    passages.filter((passage) => ids.some(({ id }) => statesClause(passage.id, id)));
  const exact = clauses.filter(({ id, isPassage }) => !isPassage && id === wanted);
  if (exact.length > 0)
    return language === LEDGER_LANGUAGE ? [...exact, ...stating(exact)] : [...stating(exact), ...exact];
  const family = familyOf(ledger, words);
  if (family.length > 0) return language === LEDGER_LANGUAGE ? family : [...stating(family), ...family];
  const entries = clauses.map((clause): RuleEntry & { readonly clause: LedgerClause } => ({
    name: clause.isPassage ? clause.chapter : `${clause.id} ${clause.chapter}`,
    text: clause.text,
    clauses: clause.id,
    keywords: clause.keywords ?? '',
    isThing: clause.thing !== undefined,
    clause,
  }));
  const told = entries.filter(({ clause }) => clause.isPassage);
  const found = searchRules(told, words, language);
  const inLedger = searchRules(
    entries.filter(({ clause }) => !clause.isPassage),
    words,
    LEDGER_LANGUAGE,
  );
  return [...found, ...inLedger].map(({ clause }) => clause);
}
