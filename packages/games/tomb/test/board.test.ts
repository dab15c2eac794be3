// Clauses about the table as a whole, the board and its walls.
import { CodedError, compareMeasures, resolveTable, SPECTATOR } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import {
  BRIDGE,
  CONCUSSION,
  DESTROYED,
  EMPTY,
  IS_FLOOR,
  NO_CELL,
  PLAIN,
  RAVINE,
  RUPTURE,
} from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import type { Position } from '../src/position.ts';
import {
  CELLS,
  COLUMNS,
  EDGE_AFTER,
  EDGE_BEFORE,
  EDGES,
  NEIGHBOUR,
  OUTSIDE,
  ROWS,
} from '../src/rules/geometry.ts';
import { laneLength } from '../src/rules/lanes.ts';
import {
  A,
  act,
  at,
  B,
  buildPosition,
  C,
  edge,
  edgeName,
  isOpen,
  openOf,
  randomGame,
  refusal,
  tremor,
  UP_CARD,
} from './build-position.ts';

test('[ST-GEN-1 ST-LOSS-9 ST-LOSS-10] all seats win together or lose together', () => {
  const p = buildPosition();
  p.phase = 'over';
  p.ending = 'win';
  expect(game.result(p)).toMatchObject({ winners: [0, 1, 2, 3], places: [1, 1, 1, 1], clause: 'ST-WIN-1' });
  p.ending = 'death';
  expect(game.result(p)).toMatchObject({ winners: [], places: [2, 2, 2, 2], reason: 'death' });
  expect(game.result(p)).not.toHaveProperty('points');
  expect(game.sides!({ seats: 5, options: {} })).toEqual([0, 0, 0, 0, 0]);
});

test('[ST-LOSS-11] teams compare: won, then tokens, treasures kept, health and ground', () => {
  const team = (ending: '' | 'win' | 'death', changes: Partial<Position>) =>
    game.measure!({ ...buildPosition(), ending, cleansed: [1, 0, 0], discards: [1, 0, 0], ...changes }, 0);
  const inOrder = [
    team('win', { health: [1, 1, 1, 1] }),
    team('death', { cleansed: [1, 1, 0], discards: [1, 1, 0] }),
    team('death', { discards: [0, 0, 0], health: [0, 1, 1, 1] }),
    team('', { health: [1, 2, 2, 2] }),
    team('', { health: [1, 1, 2, 2] }),
    team('', {
      health: [1, 1, 2, 2],
      ground: buildPosition().ground.map((ground, i) => (i === 40 ? DESTROYED : ground)),
    }),
  ];
  expect(inOrder.toReversed().toSorted((a, b) => compareMeasures(b, a))).toEqual(inOrder);
});

test('[ST-GEN-2] only 3, 4 or 5 seats', () => {
  for (const seats of [3, 4, 5]) expect(resolveTable(game, seats).seats).toBe(seats);
  for (const seats of [0, 1, 2, 6, 3.5]) expect(() => resolveTable(game, seats)).toThrow(CodedError);
});

test('[ST-GEN-3] neither age nor a clock is part of a position', () => {
  expect(Object.keys(buildPosition()).filter((key) => /age|minute|clock|time/i.test(key))).toEqual([]);
});

test('[ST-GEN-4] the third cleansing ends the game wherever the pawns stand', () => {
  const p = buildPosition({
    pawns: [[1, 6]],
    cleansed: [1, 1, 0],
    corrupted: [[[1, 6], 2]],
    treasures: [
      [[1, 6], 2],
      [[1, 6], 2],
    ],
  });
  act(p, { kind: 'cleanse' });
  expect(game.result(p)?.reason).toBe('win');
});

test('[ST-GEN-5 ST-INV-21] every seat and every spectator has the same view, which is all there is', () => {
  randomGame(3, {}, 'views', (p) => {
    for (const viewer of [0, 1, 2, SPECTATOR] as const) expect(game.view(p, viewer)).toEqual(p);
  });
});

test('[ST-GEN-6] only the active player decides, except where the owner of a pawn flees', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [1, 6],
    ],
    ruptures: [[1, 6]],
  });
  expect([game.waitingFor(p), game.choices(p, B)]).toEqual([[0], []]);
  expect(refusal(p, { kind: 'end-actions' }, B)).toBe('not-yours ST-GEN-6');
  tremor(p, UP_CARD, 3);
  expect([game.waitingFor(p), game.choices(p, 0)]).toEqual([[B], []]);
  act(p, { kind: 'relocate', cell: at([2, 6]) });
  expect(p.active).toBe(B);
});

test('[ST-GEN-7] a perk overrides what it names; a prohibition still overrides a permission', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    cast: ['bearer'],
    ruptures: [[4, 7]],
    treasures: [[[4, 6], 0]],
  });
  expect(isOpen(p, { kind: 'move-treasure', direction: 1, colour: 0 })).toBe(false);
  expect(isOpen(p, { kind: 'move-treasure', direction: 3, colour: 0 })).toBe(true);
});

test('[ST-GEN-8] points and tokens come out of their bags without luck', () => {
  const p = buildPosition({ pawns: [[4, 6]], concussions: [[4, 7]] });
  const luckUsed = tremor(p, UP_CARD, 1).filter(({ kind }) => kind === 'cardTurned' || kind === 'dieRolled');
  expect(luckUsed.length).toBe(2);
  expect(p.current[B]).toBe(4);
});

test('[ST-BRD-1 ST-BRD-12] 8 rows, 12 columns and 212 edges with names', () => {
  expect([ROWS, COLUMNS, CELLS, EDGES]).toEqual([8, 12, 96, 212]);
  expect([at([1, 1]), at([1, 12]), at([8, 12])]).toEqual([0, 11, 95]);
  const names = Array.from({ length: EDGES }, (_, i) => edgeName(i));
  expect(new Set(names).size).toBe(212);
  expect([names[0], names[107], names[108], names[211]]).toEqual(['h-1-1', 'h-9-12', 'v-1-1', 'v-8-13']);
  expect(names.filter((name) => name.startsWith('h')).length).toBe(108);
  expect([EDGE_BEFORE[edge('h-4-5')], EDGE_AFTER[edge('h-4-5')]]).toEqual([at([3, 5]), at([4, 5])]);
  expect([EDGE_BEFORE[edge('v-4-5')], EDGE_AFTER[edge('v-4-5')]]).toEqual([at([4, 4]), at([4, 5])]);
});

test('[ST-BRD-2] a cell has one state, and every state is told apart', () => {
  const p = buildPosition({ ravines: [[4, 2]], bridges: [[4, 1]], destroyed: [[4, 3]] });
  const states = (
    [
      [1, 1],
      [4, 4],
      [4, 2],
      [4, 1],
      [4, 3],
    ] as const
  ).map((cell) => p.ground[at(cell)]);
  expect(new Set(states).size).toBe(5);
  expect(states.slice(0, 4)).toEqual([EMPTY, PLAIN, RAVINE, BRIDGE]);
});

test('[ST-BRD-4] nothing works diagonally', () => {
  const p = buildPosition({
    pawns: [[4, 5]],
    points: 8,
    concussions: [[3, 4]],
    ruptures: [[5, 6]],
    walls: ['h-3-4'],
  });
  expect(openOf(p, 'move').length).toBe(4);
  expect(openOf(p, 'reinforce')).toEqual([]);
  for (let i = 0; i < CELLS * 4; i++) {
    const next = NEIGHBOUR[i]!;
    if (next !== OUTSIDE) expect([1, 12]).toContain(Math.abs(next - (i >> 2)));
  }
});

test('[ST-BRD-5 ST-BRD-13] a wall lies on both cells of an edge and bars both ways', () => {
  const p = buildPosition({
    pawns: [
      [4, 5],
      [4, 6],
    ],
    walls: ['v-4-6', 'h-1-6'],
  });
  expect(isOpen(p, { kind: 'move', direction: 1 })).toBe(false);
  p.active = p.deciding = B;
  p.current[B] = 4;
  expect(isOpen(p, { kind: 'move', direction: 3 })).toBe(false);
  act(p, { kind: 'end-actions' });
  expect(refusal(p, { kind: 'place-wall', edge: edge('v-4-6') })).toBe('wall-there ST-BRD-5');
  expect(invariants(p).filter((sentence) => sentence.startsWith('ST-INV-3'))).toEqual([]);
});

test('[ST-BRD-6 ST-BRD-8 ST-WALL-4 ST-MOVE-7] across a wall nothing is adjacent; around it everything is', () => {
  const open = buildPosition({
    pawns: [[4, 4]],
    points: 8,
    dirt: [1],
    ravines: [[4, 3]],
    concussions: [[5, 4]],
  });
  expect([
    isOpen(open, { kind: 'place-bridge', direction: 3 }),
    openOf(open, 'jump').length > 0,
    openOf(open, 'reinforce').length,
    isOpen(open, { kind: 'empty-dirt' }),
  ]).toEqual([true, true, 1, true]);
  const p = buildPosition({
    pawns: [[4, 4]],
    points: 8,
    dirt: [1],
    ravines: [[4, 3]],
    concussions: [[5, 4]],
    walls: ['v-4-4', 'h-5-4'],
  });
  expect([
    isOpen(p, { kind: 'place-bridge', direction: 3 }),
    openOf(p, 'jump').length,
    openOf(p, 'reinforce').length,
    isOpen(p, { kind: 'empty-dirt' }),
  ]).toEqual([false, 0, 0, false]);
  expect(refusal(p, { kind: 'move', direction: 2 })).toBe('wall-between ST-MOVE-7');
  expect(refusal(p, { kind: 'reinforce', cell: at([5, 4]), mode: 'clear' })).toBe('wall-between ST-WALL-4');
  act(p, { kind: 'move', direction: 1 });
  act(p, { kind: 'move', direction: 2 });
  act(p, { kind: 'move', direction: 3 });
  expect(p.pawns[0]).toBe(at([5, 4]));
});

test('[ST-BRD-7] walls do not stop lanes, ravine lines or landing treasures', () => {
  const p = buildPosition({ pawns: [[4, 6]], walls: ['v-4-7', 'v-4-8', 'v-2-4'] });
  expect(laneLength(p, at([4, 6]), 1)).toBe(4);
  act(p, { kind: 'excavate' }, 0, 2, 3);
  expect(openOf(p, 'lay-ravines').map(({ direction }) => direction)).toEqual([1, 2]);
});

test('[ST-BRD-9 ST-EMP-3] the outside is no cell: neither a way nor a place for dirt', () => {
  const p = buildPosition({ pawns: [[1, 6]], dirt: [1], walls: ['v-1-6'] });
  expect(p.ground[OUTSIDE]).toBe(NO_CELL);
  expect(refusal(p, { kind: 'move', direction: 0 })).toBe('off-board ST-BRD-9');
  expect(isOpen(p, { kind: 'empty-dirt' })).toBe(false);
  expect(refusal(p, { kind: 'empty-dirt' })).toBe('dump-walled ST-EMP-3');
});

test('[ST-BRD-10 ST-ROLL-7 ST-TRE-10] any number of pawns and treasures share a cell', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
      [4, 6],
      [4, 5],
    ],
    treasures: [
      [[4, 6], 0, B],
      [[4, 6], 0, B],
      [[4, 6], 2, B],
    ],
  });
  p.active = p.deciding = 3;
  p.current[3] = 4;
  act(p, { kind: 'move', direction: 1 });
  act(p, { kind: 'excavate' }, 0, 4, 6);
  expect(p.treasures.filter((treasure) => treasure === at([4, 6]) * 3).length).toBe(3);
  expect(p.pawns.every((cell) => cell === at([4, 6]))).toBe(true);
  expect(p.keepers.filter((keeper) => keeper === B).length).toBe(3);
});

test('[ST-WALL-1] a wall may be put far from the pawn, on any free edge of a tile', () => {
  const p = buildPosition({ pawns: [[1, 6]] });
  act(p, { kind: 'end-actions' });
  expect(openOf(p, 'place-wall').length).toBe(96);
  expect(isOpen(p, { kind: 'place-wall', edge: edge('h-9-7') })).toBe(true);
  const hard = buildPosition({ options: { layout: 'chambers', wallEdges: 'inner' } });
  act(hard, { kind: 'end-actions' });
  expect(openOf(hard, 'place-wall').length).toBe(68);
});

test('[ST-WALL-7] a wall that fits nowhere is Blocked too', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  for (let cell = 0; cell < CELLS; cell++) if (IS_FLOOR[p.ground[cell]!]) p.tokens[cell] = RUPTURE;
  act(p, { kind: 'end-actions' });
  expect([p.wallSupply, p.ending]).toEqual([20, 'blocked']);
});

test('[ST-LINE-8] walls on the edges of a new tile stay', () => {
  const p = buildPosition({ pawns: [[5, 6]], walls: ['v-4-3'] });
  act(p, { kind: 'excavate' }, 0, 4, 2);
  p.pawns[0] = at([4, 2]);
  expect(isOpen(p, { kind: 'move', direction: 1 })).toBe(false);
});

test('[ST-TURN-1 ST-TURN-2 ST-SET-15] five steps in order, seat after seat', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 5],
      [5, 5],
      [5, 6],
    ],
  });
  expect(refusal(p, { kind: 'place-wall', edge: edge('h-9-6') })).toBe('not-now ST-TURN-1');
  act(p, { kind: 'end-actions' });
  expect(refusal(p, { kind: 'excavate' })).toBe('not-now ST-TURN-1');
  const kinds = act(p, { kind: 'place-wall', edge: edge('h-9-6') }, UP_CARD, 1).map(({ kind }) => kind);
  expect(kinds).toEqual([
    'wallPlaced',
    'cardTurned',
    'dieRolled',
    'concussionPlaced',
    'pointsReturned',
    'turnStarted',
  ]);
  for (const seat of [B, C, 3, 0]) {
    expect(p.active).toBe(seat);
    act(p, { kind: 'end-actions' });
    game.play(p, seat, openOf(p, 'place-wall')[0]!, { pick: () => 0, die: () => 1, shuffle: () => {} });
  }
  expect([p.turn, p.tokens[at([3, 6])]]).toEqual([6, CONCUSSION + 1]);
});

test('[ST-WALL-6 ST-WALL-7 ST-LOSS-5] ending the actions with no wall to place says that it loses', () => {
  const said = (wallSupply: number): string =>
    game.phrases.choice({ kind: 'end-actions' }, buildPosition({ wallSupply }), A).id;
  expect(said(0)).toBe('choice.end-actions.blocked');
  expect(said(1)).toBe('choice.end-actions');
});

test('[ST-CLN-4] a Corrupted tile of a cleansed colour is called cleansed', () => {
  const said = (cleansed: readonly number[]): unknown => {
    const p = buildPosition({ pawns: [[4, 5]], corrupted: [[[4, 6], 1]], cleansed, points: 4 });
    const move = game.choices(p, A).find((choice) => choice.kind === 'move' && choice.direction === 1)!;
    return game.phrases.choice(move, p, A).args!.cell;
  };
  expect(said([0, 0, 0])).toMatchObject({ id: 'term.place.corrupted' });
  expect(said([0, 1, 0])).toMatchObject({ id: 'term.place.cleansed' });
});
