// What bots are told: the evaluation knows what is better, promises point the right way, and the teams play sensibly.
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type Choice, END_ACTIONS } from '../src/choices.ts';
import { burdenOf } from '../src/hints/burden.ts';
import { DEFEAT, dangerOf, expectedHits, hitDamage } from '../src/hints/danger.ts';
import { pointsTo, terrainOf } from '../src/hints/distance.ts';
import { effortOf, missingOf } from '../src/hints/effort.ts';
import { PLANNING, type Regard } from '../src/hints/regard.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { searchHints } from '../src/search-hints.ts';
import { POLICIES, playGame } from '../tools/policies.ts';
import { A, at, buildPosition, edge } from './build-position.ts';

const [RED, BLUE, YELLOW] = [0, 1, 2];
const corrupted: [[number, number], number][] = [
  [[4, 4], RED],
  [[2, 5], RED],
  [[4, 9], BLUE],
  [[7, 5], BLUE],
  [[5, 4], YELLOW],
  [[5, 9], YELLOW],
];
const best = (p: Position): Choice =>
  game
    .choices(p, p.deciding)
    .reduce((a, b) => (hints.promise(p, p.deciding, b) > hints.promise(p, p.deciding, a) ? b : a));

test('won is 1, lost is 0, and everything else lies between', () => {
  const p = buildPosition({ corrupted });
  expect([0, 1, 2, 3].map((seat) => hints.evaluate(p, seat))).toEqual(Array(4).fill(hints.evaluate(p, 0)));
  expect(hints.evaluate(p, 0)).toBeGreaterThan(0);
  expect(hints.evaluate(p, 0)).toBeLessThan(1);
  p.ending = 'win';
  expect(hints.evaluate(p, 0)).toBe(1);
  p.ending = 'blocked';
  expect(hints.evaluate(p, 0)).toBe(0);
});

test('a colour cleansed, a treasure nearer home and time in hand are worth something; cracks and dirt cost', () => {
  const base = {
    pawns: [[6, 6]] as [number, number][],
    corrupted,
    treasures: [
      [[4, 7], RED],
      [[4, 8], RED],
    ] as [[number, number], number][],
  };
  const value = (more: object, change: (p: Position) => void = () => {}): number => {
    const p = buildPosition({ ...base, ...more });
    change(p);
    return hints.evaluate(p, 0);
  };
  const even = value({});
  expect(value({ cleansed: [0, 1, 0] })).toBeGreaterThan(even);
  expect(
    value({
      treasures: [
        [[4, 5], RED],
        [[4, 8], RED],
      ],
    }),
  ).toBeGreaterThan(even);
  expect(
    value({
      ruptures: [
        [6, 7],
        [5, 6],
      ],
    }),
  ).toBeLessThan(even);
  expect(value({ dirt: [3] })).toBeLessThan(even);
  expect(value({ wallSupply: 1 })).toBeLessThan(even);
  const rising = { options: { preset: 'normal' } };
  expect(
    value(rising, (p) => {
      p.concussions = [1, 1, 1, 1];
      p.renewals = 1;
    }),
  ).toBeLessThan(value(rising));
});

test('distances count walls, cracks and ravines on the way', () => {
  const steps = (more: object): number =>
    pointsTo(terrainOf(buildPosition(more)), at([4, 5]), 1)[at([4, 3])]!;
  expect(steps({})).toBe(2);
  expect(
    steps({
      ruptures: [
        [4, 4],
        [5, 3],
      ],
    }),
  ).toBe(3);
  expect(steps({ walls: ['v-4-4', 'h-5-3'] })).toBe(3);
  expect(steps({ destroyed: [[4, 4]] })).toBe(4);
  expect(steps({ ravines: [[4, 4]], destroyed: [[5, 3]] })).toBe(3);
});

test('what is remembered of a board is never taken for another board', () => {
  const open = terrainOf(buildPosition({}));
  const walled = terrainOf(buildPosition({ walls: ['v-4-4'] }));
  expect(terrainOf(buildPosition({ concussions: [[4, 4]] }))).toBe(open);
  expect(terrainOf(buildPosition({ walls: ['h-1-6'] }))).toBe(open);
  expect(walled).not.toBe(open);
  expect(terrainOf(buildPosition({ walls: ['v-4-4'] }))).toBe(walled);
  expect(pointsTo(open, at([4, 5]), 2)[at([4, 3])]).toBe(4);
});

test('effort falls with every step of a haul, and missing treasures are counted', () => {
  const p = buildPosition({ pawns: [[4, 6]], corrupted, treasures: [[[4, 6], RED]] });
  expect([missingOf(p, RED), missingOf(p, BLUE)]).toEqual([1, 2]);
  const before = effortOf(p);
  game.play(p, A, { kind: 'move-treasure', direction: 3, colour: RED }, seeded(1));
  expect(effortOf(p)).toBeLessThan(before);
});

test('danger knows who can be hit and what would break', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
      [4, 6],
      [4, 6],
    ],
    corrupted,
    ruptures: [[4, 4]],
    treasures: [
      [[6, 6], RED],
      [[6, 6], RED],
    ],
    concussions: [[6, 6]],
  });
  const hits = expectedHits(p);
  expect(hits[at([4, 5])]).toBeGreaterThan(0);
  expect(hits[at([6, 4])]).toBe(0);
  expect(hitDamage(p, at([6, 6]))).toBeGreaterThan(DEFEAT);
  expect(hitDamage(p, at([3, 6]))).toBeLessThan(1);
  const calm = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
      [4, 6],
      [4, 6],
    ],
    corrupted,
  });
  expect(dangerOf(p)).toBeGreaterThan(dangerOf(calm));
});

test('promises: cleanse at once, carry home, leave the crack, do not dig for nothing', () => {
  const home = buildPosition({
    pawns: [[4, 4]],
    corrupted,
    treasures: [
      [[4, 4], RED],
      [[4, 4], RED],
    ],
  });
  expect(best(home)).toEqual({ kind: 'cleanse' });
  const carry = buildPosition({
    pawns: [[4, 6]],
    corrupted,
    cleansed: [0, 1, 1],
    treasures: [
      [[4, 6], RED],
      [[4, 4], RED],
    ],
  });
  expect(best(carry)).toEqual({ kind: 'move-treasure', direction: 3, colour: RED });
  const crack = buildPosition({ pawns: [[4, 6]], corrupted, health: [1], ruptures: [[4, 6]] });
  expect(best(crack)).not.toEqual({ kind: 'end-actions' });
  const full = buildPosition({
    pawns: [[4, 6]],
    corrupted,
    cleansed: [1, 1, 0],
    treasures: [
      [[4, 7], YELLOW],
      [[4, 8], YELLOW],
    ],
  });
  expect(hints.promise(full, A, { kind: 'excavate' })).toBeLessThan(0);
});

test('walls go where somebody can take them back', () => {
  const p = buildPosition({ pawns: [[4, 6]], corrupted });
  game.play(p, A, { kind: 'end-actions' }, seeded(1));
  const promise = (name: string): number => hints.promise(p, A, { kind: 'place-wall', edge: edge(name) });
  expect(promise('h-5-6')).toBeGreaterThan(promise('h-4-3'));
});

test('a wall leaves mates their last way out where another edge serves as well', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [5, 6],
    ],
    corrupted,
    walls: ['v-5-6', 'v-5-7', 'h-6-6'],
  });
  game.play(p, A, { kind: 'end-actions' }, seeded(1));
  const promise = (name: string): number => hints.promise(p, A, { kind: 'place-wall', edge: edge(name) });
  expect(promise('h-5-6')).toBeLessThan(promise('h-4-6'));
  expect(best(p)).not.toEqual({ kind: 'place-wall', edge: edge('h-5-6') });
});

test('a win may be near when all that is missing lies within the points of the turn', () => {
  const near = (home: [number, number], points: number, cleansed: number[]): boolean => {
    const p = buildPosition({
      pawns: [home],
      corrupted,
      cleansed,
      treasures: [
        [home, RED],
        [[4, 4], RED],
      ],
    });
    p.current[A] = points;
    return searchHints.winDistance!(p, A) < Number.POSITIVE_INFINITY;
  };
  expect(near([4, 5], 4, [0, 1, 1])).toBe(true);
  expect(near([4, 9], 3, [0, 1, 1])).toBe(false);
  expect(near([4, 5], 4, [0, 0, 1])).toBe(false);
  expect(near([4, 5], 3, [0, 1, 1])).toBe(true);
  expect(near([4, 5], 2, [0, 1, 1])).toBe(false);
});

test('the quick player cleanses, carries and always names a listed choice', () => {
  const home = buildPosition({
    pawns: [[4, 4]],
    corrupted,
    treasures: [
      [[4, 4], RED],
      [[4, 4], RED],
    ],
  });
  const open = game.choices(home, A);
  expect(open[hints.playout!(home, A, open, seeded(1))]).toEqual({ kind: 'cleanse' });
  for (const preset of ['easy', 'normal', 'hard'])
    for (let seed = 0; seed < 10; seed++) {
      const end = playGame(
        resolveTable(game, 5, { preset }),
        POLICIES.naive,
        seeded(seed),
        seeded(`c${seed}`),
      );
      expect(end.ending).not.toBe('');
    }
});

test('even the quick player wins easy games now and then, and oftener than hard ones', {
  timeout: 60_000,
}, () => {
  const wins = (preset: string): number => {
    const table = resolveTable(game, 4, { preset });
    let won = 0;
    for (let i = 0; i < 200; i++)
      if (playGame(table, POLICIES.naive, seeded(`quick ${i}`), seeded(`choose ${i}`)).ending === 'win')
        won++;
    return won;
  };
  const [easy, hard] = [wins('easy'), wins('hard')];
  expect(easy).toBeGreaterThan(20);
  expect(easy).toBeGreaterThan(hard + 15);
});

test('a team that plans its turns wins on easy', { timeout: 60_000 }, () => {
  const table = resolveTable(game, 3, { preset: 'easy' });
  for (let i = 0; i < 4; i++)
    expect(playGame(table, POLICIES.careful, seeded(`plan ${i}`), seeded(`choose ${i}`)).ending).toBe('win');
});

test('a plan goes as far as the next wall or tremor, and tells apart what a dig may bring', () => {
  const p = buildPosition({ corrupted, pawns: [[6, 6]] });
  const stage = searchHints.planningStage!(p);
  const ended = game.copy(p);
  game.play(ended, A, END_ACTIONS, seeded('end'));
  expect(ended.phase).toBe('wall');
  expect(searchHints.planningStage!(ended)).not.toBe(stage);
  expect(searchHints.isJudgedByPromise!(ended)).toBe(true);
  expect(searchHints.isJudgedByPromise!(p)).toBe(false);
  const dig = game.choices(p, A).find((choice) => choice.kind === 'excavate')!;
  const sights = new Set<number>();
  for (let i = 0; i < 12; i++) {
    const dug = game.copy(p);
    game.play(dug, A, dig, seeded(i));
    expect(searchHints.planningStage!(dug)).toBe(stage);
    sights.add(searchHints.chanceOutcome!(dug, A));
  }
  expect(sights.size).toBeGreaterThan(4);
  expect(sights.has(searchHints.chanceOutcome!(p, A))).toBe(false);
});

test('to those who plan, a first dig is worth its point on average', () => {
  const p = buildPosition({ corrupted, pawns: [[6, 6]] });
  p.current[A] = 4;
  const gain = (regard: Regard): number => {
    let sum = 0;
    for (let i = 0; i < 200; i++) {
      const dug = game.copy(p);
      const luck = seeded(`dig ${i}`);
      game.play(dug, A, game.choices(p, A).find(({ kind }) => kind === 'excavate')!, luck);
      while (dug.phase !== 'actions') game.play(dug, A, best(dug), luck);
      sum += burdenOf(p, regard) - burdenOf(dug, regard);
    }
    return sum / 200;
  };
  expect(gain(PLANNING)).toBeGreaterThan(gain({ ...PLANNING, unseenHaul: 12, perDig: 1.8 }) + 0.5);
  expect(gain(PLANNING)).toBeGreaterThan(0);
});

test('by the book, where there are no perks, the healthiest character is taken', () => {
  const p = game.setup(resolveTable(game, 3, { preset: 'book' }), seeded('cast'));
  const { health } = p.settings;
  const taken = best(p);
  expect(taken.kind === 'take-character' && health[taken.character]).toBe(Math.max(...health));
});
