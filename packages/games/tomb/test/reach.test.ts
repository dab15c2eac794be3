// The reach of a pawn: every path can be played choice by choice and costs what it says, and nothing cheaper is missed.
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { pointsToSpend, reach, reachWith } from '../src/rules/reach.ts';
import { A, at, B, buildPosition } from './build-position.ts';

/** Every cell that walking and jumping can reach, by trying out all the ways there are. */
function tryAll(p: Position, kinds: readonly string[], colour = -1): Map<number, number> {
  const seat = p.active;
  const cheapest = new Map<number, number>();
  const visit = (q: Position): void => {
    const spent = p.current[seat]! - q.current[seat]!;
    const cell = q.pawns[seat]!;
    if ((cheapest.get(cell) ?? 99) <= spent && q !== p) return;
    if (q !== p) cheapest.set(cell, spent);
    for (const choice of game.choices(q, seat)) {
      if (!kinds.includes(choice.kind) || (choice.kind === 'move-treasure' && choice.colour !== colour))
        continue;
      const next = game.copy(q);
      game.play(next, seat, choice, seeded(1));
      visit(next);
    }
  };
  visit(p);
  cheapest.delete(p.pawns[seat]!);
  return cheapest;
}

const midGame = (seed: string, preset: string): Position => {
  const luck = seeded(seed);
  const p = game.setup(resolveTable(game, 4, { preset }), luck);
  for (let n = 0; p.phase !== 'over' && (n < 90 || p.phase !== 'actions'); n++) {
    const open = game.choices(p, p.deciding);
    game.play(p, p.deciding, open[luck.pick(open.length)]!, luck);
  }
  return p;
};

test('[ST-MOVE-1 ST-JUMP-5 ST-AP-2] reach finds exactly what trying out all ways finds, at the lowest cost', () => {
  let checked = 0;
  for (let seed = 0; seed < 40; seed++) {
    const p = midGame(`reach ${seed}`, seed % 2 ? 'hard' : 'normal');
    if (p.phase !== 'actions') continue;
    const all = tryAll(p, ['move', 'move-rupture', 'jump']);
    const found = reach(p, p.active);
    expect(new Map(found.map(({ cell, cost }) => [cell, cost]))).toEqual(all);
    checked += found.length;
  }
  expect(checked).toBeGreaterThan(100);
});

test('[ST-AP-2 ST-MOVE-9] every path can be played and costs what it says', () => {
  for (let seed = 0; seed < 30; seed++) {
    const p = midGame(`path ${seed}`, 'hard');
    if (p.phase !== 'actions') continue;
    for (const { cell, cost, path } of reach(p, p.active)) {
      const q = game.copy(p);
      for (const choice of path) {
        expect(game.choices(q, q.active)).toContainEqual(choice);
        game.play(q, q.active, choice, seeded(1));
      }
      expect([q.pawns[q.active], p.current[p.active]! - q.current[q.active]!]).toEqual([cell, cost]);
    }
  }
});

test('[ST-TRE-1 ST-TRE-4] with a treasure only Treasure moves count', () => {
  const p = buildPosition({ pawns: [[4, 6]], points: 4, ruptures: [[4, 7]], treasures: [[[4, 6], 1]] });
  const found = reachWith(p, A, 1);
  expect(new Map(found.map(({ cell, cost }) => [cell, cost]))).toEqual(tryAll(p, ['move-treasure'], 1));
  expect(found.find(({ cell }) => cell === at([4, 4]))).toMatchObject({
    cost: 4,
    path: [
      { kind: 'move-treasure', direction: 3, colour: 1 },
      { kind: 'move-treasure', direction: 3, colour: 1 },
    ],
  });
  expect(reachWith(p, A, 0)).toEqual([]);
});

test('[ST-PERK-7 ST-AP-6] a Strider reaches one step farther, and a waiting seat counts its next turn', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
    ],
    points: 4,
    cast: ['strider', 'strider'],
  });
  expect(Math.max(...reach(p, A).map(({ path }) => path.length))).toBe(5);
  p.current[B] = 2;
  expect([pointsToSpend(p, A), pointsToSpend(p, B)]).toEqual([4, 6]);
  p.hasMoved = true;
  expect(Math.max(...reach(p, A).map(({ path }) => path.length))).toBe(4);
  expect(Math.max(...reach(p, B, 2).map(({ path }) => path.length))).toBe(3);
});

test('[ST-SET-11] a pawn that is not placed reaches nothing', () => {
  const p = game.setup(resolveTable(game, 3), seeded(1));
  expect(reach(p, 0)).toEqual([]);
});
