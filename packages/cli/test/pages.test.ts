// Pages fit the screen: a whole game of each at two sizes; `pty.test.ts` looks at what stands on them.
import { LANGUAGES } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { afterEach, describe, expect, test } from 'vitest';
import { loadTranslator } from '../src/translator.ts';
import { type TestProgram, type TestSettings, testProgram } from './test-program.ts';

const programs: TestProgram[] = [];
const program = (settings?: TestSettings): TestProgram => {
  const made = testProgram({ isTerminal: true, env: { NO_COLOR: '1' }, ...settings });
  programs.push(made);
  return made;
};
afterEach(() => {
  for (const made of programs.splice(0)) made.clearUp();
});

/** Pseudo-random small numbers: enough for a whole game. */
const typing = Array.from({ length: 4_000 }, (_, i) => `${1 + (((i * 7919) % 11) % 4)}\n`).join('');
const WIDE = { columns: 200, rows: 60 };
const SMALL = { columns: 80, rows: 24 };

describe.each(houseShelf.listGames().map((game, i) => ({ game, i })))('$game', ({ game, i }) => {
  test.each([SMALL, WIDE])('a whole game at $columns x $rows', async (size) => {
    const language = LANGUAGES[(i + (size === WIDE ? 1 : 0)) % LANGUAGES.length]!;
    const { say } = await loadTranslator(language);
    const s = program({ shelf: houseShelf, input: typing, ...size });
    const table = ['--no-save', '--seed', 'pages', '--bots', 'random', '--lang', language];
    expect(await s.run('play', game, ...table)).toBe(0);
    const pages = s.pages();
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      expect(page.length, page.join('\n')).toBeLessThanOrEqual(size.rows);
      expect(page.filter((line) => line.length > size.columns)).toEqual([]);
      const text = page.join('\n');
      expect(text).toContain(say('cli.key.quit'));
      expect(text).toMatch(/^ *1 {2}\S/m);
      expect(text).toMatch(/^ *2 {2}\S/m);
    }
  });
});

test('a new size redraws the page at once, and the scrollback is left alone', async () => {
  const s = program({ shelf: houseShelf, ...WIDE });
  const running = s.run('play', 'tomb', '--no-save', '--seed', 'x', '--bots', 'random');
  await s.sees('\x1b[J> ');
  s.resize(80, 24);
  const pages = s.pages();
  expect(pages).toHaveLength(2);
  expect(pages[0]!.length).toBeLessThanOrEqual(60);
  expect(pages[1]!.length).toBeLessThanOrEqual(24);
  expect(pages[1]!.at(-1)).toBe('> ');
  s.input.end();
  expect(await running).toBe(0);
  expect(s.raw()).not.toContain('\x1b[3J');
  expect(s.raw().split('\x1b[?1049h')).toHaveLength(2);
  expect(s.raw().split('\x1b[?1049l')).toHaveLength(2);
});

test('without pages no cursor is moved', async () => {
  const s = program({ input: '1\n'.repeat(100) });
  await s.run('play', 'lantern', '--plain', '--no-save', '--seed', 'x', '--bots', 'random');
  expect(s.raw()).not.toContain('\x1b');
  expect(s.out()).toContain('What now?');
});

test.each(LANGUAGES)('the menu of every game fits at 80 x 24, to its last line (%s)', async (language) => {
  const { say } = await loadTranslator(language);
  for (const game of houseShelf.listGames()) {
    const s = program({ shelf: houseShelf, input: 'q\n', ...SMALL });
    expect(await s.run('play', game, '--lang', language)).toBe(0);
    const [page] = s.pages();
    expect(page!.length).toBeLessThanOrEqual(SMALL.rows);
    expect(page!.join('\n')).toMatch(new RegExp(`^ +\\d+ {2}${say('cli.practice')}: `, 'm'));
  }
});
