// Every game in the terminal: a whole game in each language, and no line is too wide.
import { LANGUAGES } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { loadTranslator } from '../src/translator.ts';
import { testProgram, withoutCodes } from './test-program.ts';

/** Enough typed numbers for a whole game: pseudo-random, small, and Enter where a curtain hangs. */
const typing = (length: number): string =>
  Array.from({ length }, (_, i) => `${1 + (((i * 7919) % 11) % 4)}\n`).join('');

describe.each(houseShelf.listGames())('%s', (game) => {
  // Wider ones are in pages.test.ts and pty.test.ts.
  const columns = 40;
  test.each(LANGUAGES)('in %s at 40 columns', async (language) => {
    const program = testProgram({
      shelf: houseShelf,
      input: typing(4_000),
      isTerminal: true,
      columns,
      env: { NO_COLOR: '1' },
    });
    const exitCode = await program.run(
      'play',
      game,
      '--lang',
      language,
      '--no-save',
      '--seed',
      'house',
      '--bots',
      'random',
    );
    program.clearUp();
    expect(program.err()).toBe('');
    expect(exitCode).toBe(0);
    const { say } = await loadTranslator(language);
    expect(program.out()).not.toContain(say('cli.not-kept'));
    const wide = withoutCodes(
      program
        .raw()
        .replaceAll('\x1b[H', '\n')
        .replaceAll(/\r|^> /gm, '\n'),
    )
      .split('\n')
      .filter((line) => line.length > columns);
    expect([...new Set(wide)].slice(0, 5)).toEqual([]);
    expect(program.out()).not.toMatch(/\[[a-z]+\.[A-Za-z0-9.-]+\]|\{[a-z]+[^}]*\}/);
  });
});

test('[DV-READY-7 DV-D60] at DELVE a person with bots is asked only where there is a choice, unless they want to be asked', async () => {
  const promptsOf = async (...flags: string[]): Promise<{ asked: number; single: number }> => {
    const program = testProgram({ shelf: houseShelf, input: '1\n'.repeat(3_000), env: { NO_COLOR: '1' } });
    await program.run(
      'play',
      'delve',
      '--no-save',
      '--seed',
      'asked',
      '--bots',
      'random',
      '--seat',
      '1',
      ...flags,
    );
    program.clearUp();
    const pages = program.out().split('\n> ').slice(0, -1);
    return {
      asked: pages.length,
      single: pages.filter((page) => /^ ?1 {2}/m.test(page) && !/^ ?2 {2}/m.test(page)).length,
    };
  };
  const always = await promptsOf('--ask-always');
  const usual = await promptsOf();
  expect(always.single / always.asked).toBeGreaterThan(0.3);
  expect(usual.single).toBe(0);
  expect(usual.asked).toBe(always.asked - always.single);
});
