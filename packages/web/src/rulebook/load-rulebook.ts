// A game's rulebook, brought in parts: what a rule card needs, and what the page adds to it.
import { type Language, type Ours, render, type Texts } from '@undercroft/kernel';
import type { Chapter, Drawings, Examples, Keywords, Lists, Word } from '@undercroft/kit';
import type { Clause } from '../game-card.ts';
import { loadGameTexts, sharePreact } from '../games.ts';
import { roomParts } from '../room-parts.ts';
import { clauseIds } from './clause-ids.ts';

const ROOMS = '../../../games/';
const outlines = roomParts(
  import.meta.glob<{ outline: readonly Chapter[]; turn?: readonly string[] }>(
    '../../../games/*/rulebook/outline.ts',
  ),
  ROOMS,
);
const words = roomParts(
  import.meta.glob<Texts>('../../../games/*/rulebook/??.ts', { import: 'default' }),
  ROOMS,
);
const numbers = roomParts(
  import.meta.glob<{ examples: Examples }>('../../../games/*/rulebook/examples.ts'),
  ROOMS,
);
const others = roomParts(
  import.meta.glob<{ keywords: Keywords }>('../../../games/*/rulebook/keywords.ts'),
  ROOMS,
);
const pictures = roomParts(
  import.meta.glob<{ drawings: Drawings }>('../../../games/*/rulebook/drawings.tsx'),
  ROOMS,
  sharePreact,
);
const cards = roomParts(import.meta.glob<{ lists: Lists }>('../../../games/*/rulebook/lists.ts'), ROOMS);

/** A passage in the reader's words. */
export interface SaidPassage {
  readonly id: string;
  readonly kind: 'text' | 'example' | 'list';
  readonly clauses: readonly string[];
  readonly text: string;
  /** Other words that people look for it by. */
  readonly keywords: string;
}

export interface SaidChapter {
  readonly id: string;
  readonly title: string;
  readonly passages: readonly SaidPassage[];
}

export interface Rulebook {
  readonly language: Language;
  readonly chapters: readonly SaidChapter[];
  readonly word: Word;
  /** The clauses that are not the book's but ours; empty until the ledger is there. */
  readonly ours: ReadonlyMap<string, Ours>;
}

const kindOf = (id: string): SaidPassage['kind'] =>
  id.startsWith('example.') ? 'example' : id.startsWith('list.') ? 'list' : 'text';

/** The rulebook of a game in a language; undefined for a game that has none. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook | undefined> {
  const outline = outlines(game, 'rulebook/outline.ts');
  const book = words(game, `rulebook/${language}.ts`);
  if (!outline || !book) return undefined;
  const [{ outline: chapters }, own, house, worked, also] = await Promise.all([
    outline(),
    book(),
    loadGameTexts(game, language),
    numbers(game, 'rulebook/examples.ts')?.(),
    others(game, 'rulebook/keywords.ts')?.(),
  ]);
  const texts = { ...house, ...own };
  const word: Word = (id, args) => render(texts, language, args ? { id, args } : { id });
  return {
    language,
    word,
    ours: new Map(),
    chapters: chapters.map(({ id, passages }) => ({
      id,
      title: word(`chapter.${id}`),
      passages: passages.map(([passage, stated]) => ({
        id: passage,
        kind: kindOf(passage),
        clauses: clauseIds(stated),
        keywords: also?.keywords[language][passage] ?? '',
        text: word(passage, worked?.examples[passage.replace('example.', '')]),
      })),
    })),
  };
}

/** The rulebook with what its ledger says of whose each clause is. */
export const withOurs = (book: Rulebook, clauses: readonly Clause[]): Rulebook => ({
  ...book,
  ours: new Map(clauses.flatMap(({ id, ours }) => (ours ? [[id, ours] as const] : []))),
});

/** The examples whose pictures show how a turn goes. */
export const loadTurn = async (game: string): Promise<readonly string[]> =>
  (await outlines(game, 'rulebook/outline.ts')?.())?.turn ?? [];

export const loadDrawings = async (game: string): Promise<Drawings> =>
  (await pictures(game, 'rulebook/drawings.tsx')?.())?.drawings ?? {};

export const loadLists = async (game: string): Promise<Lists> =>
  (await cards(game, 'rulebook/lists.ts')?.())?.lists ?? {};
