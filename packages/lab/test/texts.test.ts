// Everything the lab says exists in every language, with the same arguments; every code has words.
import { expect, test } from 'vitest';
import { LAB_CODES } from '../src/codes.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';

const argumentsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[^}]*\}/g)].map((match) => match[1]!))].sort();

test.each(Object.entries({ ru, it }))(
  '%s says what English says',
  (_, texts: Readonly<Record<string, string>>) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    for (const [id, text] of Object.entries(en))
      expect([id, argumentsOf(texts[id]!)]).toEqual([id, argumentsOf(text)]);
  },
);

test.each(LAB_CODES)('%s can be said', (code) => {
  expect(en).toHaveProperty([`error.${code}`]);
});
