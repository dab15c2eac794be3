// `play --json`: whole games by programs, refusals with codes, and games that go on where they stood.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { loadRecordFile } from '../src/load-record.ts';
import { lanternShelf, type TestProgram, type TestSettings, testProgram } from './test-program.ts';

const programs: TestProgram[] = [];
const program = (settings?: TestSettings): TestProgram => {
  const made = testProgram(settings);
  programs.push(made);
  return made;
};
afterEach(() => {
  for (const made of programs.splice(0)) made.clearUp();
});

const ones = (n: number): string => '1\n'.repeat(n);
const gamesIn = ({ folder }: TestProgram): string[] =>
  readdirSync(join(folder, 'undercroft/games')).map((name) => join(folder, 'undercroft/games', name));

describe('a whole game', () => {
  test('is played by numbers alone and ends with its result', async () => {
    const s = program({ input: ones(200) });
    expect(await s.run('play', 'lantern', '--json')).toBe(0);
    const lines = s.jsonLines();
    expect(lines[0]).toMatchObject({ type: 'hello', game: 'lantern', seats: 2, luck: { kind: 'sealed' } });
    expect(lines.at(-1)).toMatchObject({ type: 'result', text: 'The oil is burnt' });
    expect(s.err()).toBe('');
    expect(gamesIn(s)).toHaveLength(1);
    expect(await program({ folder: s.folder }).run('verify', gamesIn(s)[0]!)).toBe(0);
  });

  test('shows a seat its own view only', async () => {
    const s = program({ input: ones(200) });
    await s.run('play', 'lantern', '--json', '--bots', 'random', '--seat', '1');
    for (const line of s.jsonLines()) {
      if (line.type === 'question') {
        expect(line.seat).toBe(1);
        const { hands, deck } = line.view as { hands: number[][]; deck: number[] };
        expect(hands[0]!.every((card) => card === -1)).toBe(true);
        expect(deck.every((card) => card === -1)).toBe(true);
      }
      if (line.type === 'events')
        for (const { event } of line.events as { event: { kind: string; seat: number; card: number } }[])
          if (event.seat === 0 && event.card !== undefined) expect(event.card).toBe(-1);
      if (line.type !== 'result') expect(JSON.stringify(line)).not.toContain('02'.repeat(32));
    }
  });

  test('the same seed gives the same game', async () => {
    const games = [];
    for (const seed of ['x', 'x', 'y']) {
      const s = program({ input: ones(200) });
      await s.run('play', 'lantern', '--json', '--seed', seed, '--no-save');
      games.push(s.out());
      expect(s.jsonLines()[0]).toMatchObject({ luck: { kind: 'seeded', seed }, file: null });
    }
    expect(games[0]).toBe(games[1]);
    expect(games[0]).not.toBe(games[2]);
  });
});

test.each(['../../x', 'a/b', 'c:d', '', '\u0000'])(
  'the seed %j does not reach the file name',
  async (seed) => {
    const s = program({ input: '' });
    expect(await s.run('play', 'lantern', '--json', '--seed', seed)).toBe(0);
    expect(readdirSync(s.folder)).toEqual(['undercroft']);
    expect(readdirSync(join(s.folder, 'undercroft'))).toEqual(['games']);
    expect(gamesIn(s)).toHaveLength(1);
    expect(gamesIn(s)[0]).toMatch(/\/lantern-2026-01-02-030405-[0-9a-f]{6}\.json$/);
  },
);

describe('a bad line', () => {
  const refusals = async (...lines: string[]): Promise<unknown[]> => {
    const s = program({ input: `${lines.join('\n')}\n` });
    expect(await s.run('play', 'lantern', '--json', '--seed', 's')).toBe(0);
    expect(s.jsonLines().filter(({ type }) => type === 'question')).toHaveLength(1);
    return s
      .jsonLines()
      .filter(({ type }) => type === 'refusal')
      .map(({ code }) => code);
  };

  test.each([
    ['{', 'line-not-json'],
    ['', 'line-not-json'],
    ['"1"', 'bad-answer'],
    ['[1]', 'bad-answer'],
    ['null', 'bad-answer'],
    ['{}', 'bad-answer'],
    ['{"choice":null}', 'bad-answer'],
    ['{"choice":1.5}', 'bad-answer'],
    ['1e999', 'bad-answer'],
    ['{"choice":"1"}', 'bad-answer'],
    ['0', 'no-such-choice'],
    ['-1', 'no-such-choice'],
    ['3', 'no-such-choice'],
    ['{"choice":1,"id":7}', 'stale-answer'],
    ['{"undo":true}', 'nothing-to-undo'],
    ['{"choice":{"kind":"look"}}', 'not-open'],
    ['x'.repeat(1_000_001), 'line-too-long'],
  ])('%.30s is refused with %s', async (line, code) => {
    expect(await refusals(line)).toEqual([code]);
  });

  test('a choice that a rule bars is refused with its clause, and the question stands', async () => {
    const s = program({ input: '{"choice":{"kind":"look"}}\n1\n' });
    await s.run('play', 'lantern', '--json', '--seed', 's');
    const refusal = s.jsonLines().find(({ type }) => type === 'refusal');
    expect(refusal).toMatchObject({ code: 'not-open', clause: 'LN-LOOK-1', why: 'looked' });
    expect(s.jsonLines().at(-1)).toMatchObject({ type: 'stopped' });
  });
});

describe('taking part', () => {
  test('undo takes the last entry back and asks again', async () => {
    const s = program({ input: '1\n{"undo":true}\n' });
    await s.run('play', 'lantern', '--json', '--seed', 's');
    const questions = s.jsonLines().filter(({ type }) => type === 'question');
    expect(questions).toHaveLength(3);
    expect(questions[2]).toEqual(questions[0]);
  });

  test('giving up ends the game', async () => {
    const s = program({ input: '{"concede":true}\n' });
    expect(await s.run('play', 'lantern', '--json')).toBe(0);
    expect(s.jsonLines().at(-1)).toMatchObject({ type: 'result', result: { reason: 'conceded' } });
  });
});

describe('a game that was cut off', () => {
  test.each([['--seed', 'kill'], []])(
    'goes on with the same luck after any entry (%s %s)',
    async (...luck) => {
      const whole = program({ input: ones(200) });
      await whole.run('play', 'lantern', '--json', ...luck);
      const expected = JSON.parse(readFileSync(gamesIn(whole)[0]!, 'utf8'));
      const length = expected.entries.length;
      for (let cut = 0; cut <= length - 1; cut++) {
        const first = program({ input: ones(cut) });
        expect(await first.run('play', 'lantern', '--json', ...luck)).toBe(0);
        const second = program({ input: ones(200), folder: first.folder });
        expect(await second.run('play', '--resume', '--json')).toBe(0);
        expect(second.jsonLines()[0]).toMatchObject({ type: 'hello', entries: cut });
        expect(JSON.parse(readFileSync(gamesIn(first)[0]!, 'utf8'))).toEqual(expected);
      }
    },
  );

  test('Ctrl-C in the middle keeps everything', async () => {
    const s = program();
    const running = s.run('play', 'lantern', '--json');
    s.input.write('1\n1\n');
    await s.sees('"question"', 3);
    s.interrupt();
    expect(await running).toBe(130);
    expect(readFileSync(gamesIn(s)[0]!, 'utf8')).toMatch(/^{"format":"undercroft-save","version":2,/);
    const { record } = await loadRecordFile(gamesIn(s)[0]!, lanternShelf);
    expect(record.entries).toHaveLength(2);
    expect(record.fair!.secret).toBeUndefined();
  });

  test('Ctrl-C while bots are at it stops before the next of them, and shows nobody their hand', async () => {
    const s = program();
    const running = s.run('play', 'lantern', '--json', '--bots', 'search:400', '--seat', '0', '--seats', '3');
    s.interrupt();
    await s.sees('"hello"');
    s.interrupt();
    expect(await running).toBe(130);
    expect(s.jsonLines().at(-1)).toMatchObject({ type: 'stopped' });
    for (const line of s.jsonLines()) expect(line.type === 'question' && line.seat !== 0).toBe(false);
  });
});
