// Command lines: what is understood; `bad-invocations.test.ts` has what is not.
import { afterEach, describe, expect, test } from 'vitest';
import { readArguments, wholeNumber } from '../src/arguments.ts';
import { languageOfLocale } from '../src/language.ts';
import { type TestProgram, testProgram } from './test-program.ts';

const programs: TestProgram[] = [];
afterEach(() => {
  for (const made of programs.splice(0)) made.clearUp();
});
const run = async (...args: string[]) => {
  const program = testProgram({ input: '' });
  programs.push(program);
  const exitCode = await program.run(...args);
  return { exitCode, out: program.out(), err: program.err() };
};

describe('reading flags', () => {
  const flags = {
    json: { type: 'boolean' },
    seed: { type: 'string', env: 'SEED' },
    option: { type: 'string', multiple: true, env: 'OPTIONS' },
    n: { type: 'string', range: [1, 100], env: 'N' },
  } as const;

  test('words and flags mix freely; values are attached or follow', () => {
    const args = readArguments(
      ['a', '--seed', 'x', '--option=p=1', 'b', '--json', '--option', 'q=2'],
      flags,
      2,
    );
    expect(args.words).toEqual(['a', 'b']);
    expect(args.values).toMatchObject({ seed: 'x', option: ['p=1', 'q=2'], json: true });
  });

  test('what follows -- are words, and a lone - is one', () => {
    expect(readArguments(['-', '--', '--seed'], flags, 2).words).toEqual(['-', '--seed']);
  });

  test('a variable stands in for a flag that is not given', () => {
    const env = { SEED: 'x', OPTIONS: 'p=1,q=2', N: '' };
    const { values } = readArguments(['--seed', 'y'], flags, 0, env);
    expect(values).toMatchObject({ seed: 'y', option: ['p=1', 'q=2'], n: undefined });
    expect(() => readArguments([], flags, 0, { N: '101' })).toThrow('not-a-number');
  });

  test.each([
    [['--nope'], 'unknown-flag'],
    [['-x'], 'unknown-flag'],
    [['--toString'], 'unknown-flag'],
    [['--__proto__=1'], 'unknown-flag'],
    [['--seed'], 'flag-needs-value'],
    [['--n', '0'], 'not-a-number'],
    [['--json=1'], 'flag-takes-no-value'],
    [['--seed', 'a', '--seed', 'b'], 'flag-twice'],
    [['a', 'b', 'c'], 'argument-extra'],
  ])('%j is refused with %s', (given, code) => {
    expect(() => readArguments(given, flags, 2)).toThrow(code);
  });

  test.each(['', '-1', '1.5', '1e3', '0x10', ' 1', '101', '9'.repeat(30)])(
    '%j is no number from 1 to 100',
    (word) => {
      expect(() => wholeNumber(word, '--n', 1, 100)).toThrow('not-a-number');
    },
  );
});

describe('the language', () => {
  test.each([
    [{ LANG: 'ru_RU.UTF-8' }, 'ru'],
    [{ LANG: 'it' }, 'it'],
    [{ LANG: 'en_GB', LC_ALL: 'it_IT' }, 'it'],
    [{ LANG: 'en_GB', LC_MESSAGES: 'ru_RU' }, 'ru'],
    [{ LC_ALL: '', LANG: 'ru_RU' }, 'ru'],
    [{ LANG: 'C.UTF-8' }, undefined],
    [{ LANG: 'POSIX' }, undefined],
    [{ LANG: 'de_DE.UTF-8' }, undefined],
    [{ LANG: 'ita_weird' }, undefined],
    [{}, undefined],
  ])('%j speaks %s', (env, language) => {
    expect(languageOfLocale(env)).toBe(language);
  });
});

describe('a bad command line', () => {
  test('is told in the language that was asked for', async () => {
    expect((await run('play', 'chess', '--lang', 'ru')).err).toContain('игры «chess» здесь нет');
    expect((await run('--lang', 'it', 'dance')).err).toContain('non c’è nessun comando');
    expect((await run('dance', '--lang=ru')).err).toContain('команды «dance» нет');
  });

  test('cannot smuggle anything into the terminal', async () => {
    const { err } = await run('play', '\x1b[2Jboo\n\u202eevil');
    expect(err.split('\n')).toHaveLength(2);
    expect(err).not.toContain('\x1b');
    expect(err).not.toContain('\u202e');
  });
});

describe('help', () => {
  test.each(['play', 'replay', 'verify', 'review', 'rules', 'sim', 'link', 'record'])(
    'there is some for %s',
    async (command) => {
      for (const lang of ['en', 'ru', 'it']) {
        const long = await run(command, '--help', '--lang', lang);
        expect(long.exitCode).toBe(0);
        expect(long.out).toContain(`undercroft ${command}`);
        expect((await run('help', command, '--lang', lang)).out).toBe(long.out);
      }
    },
  );

  test.each([[[]], [['help']], [['--help']], [['-h']]])('%j lists the commands', async (args) => {
    const { exitCode, out } = await run(...args);
    expect(exitCode).toBe(0);
    expect(out).toContain('undercroft verify');
  });

  test('no line is wider than a good terminal', async () => {
    for (const lang of ['en', 'ru', 'it'])
      for (const command of ['play', 'replay', 'verify', 'review', 'rules', 'sim', 'link', 'record'])
        for (const line of (await run('help', command, '--lang', lang)).out.split('\n'))
          expect(line.length).toBeLessThanOrEqual(120);
  });
});

test('--version says which one this is', async () => {
  expect(await run('--version')).toEqual({
    exitCode: 0,
    out: expect.stringMatching(/^undercroft \d+\.\d+\.\d+\n$/),
    err: '',
  });
});
