// Clauses about tremors, Ruptures, collapse and the ends they bring; decision points and time-outs.
import { scripted } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { CONCUSSION, CORRUPTED, DESTROYED, NO_TOKEN, PLAIN, RUPTURE } from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import { EDGES } from '../src/rules/geometry.ts';
import { laneLength, targetOf } from '../src/rules/lanes.ts';
import { ruptureSet, strike } from '../src/rules/tremor.ts';
import { isWallOn, putUpWall, takesWall } from '../src/rules/walls.ts';
import {
  A,
  act,
  at,
  B,
  buildPosition,
  C,
  D,
  DOWN_CARD,
  edge,
  LEFT_CARD,
  openOf,
  RIGHT_CARD,
  randomGame,
  refusal,
  tremor,
  UP_CARD,
} from './build-position.ts';

test('[ST-CON-1 ST-CON-9 CH-4] one card, one die, one Concussion; the card is used up', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  const events = tremor(p, RIGHT_CARD, 2);
  expect(events.slice(1, 4)).toEqual([
    { kind: 'cardTurned', seat: A, direction: 1, lane: 4, card: 1, cards: 1 },
    { kind: 'dieRolled', seat: A, die: 2, target: at([4, 8]) },
    { kind: 'concussionPlaced', cell: at([4, 8]) },
  ]);
  expect(p.concussions).toEqual([12, 11, 12, 12]);
  expect(p.tokens.filter((token) => token !== NO_TOKEN).length).toBe(1);
});

test('[ST-CON-3] a lane runs over floor, ravines and bridges, through walls and pawns, to the first gap', () => {
  const p = buildPosition({
    pawns: [
      [4, 5],
      [4, 4],
    ],
    ravines: [[4, 2]],
    bridges: [[4, 1]],
    walls: ['v-4-4'],
    ruptures: [[4, 3]],
  });
  expect(laneLength(p, at([4, 5]), 3)).toBe(4);
  expect(laneLength(p, at([4, 5]), 0)).toBe(2);
  p.ground[at([4, 3])] = PLAIN + DESTROYED;
  expect(laneLength(p, at([4, 5]), 3)).toBe(1);
});

test('[ST-CON-4..6 ST-CON-16 CH-5] a D6 counts from the neighbour and goes round', () => {
  const hit = (length: number): number[] =>
    [1, 2, 3, 4, 5, 6].map((die) => targetOf(at([4, 1]), 1, length, die) - at([4, 1]));
  expect(hit(1)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(hit(4)).toEqual([1, 2, 3, 4, 1, 2]);
  expect(hit(9)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(() => tremor(buildPosition({ pawns: [[4, 6]] }), RIGHT_CARD, 7)).toThrow();
});

test('[ST-CON-10..14] the first that fits: ravine, Rupture, Concussion, next to a Rupture, else it stays', () => {
  const given = { pawns: [[4, 6]] as [number, number][] };
  const after = (more: object): number[] => {
    const p = buildPosition({ ...given, ...more });
    strike(p, at([5, 6]), undefined);
    return [p.tokens[at([5, 6])]!, p.ground[at([5, 6])]!];
  };
  expect(after({ ravines: [[5, 6]] })).toEqual([NO_TOKEN, 6]);
  expect(after({ ruptures: [[5, 6]] })).toEqual([NO_TOKEN, PLAIN + DESTROYED]);
  expect(after({ concussions: [[5, 6]] })).toEqual([RUPTURE, PLAIN]);
  expect(after({ ruptures: [[6, 6]] })).toEqual([RUPTURE, PLAIN]);
  expect(after({})).toEqual([CONCUSSION, PLAIN]);
});

test('[ST-CON-15 ST-INV-5] no token lies on a ravine, not even from a cascade', () => {
  const p = buildPosition({
    options: { spread: 'cascade' },
    pawns: [[4, 4]],
    ravines: [[4, 2]],
    concussions: [[4, 3]],
  });
  tremor(p, LEFT_CARD, 1);
  expect([p.tokens[at([4, 3])], p.tokens[at([4, 2])]]).toEqual([RUPTURE, NO_TOKEN]);
});

test('[ST-RUP-1..3] a cascade takes all connected Concussions, also from a cell that had no token', () => {
  const p = buildPosition({
    options: { spread: 'cascade' },
    ruptures: [[6, 6]],
    concussions: [
      [5, 5],
      [4, 5],
      [4, 4],
      [3, 8],
    ],
  });
  expect(ruptureSet(p, at([5, 6]))).toEqual(
    (
      [
        [4, 4],
        [4, 5],
        [5, 5],
        [5, 6],
      ] as const
    ).map(at),
  );
  strike(p, at([5, 6]), undefined);
  expect([p.tokens[at([4, 4])], p.tokens[at([3, 8])], p.tokens[at([6, 6])]]).toEqual([
    RUPTURE,
    CONCUSSION,
    RUPTURE,
  ]);
});

test('[ST-RUP-4 ST-WALL-5 ST-INV-7] walls on all edges of the set go back to the supply', () => {
  const p = buildPosition({
    pawns: [[4, 8]],
    concussions: [[4, 5]],
    walls: ['v-4-5', 'v-4-6', 'h-4-5', 'h-5-5', 'v-4-7'],
  });
  const events = tremor(p, LEFT_CARD, 3);
  expect(['v-4-5', 'v-4-6', 'h-4-5', 'h-5-5', 'v-4-7'].map((name) => isWallOn(p, edge(name)))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(events.find(({ kind }) => kind === 'wallsBroken')).toMatchObject({
    edges: ['h-4-5', 'h-5-5', 'v-4-5', 'v-4-6'].map(edge),
  });
  expect(p.wallSupply).toBe(20 - 2);
});

test('[ST-RUP-5] discards go cell by cell and colour by colour', () => {
  const p = buildPosition({
    options: { spread: 'cascade' },
    pawns: [[5, 7]],
    concussions: [
      [5, 6],
      [4, 6],
    ],
    treasures: [
      [[5, 6], 0],
      [[4, 6], 2],
    ],
  });
  const events = tremor(p, LEFT_CARD, 1);
  expect(
    events.flatMap((event) => (event.kind === 'treasureDiscarded' ? [[event.cell, event.colour]] : [])),
  ).toEqual([
    [at([4, 6]), 2],
    [at([5, 6]), 0],
  ]);
  expect([p.discards, p.treasures, p.keepers]).toEqual([[1, 0, 1], [], []]);
});

test('[ST-RUP-6 ST-RUP-8 ST-MOVE-8] only the active pawn is hurt by its Rupture, once, at the end of step 4', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [5, 6],
    ],
    ruptures: [
      [4, 6],
      [5, 6],
    ],
  });
  const events = tremor(p, LEFT_CARD, 2);
  expect(p.health).toEqual([2, 3, 3, 3]);
  expect(events.filter(({ kind }) => kind === 'hurt')).toEqual([
    { kind: 'hurt', seat: A, health: 2, cause: 'rupture' },
  ]);
});

test('[ST-RUP-7] a Rupture opening under a pawn of another does not hurt it', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 5],
    ],
    concussions: [[4, 5]],
  });
  tremor(p, LEFT_CARD, 1);
  expect([p.tokens[at([4, 5])], p.health[B]]).toEqual([RUPTURE, 3]);
});

test('[ST-DES-1 ST-INV-1] a destroyed cell is out of everything', () => {
  const p = buildPosition({ pawns: [[4, 6]], ruptures: [[4, 7]] });
  tremor(p, RIGHT_CARD, 1);
  expect(p.ground[at([4, 7])]).toBe(PLAIN + DESTROYED);
  p.active = p.deciding = A;
  p.current[A] = 4;
  expect(refusal(p, { kind: 'move', direction: 1 })).toBe('no-ground ST-MOVE-5');
  expect(laneLength(p, at([4, 6]), 1)).toBe(0);
});

test('[ST-DES-4 ST-DES-9 DP-9] the owner chooses a cell a Normal move could enter; pawns go in turn order', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [8, 7],
      [2, 6],
      [2, 6],
    ],
    ruptures: [
      [2, 6],
      [2, 5],
    ],
    walls: ['v-2-7'],
  });
  tremor(p, UP_CARD, 2);
  expect([p.phase, p.deciding]).toEqual(['relocation', C]);
  expect(openOf(p, 'relocate').map(({ cell }) => cell)).toEqual([at([1, 6]), at([3, 6])]);
  expect(refusal(p, { kind: 'relocate', cell: at([2, 7]) })).toBe('no-refuge ST-DES-4');
  act(p, { kind: 'relocate', cell: at([1, 6]) });
  expect([p.deciding, p.health]).toEqual([D, [3, 3, 2, 3]]);
  act(p, { kind: 'relocate', cell: at([3, 6]) });
  expect([p.active, p.phase, p.health, p.current[C]]).toEqual([B, 'actions', [3, 3, 2, 2], 0]);
});

test('[ST-DES-5 ST-LOSS-1 ST-LOSS-10] a fall at health 1 is Death', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [1, 6],
    ],
    health: [3, 1, 3, 3],
    ruptures: [
      [1, 6],
      [1, 7],
    ],
  });
  tremor(p, UP_CARD, 3);
  expect([p.ending, game.result(p)?.clause]).toEqual(['death', 'ST-LOSS-1']);
});

test('[ST-DES-3 ST-LOSS-3] the first of two Corrupted tiles may go; the second is Collapse', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    corrupted: [
      [[3, 6], 1],
      [[7, 5], 1],
    ],
    ruptures: [[3, 6]],
  });
  tremor(p, UP_CARD, 1);
  expect([p.ground[at([3, 6])], p.ending]).toEqual([CORRUPTED + 1 + DESTROYED, '']);
  p.ground[at([7, 5])] = CORRUPTED + 1;
  p.tokens[at([7, 5])] = RUPTURE;
  strike(p, at([7, 5]), undefined);
  expect([p.ending, game.result(p)?.clause]).toEqual(['collapse', 'ST-LOSS-3']);
});

test('[ST-LOSS-2 ST-LOSS-4 ST-LOSS-5 ST-LOSS-6 ST-LOSS-7 ST-TURN-3] the first condition ends the game, and nothing follows', () => {
  const p = buildPosition({
    pawns: [[5, 6]],
    health: [1, 3, 3, 3],
    ruptures: [[5, 6]],
    concussions: [[5, 5]],
    treasures: [
      [[5, 5], 0],
      [[5, 5], 0],
    ],
  });
  p.turn = 72;
  const events = tremor(p, LEFT_CARD, 1);
  expect([p.ending, p.health[A], p.used[A], events.at(-1)]).toEqual([
    'corruption',
    1,
    0,
    { kind: 'ended', ending: 'corruption' },
  ]);
  expect(refusal(p, { kind: 'end-actions' })).toBe('over ST-TURN-3');
  for (const [ending, clause] of [
    ['lost', 'ST-LOSS-2'],
    ['corruption', 'ST-LOSS-4'],
    ['blocked', 'ST-LOSS-5'],
    ['sealed', 'ST-LOSS-6'],
  ] as const) {
    p.ending = ending;
    expect(game.result(p)).toMatchObject({ reason: ending, clause });
  }
});

test('[ST-END-1 ST-END-2] after step 5 the next seat begins; the last seat of the last round does not pass on', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  act(p, { kind: 'move', direction: 1 });
  tremor(p, UP_CARD, 1);
  expect([p.used[A], p.active, p.turn]).toEqual([0, B, 2]);
  const last = buildPosition({ pawns: [[4, 6]], options: { roundLimit: 5 } });
  last.turn = 20;
  tremor(last, UP_CARD, 1);
  expect([last.ending, last.turn]).toEqual(['sealed', 20]);
});

test('[ST-PERK-6 DP-8 CH-5] the Listener picks one of two dice in the order rolled', () => {
  const p = buildPosition({ pawns: [[4, 6]], cast: ['listener'] });
  tremor(p, RIGHT_CARD, 4, 2);
  expect([p.phase, openOf(p, 'pick-die').map(({ die }) => die)]).toEqual(['die', [4, 2]]);
  expect(refusal(p, { kind: 'pick-die', die: 3 })).toBe('not-rolled ST-PERK-6');
  act(p, { kind: 'pick-die', die: 2 });
  expect([p.tokens[at([4, 8])], p.active]).toEqual([CONCUSSION, B]);
  const other = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
    ],
    cast: ['bearer', 'listener'],
  });
  tremor(other, RIGHT_CARD, 4);
  expect(other.active).toBe(B);
});

test('[DP-4] kinds of actions come in the order of the table, parameters with the first one slowest', () => {
  const p = buildPosition({
    pawns: [[4, 3]],
    points: 8,
    cast: ['surgeon'],
    health: [3],
    dirt: [1],
    ruptures: [[5, 3]],
    ravines: [[4, 2]],
    floor: [
      [4, 1],
      [3, 3],
    ],
    walls: ['h-4-4'],
    concussions: [[4, 4]],
    treasures: [
      [[4, 3], 0],
      [[4, 3], 2],
    ],
  });
  const kinds = game.choices(p, A).map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual([
    'move',
    'move-rupture',
    'move-treasure',
    'jump',
    'excavate',
    'place-bridge',
    'empty-dirt',
    'reinforce',
    'remove-wall',
    'treat',
    'end-actions',
  ]);
  expect(openOf(p, 'move-treasure').map(({ direction, colour }) => [direction, colour])).toEqual([
    [0, 0],
    [0, 2],
    [1, 0],
    [1, 2],
  ]);
});

test('[DP-7] walls come row by row, first upper edges, then left ones, and are asked for even if there is one', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  p.ground.fill(0, 0, 96);
  p.ground[at([4, 6])] = PLAIN;
  act(p, { kind: 'end-actions' });
  expect(openOf(p, 'place-wall').map((choice) => choice.edge)).toEqual(
    ['h-4-6', 'h-5-6', 'v-4-6', 'v-4-7'].map(edge),
  );
  for (const name of ['h-4-6', 'h-5-6', 'v-4-6']) putUpWall(p, edge(name));
  expect([p.phase, openOf(p, 'place-wall').length]).toEqual(['wall', 1]);
});

test('[ST-WALL-2 ST-WALL-3] the walls listed are those that an edge by itself would take', () => {
  for (const preset of ['normal', 'hard'])
    randomGame(4, { preset }, `walls ${preset}`, (p) => {
      if (p.phase !== 'wall') return;
      const taking = Array.from({ length: EDGES }, (_, i) => i).filter((i) => takesWall(p, i));
      expect(openOf(p, 'place-wall').map((choice) => choice.edge)).toEqual(taking);
    });
});

test('[ST-TIME-1..3] what a seat is taken to have chosen when its clock runs out', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  expect(game.defaultChoice(p, A)).toEqual({ kind: 'end-actions' });
  act(p, { kind: 'end-actions' });
  expect(game.defaultChoice(p, A)).toEqual({ kind: 'place-wall', edge: edge('h-1-6') });
  const inner = buildPosition({ pawns: [[4, 6]], options: { wallEdges: 'inner' } });
  act(inner, { kind: 'end-actions' });
  expect(game.defaultChoice(inner, A)).toEqual(game.choices(inner, A)[0]);
  const fresh = game.setup(
    { seats: 3, options: { layout: 'diamond', roundLimit: 22, healthShift: 0 } },
    scripted('keep'),
  );
  expect(game.defaultChoice(fresh, A)).toEqual({ kind: 'take-character', character: 0 });
});

test('[ST-CON-7] without a lane anywhere no second card is drawn, also at the border', () => {
  const p = buildPosition({ pawns: [[1, 1]], floor: [[1, 1]] });
  const events = tremor(p, DOWN_CARD);
  expect(events.filter(({ kind }) => kind === 'cardTurned').length).toBe(1);
});
