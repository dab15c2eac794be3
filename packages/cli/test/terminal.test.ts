// `play` for people, without a terminal: typed lines go in, pages come out.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@undercroft/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { loadRecordFile } from '../src/load-record.ts';
import { wrap } from '../src/screen.ts';
import { choicesWith } from '../src/terminal/listed-choices.ts';
import { typedAnswerOf } from '../src/terminal/typed-answer.ts';
import {
  lanternShelf,
  type TestProgram,
  type TestSettings,
  testProgram,
  withoutCodes,
} from './test-program.ts';

const programs: TestProgram[] = [];
const program = (settings?: TestSettings): TestProgram => {
  const made = testProgram(settings);
  programs.push(made);
  return made;
};
afterEach(() => {
  for (const made of programs.splice(0)) made.clearUp();
});
const typed = (...lines: string[]): string => `${lines.join('\n')}\n`;
/** The record of the game in the first file, finished or not. */
async function savedRecord({ folder }: TestProgram): Promise<GameRecord> {
  const [name] = readdirSync(join(folder, 'undercroft/games'));
  return (await loadRecordFile(join(folder, 'undercroft/games', name!), lanternShelf)).record;
}

describe('what was typed', () => {
  test.each([
    ['1', { kind: 'choice', index: 0 }],
    [' 3 ', { kind: 'choice', index: 2 }],
    ['4', { kind: 'unknown' }],
    ['0', { kind: 'unknown' }],
    ['u', { kind: 'undo' }],
    ['г', { kind: 'undo' }],
    ['Q', { kind: 'quit' }],
    ['й', { kind: 'quit' }],
    ['ы', { kind: 'save' }],
    ['?', { kind: 'rules', words: '' }],
    ['? die roll', { kind: 'rules', words: 'die roll' }],
    ['', { kind: 'again' }],
    ['toString', { kind: 'words', words: 'toString' }],
    ['Wall 5,5 up', { kind: 'words', words: 'Wall 5,5 up' }],
    ['m', { kind: 'more' }],
    ['ь', { kind: 'more' }],
    ['1e1', { kind: 'words', words: '1e1' }],
  ])('%j', (line, answer) => {
    expect(typedAnswerOf(line, 3, true)).toEqual(answer);
  });

  test('Enter plays the only choice, but only on a page that was just shown', () => {
    expect(typedAnswerOf('', 1, true)).toEqual({ kind: 'choice', index: 0 });
    expect(typedAnswerOf('', 1, false)).toEqual({ kind: 'again' });
  });
});

describe('choices by words', () => {
  const list = [
    'Rim, bars no way: wall above (5,5)',
    '2 steps round: wall between (5,5) and (5,6)',
    '2 steps round: wall between (4,15) and (5,15)',
    'Play Ace of Deniers',
    'Place it on cell −2, 1',
  ].map((text, i) => ({ number: i + 1, choice: i, text, kind: '' }));
  test.each([
    ['5,5', [1, 2]],
    ['(5,5)', [1, 2]],
    ['wall 5,5 up', [1]],
    ['5,5 right', [2]],
    ['5,15', [3]],
    ['5,1', []],
    ['DENI', [4]],
    ['-2,1', [5]],
    ['steps', [2, 3]],
    ['niers', []],
    ['(', [1, 2, 3, 4, 5]],
  ])('%s', (words, numbers) => {
    expect(choicesWith(list, words).map(({ number }) => number)).toEqual(numbers);
  });
});

describe('breaking lines', () => {
  test('at spaces, with an indent, and through words that are too long', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('one two three', 7, '  ')).toEqual(['one two', '  three']);
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrap('a\nb', 4)).toEqual(['a', 'b']);
    for (const width of [5, 8, 20])
      for (const line of wrap('The quick brown fox jumps over extraordinarily lazy dogs', width, '  '))
        expect(line.length).toBeLessThanOrEqual(width);
  });
});

describe('a game among people', () => {
  test('goes to its end, with a curtain before every hand', async () => {
    const s = program({ input: '1\n'.repeat(100), isTerminal: true });
    expect(await s.run('play', 'lantern', '--seed', 'x', '--names', 'Ada,Boris')).toBe(0);
    const out = s.out();
    expect(out).toContain('It is Ada’s turn');
    expect(out).toContain('It is Boris’s turn');
    expect(out).toContain('The oil is burnt');
    expect(out).toMatch(/★ 1\. (Ada|Boris) {2}\d points?/);
    expect(await savedRecord(s)).toMatchObject({ format: 'undercroft-record', names: ['Ada', 'Boris'] });
  });

  test('no page shows a card of another hand', async () => {
    const s = program({ input: '1\n'.repeat(100), isTerminal: true });
    await s.run('play', 'lantern', '--seed', 'x', '--names', 'Ada,Boris');
    for (const [, seat, hands] of s.out().matchAll(/seen by (\d)\n(Ada: .*\nBoris: .*\n)/g)) {
      const other = hands!.split('\n')[1 - Number(seat)];
      expect(other).toMatch(/^\w+: (-1 ?)* ?\(/);
    }
  });

  test('against bots there is no curtain', async () => {
    const s = program({ input: '1\n'.repeat(100), isTerminal: true });
    expect(await s.run('play', 'lantern', '--seed', 'x', '--bots', 'greedy', '--seats', '3')).toBe(0);
    expect(s.out()).not.toContain('’s turn. Everybody else');
    expect(s.out()).toContain('Bots at the table: greedy');
    expect(s.out()).toContain('The oil is burnt');
  });
});

describe('the keys', () => {
  const play = async (...lines: string[]): Promise<TestProgram> => {
    const s = program({ input: typed(...lines), isTerminal: true });
    expect(await s.run('play', 'lantern', '--seed', 'x', '--bots', 'random')).toBe(0);
    return s;
  };

  test('u takes a move back, and says why when it cannot', async () => {
    const s = await play('1', 'u', 'u', 'q');
    expect(s.out()).toContain('The last move has been taken back.');
    expect(s.out()).toContain('there is nothing to take back');
    expect((await savedRecord(s)).entries.filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('in practice u takes back what the dice and the others did', async () => {
    const s = program({ input: typed('1', 'ready', 'u', 'q'), isTerminal: true });
    expect(await s.run('play', 'lantern', '--seed', 'x', '--bots', 'random', '--practice')).toBe(0);
    const pages = s.pages().map((page) => page.join('\n'));
    expect(pages.at(-1)).toContain('The last move has been taken back.');
    expect(pages.at(-1)).toMatch(/^Practice · /);
    const hand = (page = ''): string | undefined => /^Player 1: .*$/m.exec(page)?.[0];
    expect(hand(pages.at(-1))).toBe(hand(pages.at(-3)));
    const again = program({ input: typed('u', 'q'), isTerminal: true, folder: s.folder });
    expect(await again.run('play', '--resume')).toBe(0);
    expect(again.out()).toContain('The last move has been taken back.');
    expect((await savedRecord(s)).fair).toBeUndefined();
    const usual = program({ input: typed('1', 'ready', 'u', 'q'), isTerminal: true });
    await usual.run('play', 'lantern', '--seed', 'x', '--bots', 'random');
    expect(usual.out()).not.toContain('The last move has been taken back.');
  });

  test('concede is asked for twice, and ends the game', async () => {
    const s = await play('concede', '', 'concede', 'concede');
    expect(s.out().match(/Type concede again to give up/g)).toHaveLength(2);
    expect((await savedRecord(s)).entries.at(-1)).toMatchObject({ seat: 0, choice: 'concede' });
  });

  test('at the end the game is counted and pointed to, and another is offered', async () => {
    const s = program({ input: `${'1\n'.repeat(40)}`, isTerminal: true });
    await s.run('play', 'lantern', '--seed', 'x', '--bots', 'random');
    expect(s.out()).toMatch(/npx undercroft review \S+\.json/);
    expect(s.out()).toContain('a plays another game at this table');
    const end = s.pages().length;
    const again = program({ input: `${'1\n'.repeat(end)}a\nq\n`, isTerminal: true });
    await again.run('play', 'lantern', '--seed', 'x', '--bots', 'random');
    expect(readdirSync(join(again.folder, 'undercroft/games'))).toHaveLength(2);
    expect(again.pages().length).toBeGreaterThan(end);
  });

  test('? looks a clause up, finds words, and explains what is barred', async () => {
    const s = await play('? LN-END-1', '? placed', '? zebra', '1', 'look', '? look', 'q');
    expect(s.out()).toContain('After the last round the most light wins.');
    expect(s.out()).toContain('A card from the hand is placed face down.');
    expect(s.out()).toContain('✗ You have looked already: Look');
    expect(s.out()).toContain('Nothing was found.');
  });

  test('? alone tells only what this question offered before, and no heading where that is nothing', async () => {
    const s = await play('?', '1', 'look', '?', 'q');
    const [first, second] = s.out().split('Ask with ? and words').slice(1);
    expect(first!.split('What now?')[0]).not.toMatch(/Barred now|✗|Nothing was found/);
    expect(second!).toMatch(/Barred now:[^✗]*✗ You have looked already: Look/);
  });

  test('a key may be typed by the words it is listed with', async () => {
    const s = await play('News', 'leave');
    expect(s.out()).not.toContain('Type a number');
    expect(s.out()).toContain('The game is saved in');
  });

  test('s and q keep the game and say where', async () => {
    const s = await play('s', 'q');
    expect(s.out().match(/The game is saved in\s+\S*lantern-2026-01-02-030405-\S*\.json/g)).toHaveLength(2);
    expect(s.out()).toMatch(/npx undercroft play --resume\s+\S*lantern-2026-01-02-030405-\S*\.json/);
  });

  test('anything else is answered with the keys', async () => {
    const s = await play('99', 'abc', 'q');
    expect(s.out().match(/Type a number from 1 to 2/g)).toHaveLength(2);
  });

  test('a line without end is not gathered', async () => {
    const s = await play('x'.repeat(1_200_000), 'q');
    expect(s.out()).toContain('Type a number from 1 to 2');
  });
});

describe('leaving and coming back', () => {
  test('Ctrl-C at a question keeps the game; --resume goes on with it', async () => {
    const s = program({ isTerminal: true });
    const running = s.run('play', 'lantern', '--bots', 'random');
    s.input.write('1\n');
    await s.sees('What now?', 2);
    s.interrupt();
    expect(await running).toBe(130);
    expect(s.out()).toContain('The game is saved in');
    const before = (await savedRecord(s)).entries.length;
    const again = program({ input: typed('q'), isTerminal: true, folder: s.folder });
    expect(await again.run('play', '--resume')).toBe(0);
    expect(again.out()).toContain(`The game resumes after ${before} move`);
  });

  test('Ctrl-C behind the curtain leaves too', async () => {
    const s = program({ isTerminal: true });
    const running = s.run('play', 'lantern', '--seats', '2');
    await s.sees('Press Enter');
    s.interrupt();
    expect(await running).toBe(130);
  });

  test('a finished game cannot be resumed, a foreign file neither', async () => {
    const s = program({ input: '1\n'.repeat(100) });
    await s.run('play', 'lantern');
    const file = join(s.folder, 'undercroft/games', readdirSync(join(s.folder, 'undercroft/games'))[0]!);
    const again = program({ folder: s.folder });
    expect(await again.run('play', '--resume', file)).toBe(2);
    expect(again.err()).toMatch(/^undercroft: game-finished: /);
    expect(await again.run('play', '--resume')).toBe(2);
  });
});

describe('the way into a game', () => {
  test('without a command a person is asked for language, game and table', async () => {
    const s = program({
      input: typed('3', '1', '2', '4', '5', '8', '1', 'q'),
      isTerminal: true,
      env: { LANG: 'C' },
    });
    expect(await s.run()).toBe(0);
    const out = s.out();
    expect(out).toContain('2  Русский');
    expect(out).toContain('Un tavolo per giochi');
    expect(out).toContain('Giocatori: 3');
    expect(out).toContain('Il tuo posto: Giocatore 2');
    expect(out).toContain('Rounds: 1');
    expect(out).toContain('Allenamento: sì');
    expect(out).toContain('round 1 of 1, seen by 1');
    expect(out).toMatch(/Allenamento · Lantern/);
  });

  test('an unfinished game is offered first', async () => {
    const s = program({ input: typed('1', 'q'), isTerminal: true });
    await s.run('play', 'lantern', '--bots', 'random');
    const again = program({ input: typed('1', 'q'), isTerminal: true, folder: s.folder });
    expect(await again.run()).toBe(0);
    expect(again.out()).toMatch(/1 {2}Resume Lantern: \d+ moves? so far/);
    expect(again.out()).toContain('The game resumes after');
  });

  test('games without a move are not offered, and one that is can be deleted', async () => {
    const fresh = program({ input: typed('q'), isTerminal: true });
    await fresh.run('play', 'lantern', '--seats', '2');
    const empty = program({ input: typed('q'), isTerminal: true, folder: fresh.folder });
    await empty.run();
    expect(empty.out()).not.toContain('Resume');
    const begun = program({ input: typed('1', 'q'), isTerminal: true, folder: fresh.folder });
    await begun.run('play', 'lantern', '--bots', 'random', '--names', 'Ada,Boris', '--option', 'rounds=1');
    const saves = (): number => readdirSync(join(fresh.folder, 'undercroft/games')).length;
    expect(saves()).toBe(1);
    const again = program({ input: typed('d1', 'd1', 'q'), isTerminal: true, folder: fresh.folder });
    await again.run();
    expect(again.out()).toMatch(/Resume Lantern: .*\s·\sRounds:\s1\s·\s+Players:\s+Ada,\sBoris/s);
    expect(again.out()).toContain('Type d1 again');
    expect(saves()).toBe(0);
    expect(again.pages().at(-1)!.join()).not.toContain('Resume');
  });

  test('the language is asked for once', async () => {
    const first = program({ input: typed('3', 'q'), isTerminal: true, env: { LANG: 'C.UTF-8' } });
    await first.run();
    const again = program({
      input: typed('q'),
      isTerminal: true,
      env: { LANG: 'C.UTF-8' },
      folder: first.folder,
    });
    await again.run();
    expect(again.out()).toContain('Un tavolo per giochi');
    expect(again.out()).not.toContain('Русский');
  });

  test('two terminals do not play one saved game', async () => {
    const s = program({ isTerminal: true });
    const running = s.run('play', 'lantern', '--bots', 'random');
    s.input.write('1\n');
    await s.sees('What now?', 2);
    const other = program({ input: '', folder: s.folder });
    expect(await other.run('play', '--resume')).toBe(2);
    expect(other.err()).toMatch(/^undercroft: game-open-elsewhere: /);
    s.input.end();
    await running;
    const later = program({ input: typed('q'), folder: s.folder });
    expect(await later.run('play', '--resume')).toBe(0);
  });

  test('q leaves from every page', async () => {
    for (const lines of [['q'], ['1', 'q'], ['1', '1', 'q']]) {
      const s = program({ input: typed(...lines), isTerminal: true, env: { LANG: '' } });
      expect(await s.run()).toBe(0);
      expect(s.err()).toBe('');
    }
  });
});

describe('what the terminal can do', () => {
  const page = async (settings: TestSettings): Promise<string> => {
    const s = program({ input: typed('? look', 'q'), isTerminal: true, ...settings });
    let raw = '';
    const { output } = s.io;
    const write = (text: string): void => {
      raw += text;
    };
    const io = {
      ...s.io,
      output: { ...output, write },
    };
    const { main } = await import('../src/main.ts');
    await main(['play', 'lantern', '--bots', 'random', '--seed', 'x', '--no-save'], io);
    return raw;
  };

  test('colours are there, and not with NO_COLOR, a dumb terminal or a pipe', async () => {
    expect(await page({})).toContain('\x1b[1;36m');
    expect(await page({ env: { NO_COLOR: '1' } })).not.toContain('\x1b[1;36m');
    expect(await page({ env: { TERM: 'dumb' } })).not.toContain('\x1b');
    expect(await page({ isTerminal: false })).not.toContain('\x1b');
  });

  test.each([20, 40, 60, 300])('a terminal of %i columns is not overrun', async (columns) => {
    const width = Math.min(100, Math.max(40, columns));
    const raw = await page({ columns, env: { NO_COLOR: '1' } });
    for (const line of withoutCodes(raw.replaceAll('\x1b[H', '\n')).split('\n'))
      expect(line.length).toBeLessThanOrEqual(width);
  });
});
