// Clauses about action points, movement, digging and the other actions of step 2.
import { expect, test } from 'vitest';
import { BRIDGE, CONCUSSION, IS_SOLID, NO_TOKEN, PLAIN, RAVINE, RUPTURE } from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import { lootLeft, TRACKER } from '../src/position.ts';
import { costOf } from '../src/rules/costs.ts';
import { outcomeAt } from '../src/rules/excavation.ts';
import { CELLS, OUTSIDE } from '../src/rules/geometry.ts';
import {
  A,
  act,
  at,
  B,
  buildPosition,
  C,
  D,
  edge,
  isOpen,
  openOf,
  refusal,
  tremor,
  UP_CARD,
} from './build-position.ts';

const [RED, BLUE, YELLOW] = [0, 1, 2];

test('[ST-AP-2] an action needs its full cost in the Current box', () => {
  const p = buildPosition({ pawns: [[4, 6]], points: 1, ruptures: [[4, 7]] });
  expect(refusal(p, { kind: 'move-rupture', direction: 1 })).toBe('too-few-points ST-AP-2');
  act(p, { kind: 'move', direction: 3 });
  expect([p.current[A], p.used[A], openOf(p, 'move').length]).toEqual([0, 1, 0]);
});

test('[ST-AP-3 ST-AP-4 ST-AP-7] actions in any order, any number; what is saved stays for the own next turn', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
    ],
    points: 6,
    loot: [0, 0, 0, 15],
  });
  act(p, { kind: 'move', direction: 1 });
  act(p, { kind: 'excavate' }, 0);
  act(p, { kind: 'move', direction: 3 });
  tremor(p, UP_CARD, 1);
  expect([p.current[A], p.current[B], p.active]).toEqual([3, 4, B]);
  expect(game.choices(p, A)).toEqual([]);
});

test('[ST-AP-8 ST-INV-19] with no points left the end of the actions still has to be said', () => {
  const p = buildPosition({ pawns: [[4, 6]], points: 0 });
  expect(game.choices(p, A)).toEqual([{ kind: 'end-actions' }]);
});

test('[ST-MOVE-1 ST-TRE-4 ST-JUMP-3] special features of movement are never combined', () => {
  const p = buildPosition({
    pawns: [[4, 3]],
    points: 8,
    ravines: [[4, 2]],
    floor: [[4, 1]],
    ruptures: [[5, 3]],
    treasures: [[[4, 3], RED]],
  });
  expect(openOf(p, 'move-treasure').map(({ direction }) => direction)).toEqual([1]);
  expect(openOf(p, 'jump').map(({ cell }) => cell)).toEqual([at([4, 1])]);
  act(p, { kind: 'jump', cell: at([4, 1]) });
  expect(p.treasures).toEqual([at([4, 3]) * 3]);
});

test('[ST-MOVE-2] a Concussion does not matter to a Normal move, which costs 1', () => {
  const p = buildPosition({ pawns: [[4, 6]], concussions: [[4, 7]] });
  act(p, { kind: 'move', direction: 1 });
  expect([p.pawns[A], p.current[A], p.tokens[at([4, 7])]]).toEqual([at([4, 7]), 3, CONCUSSION]);
});

test('[ST-MOVE-3 ST-MOVE-4 ST-MOVE-8] onto a Rupture costs 2, off it what the destination costs, and nobody is hurt by walking', () => {
  const p = buildPosition({ pawns: [[4, 6]], ruptures: [[4, 7]] });
  act(p, { kind: 'move-rupture', direction: 1 });
  expect(p.current[A]).toBe(2);
  act(p, { kind: 'move', direction: 1 });
  expect([p.current[A], p.health[A]]).toEqual([1, 3]);
});

test('[ST-MOVE-5] empty cells, destroyed cells and bare ravines cannot be entered', () => {
  const p = buildPosition({ pawns: [[4, 3]], points: 8, ravines: [[4, 2]], destroyed: [[4, 4]] });
  expect(openOf(p, 'move').map(({ direction }) => direction)).toEqual([2]);
  expect(refusal(p, { kind: 'move', direction: 3 })).toBe('bare-ravine ST-MOVE-5');
  expect(refusal(p, { kind: 'move', direction: 1 })).toBe('no-ground ST-MOVE-5');
  expect(refusal(p, { kind: 'move', direction: 0 })).toBe('no-ground ST-MOVE-5');
});

test('[ST-TRE-1 ST-TRE-2 ST-TRE-3] one treasure, chosen by colour, from the own cell, for 2', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    treasures: [
      [[4, 6], RED],
      [[4, 6], RED],
      [[4, 6], BLUE],
      [[4, 5], YELLOW],
    ],
  });
  expect(openOf(p, 'move-treasure').length).toBe(8);
  expect(refusal(p, { kind: 'move-treasure', direction: 1, colour: YELLOW })).toBe(
    'no-treasure-here ST-TRE-2',
  );
  act(p, { kind: 'move-treasure', direction: 1, colour: RED });
  expect(p.current[A]).toBe(2);
  expect(p.treasures.filter((treasure) => treasure === at([4, 7]) * 3).length).toBe(1);
  expect(p.treasures.filter((treasure) => treasure === at([4, 6]) * 3).length).toBe(1);
});

test('[ST-TRE-5] a treasure is carried onto a bridge', () => {
  const p = buildPosition({ pawns: [[4, 3]], bridges: [[4, 2]], treasures: [[[4, 3], RED]] });
  act(p, { kind: 'move-treasure', direction: 3, colour: RED });
  expect(p.treasures).toEqual([at([4, 2]) * 3]);
});

test('[ST-TRE-8] nobody can refuse: a treasure kept by another is carried away all the same', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
    ],
    treasures: [[[4, 6], BLUE, B]],
  });
  expect(isOpen(p, { kind: 'move-treasure', direction: 1, colour: BLUE })).toBe(true);
});

test('[ST-TRE-9] own card first, then the Tracker, then the next seats', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
      [4, 6],
    ],
    points: 8,
    treasures: [
      [[4, 6], RED, C],
      [[4, 6], RED, B],
      [[4, 6], RED],
      [[4, 6], RED, A],
    ],
  });
  const taken: number[][] = [];
  for (let i = 0; i < 3; i++) {
    act(p, { kind: 'move-treasure', direction: 1, colour: RED });
    taken.push(p.keepers.filter((_, j) => p.treasures[j] === at([4, 6]) * 3));
    p.pawns[A] = at([4, 6]);
    p.current[A] = 8;
  }
  expect(taken).toEqual([[C, B, TRACKER], [C, B], [C]]);
});

test('[ST-JUMP-4 ST-JUMP-6] the full cost first: eight points reach over three ravines', () => {
  const ravines = (
    [
      [4, 2],
      [3, 2],
      [2, 2],
      [1, 2],
    ] as const
  ).slice();
  const p = buildPosition({
    pawns: [[4, 3]],
    points: 8,
    ravines,
    floor: [
      [2, 1],
      [1, 1],
    ],
  });
  expect(isOpen(p, { kind: 'jump', cell: at([2, 1]) })).toBe(true);
  expect(costOf(p, A, { kind: 'jump', cell: at([2, 1]) })).toBe(7);
  expect(refusal(p, { kind: 'jump', cell: at([1, 1]) })).toBe('jump-too-dear ST-JUMP-4');
  p.current[A] = 6;
  expect(refusal(p, { kind: 'jump', cell: at([2, 1]) })).toBe('jump-too-dear ST-JUMP-4');
  const strider = buildPosition({ pawns: [[4, 3]], points: 8, ravines, floor: [[1, 1]], cast: ['strider'] });
  expect(costOf(strider, A, { kind: 'jump', cell: at([1, 1]) })).toBe(8);
  expect(isOpen(strider, { kind: 'jump', cell: at([1, 1]) })).toBe(true);
  expect(openOf(p, 'jump').every(({ cell }) => cell !== p.pawns[A] && IS_SOLID[p.ground[cell]!])).toBe(true);
});

test('[ST-EXC-1 ST-EXC-9] a dig costs 1 and everybody sees the card', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  const events = act(p, { kind: 'excavate' }, 12);
  expect(events[0]).toEqual({ kind: 'excavated', seat: A, cell: at([4, 6]), card: 3, left: 26 });
  expect(game.viewEvent(events[0]!, D, p)).toEqual(events[0]);
  expect([p.current[A], p.dirt[A], lootLeft(p)]).toEqual([3, 1, 26]);
});

test('[ST-EXC-2 ST-RUP-7] any floor may be dug, with token or treasure on it', () => {
  const p = buildPosition({ pawns: [[4, 6]], ruptures: [[4, 6]], treasures: [[[4, 6], RED]] });
  p.treasures.length = p.keepers.length = 0;
  expect(isOpen(p, { kind: 'excavate' })).toBe(true);
  expect(openOf(p, 'reinforce').length).toBe(2);
});

test('[ST-EXC-6 ST-EXC-8] a treasure of a cleansed colour is rolled for like any other', () => {
  const p = buildPosition({ pawns: [[4, 6]], cleansed: [1, 0, 0], loot: [2, 0, 0, 0] });
  act(p, { kind: 'excavate' }, 0, 5, 5);
  expect(p.treasures).toEqual([at([5, 5]) * 3]);
});

test('[ST-ROLL-6 ST-ROLL-9] with no place on the board the card is shuffled back before any die', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  for (let cell = 0; cell < CELLS; cell++) p.ground[cell] = PLAIN + 8;
  p.ground[at([4, 6])] = PLAIN;
  p.tokens[at([4, 6])] = RUPTURE;
  p.knownBottomDirt = 3;
  const events = act(p, { kind: 'excavate' }, 0);
  expect(events.map(({ kind }) => kind)).toEqual(['excavated', 'treasureReturned']);
  expect([p.loot, p.knownBottomDirt, p.discards, p.phase]).toEqual([[4, 4, 4, 15], 0, [0, 0, 0], 'actions']);
});

test('[ST-LINE-7] an empty cell that nothing can reach is void', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    destroyed: [
      [1, 2],
      [2, 1],
    ],
  });
  expect(outcomeAt(p, at([1, 1]))).toBe('unconnected');
  const events = act(p, { kind: 'excavate' }, 0, 1, 1, 5, 5);
  expect(events.flatMap((event) => (event.kind === 'treasureRolled' ? [event.outcome] : []))).toEqual([
    'unconnected',
    'floor',
  ]);
  expect(p.tileSupply).toBe(56);
});

test('[ST-BRG-2 ST-BRG-6] a bridge holds pawns, treasures and tokens, and no action takes it away', () => {
  const p = buildPosition({ pawns: [[4, 3]], bridges: [[4, 2]] });
  tremor(p, 36, 1);
  expect(p.tokens[at([4, 2])]).toBe(CONCUSSION);
  const kinds = new Set(game.choices(p, p.deciding).map(({ kind }) => kind));
  expect([...kinds].some((kind) => /remove-bridge/.test(kind))).toBe(false);
  expect(p.ground[at([4, 2])]).toBe(BRIDGE);
});

test('[ST-BRG-5] no bridges, no bridging', () => {
  const p = buildPosition({ pawns: [[4, 3]], ravines: [[4, 2]] });
  p.bridgeSupply = 0;
  expect(openOf(p, 'place-bridge')).toEqual([]);
  expect(refusal(p, { kind: 'place-bridge', direction: 3 })).toBe('no-bridges ST-BRG-5');
  expect(refusal(p, { kind: 'place-bridge', direction: 1 })).toBe('no-ravine-there ST-BRG-1');
});

test('[ST-EMP-1 ST-EMP-2] one dirt per action, next to an empty cell, a ravine, a bridge or a destroyed cell', () => {
  for (const given of [{ ravines: [[4, 7]] }, { bridges: [[4, 7]] }, { destroyed: [[4, 7]] }] as const) {
    const p = buildPosition({ pawns: [[4, 6]], dirt: [2], ...given });
    act(p, { kind: 'empty-dirt' });
    expect([p.dirt[A], p.current[A], p.knownBottomDirt]).toEqual([1, 3, 1]);
  }
  expect(refusal(buildPosition({ pawns: [[4, 6]], dirt: [1] }), { kind: 'empty-dirt' })).toBe(
    'no-dump ST-EMP-2',
  );
  expect(refusal(buildPosition({ pawns: [[4, 3]] }), { kind: 'empty-dirt' })).toBe('no-dirt ST-EMP-1');
});

test('[ST-REI-1..4] soften 1, clear a Concussion 1, clear a Rupture 2, on the own or an adjacent cell', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    points: 8,
    concussions: [
      [3, 6],
      [4, 8],
    ],
    ruptures: [
      [4, 6],
      [5, 6],
    ],
  });
  expect(openOf(p, 'reinforce').map(({ cell, mode }) => [cell, mode])).toEqual([
    [at([3, 6]), 'clear'],
    [at([4, 6]), 'soften'],
    [at([4, 6]), 'clear'],
    [at([5, 6]), 'soften'],
    [at([5, 6]), 'clear'],
  ]);
  expect(refusal(p, { kind: 'reinforce', cell: at([4, 8]), mode: 'clear' })).toBe('out-of-reach ST-REI-4');
  expect(refusal(p, { kind: 'reinforce', cell: at([3, 6]), mode: 'soften' })).toBe(
    'nothing-to-soften ST-REI-1',
  );
  expect(refusal(p, { kind: 'reinforce', cell: at([4, 7]), mode: 'clear' })).toBe('no-token ST-REI-2');
  act(p, { kind: 'reinforce', cell: at([3, 6]), mode: 'clear' });
  act(p, { kind: 'reinforce', cell: at([4, 6]), mode: 'soften' });
  act(p, { kind: 'reinforce', cell: at([5, 6]), mode: 'clear' });
  expect([p.tokens[at([3, 6])], p.tokens[at([4, 6])], p.tokens[at([5, 6])], p.current[A]]).toEqual([
    NO_TOKEN,
    CONCUSSION,
    NO_TOKEN,
    4,
  ]);
});

test('[ST-CLN-1 ST-CLN-3] anybody may cleanse what others brought, on the right tile, with two treasures of its colour', () => {
  const two: [[number, number], number, number?][] = [
    [[4, 6], RED, B],
    [[4, 6], RED],
  ];
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
    ],
    corrupted: [[[4, 6], RED]],
    treasures: two,
  });
  expect(isOpen(p, { kind: 'cleanse' })).toBe(true);
  const other = buildPosition({ pawns: [[4, 6]], corrupted: [[[4, 6], BLUE]], treasures: two });
  expect(refusal(other, { kind: 'cleanse' })).toBe('treasures-missing ST-CLN-1');
  const plain = buildPosition({ pawns: [[4, 6]], treasures: two });
  expect(refusal(plain, { kind: 'cleanse' })).toBe('not-corrupted ST-CLN-1');
  p.cleansed[RED] = 1;
  expect(refusal(p, { kind: 'cleanse' })).toBe('cleansed-already ST-CLN-4');
});

test('[ST-CLN-2 ST-CLN-6 ST-INV-14] the two treasures leave for good', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    corrupted: [[[4, 6], RED]],
    treasures: [
      [[4, 6], RED],
      [[4, 6], RED],
    ],
  });
  const loot = p.loot.slice();
  act(p, { kind: 'cleanse' });
  expect([p.loot, p.treasures, p.cleansed]).toEqual([loot, [], [1, 0, 0]]);
});

test('[ST-RWL-1 ST-RWL-2] a wall of an adjacent ravine tile is within reach, one at an empty cell is not', () => {
  const p = buildPosition({ pawns: [[4, 3]], ravines: [[4, 2]], walls: ['h-4-2', 'h-3-3'] });
  expect(openOf(p, 'remove-wall').map(({ edges }) => edges)).toEqual([[edge('h-4-2')]]);
  expect(refusal(p, { kind: 'remove-wall', edges: [edge('h-3-3')] })).toBe('wall-out-of-reach ST-RWL-2');
  expect(refusal(p, { kind: 'remove-wall', edges: [edge('h-5-5')] })).toBe('no-wall ST-RWL-1');
  act(p, { kind: 'remove-wall', edges: [edge('h-4-2')] });
  expect([p.wallSupply, p.current[A]]).toEqual([19, 3]);
});

test('[ST-RWL-3] a wall behind a wall is named as such', () => {
  const p = buildPosition({ pawns: [[4, 5]], walls: ['v-4-6', 'v-4-7'] });
  expect(refusal(p, { kind: 'remove-wall', edges: [edge('v-4-7')] })).toBe('behind-wall ST-RWL-3');
  expect(refusal(p, { kind: 'remove-wall', edges: [edge('v-4-6'), edge('v-4-7')] })).toBe(
    'one-wall-only ST-RWL-1',
  );
});

test('[ST-EXC-3 ST-EXC-4 ST-EXC-7 ST-BRG-3] why digging is refused', () => {
  const p = buildPosition({ pawns: [[4, 6]], dirt: [4] });
  expect(refusal(p, { kind: 'excavate' })).toBe('too-much-dirt ST-EXC-4');
  p.dirt[A] = 0;
  p.dug.push(at([4, 6]));
  expect(refusal(p, { kind: 'excavate' })).toBe('dug-already ST-EXC-3');
  p.lootClosed = true;
  expect(refusal(p, { kind: 'excavate' })).toBe('digging-closed ST-EXC-7');
  const bridge = buildPosition({ pawns: [[4, 2]], bridges: [[4, 2]] });
  expect(refusal(bridge, { kind: 'excavate' })).toBe('on-bridge ST-BRG-3');
});

test('[ST-JUMP-3 ST-JUMP-5] why a jump is refused', () => {
  const p = buildPosition({
    pawns: [[4, 3]],
    points: 8,
    ravines: [[4, 2]],
    floor: [[4, 1]],
    ruptures: [[4, 1]],
  });
  expect(refusal(p, { kind: 'jump', cell: at([4, 3]) })).toBe('jump-home ST-JUMP-5');
  expect(refusal(p, { kind: 'jump', cell: at([4, 1]) })).toBe('no-landing ST-JUMP-3');
  expect(refusal(p, { kind: 'jump', cell: at([4, 8]) })).toBe('no-way-over ST-JUMP-5');
  expect(refusal(p, { kind: 'jump', cell: OUTSIDE })).toBe('unknown ST-AP-3');
});

test('[ST-PERK-2] the Wallbreaker takes two walls for one point', () => {
  const p = buildPosition({ pawns: [[4, 5]], cast: ['wallbreaker'], walls: ['v-4-6', 'v-4-5', 'h-4-5'] });
  expect(openOf(p, 'remove-wall').map(({ edges }) => edges.length)).toEqual([1, 1, 1, 2, 2, 2]);
  act(p, { kind: 'remove-wall', edges: [edge('h-4-5'), edge('v-4-6')] });
  expect([p.wallSupply, p.current[A]]).toEqual([19, 3]);
});

test('[ST-PERK-5 DP-5] the Dowser picks one of three results, equal ones are offered once', () => {
  const p = buildPosition({ pawns: [[4, 6]], cast: ['dowser'], ruptures: [[4, 4]] });
  act(p, { kind: 'excavate' }, 0, 4, 4, 5, 5, 2, 2, 5, 5);
  expect([p.phase, openOf(p, 'pick-cell').map(({ cell }) => cell)]).toEqual([
    'treasure-cell',
    [at([5, 5]), at([2, 2])],
  ]);
  expect(refusal(p, { kind: 'pick-cell', cell: at([5, 6]) })).toBe('not-rolled ST-PERK-5');
  act(p, { kind: 'pick-cell', cell: at([2, 2]) });
  expect([p.phase, p.ground[at([2, 2])]]).toEqual(['ravine-line', PLAIN]);
  expect(refusal(p, { kind: 'lay-ravines', direction: 0 })).toBe('line-does-not-connect ST-LINE-3');
  act(p, { kind: 'lay-ravines', direction: 1 });
  expect([p.phase, p.ground[at([2, 3])]]).toEqual(['actions', RAVINE]);
  const same = buildPosition({ pawns: [[4, 6]], cast: ['dowser'] });
  act(same, { kind: 'excavate' }, 0, 5, 5, 5, 5, 5, 5);
  expect([same.phase, same.treasures.length]).toEqual(['actions', 1]);
});

test('[ST-PERK-7] a Strider with two dirt moves for 1, and jumps k ravines for 2k', () => {
  const p = buildPosition({
    pawns: [[4, 3]],
    points: 8,
    cast: ['strider'],
    dirt: [2],
    ravines: [[4, 2]],
    floor: [[4, 1]],
  });
  expect(costOf(p, A, { kind: 'move', direction: 1 })).toBe(1);
  p.dirt[A] = 0;
  expect(costOf(p, A, { kind: 'jump', cell: at([4, 1]) })).toBe(2);
});

test('[ST-PERK-8] whom the Surgeon cannot treat', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 7],
      [4, 8],
      [4, 6],
    ],
    cast: ['surgeon', 'bearer', 'shorer', 'sifter'],
    health: [3, 1, 2, 4],
    walls: ['v-4-7'],
    points: 8,
  });
  expect(openOf(p, 'treat').map(({ seat }) => seat)).toEqual([A]);
  expect(refusal(p, { kind: 'treat', seat: B })).toBe('patient-out-of-reach ST-PERK-8');
  expect(refusal(p, { kind: 'treat', seat: D })).toBe('in-good-health ST-PERK-8');
  act(p, { kind: 'treat', seat: A });
  expect(refusal(p, { kind: 'treat', seat: A })).toBe('treated-already ST-PERK-8');
  expect(refusal(buildPosition({ pawns: [[4, 6]] }), { kind: 'treat', seat: A })).toBe(
    'no-surgeon ST-PERK-8',
  );
});

test('[ST-PERK-9 ST-PERK-3] a perk is of no use in the turn of another', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
    ],
    cast: ['surgeon', 'shorer'],
    ruptures: [[4, 7]],
    concussions: [[4, 5]],
  });
  expect(costOf(p, A, { kind: 'reinforce', cell: at([4, 7]), mode: 'clear' })).toBe(2);
  expect(costOf(p, B, { kind: 'reinforce', cell: at([4, 7]), mode: 'clear' })).toBe(1);
  expect(costOf(p, B, { kind: 'reinforce', cell: at([4, 7]), mode: 'soften' })).toBe(1);
  expect(costOf(p, B, { kind: 'reinforce', cell: at([4, 5]), mode: 'clear' })).toBe(1);
});

test('[ST-MOVE-2 ST-MOVE-3 ST-TRE-4] why a step is refused', () => {
  const p = buildPosition({ pawns: [[4, 6]], ruptures: [[4, 7]], treasures: [[[4, 6], RED]] });
  expect(refusal(p, { kind: 'move', direction: 1 })).toBe('rupture-there ST-MOVE-2');
  expect(refusal(p, { kind: 'move-rupture', direction: 3 })).toBe('no-rupture-there ST-MOVE-3');
  expect(refusal(p, { kind: 'move-treasure', direction: 1, colour: RED })).toBe(
    'treasure-onto-rupture ST-TRE-4',
  );
});
