// Everything the program can say exists in all three languages, with the same arguments.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_CODES, LANGUAGES } from '@undercroft/kernel';
import { SHELF_CODES } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { CLI_CODES } from '../src/codes.ts';
import { speechOf } from '../src/speech.ts';

const source = globSync('**/*.ts', { cwd: join(import.meta.dirname, '../src') })
  .map((file) => readFileSync(join(import.meta.dirname, '../src', file), 'utf8'))
  .join('\n');
const said = new Set([...source.matchAll(/'(cli\.[a-z0-9.-]+)'/g)].map(([, id]) => id!));
const thrown = new Set([...source.matchAll(/CodedError\(\s*'([a-z-]+)'/g)].map(([, code]) => code!));

describe.each(LANGUAGES)('in %s', (language) => {
  test('every code has a text', async () => {
    const speech = await speechOf(language);
    const codes = [...KERNEL_CODES, ...SHELF_CODES, ...CLI_CODES];
    expect(codes.filter((code) => !speech.has(`error.${code}`))).toEqual([]);
  });

  test('every id that the code names has a text, and every text is used', async () => {
    const speech = await speechOf(language);
    expect([...said].filter((id) => !speech.has(id))).toEqual([]);
    const own = Object.keys(speech.texts).filter((id) => id.startsWith('cli.') && !id.startsWith('cli.help'));
    expect(own.filter((id) => !said.has(id))).toEqual([]);
  });

  test('placeholders are those of the English text', async () => {
    const [english, speech] = await Promise.all([speechOf('en'), speechOf(language)]);
    const names = (text: string): string[] =>
      [...new Set([...text.matchAll(/\{([a-zA-Z0-9]+)/g)].map(([, name]) => name!))].sort();
    for (const [id, text] of Object.entries(english.texts))
      expect([id, names(speech.texts[id]!)]).toEqual([id, names(text)]);
  });
});

test('every code that is thrown is a known one, and every code of ours is thrown', () => {
  const known = new Set<string>([...KERNEL_CODES, ...SHELF_CODES, ...CLI_CODES]);
  expect([...thrown].filter((code) => !known.has(code))).toEqual([]);
  const unused = CLI_CODES.filter((code) => !thrown.has(code) && code !== 'unknown-bot');
  expect(unused).toEqual([]);
});
