// Every command called wrongly: one coded line in the reader's language, the right exit code, no stack, nothing begun.
import { spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTranslator } from '../src/translator.ts';
import { lanternShelf, testProgram } from './test-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-bad-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text = ''): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** A whole game and one in the middle, to spoil. */
const [whole, save] = await Promise.all(
  ['1\n'.repeat(100), '1\nq\n'].map(async (input, i): Promise<Record<string, unknown>> => {
    const games = join(folder, `played${i}`, 'games');
    await testProgram({ input }).run('play', 'lantern', '--seed', 'x', '--data', join(games, '..'));
    return JSON.parse(readFileSync(join(games, readdirSync(games)[0]!), 'utf8'));
  }),
);
const spoiled = (name: string, data: object): string => file(name, JSON.stringify(data));
const EMPTY = file('empty.json');
const TEXT = file('text.json', 'hello');
const ARRAY = file('array.json', '[]');
const FOREIGN = file('foreign.json', '{"format":"chess"}');
const NEWER = spoiled('newer.json', { ...whole, version: 99 });
const OTHER_RULES = spoiled('rules.json', { ...whole, rules: '0' });
const OTHER_END = spoiled('hash.json', { ...whole, hash: '0'.repeat(16) });
const BAD_ENTRY = spoiled('entry.json', { ...whole, entries: [{ seat: 0, choice: 7, luck: [] }] });
const NO_SEATS = spoiled('seats.json', { ...whole, seats: 'two' });
const UNSEALED = spoiled('unsealed.json', { ...whole });
const UNKNOWN_GAME = spoiled('game.json', { ...whole, game: 'chess' });
const WHOLE = spoiled('whole.json', { ...whole });
const SAVE_NEWER = spoiled('save-newer.json', { ...save, version: 99 });
const SAVE_DAMAGED = spoiled('save-damaged.json', { ...save, events: [] });
const SAVE_NO_LUCK = spoiled('save-luck.json', { ...save, luck: 7 });
const HUGE = file('huge.json');
truncateSync(HUGE, 33_000_000);
mkdirSync(join(folder, 'a-folder'));
const FOLDER = join(folder, 'a-folder');
const BELOW_FILE = join(EMPTY, 'below');
const NOWHERE = join(folder, 'nowhere.json');
const NINES = '9'.repeat(30);

type Bad = readonly [args: readonly string[], code: string];

const COMMAND_LINE: readonly Bad[] = [
  [['dance'], 'unknown-command'],
  [['constructor'], 'unknown-command'],
  [['Play'], 'unknown-command'],
  [['--nope'], 'unknown-flag'],
  [['-x'], 'unknown-flag'],
  [['help', 'dance'], 'unknown-command'],
  [['help', 'play', 'again'], 'argument-extra'],
  [['play', 'lantern', '--lang', 'de'], 'bad-lang'],
  [['rules', '--lang'], 'flag-needs-value'],
  [['rules', '--lang', 'en', '--lang', 'ru'], 'flag-twice'],
];

const PLAY: readonly Bad[] = [
  [['play', 'chess'], 'unknown-game'],
  [['play', 'constructor'], 'unknown-game'],
  [['play', '../lantern'], 'unknown-game'],
  [['play'], 'argument-missing'],
  [['play', 'lantern', 'tomb'], 'argument-extra'],
  [['play', 'lantern', '--seats', '9'], 'bad-seats'],
  [['play', 'lantern', '--seats', 'two'], 'not-a-number'],
  [['play', 'lantern', '--seats', '0'], 'not-a-number'],
  [['play', 'lantern', '--seats', '-2'], 'not-a-number'],
  [['play', 'lantern', '--seats', '2.5'], 'not-a-number'],
  [['play', 'lantern', '--seats', NINES], 'not-a-number'],
  [['play', 'lantern', '--seats'], 'flag-needs-value'],
  [['play', 'lantern', '--option'], 'flag-needs-value'],
  [['play', 'lantern', '--option', 'rounds'], 'option-needs-value'],
  [['play', 'lantern', '--option', 'rounds=9'], 'bad-option'],
  [['play', 'lantern', '--option', 'rounds=many'], 'bad-option'],
  [['play', 'lantern', '--option', `rounds=${NINES}`], 'bad-option'],
  [['play', 'lantern', '--option', 'colour=red'], 'unknown-option'],
  [['play', 'lantern', '--option', '__proto__=1'], 'unknown-option'],
  [['play', 'lantern', '--option', 'rounds=1', '--option', 'rounds=2'], 'option-twice'],
  [['play', 'lantern', '--bots', 'clever'], 'unknown-bot'],
  [['play', 'lantern', '--seat', '2'], 'bad-seat'],
  [['play', 'lantern', '--seat', '-1'], 'bad-seat'],
  [['play', 'lantern', '--seat', '0,x'], 'bad-seat'],
  [['play', 'lantern', '--seat', NINES], 'bad-seat'],
  [['play', 'lantern', '--names', 'A,B,C'], 'bad-names'],
  [['play', 'lantern', '--names', ','], 'bad-names'],
  [['play', 'lantern', '--json=yes'], 'flag-takes-no-value'],
  [['play', 'lantern', '--seed', 'a', '--seed', 'b'], 'flag-twice'],
  [['play', 'lantern', '--practice', '--json'], 'flags-exclude'],
  [['play', '--practice', '--resume'], 'flags-exclude'],
  [['play', 'lantern', '--data', '/dev/null/x', '--json'], 'cannot-write'],
  [['play', 'lantern', '--data', BELOW_FILE, '--json'], 'cannot-write'],
  [['play', 'lantern', '--data', '/proc/undercroft', '--json'], 'cannot-write'],
  [['play', '--resume', '--data', FOLDER], 'no-saved-game'],
  [['play', '--resume', 'lantern', '--data', FOLDER], 'no-saved-game'],
  [['play', '--resume', NOWHERE], 'file-missing'],
  [['play', '--resume', BELOW_FILE], 'file-missing'],
  [['play', '--resume', FOLDER], 'file-unreadable'],
  [['play', '--resume', EMPTY], 'record-not-json'],
  [['play', '--resume', TEXT], 'record-not-json'],
  [['play', '--resume', FOREIGN], 'record-not-record'],
  [['play', '--resume', HUGE], 'file-too-large'],
  [['play', '--resume', WHOLE], 'game-finished'],
  [['play', '--resume', SAVE_NEWER], 'save-newer'],
  [['play', '--resume', SAVE_DAMAGED], 'save-damaged'],
  [['play', '--resume', SAVE_NO_LUCK], 'save-damaged'],
];

const FILES: readonly Bad[] = ['replay', 'verify', 'review', 'link'].flatMap((command): readonly Bad[] => [
  [[command], 'argument-missing'],
  [[command, WHOLE, 'more'], 'argument-extra'],
  [[command, NOWHERE], 'file-missing'],
  [[command, FOLDER], 'file-unreadable'],
  [[command, EMPTY], 'record-not-json'],
  [[command, ARRAY], 'record-not-record'],
  [[command, NEWER], 'record-newer'],
  [[command, NO_SEATS], 'record-bad-field'],
  [[command, UNKNOWN_GAME], 'unknown-game'],
  [[command, HUGE], 'file-too-large'],
]);

const REST: readonly Bad[] = [
  [['replay', OTHER_RULES], 'record-other-rules'],
  [['replay', OTHER_END], 'record-bad-hash'],
  [['replay', BAD_ENTRY], 'record-bad-entry'],
  [['replay', WHOLE, '--step', NINES], 'not-a-number'],
  [['replay', WHOLE, '--step', '-1'], 'not-a-number'],
  [['replay', WHOLE, '--seat', '5'], 'bad-seat'],
  [['replay', '1.lantern.1.00000000.AAAA'], 'link-damaged'],
  [['replay', '1.chess.1.00000000.AAAA'], 'unknown-game'],
  [['replay', '2.lantern.1.00000000.AAAA'], 'record-newer'],
  [['event', 'juggle'], 'unknown-command'],
  [['event', 'verify'], 'argument-missing'],
  [['event', 'verify', NOWHERE], 'file-missing'],
  [['event', 'verify', FOLDER], 'file-unreadable'],
  [['event', 'verify', BELOW_FILE], 'file-missing'],
  [['event', 'verify', EMPTY], 'proof-unreadable'],
  [['event', 'verify', TEXT], 'proof-unreadable'],
  [['event', 'verify', ARRAY], 'proof-unreadable'],
  [['event', 'verify', WHOLE], 'proof-unreadable'],
  [['event', 'show'], 'argument-missing'],
  [['event', 'list', '--server', 'nowhere'], 'server-away'],
  [['event', 'a', 'b', 'c', 'd'], 'argument-extra'],
  [['verify', UNSEALED], 'no-proof'],
  [['verify', '--json=1', WHOLE], 'flag-takes-no-value'],
  [['review', WHOLE, '--seat', 'me'], 'bad-seat'],
  [['review', OTHER_END], 'record-bad-hash'],
  [['record'], 'argument-missing'],
  [['record', 'nonsense'], 'link-damaged'],
  [['record', '1.lantern.1.00000000.AAAA'], 'link-damaged'],
  [['record', '1.lantern'], 'link-damaged'],
  [['sim'], 'argument-missing'],
  [['sim', 'chess'], 'unknown-game'],
  [['sim', 'lantern', '--games', '0'], 'not-a-number'],
  [['sim', 'lantern', '--games', NINES], 'not-a-number'],
  [['sim', 'lantern', '--seats', '77'], 'bad-seats'],
  [['sim', 'lantern', '--option', 'x=1'], 'unknown-option'],
  [['rules', 'XX-NO-1'], 'unknown-clause'],
  [['rules', 'ruba', 'RD-END-99'], 'unknown-clause'],
  [['rules', '__proto__'], 'nothing-found'],
  [['rules', 'lantern', 'zebra'], 'nothing-found'],
  [['rules', 'lantern', '--all=1'], 'flag-takes-no-value'],
  [['build-game', '/nowhere'], 'not-a-room'],
  [['build-game', '.', 'moth'], 'argument-extra'],
  [['new-game'], 'argument-missing'],
  [['new-game', 'Moth'], 'bad-game-name'],
  [['new-game', '../moth'], 'bad-game-name'],
  [['new-game', 'ruba'], 'room-taken'],
  [['new-game', 'kernel'], 'name-taken'],
  [['new-game', 'moth', '--prefix', 'x'], 'bad-prefix'],
  [['new-game', 'moth', '--prefix', 'RD'], 'prefix-taken'],
  [['new-game', 'moth', '--title', "it's"], 'bad-title'],
  [['new-game', 'moth', '--into', '/dev/null/x'], 'cannot-write'],
  [['new-game', 'moth', '--into', EMPTY], 'cannot-write'],
];

/** Of the server and the lab: what is wrong is said before anything is built, opened or played. */
const HOST: readonly Bad[] = [
  [['serve', '--port', 'x'], 'not-a-number'],
  [['serve', '--port', '99999'], 'not-a-number'],
  [['serve', '--keep-tables', NINES], 'not-a-number'],
  [['serve', '--nonsense'], 'unknown-flag'],
  [['serve', 'now'], 'argument-extra'],
  [['serve', '--log-level', 'loud'], 'bad-setting'],
  [['serve', '--limit', 'x=1'], 'bad-setting'],
  [['backup'], 'argument-missing'],
  [['backup', '--wrong'], 'unknown-flag'],
  [['backup', join(folder, 'b'), '--data', join(folder, 'none')], 'not-found'],
  [['restore'], 'argument-missing'],
  [['restore', NOWHERE, '--data', FOLDER], 'not-found'],
  [['move'], 'flag-missing'],
  [['move', '--from', NOWHERE], 'flag-missing'],
  [['admin-token', '--data', join(folder, 'none')], 'not-found'],
  [['admin-token', 'x'], 'argument-extra'],
  [['health', '--port', '0'], 'not-a-number'],
  [['health', 'x'], 'argument-extra'],
  [['lab'], 'lab-no-game'],
  [['lab', 'chess'], 'unknown-game'],
  [['lab', 'ruba', '--games', 'many'], 'not-a-number'],
  [['lab', 'ruba', '--games', '-1'], 'not-a-number'],
  [['lab', 'ruba', '--games', NINES], 'not-a-number'],
  [['lab', 'ruba', '--bots', 'clever'], 'unknown-bot'],
  [['lab', 'ruba', '--option', 'mode'], 'option-needs-value'],
  [['lab', 'ruba', '--variant', NOWHERE], 'bad-variant'],
  [['lab', 'ruba', '--nonsense'], 'unknown-flag'],
  [['lab', 'ruba', '--games', '2', '--bots', 'random', '--out', '/dev/null/x'], 'cannot-write'],
  [['train'], 'argument-missing'],
  [['train', 'chess'], 'unknown-game'],
  [['train', 'ruba', '--lessons', 'many'], 'not-a-number'],
  [['train', 'ruba', '--out', '/dev/null/x'], 'cannot-write'],
  [['puzzles'], 'argument-missing'],
  [['puzzles', 'dig'], 'unknown-command'],
  [['puzzles', 'mine'], 'argument-missing'],
  [['puzzles', 'mine', 'chess'], 'unknown-game'],
  [['puzzles', 'mine', 'ruba', '--margin', '0'], 'not-a-number'],
  [['puzzles', 'mine', 'ruba', '--records', NOWHERE], 'no-records'],
  [['puzzles', 'mine', 'ruba', '--out', '/dev/null/x'], 'cannot-write'],
  [['puzzles', 'check', 'ruba', '--pack', NOWHERE], 'file-missing'],
  [['puzzles', 'check', 'ruba', '--pack', import.meta.filename], 'pack-damaged'],
  [['worker'], 'no-database-url'],
  [['worker', '--workers', 'x'], 'not-a-number'],
];

const ALL = [...COMMAND_LINE, ...PLAY, ...FILES, ...REST, ...HOST].map(
  ([args, code], i) => ({ args, code, language: LANGUAGES[i % LANGUAGES.length]! }) as const,
);
/** Lines that say which language they want themselves. */
const isOwn = (args: readonly string[]): boolean => args.includes('--lang');
const SHELF = { ...lanternShelf, listGames: () => ['lantern', 'ruba'] };

test('there are at least 120, for every command', async () => {
  expect(ALL.length).toBeGreaterThanOrEqual(120);
  const { COMMANDS } = await import('../src/commands/commands.ts');
  const called = new Set(ALL.map(({ args }) => args[0]));
  expect(Object.keys(COMMANDS).filter((name) => !called.has(name))).toEqual([]);
});

test.each(ALL)('$args is $code in $language', async ({ args, code, language }) => {
  const spoken = isOwn(args) ? 'en' : language;
  const locale = { en: 'en_GB', ru: 'ru_RU', it: 'it_IT' }[spoken];
  const shelf = ['lab', 'train', 'puzzles'].includes(args[0]!) ? houseShelf : SHELF;
  const s = testProgram({ input: '', shelf, env: { LANG: `${locale}.UTF-8` } });
  const exitCode = await s.run(...args);
  const [err, out] = [s.err(), s.out()];
  s.clearUp();
  expect(err).toMatch(new RegExp(`^undercroft: ${code}: [^\n]+\n$`));
  expect(exitCode).toBe(2);
  if (code !== 'cannot-write') expect(out).toBe('');
  const { texts } = await loadTranslator(spoken);
  for (const words of texts[`error.${code}`]!.split(/\{[^}]*\}/)) expect(err).toContain(words);
});

test('what is wrong with a table is said together with what would be right', async () => {
  const { options, seats } = await houseShelf.loadGame('ruba');
  expect(seats).toEqual([1, 1]);
  const s = testProgram({ shelf: houseShelf });
  await s.run('play', 'ruba', '--seats', '2');
  expect(s.err()).toMatch(/only with 1\n$/);
  await s.run('play', 'ruba', '--option', 'mood=dark');
  expect(s.err()).toContain(Object.keys(options).join(', '));
  s.clearUp();
});

const program = join(import.meta.dirname, '../src/undercroft.ts');
/** A line of the shell in Italian; `$U` is the program. */
const inShell = (line: string) =>
  spawnSync('bash', ['-c', line.replace('$U', `'${process.execPath}' '${program}'`)], {
    encoding: 'utf8',
    // The suite's compile cache would itself run into `ulimit -f` when the program ends.
    env: { ...process.env, LANG: 'it_IT.UTF-8', NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: undefined },
  });

describe('in a process of its own', () => {
  test.each([
    ['a full disk behind a pipe', '$U rules ruba --all > /dev/full', 'cannot-write'],
    [
      'a full disk under a saved game',
      `ulimit -f 0; $U play ruba --json --data ${folder}/full`,
      'cannot-write',
    ],
    ['a full disk under a new game', `ulimit -f 0; $U new-game moth --into ${folder}/rooms`, 'cannot-write'],
    [
      'a full disk under a report',
      `ulimit -f 0; $U lab ruba --games 2 --bots random --out ${folder}/lab`,
      'cannot-write',
    ],
  ])('%s', (_, line, code) => {
    const { status, stderr } = inShell(line);
    expect(stderr).toMatch(new RegExp(`^undercroft: ${code}: [^\n]+\n$`));
    expect(stderr).toContain('non si può scrivere');
    expect(status).toBe(2);
  });

  test('a reader that goes away ends it without a word', () => {
    const { stderr } = inShell('$U rules ruba --all --json | head -n 1');
    expect(stderr).toBe('');
  });

  test.each([
    ['SIGINT', 130, ['sim', 'ruba', '--games', '100000000']],
    ['SIGTERM', 143, ['sim', 'ruba', '--games', '100000000']],
    ['SIGINT', 130, ['play', 'ruba', '--json', '--no-save']],
    ['SIGTERM', 143, ['play', 'ruba', '--json', '--no-save']],
    ['SIGHUP', 129, ['play', 'ruba', '--json', '--no-save']],
    ['SIGTERM', 143, ['lab', 'ruba', '--games', '1000000', '--bots', 'random', '--out', join(folder, 'cut')]],
  ] as const)('%s ends with %i: %j', async (signal, code, args) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    // As a shell tells it: a program that was ended before it listened has the same code.
    const ended = new Promise((resolve) => {
      child.on('close', (exitCode) => resolve(exitCode ?? 128 + constants.signals[signal]));
    });
    if (args[0] === 'play') await new Promise((resolve) => child.stdout.once('data', resolve));
    const asking = setInterval(() => child.kill(signal), 400);
    expect(await ended).toBe(code);
    clearInterval(asking);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
