// What people look up, in three languages: the right clause is among the first three, and what is cited is always known.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@undercroft/kernel';
import { searchRules, statesClause } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { clauseOf, type Ledger, loadLedger, searchLedger } from '../src/ledger.ts';
import { testProgram } from './test-program.ts';

type Query = readonly [game: string, language: Language, words: string, clause: string];
const QUERIES = JSON.parse(
  readFileSync(join(import.meta.dirname, 'rule-queries.json'), 'utf8'),
) as readonly Query[];

const ledgers = new Map<string, Promise<Ledger>>();
const ledgerOf = (game: string, language: Language): Promise<Ledger> => {
  const key = `${game} ${language}`;
  if (!ledgers.has(key)) ledgers.set(key, loadLedger(houseShelf, game, language));
  return ledgers.get(key)!;
};

describe.each(houseShelf.listGames())('%s', (game) => {
  test('50 queries: the right clause is among the first three in at least 95 of 100', async () => {
    const asked = QUERIES.filter((query) => query[0] === game);
    expect(asked).toHaveLength(50);
    const missed: string[] = [];
    for (const [, language, words, clause] of asked) {
      const found = searchLedger(await ledgerOf(game, language), words).slice(0, 3);
      if (!found.some(({ id }) => statesClause(id, clause))) missed.push(`${language} ${words}: ${clause}`);
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

test('other endings, accents and common words do not hide what is meant', () => {
  const entries = [
    { name: 'Камни', text: 'Положите камень сразу.', clauses: 'A-1', isThing: false },
    { name: 'Parità', text: 'Il dado con più facce vince.', clauses: 'A-2', isThing: false },
  ];
  expect(searchRules(entries, 'как положить камни', 'ru')[0]!.clauses).toBe('A-1');
  expect(searchRules(entries, 'parita', 'it')[0]!.clauses).toBe('A-2');
  expect(searchRules(entries, '???', 'en')).toEqual([]);
});
