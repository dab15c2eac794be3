// What the lab calls out of line, and what it leaves alone.

import type { AnyGame } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { duel } from '../../bots/test/games/duel.ts';
import { compare } from '../src/comparison.ts';
import { findingsOf } from '../src/findings.ts';
import { planFor } from '../src/plan.ts';
import { summarise } from '../src/summary.ts';
import { type CardCounts, type ChunkData, type GameRow, noCounts } from '../src/tally.ts';
import { numbersFrom, variantText } from '../src/variant.ts';

const plan = planFor(duel as AnyGame, { games: 400 });
const rowOf = (at: number, winner: number, length = 10): GameRow => ({
  at,
  seats: 2,
  bots: [0, 0],
  sides: [0, 1],
  won: winner === 0 ? [1, 0] : [0, 1],
  points: null,
  length,
  reason: 'end',
  counters: {},
});
const chunkOf = (rows: GameRow[], cards: Record<string, Partial<CardCounts>> = {}): ChunkData => ({
  chunk: 0,
  rows,
  sources: {},
  cards: {
    '2/any': Object.fromEntries(
      Object.entries(cards).map(([name, counts]) => [name, { ...noCounts(), ...counts }]),
    ),
  },
});
const trials = (wins: number, n: number) => ({ n, sum: wins, squares: wins });
const even = Array.from({ length: 400 }, (_, at) => rowOf(at, at % 2));

test('an even run has nothing out of line', () => {
  expect(findingsOf(summarise(plan, [chunkOf(even)]))).toEqual([]);
});

test('a seat that wins two thirds is named, with its interval', () => {
  const rows = Array.from({ length: 300 }, (_, at) => rowOf(at, at % 3 === 0 ? 1 : 0));
  const found = findingsOf(summarise(plan, [chunkOf(rows)]));
  expect(found.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['seat', '2 seats, seat 1'],
    ['seat', '2 seats, seat 2'],
  ]);
  expect(found[0]!.evidence).toContain('wins 66.7%');
});

test('dead, ignored, dominating and harmful cards are told from ordinary ones', () => {
  const played = (wins: number, losses: number) => ({
    offered: 400,
    chosen: 200,
    played: 200,
    havingPlayed: trials(wins, 200),
    withoutPlayed: trials(losses, 200),
  });
  const found = findingsOf(
    summarise(plan, [
      chunkOf(even, {
        dead: { offered: 500 },
        ignored: { offered: 500, chosen: 3 },
        strong: played(150, 80),
        weak: played(60, 130),
        plain: played(101, 99),
        rare: { offered: 5 },
      }),
    ]),
  );
  expect(Object.fromEntries(found.map(({ kind, subject }) => [subject, kind]))).toEqual({
    dead: 'dead',
    ignored: 'ignored',
    strong: 'dominating',
    weak: 'harmful',
  });
});

test('a comparison pairs games by number and takes differences within pairs', () => {
  const variant = even.map((row) => ({ ...row, length: row.length + 2 + (row.at % 2) }));
  const { pairs, sameEnding, differences } = compare(
    { x: 1 },
    [chunkOf(even)],
    [chunkOf(variant.slice(0, 200))],
  );
  expect([pairs, sameEnding]).toEqual([200, 200]);
  const length = differences.find(({ name }) => name === 'length of a game')!;
  expect(length).toMatchObject({ baseline: 10, variant: 12.5 });
  expect(length.change.value).toBe(2.5);
  expect(length.change.low).toBeGreaterThan(2.4);
});

test('a variant survives its file, and a file of another game is refused', () => {
  const variant = { game: 'duel', numbers: { 'b.two': 2, 'a.one': 1 } };
  const text = variantText(variant);
  expect(text).toBe(variantText({ game: 'duel', numbers: { 'a.one': 1, 'b.two': 2 } }));
  expect(numbersFrom(text, 'v.json', 'duel')).toEqual(variant.numbers);
  expect(numbersFrom('{"numbers":{"a":1}}', 'v.json', 'duel')).toEqual({ a: 1 });
  expect(numbersFrom('{"a":1}', 'v.json', 'duel')).toEqual({ a: 1 });
  for (const wrong of [text.replace('duel', 'chess'), '[]', 'nonsense'])
    expect(() => numbersFrom(wrong, 'v.json', 'duel')).toThrow('bad-variant');
});
