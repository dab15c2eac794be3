// What a person saw bots do in the tomb, and what they must not do: forget the win at hand, end into Blocked, always the same cast.
import { botNamed, certainWin, seenBy, think } from '@undercroft/bots';
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { searchHints } from '../src/search-hints.ts';
import { A, buildPosition } from './build-position.ts';

const table = resolveTable(game, 4, { preset: 'book' });
const corrupted: [[number, number], number][] = [
  [[4, 4], 0],
  [[7, 5], 1],
  [[5, 9], 2],
];

/** The positions of the rest of the active seat's turn, up to its wall or the end. */
function* turnOf(p: Position, level: string, seed: string): Generator<Position> {
  const botSeat = { rules: game, hints: { ...hints, ...searchHints }, table, seat: A };
  const bot = botNamed(level, 'count')(botSeat, seeded(seed));
  const { turn } = p;
  for (let steps = 0; p.ending === '' && p.turn === turn && p.phase !== 'wall' && steps < 20; steps++) {
    yield p;
    game.play(p, A, think(bot, seenBy(game, p, A)).choice, seeded(`${seed}:${steps}`));
  }
}

function playTurn(p: Position, level: string, seed: string): Position {
  for (const _ of turnOf(p, level, seed));
  return p;
}

test('the last treasure is carried home in the turn that has the points for it', () => {
  for (const seed of ['a', 'b', 'c']) {
    const p = buildPosition({
      pawns: [
        [4, 7],
        [6, 6],
        [6, 7],
      ],
      corrupted,
      cleansed: [0, 1, 1],
      treasures: [
        [[4, 7], 0],
        [[4, 4], 0],
      ],
      walls: ['v-4-5'],
    });
    p.current[A] = 8;
    expect(playTurn(p, 'adept', seed).ending).toBe('win');
  }
});

test('a win that begins with emptying dirt is found among walls and cracks', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    dirt: [3],
    points: 8,
    corrupted,
    cleansed: [0, 1, 1],
    treasures: [
      [[3, 4], 0],
      [[4, 4], 0],
    ],
    destroyed: [[3, 6]],
    walls: ['v-4-7', 'h-5-6', 'h-5-5', 'v-5-6', 'h-6-6', 'v-3-6', 'v-4-4', 'h-5-4'],
    concussions: [
      [4, 7],
      [5, 6],
      [4, 5],
      [5, 5],
      [3, 5],
      [4, 4],
    ],
  });
  const botSeat = { rules: game, hints: { ...hints, ...searchHints }, table, seat: A };
  expect(game.choices(p, A)[certainWin(botSeat, seenBy(game, p, A), 150)]).toEqual({ kind: 'empty-dirt' });
});

test('nobody ends the actions without a wall to put up while one can be taken down', () => {
  for (const seed of ['a', 'b', 'c']) {
    const p = buildPosition({
      pawns: [
        [4, 7],
        [6, 6],
        [6, 7],
      ],
      corrupted,
      walls: ['v-4-7', 'h-4-7'],
      wallSupply: 0,
    });
    p.current[A] = 4;
    expect(playTurn(p, 'adept', seed)).toMatchObject({ ending: '', phase: 'wall' });
  }
});

test('with points to spare nobody walks there and back', () => {
  for (const level of ['apprentice', 'adept'])
    for (let seed = 0; seed < 12; seed++) {
      const p = buildPosition({ pawns: [[4, 7]], corrupted, points: 8, loot: [0, 0, 0, 0] });
      p.lootClosed = true;
      const met = new Set<string>();
      for (const { current, used, hasMoved, ...rest } of turnOf(p, level, `pace ${seed}`))
        expect(met.size).toBeLessThan(met.add(JSON.stringify(rest)).size);
    }
});

test('casts vary from game to game', () => {
  const casts = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const position = game.setup(resolveTable(game, 3), seeded(`cast ${i}`));
    for (
      let [seat] = game.waitingFor(position);
      position.phase === 'characters';
      [seat] = game.waitingFor(position)
    ) {
      const botSeat = { rules: game, hints: { ...hints, ...searchHints }, table, seat: seat! };
      const bot = botNamed('adept', 'count')(botSeat, seeded(`cast ${i}:${seat}`));
      game.play(position, seat!, think(bot, seenBy(game, position, seat!)).choice, seeded(i));
    }
    casts.add(position.characters.join('-'));
  }
  expect(casts.size).toBeGreaterThan(5);
});

test('only ending with more points than are kept is wasteful', () => {
  const p = buildPosition({ pawns: [[4, 7]], corrupted });
  const wasteful = (): string[] =>
    game
      .choices(p, A)
      .filter((choice) => searchHints.isWasteful!(p, A, choice))
      .map(({ kind }) => kind);
  p.current[A] = 5;
  expect(wasteful()).toEqual(['end-actions']);
  p.current[A] = 4;
  expect(wasteful()).toEqual([]);
});
