// Every code of the lab has words in every language, with the same arguments.
import { expect, test } from 'vitest';
import { LAB_CODES } from '../src/codes.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';

const argumentsOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

test.each(LAB_CODES)('%s can be said', (code) => {
  const id = `error.${code}` as keyof typeof en;
  for (const texts of [ru, it]) expect(argumentsOf(texts[id])).toEqual(argumentsOf(en[id]));
});
