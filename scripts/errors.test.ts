// The reference of errors is what the code says today, and every code of the server has words in the client.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVER_CODES } from '../packages/protocol/src/codes.ts';
import en from '../packages/web/texts/en.ts';
import enExpeditions from '../packages/web/texts/expeditions/en.ts';
import itExpeditions from '../packages/web/texts/expeditions/it.ts';
import ruExpeditions from '../packages/web/texts/expeditions/ru.ts';
import enHouse from '../packages/web/texts/house/en.ts';
import itHouse from '../packages/web/texts/house/it.ts';
import ruHouse from '../packages/web/texts/house/ru.ts';
import it from '../packages/web/texts/it.ts';
import ru from '../packages/web/texts/ru.ts';
import enStudies from '../packages/web/texts/studies/en.ts';
import itStudies from '../packages/web/texts/studies/it.ts';
import ruStudies from '../packages/web/texts/studies/ru.ts';
import { errorsPage, PAGE } from './errors.ts';

test('docs/reference/errors.md is up to date', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(errorsPage());
});

const WORDS = {
  en: { ...en, ...enHouse, ...enExpeditions, ...enStudies },
  ru: { ...ru, ...ruHouse, ...ruExpeditions, ...ruStudies },
  it: { ...it, ...itHouse, ...itExpeditions, ...itStudies },
};

test.each(Object.entries(WORDS))('every code of the server has words in %s', (_language, texts) => {
  const known = texts as Readonly<Record<string, string>>;
  expect(SERVER_CODES.filter((code) => !known[`error.${code}`])).toEqual([]);
});
