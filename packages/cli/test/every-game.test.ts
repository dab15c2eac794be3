// Every game in the terminal: a whole game in each language, and no line is too wide.
import { LANGUAGES } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { loadTranslator } from '../src/translator.ts';
import { testProgram } from './test-program.ts';

/** Enough typed numbers for a whole game: pseudo-random, small, and Enter where a curtain hangs. */
const typing = (length: number): string =>
  Array.from({ length }, (_, i) => `${1 + (((i * 7919) % 11) % 4)}\n`).join('');

describe.each(houseShelf.listGames())('%s', (game) => {
  test.each(LANGUAGES.flatMap((language) => [40, 80].map((columns) => [language, columns] as const)))(
    'in %s at %i columns',
    async (language, columns) => {
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
      // The typed Enter that ends a prompt is not part of the output.
      const wide = program
        .out()
        .split('\n')
        .map((line) => line.replace(/^(> )+/, ''))
        .filter((line) => line.length > columns);
      expect([...new Set(wide)].slice(0, 5)).toEqual([]);
      expect(program.out()).not.toMatch(/\[[a-z]+\.[A-Za-z0-9.-]+\]|\{[a-z]+[^}]*\}/);
    },
  );
});
