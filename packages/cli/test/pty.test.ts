// Whole games in a real terminal: on every page stand the question, the state that matters and the first choices.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, LANGUAGES, type Language, seeded } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { afterAll, describe, expect, test } from 'vitest';
import { parseFile } from '../src/save.ts';
import { loadTranslator, type Translator } from '../src/translator.ts';
import { inTerminal, type PtyProgram, type Size } from './pty-program.ts';
import { STATE } from './state-that-matters.ts';

const SMALL: Size = { columns: 80, rows: 24 };
const WIDE: Size = { columns: 120, rows: 40 };
const SIZES = [SMALL, WIDE];
const GAMES = houseShelf.listGames();

interface Play {
  readonly game: string;
  readonly language: Language;
  readonly size: Size;
}

const ALL: readonly Play[] = GAMES.flatMap((game) =>
  LANGUAGES.flatMap((language) => SIZES.map((size) => ({ game, language, size }))),
);
/** One game of each, with every language and both sizes among them. */
const DEALT: readonly Play[] = GAMES.map((game, i) => ({
  game,
  language: LANGUAGES[i % LANGUAGES.length]!,
  size: SIZES[i % SIZES.length]!,
}));

const folder = mkdtempSync(join(tmpdir(), 'undercroft-pty-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the saved game says about the page: it is written before the page is drawn. */
interface Truth {
  readonly title: string;
  readonly question: string;
  readonly choices: readonly string[];
  /** What must be read on the page: numbers and names, or patterns of a drawing. */
  readonly state: readonly (string | RegExp)[];
  readonly keys: string;
}

function truthIn(data: string, game: AnyGame, seat: number, said: Translator): Truth {
  const [file] = readdirSync(join(data, 'games')).filter((name) => name.endsWith('.json'));
  const content = parseFile(readFileSync(join(data, 'games', file!), 'utf8'));
  if (content.kind !== 'save') throw new Error('the game is over');
  const { position } = content.save.open(game).table.match!;
  const view = game.view(position, seat);
  return {
    title: said.say('game.title'),
    question: said.render(game.phrases.question(view, seat)),
    choices: game.choices(view, seat).map((choice) => said.render(game.phrases.choice(choice, view, seat))),
    state: STATE[game.name]!(view as never, seat, said),
    keys: said.say('cli.key.quit'),
  };
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The numbered rows of a page, from number to text; what is wrapped is joined. */
function choicesOn(page: readonly string[]): ReadonlyMap<number, string> {
  const rows = new Map<number, string>();
  let last: number | undefined;
  for (const line of page) {
    const row = /^ {1,3}(\d{1,3}) {2}(\S.*)$/.exec(line);
    if (row && Number(row[1]) === (last ?? 0) + 1) {
      last = Number(row[1]);
      rows.set(last, row[2]!);
    } else if (last !== undefined && /^ {4,}\S/.test(line))
      rows.set(last, `${rows.get(last)} ${line.trim()}`);
    else if (last !== undefined) break;
  }
  return rows;
}

/** Fewer are shown only where they are the whole list. */
const FIRST_PAGE = 3;

/** What is wrong with a page; nothing on a good one. */
function faultsOf(page: readonly string[], truth: Truth): readonly string[] {
  const text = squeezed(page.join(' '));
  const rows = choicesOn(page);
  const known = truth.choices.map(squeezed);
  const foreign = [...rows.values()].filter((row) => !known.some((one) => squeezed(row).startsWith(one)));
  const drawing = page.join('\n');
  return [
    ...(page[0]?.includes(truth.title) ? [] : ['the title is not in the first row']),
    ...(text.includes(squeezed(truth.question)) ? [] : [`no question: ${truth.question}`]),
    ...(text.includes(truth.keys) ? [] : ['no keys']),
    ...(rows.size >= Math.min(known.length, FIRST_PAGE) ? [] : [`${rows.size} of ${known.length} choices`]),
    ...foreign.map((row) => `not a choice: ${row}`),
    ...truth.state
      .filter((one) => (typeof one === 'string' ? !text.includes(squeezed(one)) : !one.test(drawing)))
      .map((one) => `not told: ${one}`),
  ];
}

function check(page: readonly string[], truth: Truth): void {
  const faults = faultsOf(page, truth);
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\non this page:\n${page.join('\n')}`);
}

interface Played {
  readonly pages: number;
  readonly last: { readonly page: readonly string[]; readonly truth: Truth };
}

/** The page on which the size changes. */
const RESIZED = 6;

/** Plays to the end, looks at every page, and changes the size for one of them. */
async function playThrough({ game: name, language, size }: Play, told?: Size): Promise<Played> {
  const game = await houseShelf.loadGame(name);
  const said = await loadTranslator(language, houseShelf, name);
  const data = mkdtempSync(join(folder, `${name}-`));
  const seat = size === WIDE && game.seats[1] > 1 ? 1 : 0;
  const flags = [
    '--data',
    data,
    '--lang',
    language,
    '--seed',
    'pty',
    '--bots',
    'random',
    '--seat',
    String(seat),
  ];
  const s = inTerminal(['play', name, ...flags], size, {}, told);
  const chance = seeded(`pty ${name}`);
  const other = size === SMALL ? WIDE : SMALL;
  let last: Played['last'] | undefined;
  for (let pages = 1; ; pages++) {
    await s.asks();
    if (!s.isPaged()) {
      await ends(s, said);
      return { pages: pages - 1, last: last! };
    }
    const truth = truthIn(data, game, seat, said);
    last = { page: s.screen(), truth };
    check(s.screen(), truth);
    if (pages === RESIZED)
      for (const next of [other, size]) {
        s.resize(next);
        await s.asks();
        check(s.screen(), truth);
      }
    const shown = choicesOn(s.screen()).size;
    s.type(String(1 + chance.pick(shown)));
  }
}

/** The end stands on the normal screen, tells what to do next, and leaves nothing of the pages behind. */
async function ends(s: PtyProgram, { say }: Translator): Promise<void> {
  const text = squeezed(s.history().join(' '));
  expect(text).toContain(squeezed(say('cli.another')));
  expect(text).toContain('npx undercroft review');
  expect(text).not.toContain(say('cli.key.quit'));
  s.type('');
  expect(await s.ended).toBe(0);
}

describe('a whole game', () => {
  test.each(process.env.TEST_LENGTH === 'long' ? ALL : DEALT)(
    '$game in $language at $size.columns x $size.rows',
    async (play) => {
      const { pages, last } = await playThrough(play);
      expect(pages).toBeGreaterThan(RESIZED);
      // The guard itself: with any of these rows gone, the page would be found wanting.
      const [row] = choicesOn(last.page).values();
      const { title, question, keys } = last.truth;
      for (const words of [title, question.slice(0, 12), row!.slice(0, 12), keys]) {
        const spoiled = last.page.map((line) => (line.includes(words) ? '' : line));
        expect(faultsOf(spoiled, last.truth), words).not.toEqual([]);
      }
      expect(
        faultsOf(
          last.page.map((line) => line.replace(/\d/g, '0')),
          last.truth,
        ),
      ).not.toEqual([]);
    },
  );

  test('a program that took the screen for higher than it is would be caught', async () => {
    const play = { game: GAMES[0]!, language: 'en', size: SMALL } as const;
    await expect(playThrough(play, WIDE)).rejects.toThrow('the title is not in the first row');
  });
});

test('cursor keys print nothing and move within what is typed; page keys turn pages', async () => {
  const data = mkdtempSync(join(folder, 'keys-'));
  const s = inTerminal(['play', 'ruba', '--data', data, '--seed', 'x', '--lang', 'en'], SMALL, {});
  await s.asks();
  s.press('\x1b[A\x1b[B\x1b[C\x1b[D7rule\x1b[H\x1b[C\x7f\x1b[F');
  s.type('s');
  await s.asks();
  expect(squeezed(s.screen().join(' '))).toMatch(/Page 1 of \d/);
  s.press('\x1b[6~');
  await s.reads(/Page 2 of \d/);
  s.press('\x1b[A');
  await s.reads(/Page 1 of \d/);
  s.press('\x03');
  expect(await s.ended).toBe(130);
  expect(s.history().join('')).not.toContain('^[');
});

test('Ctrl-C leaves the page, keeps the game and ends with 130', async () => {
  const data = mkdtempSync(join(folder, 'interrupted-'));
  const s = inTerminal(['play', 'ruba', '--data', data, '--seed', 'x', '--lang', 'en'], SMALL, {});
  await s.asks();
  s.press('\x03');
  expect(await s.ended).toBe(130);
  expect(s.isPaged()).toBe(false);
  expect(squeezed(s.history().join(' '))).toContain('The game is saved in');
});
