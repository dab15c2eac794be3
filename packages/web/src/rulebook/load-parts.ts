// Everything that a rulebook is read with: its words, nouns, drawings, lists and the ledger of its clauses.
import type { Language } from '@undercroft/kernel';
import type { Drawings, Lists, Nouns } from '@undercroft/kit';
import { loadClauses } from '../far-rooms.ts';
import type { Clause } from '../game-card.ts';
import { loadNouns } from './load-nouns.ts';
import { loadDrawings, loadLists, loadRulebook, type Rulebook, withOurs } from './load-rulebook.ts';

export interface RulebookParts {
  readonly book: Rulebook | undefined;
  readonly nouns: Nouns | undefined;
  readonly drawings: Drawings;
  readonly lists: Lists;
  readonly clauses: readonly Clause[];
}

export async function loadRulebookParts(game: string, language: Language): Promise<RulebookParts> {
  const [book, nouns, drawings, lists, clauses] = await Promise.all([
    loadRulebook(game, language),
    loadNouns(game),
    loadDrawings(game),
    loadLists(game),
    loadClauses(game),
  ]);
  return { book: book && withOurs(book, clauses), nouns, drawings, lists, clauses };
}
