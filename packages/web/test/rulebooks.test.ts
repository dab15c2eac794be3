// Every game's rulebook holds to its ledger: each clause stated or named technical, none invented, each noun with its
// clauses, and the same words, arguments and plurals in every language.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LANGUAGES, type Language, render, type Texts, textProblems } from '@undercroft/kernel';
import type { Chapter, Examples, Keywords, Lists, Nouns, Technical, Word } from '@undercroft/kit';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../kernel/src/testing/clauses.ts';
import { clauseIds, clauseRows } from '../src/rulebook/clause-ids.ts';
import type { Rulebook } from '../src/rulebook/load-rulebook.ts';
import { plainProse } from '../src/rulebook/prose.tsx';
import { type FoundRule, searchRulebook } from '../src/rulebook/search-rulebook.ts';
import { cutAt, wordsIn } from '../src/rulebook/search-words.ts';

const ROOMS = fileURLToPath(new URL('../../games/', import.meta.url));
const bring = async <Value>(path: string): Promise<Value> =>
  (await import(pathToFileURL(`${ROOMS}${path}`).href)) as Value;

const games = readdirSync(ROOMS).filter((name) => existsSync(`${ROOMS}${name}/rulebook/outline.ts`));

const read = (game: string, file: string): string => readFileSync(`${ROOMS}${game}/${file}`, 'utf8');

/** The ids of a list that may hold whole families: `RD-V-*`. */
const allOf = (written: string, clauses: ReadonlySet<string>): readonly string[] =>
  clauseIds(written).flatMap((id) =>
    id.endsWith('*') ? [...clauses].filter((clause) => clause.startsWith(id.slice(0, -1))) : [id],
  );

/** What people type, and what they mean; the terminal's search is held to the same. */
const QUERIES = JSON.parse(
  readFileSync(new URL('../../cli/test/rule-queries.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<Language, Readonly<Record<string, string>>>>>>;

/** The passages that state a clause, as a reader reads them. */
const tellers = ({ chapters }: Rulebook, clause: string): readonly string[] =>
  chapters
    .flatMap(({ passages }) => passages)
    .filter(({ clauses }) => clauses.includes(clause))
    .map(({ text }) => plainProse(text));

for (const game of games)
  describe(game, async () => {
    const clauses = clausesOf(readFileSync(`${ROOMS}${game}/SPEC.md`, 'utf8'));
    const { outline, technical } = await bring<{ outline: readonly Chapter[]; technical: Technical }>(
      `${game}/rulebook/outline.ts`,
    );
    const { examples } = await bring<{ examples: Examples }>(`${game}/rulebook/examples.ts`);
    const { lists } = await bring<{ lists: Lists }>(`${game}/rulebook/lists.ts`);
    const { nouns } = await bring<{ nouns: Nouns }>(`${game}/rulebook/nouns.ts`);
    const words = {} as Record<Language, Texts>;
    const texts = {} as Record<Language, Texts>;
    for (const language of LANGUAGES) {
      words[language] = (await bring<{ default: Texts }>(`${game}/rulebook/${language}.ts`)).default;
      texts[language] = (await bring<{ default: Texts }>(`${game}/texts/${language}.ts`)).default;
    }
    const passages = outline.flatMap((chapter) => chapter.passages);
    const stated = new Set(passages.flatMap(([, written]) => clauseIds(written)));
    const left = new Set(Object.values(technical).flatMap((written) => allOf(written, clauses)));

    test('every clause is stated by a passage or named technical, never both', () => {
      expect([...clauses].filter((id) => !stated.has(id) && !left.has(id))).toEqual([]);
      expect([...left].filter((id) => stated.has(id))).toEqual([]);
    });

    test('no passage, group or noun names a clause that does not exist', () => {
      const named = [...stated, ...left, ...Object.values(nouns.clauses).flatMap(clauseIds)];
      expect(named.filter((id) => !clauses.has(id))).toEqual([]);
    });

    test('each passage states at least one clause and stands once', () => {
      expect(passages.filter(([, written]) => clauseIds(written).length === 0)).toEqual([]);
      expect(new Set(passages.map(([id]) => id)).size).toBe(passages.length);
    });

    test('every noun has a name in every language and a clause that a reader can read', () => {
      for (const [noun, written] of Object.entries(nouns.clauses)) {
        for (const language of LANGUAGES)
          expect([noun, (nouns.names?.[noun]?.[language] ?? texts[language][noun]) === undefined]).toEqual([
            noun,
            false,
          ]);
        expect([noun, clauseIds(written).some((id) => stated.has(id))]).toEqual([noun, true]);
      }
    });

    test('keywords belong to passages, the same ones in every language', async () => {
      const { keywords } = await bring<{ keywords: Keywords }>(`${game}/rulebook/keywords.ts`);
      const known = new Set(passages.map(([id]) => id));
      for (const language of LANGUAGES)
        expect(Object.keys(keywords[language]).filter((id) => !known.has(id))).toEqual([]);
    });

    test('what people look for is among the first three, as in the terminal', async () => {
      const { keywords } = await bring<{ keywords: Keywords }>(`${game}/rulebook/keywords.ts`);
      const missed: string[] = [];
      for (const language of LANGUAGES) {
        const said = { ...texts[language], ...words[language] };
        const word: Word = (id, args) =>
          render(said, language, { id, args: args ?? examples[id.replace('example.', '')] ?? {} });
        const book: Rulebook = {
          language,
          word,
          ours: new Map(),
          chapters: outline.map(({ id, passages: inChapter }) => ({
            id,
            title: word(`chapter.${id}`),
            passages: inChapter.map(([passage, written]) => ({
              id: passage,
              kind: /^(?:example|list)\./.test(passage) ? 'list' : 'text',
              clauses: clauseIds(written),
              text: word(passage),
              keywords: keywords[language][passage] ?? '',
            })),
          })),
        };
        for (const [typed, meant] of Object.entries(QUERIES[game]![language])) {
          const found = searchRulebook(book, nouns, typed).slice(0, 3);
          const isMeant = (one: FoundRule): boolean =>
            'noun' in one
              ? one.noun === meant || tellers(book, meant).includes(one.text)
              : one.passage.clauses.includes(meant);
          if (!found.some(isMeant)) missed.push(`${language} ${typed}: ${meant}`);
        }
      }
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
    });

    test('every question of the game is about a noun', () => {
      const asked = Object.keys(texts.en).filter((id) => id.startsWith('question.'));
      expect(asked.filter((id) => nouns.clauses[nouns.questions[id] ?? ''] === undefined)).toEqual([]);
      expect(Object.keys(nouns.questions).filter((id) => texts.en[id] === undefined)).toEqual([]);
    });

    test('every card, character, place and phase that the game names is a noun', () => {
      const named = Object.keys(texts.en).filter((id) =>
        /^(card|ui\.phase|ui\.window)\.[a-z0-9-]+$/.test(id),
      );
      expect(named.length).toBeGreaterThan(10);
      const old = globSync('rules/*.js', { cwd: `${ROOMS}${game}` }).map((file) => read(game, file));
      const today = globSync('src/**/*.ts', { cwd: `${ROOMS}${game}` }).map((file) => read(game, file));
      /** Only games of earlier rules still name it. */
      const isGone = (id: string): boolean => {
        const [, name] = id.split('.');
        return old.some((code) => code.includes(name!)) && !today.some((code) => code.includes(name!));
      };
      expect(
        named.filter((id) => id !== 'card.hidden' && nouns.clauses[id] === undefined && !isGone(id)),
      ).toEqual([]);
    });

    test('every listed card is a noun and has its words in every language', () => {
      for (const cards of Object.values(lists).flat())
        for (const card of cards.cards) {
          expect([card.name, nouns.clauses[card.name] !== undefined]).toEqual([card.name, true]);
          for (const language of LANGUAGES) {
            const all = { ...texts[language], ...words[language] };
            for (const message of [cards.title, { id: card.name }, ...card.facts, ...card.text])
              expect(textProblems(all, language, message)).toEqual([]);
          }
        }
    });

    for (const language of LANGUAGES)
      test(`${language}: every chapter, passage and caption has its words, and no others are there`, () => {
        const book = words[language];
        const all = { ...texts[language], ...book };
        const used = new Set<string>();
        for (const { id } of outline) used.add(`chapter.${id}`);
        for (const [id] of passages) {
          used.add(id);
          const args = examples[id.replace('example.', '')];
          expect(textProblems(all, language, args ? { id, args } : { id })).toEqual([]);
        }
        for (const { title } of Object.values(lists).flat()) used.add(title.id);
        for (const id of used)
          expect([id, (book[id] ?? texts[language][id] ?? '').trim() === '']).toEqual([id, false]);
        const extra = Object.keys(book).filter((id) => !used.has(id) && !/^(list|drawn|fact)\./.test(id));
        expect(extra).toEqual([]);
        expect(Object.keys(book).sort()).toEqual(Object.keys(words.en).sort());
        expect(Object.keys(book).filter((id) => texts[language][id] !== undefined)).toEqual([]);
      });
  });

test('clauses beside a passage: ranges unfold for the address and fold for the eye', () => {
  expect(clauseIds('RD-HP-6 UN-TIE-1..3 DV-V08..10')).toEqual([
    'RD-HP-6',
    'UN-TIE-1',
    'UN-TIE-2',
    'UN-TIE-3',
    'DV-V08',
    'DV-V09',
    'DV-V10',
  ]);
  const rows = clauseRows(['RD-HP-1', 'RD-HP-2', 'RD-HP-4', 'RD-DIE-1']);
  expect(rows.map(({ first, label }) => [first, label])).toEqual([
    ['RD-HP-1', 'RD-HP-1–2'],
    ['RD-HP-4', 'RD-HP-4'],
    ['RD-DIE-1', 'RD-DIE-1'],
  ]);
});

test('a row of clauses ends where what is ours begins', () => {
  const rows = clauseRows(['RD-HP-1', 'RD-HP-2', 'RD-HP-3'], new Map([['RD-HP-3', 'reading']]));
  expect(rows).toEqual([
    { first: 'RD-HP-1', label: 'RD-HP-1–2', ours: undefined },
    { first: 'RD-HP-3', label: 'RD-HP-3', ours: 'reading' },
  ]);
});

test('what was found is marked, ё as е', () => {
  expect(cutAt('её', wordsIn('ЕЕ'))).toEqual([{ text: 'её', isFound: true }]);
  expect(cutAt('Ties and ties', wordsIn('tie'))).toEqual([
    { text: 'Tie', isFound: true },
    { text: 's and ', isFound: false },
    { text: 'tie', isFound: true },
    { text: 's', isFound: false },
  ]);
  expect(cutAt('a bad hand', wordsIn('a'))).toEqual([{ text: 'a bad hand', isFound: false }]);
});
