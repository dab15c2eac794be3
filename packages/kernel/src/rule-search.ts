// Finds rules by words, for every host alike: names of things first, then what the rulebook says; best first.
import type { Language } from './text.ts';

/** Something that can be looked up: a passage of the rulebook, a thing with its name, or a bare clause. */
export interface RuleEntry {
  /** What it is called: the name of a card, a term, a chapter. */
  readonly name: string;
  readonly text: string;
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
    'a an and are can do does how i in is it may my of on or the to what when which who with'.split(' '),
  ),
  ru: new Set('а в во где до и из как какие какой когда кто ли мне на о от по с со у что это я'.split(' ')),
  it: new Set(
    'a al che chi come con cosa da dei del di e i il in la le lo o per quando si un una'.split(' '),
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
  const read = entries.map((entry) => ({ entry, name: wordsOf(entry.name), text: wordsOf(entry.text) }));
  const rarity = wanted.map((word) => {
    const holders = read.filter(({ name, text }) => best(word, name) + best(word, text) > 0).length;
    return Math.log(1 + entries.length / (1 + holders));
  });
  return read
    .map(({ entry, name, text }) => ({ entry, rank: rankOf(wanted, rarity, name, text, entry.isThing) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

function rankOf(
  wanted: readonly string[],
  rarity: readonly number[],
  name: readonly string[],
  text: readonly string[],
  isThing: boolean,
): number {
  let rank = 0;
  let found = 0;
  let inName = 0;
  const size = 1 + Math.log2(1 + text.length) / 8;
  for (const [i, word] of wanted.entries()) {
    const named = best(word, name);
    const said = best(word, text);
    if (named + said > 0) found++;
    if (named > 0) inName++;
    rank += rarity[i]! * (named * (isThing ? 4 : 2) + said / size);
  }
  const at = wanted.length > 1 ? ` ${text.join(' ')}`.indexOf(` ${wanted.join(' ')}`) : -1;
  if (at >= 0) rank += (3 * rarity.reduce((sum, one) => sum + one, 0)) / (1 + at / 20);
  const isItsName = isThing && inName === wanted.length && inName === name.length;
  const share = found / wanted.length;
  return (rank + (isItsName ? 100 : 0)) * share * share;
}

/** Does this list of clauses, with its ranges, hold a clause? */
export function statesClause(clauses: string, wanted: string): boolean {
  return clauses.split(' ').some((one) => {
    const [, family, from, to] = /^(.*-[A-Z]?)(\d+)\.\.(\d+)$/.exec(one) ?? [];
    if (family === undefined) return one === wanted;
    const number = wanted.startsWith(family) ? Number(wanted.slice(family.length)) : Number.NaN;
    return number >= Number(from) && number <= Number(to);
  });
}
