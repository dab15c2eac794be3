// What people look up, in three languages: the right clause is among the first three, and what is cited is always known.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, searchRules, statesClause } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { clauseOf, type Ledger, type LedgerClause, loadLedger, searchLedger } from '../src/ledger.ts';
import { testProgram } from './test-program.ts';

/** By game, language and what is typed: the clause, or the card or term by its text id, that is meant. */
const QUERIES = JSON.parse(readFileSync(join(import.meta.dirname, 'rule-queries.json'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<Language, Readonly<Record<string, string>>>>>
>;

const ledgers = new Map<string, Promise<Ledger>>();
const ledgerOf = (game: string, language: Language): Promise<Ledger> => {
  const key = `${game} ${language}`;
  if (!ledgers.has(key)) ledgers.set(key, loadLedger(houseShelf, game, language));
  return ledgers.get(key)!;
};

/** A thing is meant by itself; a clause by whatever tells it: a passage, the ledger, or a thing that quotes such a passage. */
function isMeant({ clauses }: Ledger, { id, thing, text }: LedgerClause, meant: string): boolean {
  if (thing === undefined) return statesClause(id, meant);
  const quoted = clauses.find((one) => one.thing === undefined && one.text === text);
  return thing === meant || (quoted !== undefined && statesClause(quoted.id, meant));
}

describe.each(houseShelf.listGames())('%s', (game) => {
  test('50 queries: what is meant is among the first three in at least 95 of 100', async () => {
    const asked = LANGUAGES.flatMap((language) =>
      Object.entries(QUERIES[game]![language]).map(([words, meant]) => ({ language, words, meant })),
    );
    expect(asked).toHaveLength(50);
    const missed: string[] = [];
    for (const { language, words, meant } of asked) {
      const ledger = await ledgerOf(game, language);
      const found = searchLedger(ledger, words).slice(0, 3);
      if (!found.some((one) => isMeant(ledger, one, meant))) missed.push(`${language} ${words}: ${meant}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  });

  test('every clause that a refusal can cite is known', async () => {
    const source = readFileSync(join(import.meta.dirname, `../../games/${game}/src/explain.ts`), 'utf8');
    const ledger = await ledgerOf(game, 'en');
    const cited = new Set(source.match(/'(?:[A-Z]{2,}-)+\d+'/g)?.map((quoted) => quoted.slice(1, -1)));
    expect([...cited].filter((clause) => !clauseOf(ledger, clause))).toEqual([]);
  });
});

test('a clause id finds that clause first, and no other game’s', async () => {
  const program = testProgram({ shelf: houseShelf });
  expect(await program.run('rules', 'UN-SET-1')).toBe(0);
  expect(program.out().trimStart()).toMatch(/^UN-SET-1 /);
  expect(program.out()).not.toMatch(/^(?:RD|DV|ST)-/m);
  program.clearUp();
});

test.each([
  ['ru', 'UN-TIE-2'],
  ['ru', 'UN-TIE'],
  ['ru', 'd8'],
  ['it', 'RD-GOLD-1'],
  ['it', 'combo'],
])(
  'in %s what is told in that language stands before the exact clauses in English: %s',
  async (language, words) => {
    const program = testProgram({ shelf: houseShelf });
    expect(await program.run('rules', words, '--all', '--json', '--lang', language)).toBe(0);
    const told = program
      .out()
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as LedgerClause).isPassage ?? false);
    expect(told[0]).toBe(true);
    expect(told.lastIndexOf(true)).toBeLessThan(told.indexOf(false));
    program.clearUp();
  },
);

test('other endings, accents and common words do not hide what is meant', () => {
  const entries = [
    { name: 'Камни', text: 'Положите камень сразу.', clauses: 'A-1', isThing: false },
    { name: 'Parità', text: 'Il dado con più facce vince.', clauses: 'A-2', isThing: false },
  ];
  expect(searchRules(entries, 'как положить камни', 'ru')[0]!.clauses).toBe('A-1');
  expect(searchRules(entries, 'parita', 'it')[0]!.clauses).toBe('A-2');
  expect(searchRules(entries, '???', 'en')).toEqual([]);
});
