// The edition of a paired table: by language where all read the same.
import { expect, test } from 'vitest';
import { optionsFor } from './options-for.ts';

const game = {
  options: { edition: { kind: 'choice', values: ['a', 'b'], default: 'a', byLanguage: { ru: 'b' } } },
} as const;
const read = (...languages: readonly (string | undefined)[]) =>
  optionsFor(
    game,
    languages.map((language) => ({ wishes: language === undefined ? {} : { language } })),
  );

test('a language proposes the edition to people who all read it, and to nobody else', () => {
  expect(read('ru')).toEqual({ edition: 'b' });
  expect(read('ru', 'ru')).toEqual({ edition: 'b' });
  for (const languages of [['en'], ['ru', 'en'], ['en', 'ru'], [undefined], []])
    expect(read(...languages)).toEqual({});
});
