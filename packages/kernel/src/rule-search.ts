// Finds rules by words, for every host alike: names of things first, then what the rulebook says; best first.
import type { Language } from './text.ts';

/** Something that can be looked up: a passage of the rulebook, a thing with its name, or a bare clause. */
export interface RuleEntry {
  /** What it is called: the name of a card, a term, a chapter. */
  readonly name: string;
  readonly text: string;
  /** Other words that people look for it by. */
  readonly keywords?: string;
  /** The clauses that it states, as a passage writes them: `RD-GOAL-2..4 RD-OPT-1`. */
  readonly clauses: string;
  /** A thing goes by its own name; a passage only belongs to a chapter of that name. */
  readonly isThing: boolean;
}

/** Letters as the search compares them: no case, no accents, ё as е. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, (mark) => (mark === '\u0306' ? mark : ''))
    .normalize('NFC');

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words too common to tell one rule from another. */
const COMMON: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a about after an and are at be can do does for from get have how i if in is it many may me much must my of on or should so that the then there they this to use we what when where which who why will with you your'.split(
      ' ',
    ),
  ),
  ru: new Set(
    'а бы в во все где для до если же за и из или как какая какие каких какой какую когда кто куда ли мне можно мой на надо не ни но нужно о от по почему при с сколько со так такое то у чего что чтобы это я'.split(
      ' ',
    ),
  ),
  it: new Set(
    'a ai al alla c che chi ci come con cosa cos cui da dal dei del della delle di dove e è gli ho i il in l la le lo ma mi mio nel non o per perché posso può quale quali quando quanta quante quanti quanto se si sono su sul un una uno'.split(
      ' ',
    ),
  ),
};

/** How alike two words are: the same, one the beginning of the other, or only another ending. */
function likeness(wanted: string, there: string): number {
  if (wanted === there) return 1;
  if (there.startsWith(wanted) && wanted.length > 2) return 0.8;
  let same = 0;
  while (same < wanted.length && wanted[same] === there[same]) same++;
  const shorter = Math.min(wanted.length, there.length);
  return same >= 4 && same >= shorter - 2 && same >= wanted.length - 3 ? 0.6 : 0;
}

const best = (wanted: string, there: readonly string[]): number => {
  let most = 0;
  for (const word of there) most = Math.max(most, likeness(wanted, word));
  return most;
};

/** The entries that hold the words of a query, the best first; those with more of the words come before others. */
export function searchRules<Entry extends RuleEntry>(
  entries: readonly Entry[],
  query: string,
  language: Language,
): readonly Entry[] {
  const all = wordsOf(query);
  const told = all.filter((word) => !COMMON[language].has(word));
  const wanted = told.length > 0 ? told : all;
  if (wanted.length === 0) return [];
  const read = entries.map((entry) => ({
    entry,
    name: wordsOf(entry.name),
    text: wordsOf(entry.text),
    keywords: wordsOf(entry.keywords ?? ''),
    isThing: entry.isThing,
  }));
  const rarity = wanted.map((word) => {
    const holders = read.filter(
      ({ name, text, keywords }) => best(word, name) + best(word, text) + best(word, keywords) > 0,
    ).length;
    return Math.log(1 + entries.length / (1 + holders));
  });
  return read
    .map((one) => ({ entry: one.entry, rank: rankOf(wanted, rarity, one) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry)
    .filter(isFirstToSay());
}

/** What reads the same as something better is left out: the four colours of a piece, a term that quotes its passage. */
function isFirstToSay(): (entry: RuleEntry) => boolean {
  const said = new Set<string>();
  return ({ text }) => {
    const isNew = text === '' || !said.has(text);
    said.add(text);
    return isNew;
  };
}

/** The words of an entry. */
interface ReadEntry {
  readonly name: readonly string[];
  readonly text: readonly string[];
  readonly keywords: readonly string[];
  readonly isThing: boolean;
}

function rankOf(
  wanted: readonly string[],
  rarity: readonly number[],
  { name, text, keywords, isThing }: ReadEntry,
): number {
  let rank = 0;
  let found = 0;
  let inName = 0;
  const covered = wanted.filter((word) => best(word, name) > 0).length / Math.max(1, name.length);
  const size = 1 + Math.log2(1 + text.length) / 8;
  for (const [i, word] of wanted.entries()) {
    const named = best(word, name);
    const said = best(word, text);
    const meant = best(word, keywords);
    if (named + said + meant > 0) found++;
    if (named > 0) inName++;
    rank += rarity[i]! * (named * (isThing ? 1 + 3 * covered : 2) + said / size + meant * 3);
  }
  const at = wanted.length > 1 ? ` ${text.join(' ')}`.indexOf(` ${wanted.join(' ')}`) : -1;
  if (at >= 0) rank += (3 * rarity.reduce((sum, one) => sum + one, 0)) / (1 + at / 20);
  const isItsName = isThing && inName === wanted.length && inName === name.length;
  const share = found / wanted.length;
  return (rank + (isItsName ? 100 : 0)) * share * share;
}

/** What of the rules is ours: a decision where the book is silent or loose, or content that we made up. */
export type Ours = 'reading' | 'design';

/** By the kind of a clause in its ledger; undefined for what a book says. */
export const oursOf = (kind: string): Ours | undefined =>
  kind.startsWith('decision') ? 'reading' : kind.startsWith('design') ? 'design' : undefined;

/** Does this list of clauses, with its ranges, hold a clause? */
export function statesClause(clauses: string, wanted: string): boolean {
  return clauses.split(' ').some((one) => {
    const [, family, from, to] = /^(.*-[A-Z]?)(\d+)\.\.(\d+)$/.exec(one) ?? [];
    if (family === undefined) return one === wanted;
    const number = wanted.startsWith(family) ? Number(wanted.slice(family.length)) : Number.NaN;
    return number >= Number(from) && number <= Number(to);
  });
}
