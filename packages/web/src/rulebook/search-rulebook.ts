// The search of a rulebook: cards and pieces by their names, then passages, best first, as the terminal finds them.
import { type RuleEntry, searchRules } from '@undercroft/kernel';
import type { Nouns } from '@undercroft/kit';
import { clauseIds } from './clause-ids.ts';
import type { Rulebook, SaidPassage } from './load-rulebook.ts';
import { nameOfNoun } from './noun-help.ts';
import { plainProse } from './prose.tsx';

export type FoundRule = RuleEntry & ({ readonly noun: string } | { readonly passage: SaidPassage });

export function searchRulebook(
  book: Rulebook,
  nouns: Nouns | undefined,
  query: string,
): readonly FoundRule[] {
  const passages = book.chapters.flatMap(({ title, passages: inChapter }) =>
    inChapter.map((passage) => ({
      passage,
      name: title,
      text: plainProse(passage.text),
      keywords: passage.keywords,
      clauses: passage.clauses.join(' '),
      isThing: false,
    })),
  );
  const cited = query.trim().toUpperCase();
  const citing = passages.filter(({ passage: { clauses } }) =>
    clauses.some((id) => id === cited || id.startsWith(`${cited}-`)),
  );
  if (citing.length > 0) return citing;
  const told = passages.filter(({ passage }) => passage.kind === 'text');
  const things = Object.entries(nouns?.clauses ?? {}).map(([noun, clauses]) => {
    const own = book.word(`${noun}.text`);
    const [first] = clauseIds(clauses);
    return {
      noun,
      clauses,
      name: nameOfNoun(nouns!, noun, book.language, book.word),
      text: own.startsWith('[')
        ? (told.find(({ passage }) => passage.clauses.includes(first!))?.text ?? '')
        : own,
      isThing: true,
    };
  });
  return searchRules<FoundRule>([...things, ...told], query, book.language);
}
