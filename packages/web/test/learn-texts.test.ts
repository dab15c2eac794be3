// The words around lessons are said in every language, with the same arguments.
import { LANGUAGES, type Texts } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import en from '../texts/learn.en.ts';
import it from '../texts/learn.it.ts';
import ru from '../texts/learn.ru.ts';

const ALL: Readonly<Record<string, Texts>> = { en, ru, it };
const argumentsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([a-zA-Z0-9]+)/g)].map(([, name]) => name!))].sort();

test('every language has every text, with the same arguments', () => {
  for (const language of LANGUAGES) {
    expect(Object.keys(ALL[language]!).sort()).toEqual(Object.keys(en).sort());
    for (const [id, text] of Object.entries(ALL[language]!))
      expect([id, argumentsOf(text)]).toEqual([id, argumentsOf((en as Texts)[id]!)]);
  }
});
