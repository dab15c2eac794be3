// What the lab calls out of line, what it leaves alone, and how often it is wrong about a fair game.

import { type AnyGame, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { duel } from '../../bots/test/games/duel.ts';
import { compare } from '../src/comparison.ts';
import { findingsOf } from '../src/findings.ts';
import { planFor } from '../src/plan.ts';
import { summarise } from '../src/summary.ts';
import type { ChunkData, GameRow, ThingRow } from '../src/tally.ts';
import { numbersFrom, variantText } from '../src/variant.ts';

const plan = planFor(duel as AnyGame, { games: 400 });
const THINGS = ['dead', 'ignored', 'plain', 'rare'].map((id) => ({ id, kind: 'card' }));
const rowOf = (at: number, won: readonly number[], changes: Partial<GameRow> = {}): GameRow => ({
  at,
  seats: won.length,
  bots: won.map(() => 0),
  sides: won.map((_, seat) => seat),
  won,
  points: null,
  first: 0,
  length: 10,
  reason: 'end',
  counters: {},
  owner: null,
  stage: 3,
  things: [],
  curve: null,
  ...changes,
});
const chunkOf = (rows: GameRow[]): ChunkData => ({ chunk: 0, rows, sources: {} });
const duelRow = (at: number, winner: number): GameRow => rowOf(at, winner === 0 ? [1, 0] : [0, 1]);
const even = Array.from({ length: 400 }, (_, at) => duelRow(at, at % 2));

test('an even run has nothing out of line', () => {
  expect(findingsOf(summarise(plan, [chunkOf(even)]))).toEqual([]);
});

test('a seat that wins two thirds is named, with its interval', () => {
  const rows = Array.from({ length: 300 }, (_, at) => duelRow(at, at % 3 === 0 ? 1 : 0));
  const found = findingsOf(summarise(plan, [chunkOf(rows)]));
  expect(found.map((finding) => ('of' in finding ? [finding.kind, finding.of] : finding))).toEqual([
    ['seat', { seats: 2, seat: 0 }],
    ['seat', { seats: 2, seat: 1 }],
  ]);
});

test('L6: of the reports on a fair game with nine seats at most 5 in 100 carry a flag', () => {
  const REPORTS = 400;
  let flagged = 0;
  for (let report = 0; report < REPORTS; report++) {
    const luck = seeded(`fair:${report}`);
    const rows = [2, 3, 4].flatMap((seats, table) =>
      Array.from({ length: 100 }, (_, i) => {
        const winner = luck.pick(seats);
        return rowOf(
          table * 100 + i,
          Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 0)),
        );
      }),
    );
    if (findingsOf(summarise(plan, [chunkOf(rows)])).length > 0) flagged++;
  }
  expect(flagged / REPORTS).toBeLessThanOrEqual(0.05);
});

test('L6: a run to a target looks several times, and still flags a fair game in at most 5 of 100 reports', () => {
  const REPORTS = 400;
  const LOOKS = [50, 100, 200];
  let flagged = 0;
  for (let report = 0; report < REPORTS; report++) {
    const luck = seeded(`looks:${report}`);
    const rows = Array.from({ length: 200 }, (_, at) => duelRow(at, luck.pick(2)));
    const isFlagged = (games: number): boolean =>
      findingsOf(summarise(plan, [chunkOf(rows.slice(0, games))]), LOOKS.length).length > 0;
    if (LOOKS.some(isFlagged)) flagged++;
  }
  expect(flagged / REPORTS).toBeLessThanOrEqual(0.05);
});

test('what nobody chooses is told from what is seldom offered; cards carry no verdict', () => {
  const met = (thing: number, offered: number, chosen: number, had: number): ThingRow => [
    0,
    thing,
    offered,
    chosen,
    had,
    -1,
    0,
  ];
  const rows = even.map((row) => ({
    ...row,
    things: [
      met(0, 2, 0, -1),
      met(1, 2, row.at < 3 ? 1 : 0, -1),
      met(2, 1, 1, 1),
      ...(row.at === 0 ? [met(3, 5, 0, -1)] : []),
    ],
  }));
  const found = findingsOf(summarise(plan, [chunkOf(rows)], THINGS));
  expect(found).toEqual([
    { kind: 'unchosen', card: 'dead', offered: 800, chosen: 0 },
    { kind: 'ignored', card: 'ignored', offered: 800, chosen: 3 },
  ]);
});

test('L8: a bot has one result a game, however many seats it has', () => {
  const teams = even.map((row) =>
    rowOf(row.at, [row.won[0]!, row.won[1]!, row.won[1]!], { sides: [0, 1, 1], bots: [0, 1, 1] }),
  );
  const { bots } = summarise({ ...plan, bots: ['a', 'b'] }, [chunkOf(teams)]);
  expect(bots.map(({ name, n }) => [name, n])).toEqual([
    ['a', 400],
    ['b', 400],
  ]);
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
