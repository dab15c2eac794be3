// Everything the program can say exists in all three languages, with the same arguments.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_CODES, LANGUAGES } from '@undercroft/kernel';
import { SHELF_CODES } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { CLI_CODES } from '../src/error-codes.ts';
import { loadTranslator } from '../src/translator.ts';

const source = globSync(['src/**/*.ts', '../web/build.ts'], { cwd: join(import.meta.dirname, '..') })
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .join('\n');
const said = new Set([...source.matchAll(/'(cli\.[a-z0-9.-]+)'/g)].map(([, id]) => id!));
/** Ids whose end is decided while the program runs. */
const begun = [...source.matchAll(/`(cli\.[a-z0-9.-]+)\$\{/g)].map(([, start]) => start!);
const thrown = new Set([...source.matchAll(/CodedError\(\s*'([a-z-]+)'/g)].map(([, code]) => code!));

describe.each(LANGUAGES)('in %s', (language) => {
  test('every code has a text', async () => {
    const translator = await loadTranslator(language);
    const codes = [...KERNEL_CODES, ...SHELF_CODES, ...CLI_CODES];
    expect(codes.filter((code) => !translator.has(`error.${code}`))).toEqual([]);
  });

  test('every id that the code names has a text, and every text is used', async () => {
    const translator = await loadTranslator(language);
    expect([...said].filter((id) => !translator.has(id))).toEqual([]);
    const own = Object.keys(translator.texts).filter(
      (id) => id.startsWith('cli.') && !id.startsWith('cli.help'),
    );
    const isSaid = (id: string): boolean => said.has(id) || begun.some((start) => id.startsWith(start));
    expect(own.filter((id) => !isSaid(id))).toEqual([]);
  });

  test('placeholders are those of the English text', async () => {
    const [english, translator] = await Promise.all([loadTranslator('en'), loadTranslator(language)]);
    const names = (text: string): string[] =>
      [...new Set([...text.matchAll(/\{([a-zA-Z0-9]+)/g)].map(([, name]) => name!))].sort();
    for (const [id, text] of Object.entries(english.texts))
      expect([id, names(translator.texts[id]!)]).toEqual([id, names(text)]);
  });
});

test('every code that is thrown is a known one, and every code of ours is thrown', () => {
  const known = new Set<string>([...KERNEL_CODES, ...SHELF_CODES, ...CLI_CODES]);
  expect([...thrown].filter((code) => !known.has(code))).toEqual([]);
  const elsewhere = ['unknown-bot', 'cannot-build', 'proof-unreadable', 'proof-broken'];
  const unused = CLI_CODES.filter((code) => !thrown.has(code) && !elsewhere.includes(code));
  expect(unused).toEqual([]);
});
