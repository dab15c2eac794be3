// Every game of the house in the terminal: a whole random game in each language, and no line runs over the edge.
import { LANGUAGES } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { speechOf } from '../src/speech.ts';
import { stageOf } from './stage.ts';

/** Enough typed numbers for a whole game: pseudo-random, small, and Enter where a curtain hangs. */
const typing = (length: number): string =>
  Array.from({ length }, (_, i) => `${1 + (((i * 7919) % 11) % 4)}\n`).join('');

describe.each(houseShelf.listGames())('%s', (game) => {
  test.each(LANGUAGES.flatMap((language) => [40, 80].map((columns) => [language, columns] as const)))(
    'in %s at %i columns',
    async (language, columns) => {
      const stage = stageOf({
        shelf: houseShelf,
        input: typing(4_000),
        isTerminal: true,
        columns,
        env: { NO_COLOR: '1' },
      });
      const exitCode = await stage.run(
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
      stage.clearUp();
      expect(stage.err()).toBe('');
      expect(exitCode).toBe(0);
      const { say } = await speechOf(language);
      expect(stage.out()).not.toContain(say('cli.not-kept'));
      // The typed Enter that ends a prompt is not part of the output.
      const wide = stage
        .out()
        .split('\n')
        .map((line) => line.replace(/^(> )+/, ''))
        .filter((line) => line.length > columns);
      expect([...new Set(wide)].slice(0, 5)).toEqual([]);
      expect(stage.out()).not.toMatch(/\[[a-z]+\.[A-Za-z0-9.-]+\]|\{[a-z]+[^}]*\}/);
    },
  );
});
