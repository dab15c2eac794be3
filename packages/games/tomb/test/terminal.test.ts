// The drawn table: everything on the board can be seen, no line is wider than the terminal, in every language.
import {
  LANGUAGES,
  type Language,
  type Message,
  type Pen,
  render,
  resolveTable,
  seeded,
  type Texts,
  textProblems,
} from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { REFUSAL_CODES } from '../src/content/refusals.ts';
import { game } from '../src/index.ts';
import { drawTable } from '../src/terminal.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';
import { buildPosition } from './build-position.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, ru, it };

const pen = (language: Language, width: number, missing: string[] = []): Pen => ({
  width,
  say: (message: Message) => {
    missing.push(...textProblems(TEXTS[language], language, message));
    return render(TEXTS[language], language, message);
  },
  ink: (_ink, text) => text,
  name: (seat) => `Nobody ${seat}`,
});

/** What is left for the table on a terminal of 80 x 24. */
const SMALL = { width: 80, height: 11 };

test.each(LANGUAGES)('no line is wider than the terminal, nothing is unsaid (%s)', (language) => {
  for (const width of [40, 64, 65, 100]) {
    const missing: string[] = [];
    const luck = seeded(`draw ${width}`);
    const p = game.setup(resolveTable(game, 5, { preset: 'hard' }), luck);
    while (p.phase !== 'over') {
      const open = game.choices(p, p.deciding);
      game.play(p, p.deciding, open[luck.pick(open.length)]!, luck);
      const small = { ...pen(language, SMALL.width, missing), height: SMALL.height };
      for (const line of drawTable(p, 0, small)) expect(line.length).toBeLessThanOrEqual(SMALL.width);
      for (const line of drawTable(p, 0, pen(language, width, missing)))
        expect(line.length).toBeLessThanOrEqual(width);
    }
    expect(missing).toEqual([]);
  }
});

test('walls, ravines, bridges, tokens, pawns and treasures are on the board', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
      [4, 6],
    ],
    walls: ['v-4-6', 'h-4-6'],
    ravines: [[4, 2]],
    bridges: [[4, 1]],
    destroyed: [[6, 4]],
    concussions: [[5, 5]],
    ruptures: [[5, 6]],
    corrupted: [[[3, 4], 1]],
    treasures: [[[4, 6], 2]],
  });
  const lines = drawTable(p, 0, pen('en', 80));
  const board = lines.slice(2, 28);
  expect(board[0]).toContain('12');
  const row = (n: number): readonly string[] => board.slice(1 + (n - 1) * 3, 4 + (n - 1) * 3);
  expect(row(4)[0]).toContain('━━━━');
  expect(row(4)[1]).toContain('==== ~~~~');
  expect(row(4)[1]).toContain('┃·');
  expect(row(4)[2]).toContain('┃123y');
  expect(row(5)[1]).toMatch(/!.*#/);
  expect(row(6)[1]).toContain('××××');
  expect(row(3)[1]).toContain('B');
  expect(drawTable(p, 0, pen('en', 40)).some((line) => line.includes('(4,6): 123y'))).toBe(true);
});

test('every language has the same texts, and every refusal has one', () => {
  const ids = (texts: Texts): string[] =>
    Object.keys(texts)
      .filter((id) => !/\.(mid|acc|neut|neutUp|fem|femAcc)$/.test(id))
      .sort();
  expect(ids(ru)).toEqual(ids(en));
  expect(ids(it)).toEqual(ids(en));
  for (const code of REFUSAL_CODES)
    for (const language of LANGUAGES) expect(TEXTS[language]).toHaveProperty([`refusal.${code}`]);
  for (const name of Object.keys(game.options)) expect(en).toHaveProperty([`option.${name}.help`]);
});

test('every ending is said in every language', () => {
  for (const ending of ['win', 'death', 'lost', 'collapse', 'corruption', 'blocked', 'sealed'])
    for (const language of LANGUAGES) expect(TEXTS[language]).toHaveProperty([`result.${ending}`]);
});

test('[ST-LOSS-1] the log names whose health ran out', () => {
  const p = buildPosition({ health: [2, 0, 3, 1] });
  expect(game.phrases.event({ kind: 'ended', ending: 'death' }, p)).toEqual({
    id: 'event.ended.death',
    args: { who: { id: 'seat.1' } },
  });
});
