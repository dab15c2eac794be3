// The worked examples of SPEC about tremors, cracks, walls, cleansing and perks (ST-EX-27..71).
import { resolveTable, scripted } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { CONCUSSION, CORRUPTED, DESTROYED, NO_TOKEN, PLAIN, RAVINE, RUPTURE } from '../src/content/pieces.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { concussionsLeft, lootLeft, TRACKER } from '../src/position.ts';
import { costOf } from '../src/rules/costs.ts';
import { placeStartingRupture } from '../src/rules/opening.ts';
import { strike } from '../src/rules/tremor.ts';
import { isWallOn, takesWall } from '../src/rules/walls.ts';
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
  isOpen,
  LEFT_CARD,
  openOf,
  RIGHT_CARD,
  tremor,
  UP_CARD,
} from './build-position.ts';

const [RED, BLUE, YELLOW] = [0, 1, 2];
const tokensAt = (p: ReturnType<typeof buildPosition>, ...cells: [number, number][]): number[] =>
  cells.map((cell) => p.tokens[at(cell)]!);

test('[ST-EX-27 ST-CON-10 ST-CON-15] a Concussion on a bare ravine vanishes', () => {
  for (const die of [1, 4, 6]) {
    const p = buildPosition({ pawns: [[4, 3]], ravines: [[4, 2]] });
    const events = tremor(p, LEFT_CARD, die);
    expect(events.some(({ kind }) => kind === 'concussionFell')).toBe(true);
    expect(p.tokens.every((token) => token === NO_TOKEN)).toBe(true);
  }
});

test('[ST-EX-28 ST-CON-7 ST-CON-6 CH-4] empty lanes are drawn for again', () => {
  const p = buildPosition({ pawns: [[4, 3]] });
  const events = tremor(p, LEFT_CARD, UP_CARD, RIGHT_CARD - 1, 6);
  expect(
    events.flatMap((event) => (event.kind === 'cardTurned' ? [[event.direction, event.lane]] : [])),
  ).toEqual([
    [3, 0],
    [0, 0],
    [1, 7],
  ]);
  expect(p.tokens[at([4, 9])]).toBe(CONCUSSION);
  expect(concussionsLeft(p)).toBe(45);
});

test('[ST-EX-29 ST-CON-8 ST-OPT-3] with fizzle nothing happens and no die is rolled', () => {
  const p = buildPosition({ pawns: [[4, 3]], options: { voidLane: 'fizzle' } });
  const events = tremor(p, LEFT_CARD);
  expect(events.some(({ kind }) => kind === 'tremorFaded')).toBe(true);
  expect(p.tokens.every((token) => token === NO_TOKEN)).toBe(true);
  expect(concussionsLeft(p)).toBe(47);
});

test('[ST-EX-30 ST-CON-10] a corner tile at the end of a ravine line is a quiet place', () => {
  const p = buildPosition({
    pawns: [[1, 1]],
    floor: [[1, 1]],
    ravines: [
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
    ],
  });
  tremor(p, RIGHT_CARD, 2);
  expect(p.tokens.every((token) => token === NO_TOKEN)).toBe(true);
});

test('[ST-EX-31 ST-CON-7 ST-RUP-8] with four empty lanes one card is used, and the own Rupture still hurts', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    destroyed: [
      [3, 6],
      [5, 6],
      [4, 5],
      [4, 7],
    ],
    ruptures: [[4, 6]],
  });
  tremor(p, UP_CARD);
  expect([concussionsLeft(p), p.health[A]]).toEqual([47, 2]);
});

test('[ST-EX-32 ST-CON-13 ST-BRD-6] a wall keeps a Rupture from spreading to a new Concussion', () => {
  const walled = buildPosition({ ruptures: [[4, 5]], walls: ['v-4-6'] });
  strike(walled, at([4, 6]), undefined);
  expect(walled.tokens[at([4, 6])]).toBe(CONCUSSION);
  const open = buildPosition({ ruptures: [[4, 5]] });
  strike(open, at([4, 6]), undefined);
  expect(open.tokens[at([4, 6])]).toBe(RUPTURE);
});

test('[ST-EX-33 ST-RUP-1..4 ST-CON-12 ST-OPT-2] a cascade stops at walls, which then break; single stops at once', () => {
  const given = {
    pawns: [[4, 8]] as [number, number][],
    concussions: [
      [4, 5],
      [4, 6],
      [5, 6],
    ] as [number, number][],
    walls: ['h-5-6'],
  };
  const p = buildPosition({ ...given, options: { spread: 'cascade' } });
  const supply = p.wallSupply;
  tremor(p, LEFT_CARD, 3);
  expect(tokensAt(p, [4, 5], [4, 6], [5, 6])).toEqual([RUPTURE, RUPTURE, CONCUSSION]);
  expect([isWallOn(p, edge('h-5-6')), p.wallSupply]).toEqual([false, supply]);
  const single = buildPosition(given);
  tremor(single, LEFT_CARD, 3);
  expect(tokensAt(single, [4, 5], [4, 6], [5, 6])).toEqual([RUPTURE, CONCUSSION, CONCUSSION]);
});

test('[ST-EX-34 ST-RUP-6 ST-LOSS-1] a cascade under the own feet can kill', () => {
  const given = {
    pawns: [[4, 8]] as [number, number][],
    health: [1],
    concussions: [
      [4, 7],
      [4, 8],
    ] as [number, number][],
  };
  const p = buildPosition({ ...given, options: { spread: 'cascade' } });
  tremor(p, LEFT_CARD, 1);
  expect([p.health[A], p.ending]).toEqual([0, 'death']);
  const single = buildPosition(given);
  tremor(single, LEFT_CARD, 1);
  expect([single.tokens[at([4, 8])], single.ending]).toEqual([CONCUSSION, '']);
});

test('[ST-EX-35 ST-REI-1 ST-REI-5] softening next to another Rupture sets off nothing', () => {
  const p = buildPosition({
    pawns: [[5, 6]],
    ruptures: [
      [5, 5],
      [5, 4],
    ],
  });
  act(p, { kind: 'reinforce', cell: at([5, 5]), mode: 'soften' });
  expect(tokensAt(p, [5, 4], [5, 5])).toEqual([RUPTURE, CONCUSSION]);
  expect(p.current[A]).toBe(3);
});

test('[ST-EX-36 ST-RUP-5 CH-6] treasures on a new Rupture are discarded and their cards shuffled into the deck', () => {
  const p = buildPosition({
    pawns: [[5, 6]],
    concussions: [[5, 5]],
    treasures: [
      [[5, 5], RED],
      [[5, 5], BLUE],
    ],
  });
  p.knownBottomDirt = 2;
  const events = tremor(p, LEFT_CARD, 1);
  expect([p.tokens[at([5, 5])], p.discards, p.loot, p.knownBottomDirt, p.ending]).toEqual([
    RUPTURE,
    [1, 1, 0],
    [4, 4, 4, 15],
    0,
    '',
  ]);
  expect(events.flatMap((event) => (event.kind === 'treasureDiscarded' ? [event.colour] : []))).toEqual([
    RED,
    BLUE,
  ]);
});

test('[ST-EX-37 ST-LOSS-4] one discard of each colour is Corruption', () => {
  const p = buildPosition({
    pawns: [[5, 6]],
    concussions: [[5, 5]],
    treasures: [
      [[5, 5], RED],
      [[5, 5], BLUE],
    ],
    discards: [0, 0, 1],
  });
  tremor(p, LEFT_CARD, 1);
  expect(p.ending).toBe('corruption');
});

test('[ST-EX-38 ST-LOSS-4 ST-LOSS-8 ST-EXC-8] two discards of one colour are Corruption, cleansed or not', () => {
  for (const cleansed of [
    [0, 0, 0],
    [1, 0, 0],
  ]) {
    const p = buildPosition({
      pawns: [[5, 6]],
      concussions: [[5, 5]],
      treasures: [
        [[5, 5], RED],
        [[5, 5], RED],
      ],
      cleansed,
    });
    tremor(p, LEFT_CARD, 1);
    expect(p.ending).toBe('corruption');
  }
});

test('[ST-EX-39 ST-CON-11 ST-DES-1 ST-DES-4 ST-DES-5] a pawn on collapsing floor flees and is hurt', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [1, 6],
    ],
    ruptures: [
      [1, 6],
      [1, 7],
    ],
  });
  const events = tremor(p, UP_CARD, 3);
  expect([p.ground[at([1, 6])], p.tokens[at([1, 6])]]).toEqual([PLAIN + DESTROYED, NO_TOKEN]);
  expect([p.pawns[B], p.health[B], p.active]).toEqual([at([2, 6]), 2, B]);
  expect(events.some(({ kind }) => kind === 'relocated')).toBe(true);
});

test('[ST-EX-40 ST-DES-6 ST-LOSS-2] with nowhere to flee the team is lost, whatever the health', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [1, 6],
    ],
    ruptures: [
      [1, 6],
      [1, 7],
      [2, 6],
    ],
  });
  tremor(p, UP_CARD, 3);
  expect([p.ending, p.health[B]]).toEqual(['lost', 3]);
});

test('[ST-EX-41 ST-DES-2 ST-DES-8] a collapsing bridge leaves a ravine and goes back to the supply', () => {
  const p = buildPosition({
    pawns: [
      [4, 5],
      [8, 7],
      [4, 2],
    ],
    bridges: [[4, 2]],
    ruptures: [[4, 2]],
  });
  tremor(p, LEFT_CARD, 3);
  expect([p.ground[at([4, 2])], p.tokens[at([4, 2])], p.bridgeSupply]).toEqual([RAVINE, NO_TOKEN, 56]);
  expect([p.pawns[C], p.health[C]]).toEqual([at([4, 3]), 2]);
});

test('[ST-EX-42 ST-DES-3 ST-LOSS-3 ST-LOSS-7] Collapse is reported before Lost', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [1, 6],
    ],
    corrupted: [[[1, 6], RED]],
    ruptures: [
      [1, 6],
      [1, 7],
      [2, 6],
    ],
  });
  p.ground[at([7, 5])] = CORRUPTED + RED + DESTROYED;
  tremor(p, UP_CARD, 3);
  expect(p.ending).toBe('collapse');
});

test('[ST-EX-43 ST-LOSS-3] a cleansed colour may lose both tiles', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    corrupted: [[[1, 6], RED]],
    ruptures: [[1, 6]],
    cleansed: [1, 0, 0],
  });
  p.ground[at([7, 5])] = CORRUPTED + RED + DESTROYED;
  tremor(p, UP_CARD, 3);
  expect([p.ground[at([1, 6])], p.ending]).toEqual([CORRUPTED + RED + DESTROYED, '']);
});

test('[ST-EX-44 ST-WALL-6 ST-LOSS-5] no wall left for step 3 is Blocked', () => {
  const p = buildPosition({ pawns: [[4, 6]], wallSupply: 0 });
  act(p, { kind: 'end-actions' });
  expect(p.ending).toBe('blocked');
});

test('[ST-EX-45 ST-WALL-5] a wall taken down is put up again', () => {
  const p = buildPosition({ pawns: [[4, 6]], points: 1, walls: ['v-4-6'], wallSupply: 0 });
  act(p, { kind: 'remove-wall', edges: [edge('v-4-6')] });
  expect(p.wallSupply).toBe(1);
  tremor(p, UP_CARD, 1);
  expect([p.wallSupply, p.ending]).toEqual([0, '']);
});

test('[ST-EX-46 ST-WIN-1 ST-WIN-2 ST-TURN-3] the third cleansing wins at once', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    wallSupply: 0,
    cleansed: [0, 1, 1],
    corrupted: [[[4, 6], RED]],
    treasures: [
      [[4, 6], RED],
      [[4, 6], RED],
    ],
  });
  act(p, { kind: 'cleanse' });
  expect([p.ending, game.waitingFor(p), game.choices(p, A)]).toEqual(['win', [], []]);
});

test('[ST-EX-47 ST-CLN-5] exactly two treasures are used', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    corrupted: [[[4, 6], RED]],
    treasures: [
      [[4, 6], RED],
      [[4, 6], RED],
      [[4, 6], RED],
      [[4, 6], BLUE],
    ],
  });
  act(p, { kind: 'cleanse' });
  expect([...p.treasures].sort((a, b) => a - b)).toEqual([at([4, 6]) * 3 + RED, at([4, 6]) * 3 + BLUE]);
});

test('[ST-EX-48 ST-CLN-4] a colour is cleansed once', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    cleansed: [1, 0, 0],
    corrupted: [[[4, 6], RED]],
    treasures: [
      [[4, 6], RED],
      [[4, 6], RED],
    ],
  });
  expect(isOpen(p, { kind: 'cleanse' })).toBe(false);
});

test('[ST-EX-49 ST-WALL-2 ST-WALL-3 ST-OPT-4] which edges take walls', () => {
  const edges = ['h-1-6', 'v-4-3', 'v-4-6', 'h-1-1'].map(edge);
  const any = buildPosition({ ruptures: [[6, 6]] });
  const inner = buildPosition({ ruptures: [[6, 6]], options: { wallEdges: 'inner' } });
  expect(edges.map((e) => takesWall(any, e))).toEqual([true, true, true, false]);
  expect(edges.map((e) => takesWall(inner, e))).toEqual([false, false, true, false]);
  for (const name of ['h-6-6', 'h-7-6', 'v-6-6', 'v-6-7'])
    for (const p of [any, inner]) expect(takesWall(p, edge(name))).toBe(false);
});

test('[ST-EX-50 ST-TRE-4 ST-MOVE-3] no treasure goes onto a Rupture, but the pawn may', () => {
  const p = buildPosition({ pawns: [[4, 5]], ruptures: [[4, 6]], treasures: [[[4, 5], RED]] });
  expect(isOpen(p, { kind: 'move-treasure', direction: 1, colour: RED })).toBe(false);
  expect(isOpen(p, { kind: 'move-rupture', direction: 1 })).toBe(true);
  expect(costOf(p, A, { kind: 'move-rupture', direction: 1 })).toBe(2);
});

test('[ST-EX-51 ST-JUMP-3] a jump cannot land on a Rupture', () => {
  const p = buildPosition({ pawns: [[4, 3]], ravines: [[4, 2]], floor: [[4, 1]], ruptures: [[4, 1]] });
  expect(openOf(p, 'jump')).toEqual([]);
});

test('[ST-EX-52 ST-JUMP-5] a jump may bend', () => {
  const p = buildPosition({
    pawns: [[4, 3]],
    points: 5,
    ravines: [
      [4, 2],
      [3, 2],
    ],
    floor: [[2, 2]],
  });
  expect(costOf(p, A, { kind: 'jump', cell: at([2, 2]) })).toBe(5);
  act(p, { kind: 'jump', cell: at([2, 2]) });
  expect(p.current[A]).toBe(0);
});

const opened = (seats: number): ReturnType<typeof buildPosition> => {
  const p = game.setup(resolveTable(game, seats), scripted('keep'));
  for (let seat = 0; seat < seats; seat++) act(p, { kind: 'take-character', character: seat });
  return p;
};
/** With tiles unmixed the Start tiles are the first three of pile A. */
const STARTS = (
  [
    [1, 6],
    [1, 7],
    [2, 5],
  ] as const
).map(at);

test('[ST-EX-53 ST-SET-19 DP-3] late seats must fill the Start tiles that are empty', () => {
  const p = opened(5);
  for (let seat = 0; seat < 3; seat++) act(p, { kind: 'place-pawn', cell: STARTS[0]! });
  expect(openOf(p, 'place-pawn').map(({ cell }) => cell)).toEqual([STARTS[1], STARTS[2]]);
  game.play(p, D, { kind: 'place-pawn', cell: STARTS[1]! }, seededLuck());
  expect(p.pawns).toEqual([STARTS[0], STARTS[0], STARTS[0], STARTS[1], STARTS[2]]);
  expect(p.turn).toBe(1);
});
const seededLuck = () => {
  let n = 0;
  return {
    pick: (count: number) => n++ % count,
    die: (sides: number) => 1 + (n++ % sides),
    shuffle: () => {},
  };
};

test('[ST-EX-54 ST-SET-12] three players stand on three different Start tiles', () => {
  const p = opened(3);
  expect(openOf(p, 'place-pawn').length).toBe(3);
  act(p, { kind: 'place-pawn', cell: STARTS[1]! });
  expect(openOf(p, 'place-pawn').map(({ cell }) => cell)).toEqual([STARTS[0], STARTS[2]]);
  game.play(p, B, { kind: 'place-pawn', cell: STARTS[0]! }, seededLuck());
  expect([...p.pawns].sort((a, b) => a - b)).toEqual(STARTS);
});

test('[ST-EX-55 ST-TRE-6 ST-TRE-8] the carrier takes the card from another player', () => {
  const p = buildPosition({
    pawns: [
      [4, 4],
      [4, 4],
    ],
    treasures: [[[4, 4], RED, B]],
  });
  act(p, { kind: 'move-treasure', direction: 1, colour: RED });
  expect([p.treasures, p.keepers]).toEqual([[at([4, 5]) * 3], [A]]);
});

test('[ST-EX-56 ST-TRE-7] whoever walks away leaves the card on the Tracker', () => {
  const p = buildPosition({ pawns: [[4, 4]], treasures: [[[4, 4], RED, A]] });
  act(p, { kind: 'move', direction: 1 });
  expect([p.treasures, p.keepers]).toEqual([[at([4, 4]) * 3], [TRACKER]]);
});

test('[ST-EX-57 ST-END-2 ST-LOSS-6 ST-OPT-7] after the last turn of the last round the tomb is sealed', () => {
  const p = buildPosition({
    options: { roundLimit: 18 },
    pawns: [
      [4, 6],
      [4, 6],
      [4, 6],
      [4, 6],
    ],
  });
  p.turn = 72;
  p.active = p.deciding = D;
  p.current[D] = 4;
  const won = game.copy(p);
  tremor(p, UP_CARD, 1);
  expect(p.ending).toBe('sealed');
  won.ground[at([4, 6])] = CORRUPTED + RED;
  won.cleansed.splice(0, 3, 0, 1, 1);
  won.treasures.push(at([4, 6]) * 3, at([4, 6]) * 3);
  won.keepers.push(TRACKER, TRACKER);
  act(won, { kind: 'cleanse' });
  expect(won.ending).toBe('win');
});

test('[ST-EX-58 ST-CON-2] an empty Concussion deck is renewed from the used pile', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  p.concussions.fill(0);
  const events: Event[] = tremor(p, UP_CARD, 1);
  expect(events.some(({ kind }) => kind === 'deckRenewed')).toBe(true);
  expect(concussionsLeft(p)).toBe(47);
});

test('[ST-EX-59 ST-PERK-7] the Strider moves once for 1 less', () => {
  const p = buildPosition({ pawns: [[4, 6]], cast: ['strider'] });
  act(p, { kind: 'move', direction: 1 });
  expect(p.current[A]).toBe(4);
  act(p, { kind: 'move', direction: 1 });
  expect(p.current[A]).toBe(3);
});

test('[ST-EX-60 ST-PERK-1] the Bearer with dirt carries for 2', () => {
  const p = buildPosition({ pawns: [[4, 6]], cast: ['bearer'], dirt: [2], treasures: [[[4, 6], RED]] });
  expect(costOf(p, A, { kind: 'move-treasure', direction: 1, colour: RED })).toBe(2);
  p.dirt[A] = 0;
  expect(costOf(p, A, { kind: 'move-treasure', direction: 1, colour: RED })).toBe(1);
});

test('[ST-EX-61 ST-PERK-3] the Shorer clears a Rupture for 1', () => {
  const p = buildPosition({ pawns: [[4, 6]], points: 1, cast: ['shorer'], ruptures: [[4, 7]] });
  act(p, { kind: 'reinforce', cell: at([4, 7]), mode: 'clear' });
  expect([p.tokens[at([4, 7])], p.current[A]]).toEqual([NO_TOKEN, 0]);
});

test('[ST-EX-62 ST-PERK-4] the Sifter bears more dirt', () => {
  const costs = [3, 4, 6].map((dirt) => {
    const p = buildPosition({ pawns: [[4, 6]], cast: ['sifter'], dirt: [dirt] });
    return [costOf(p, A, { kind: 'move', direction: 1 }), isOpen(p, { kind: 'excavate' })];
  });
  expect(costs).toEqual([
    [1, true],
    [2, true],
    [2, false],
  ]);
});

test('[ST-EX-63 ST-PERK-2] both walls must be in reach before the first goes', () => {
  const p = buildPosition({ pawns: [[4, 5]], cast: ['wallbreaker'], walls: ['v-4-6', 'v-4-7'] });
  expect(isOpen(p, { kind: 'remove-wall', edges: [edge('v-4-6'), edge('v-4-7')] })).toBe(false);
  expect(isOpen(p, { kind: 'remove-wall', edges: [edge('v-4-6')] })).toBe(true);
});

test('[ST-EX-64 ST-PERK-6 CH-5] the Listener is not asked about equal targets', () => {
  const p = buildPosition({ pawns: [[2, 5]], cast: ['listener'], destroyed: [[5, 5]] });
  tremor(p, DOWN_CARD, 1, 3);
  expect([p.phase, p.tokens[at([3, 5])]]).toEqual(['actions', CONCUSSION]);
});

test('[ST-EX-65 ST-PERK-8] the Surgeon treats the hurt, once per turn', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 7],
    ],
    cast: ['surgeon', 'bearer'],
    points: 8,
  });
  expect(isOpen(p, { kind: 'treat', seat: B })).toBe(false);
  p.health[B]!--;
  act(p, { kind: 'treat', seat: B });
  expect([p.health[B], p.current[A]]).toEqual([p.settings.health[p.characters[B]!], 7]);
  p.health[B]!--;
  expect(isOpen(p, { kind: 'treat', seat: B })).toBe(false);
});

test('[ST-EX-66 ST-DES-9] Death of the first pawn is checked before the next one is asked', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [1, 6],
      [1, 6],
    ],
    health: [3, 1, 3, 3],
    ruptures: [[1, 6]],
  });
  tremor(p, UP_CARD, 3);
  expect([p.phase, p.deciding]).toEqual(['relocation', B]);
  act(p, { kind: 'relocate', cell: at([1, 7]) });
  expect([p.ending, p.pawns[C]]).toEqual(['death', at([1, 6])]);
});

test('[ST-EX-67 ST-ROLL-5] the card goes to whoever stands there, active or not', () => {
  const p = buildPosition({
    pawns: [
      [4, 4],
      [6, 6],
    ],
  });
  act(p, { kind: 'excavate' }, 0, 6, 6);
  expect([p.treasures, p.keepers]).toEqual([[at([6, 6]) * 3], [B]]);
});

test('[ST-EX-68 ST-CON-4 ST-CON-5] the count starts again at the border', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  tremor(p, UP_CARD, 5);
  expect(p.tokens[at([2, 6])]).toBe(CONCUSSION);
});

test('[ST-EX-69 ST-CLN-7] cards on the Tracker are used before those of other players', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 6],
    ],
    corrupted: [[[4, 6], RED]],
    treasures: [
      [[4, 6], RED, B],
      [[4, 6], RED],
      [[4, 6], RED],
    ],
  });
  act(p, { kind: 'cleanse' });
  expect([p.treasures, p.keepers]).toEqual([[at([4, 6]) * 3], [B]]);
});

test('[ST-EX-70 ST-SET-23] known Dirt at the bottom comes last, without luck', () => {
  const p = buildPosition({ pawns: [[4, 6]], points: 8, loot: [0, 0, 1, 2] });
  p.knownBottomDirt = 2;
  const events = act(p, { kind: 'excavate' }, 4, 5);
  expect(events[0]).toMatchObject({ card: YELLOW });
  act(p, { kind: 'move', direction: 1 });
  act(p, { kind: 'excavate' });
  expect([lootLeft(p), p.knownBottomDirt, p.loot[3]]).toEqual([1, 1, 1]);
});

test('[ST-EX-71 ST-STR-14] starting Ruptures side by side set off nothing', () => {
  const p = buildPosition({
    pawns: [
      [4, 8],
      [4, 8],
    ],
    ruptures: [[4, 5]],
  });
  placeStartingRupture(p, B, scripted(LEFT_CARD, 2), undefined);
  expect(tokensAt(p, [4, 5], [4, 6])).toEqual([RUPTURE, RUPTURE]);
  expect(p.health).toEqual([3, 3, 3, 3]);
});
