// The worked examples of SPEC: those of the book (ST-EX-1..9), turn, dirt and digging (ST-EX-10..26).
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { LAYOUTS } from '../src/content/layouts.ts';
import {
  BRIDGE,
  CONCUSSION,
  CORRUPTED,
  EMPTY,
  IS_CORRUPTED,
  IS_FLOOR,
  PLAIN,
  RAVINE,
  RUPTURE,
  START,
} from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import { concussionsLeft, lootLeft, TRACKER } from '../src/position.ts';
import { costOf } from '../src/rules/costs.ts';
import {
  act,
  at,
  B,
  buildPosition,
  DOWN_CARD,
  edge,
  isOpen,
  openOf,
  RIGHT_CARD,
  randomGame,
  tremor,
  UP_CARD,
} from './build-position.ts';

const [RED, BLUE] = [0, 1];

test('[ST-EX-1 ST-JUMP-1 ST-JUMP-2 ST-AP-2] a jump over two ravines costs 2 + 2 + 1', () => {
  const p = buildPosition({
    pawns: [[4, 3]],
    points: 5,
    ravines: [
      [4, 2],
      [4, 1],
    ],
    floor: [[3, 1]],
  });
  act(p, { kind: 'jump', cell: at([3, 1]) });
  expect(p.pawns[0]).toBe(at([3, 1]));
  expect([p.current[0], p.used[0]]).toEqual([0, 5]);
});

test('[ST-EX-2 ST-SET-4..7] piles A to D lie on the diamond row by row', () => {
  const { cells } = LAYOUTS.diamond;
  expect([1, 2, 3, 12, 13, 20, 21, 29, 40].map((t) => cells[t - 1])).toEqual(
    (
      [
        [1, 6],
        [1, 7],
        [2, 5],
        [3, 9],
        [4, 3],
        [4, 10],
        [5, 3],
        [6, 4],
        [8, 7],
      ] as const
    ).map(at),
  );
});

test('[ST-EX-3 ST-STR-1 ST-STR-2 ST-STR-10] four players start with four Ruptures on legal cells', () => {
  for (let seed = 0; seed < 50; seed++) {
    const luck = seeded(`ruptures ${seed}`);
    const p = game.setup({ seats: 4, options: resolved }, luck);
    while (p.turn === 0) {
      const open = game.choices(p, p.deciding);
      game.play(p, p.deciding, open[luck.pick(open.length)]!, luck);
    }
    const cells = p.tokens.flatMap((token, cell) => (token === RUPTURE ? [cell] : []));
    expect(cells.length).toBe(4);
    for (const cell of cells) expect(IS_FLOOR[p.ground[cell]!] && !IS_CORRUPTED[p.ground[cell]!]).toBe(true);
    expect(48 - concussionsLeft(p)).toBeGreaterThanOrEqual(4);
  }
});
const resolved = resolveTable(game, 4, { preset: 'book' }).options;

test('[ST-EX-4 ST-STR-7 ST-CON-5] the count starts again at an empty cell', () => {
  const p = buildPosition({ pawns: [[4, 5]] });
  tremor(p, UP_CARD, 5);
  expect(p.tokens[at([3, 5])]).toBe(CONCUSSION);
});

test('[ST-EX-5 ST-CON-5] the count starts again at a destroyed cell', () => {
  const p = buildPosition({ pawns: [[4, 6]], destroyed: [[4, 9]] });
  tremor(p, RIGHT_CARD, 4);
  expect(p.tokens[at([4, 8])]).toBe(CONCUSSION);
});

test('[ST-EX-6 ST-ROLL-1 ST-ROLL-4 ST-ROLL-5 ST-LINE-2 ST-LINE-5 CH-2 CH-3] a treasure in the corner gets a tile and a line of ravines', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  const events = act(p, { kind: 'excavate' }, 0, 1, 1);
  expect(p.ground[at([1, 1])]).toBe(PLAIN);
  expect(p.treasures).toEqual([at([1, 1]) * 3 + RED]);
  expect(p.keepers).toEqual([TRACKER]);
  for (const column of [2, 3, 4, 5]) expect(p.ground[at([1, column])]).toBe(RAVINE);
  expect(events.map(({ kind }) => kind)).toEqual([
    'excavated',
    'treasureRolled',
    'tilePlaced',
    'treasurePlaced',
    'ravinesLaid',
  ]);
});

test('[ST-EX-7 ST-CLN-1 ST-CLN-2] a valid cleansing', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    points: 1,
    corrupted: [[[4, 6], RED]],
    treasures: [
      [[4, 6], RED],
      [[4, 6], RED],
    ],
  });
  act(p, { kind: 'cleanse' });
  expect(p.treasures).toEqual([]);
  expect(p.cleansed).toEqual([1, 0, 0]);
  expect(p.current[0]).toBe(0);
});

test('[ST-EX-8 ST-RWL-2 ST-RWL-3] walls of the own cell and of adjacent cells are within reach, not those behind a wall', () => {
  const p = buildPosition({ pawns: [[4, 5]], walls: ['v-4-6', 'v-4-4', 'v-4-7'] });
  expect(openOf(p, 'remove-wall').map(({ edges }) => edges)).toEqual([[edge('v-4-4')], [edge('v-4-6')]]);
});

test('[ST-EX-9 ST-BRG-1 ST-BRG-2 ST-BRG-4 ST-MOVE-6] a bridge is laid and then entered from any side', () => {
  const p = buildPosition({
    pawns: [
      [4, 3],
      [3, 2],
      [5, 2],
    ],
    points: 1,
    ravines: [[4, 2]],
    floor: [
      [3, 2],
      [5, 2],
    ],
  });
  act(p, { kind: 'place-bridge', direction: 3 });
  expect(p.ground[at([4, 2])]).toBe(BRIDGE);
  expect([p.bridgeSupply, p.current[0]]).toEqual([55, 0]);
  for (const [seat, direction] of [
    [0, 3],
    [1, 2],
    [2, 0],
  ] as const) {
    p.active = p.deciding = seat;
    p.current[seat] = 1;
    expect(isOpen(p, { kind: 'move', direction })).toBe(true);
  }
});

test('[ST-EX-10 ST-AP-1 ST-AP-6] saved points are added to the four drawn', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 5],
    ],
  });
  p.current[B] = 3;
  p.apBag -= 3;
  tremor(p, UP_CARD, 1);
  expect([p.active, p.current[B]]).toEqual([B, 7]);
});

test('[ST-EX-11 ST-AP-5 ST-AP-10 ST-END-1] used points and all beyond four go back to the bag', () => {
  const p = buildPosition({ pawns: [[4, 6]], points: 8 });
  act(p, { kind: 'move', direction: 3 });
  act(p, { kind: 'move', direction: 1 });
  const bag = p.apBag;
  const events = tremor(p, UP_CARD, 1);
  expect([p.current[0], p.used[0]]).toEqual([4, 0]);
  expect(events.find(({ kind }) => kind === 'pointsReturned')).toMatchObject({ used: 2, excess: 2, kept: 4 });
  expect(p.apBag).toBe(bag + 4 - 4);
});

test('[ST-EX-12 ST-MOVE-9 ST-MOVE-10 ST-AP-9] two dirt make every movement one dearer, once per action', () => {
  const p = buildPosition({
    pawns: [[4, 3]],
    points: 8,
    dirt: [2],
    ruptures: [[5, 3]],
    treasures: [[[4, 3], RED]],
    ravines: [
      [4, 2],
      [3, 2],
    ],
    floor: [
      [5, 2],
      [2, 2],
      [3, 3],
    ],
  });
  const cost = (kind: string): number =>
    costOf(p, 0, game.choices(p, 0).find((choice) => choice.kind === kind)!);
  expect([cost('move'), cost('move-rupture'), cost('move-treasure')]).toEqual([2, 3, 3]);
  expect(costOf(p, 0, { kind: 'jump', cell: at([5, 2]) })).toBe(4);
  expect(costOf(p, 0, { kind: 'jump', cell: at([2, 2]) })).toBe(6);
});

test('[ST-EX-13 ST-EXC-4 ST-EXC-5] the fourth dirt forbids digging anywhere', () => {
  const p = buildPosition({ pawns: [[4, 6]], dirt: [3] });
  act(p, { kind: 'excavate' }, 23);
  expect(p.dirt[0]).toBe(4);
  expect(costOf(p, 0, { kind: 'move', direction: 1 })).toBe(2);
  act(p, { kind: 'move', direction: 1 });
  expect(isOpen(p, { kind: 'excavate' })).toBe(false);
});

test('[ST-EX-14 ST-EXC-3] a cell is dug once per turn and player', () => {
  const p = buildPosition({
    pawns: [
      [4, 4],
      [4, 4],
      [8, 6],
      [8, 6],
    ],
    points: 8,
    loot: [0, 0, 0, 15],
  });
  act(p, { kind: 'excavate' }, 5);
  expect(isOpen(p, { kind: 'excavate' })).toBe(false);
  act(p, { kind: 'move', direction: 1 });
  expect(isOpen(p, { kind: 'excavate' })).toBe(true);
  act(p, { kind: 'move', direction: 3 });
  expect(isOpen(p, { kind: 'excavate' })).toBe(false);
  tremor(p, UP_CARD, 1);
  expect(isOpen(p, { kind: 'excavate' })).toBe(true);
  p.active = p.deciding = 3;
  act(p, { kind: 'end-actions' });
  act(p, { kind: 'place-wall', edge: edge('h-9-7') }, UP_CARD, 1);
  expect([p.active, isOpen(p, { kind: 'excavate' })]).toEqual([0, true]);
});

test('[ST-EX-15 ST-BRG-3 ST-EMP-2 ST-EXC-2] on a bridge dirt can be emptied but nothing dug', () => {
  const p = buildPosition({ pawns: [[4, 2]], dirt: [1], bridges: [[4, 2]] });
  expect(isOpen(p, { kind: 'excavate' })).toBe(false);
  expect(isOpen(p, { kind: 'empty-dirt' })).toBe(true);
});

test('[ST-EX-16 ST-EMP-3] a wall towards the hole blocks it; another hole will do', () => {
  const one = buildPosition({ pawns: [[4, 3]], dirt: [1], walls: ['v-4-3'] });
  expect(isOpen(one, { kind: 'empty-dirt' })).toBe(true);
  const both = buildPosition({ pawns: [[4, 3]], dirt: [1], walls: ['v-4-3', 'h-4-3'] });
  expect(isOpen(both, { kind: 'empty-dirt' })).toBe(false);
});

test('[ST-EX-17 ST-EMP-2] in the middle of the floor there is nowhere to empty dirt', () => {
  expect(isOpen(buildPosition({ pawns: [[4, 6]], dirt: [1] }), { kind: 'empty-dirt' })).toBe(false);
});

test('[ST-EX-18 ST-EMP-1 ST-SET-23] emptied dirt lies known at the bottom', () => {
  const p = buildPosition({ pawns: [[4, 3]], dirt: [1], loot: [1, 0, 0, 1] });
  act(p, { kind: 'empty-dirt' });
  expect([p.loot, p.knownBottomDirt]).toEqual([[1, 0, 0, 2], 1]);
  const events = act(p, { kind: 'excavate' }, 0, 4, 4);
  expect(events[0]).toMatchObject({ card: RED });
  p.dug.length = 0;
  expect(act(p, { kind: 'excavate' })[0]).toMatchObject({ card: 3 });
  expect([p.loot, p.knownBottomDirt]).toEqual([[0, 0, 0, 1], 1]);
});

test('[ST-EX-19 ST-EXC-7] a deck that ran out stays closed although dirt comes back into it', () => {
  const p = buildPosition({
    pawns: [
      [4, 3],
      [4, 4],
    ],
    dirt: [1],
    loot: [0, 0, 0, 1],
  });
  act(p, { kind: 'excavate' });
  act(p, { kind: 'empty-dirt' });
  expect(lootLeft(p)).toBe(1);
  act(p, { kind: 'move', direction: 1 });
  expect(isOpen(p, { kind: 'excavate' })).toBe(false);
  tremor(p, DOWN_CARD, 1);
  expect([p.active, isOpen(p, { kind: 'excavate' })]).toEqual([B, false]);
});

test('[ST-EX-20 ST-EXC-7] the last card may be a treasure: it is resolved, then digging is closed', () => {
  const p = buildPosition({ pawns: [[4, 3]], loot: [1, 0, 0, 0] });
  const events = act(p, { kind: 'excavate' }, 5, 5);
  expect(p.treasures.length).toBe(1);
  expect([p.lootClosed, events.at(-1)?.kind]).toEqual([true, 'excavationClosed']);
});

test('[ST-EX-21 ST-ROLL-3 ST-ROLL-8] a treasure removes the Concussion and its card goes to the first pawn there', () => {
  const p = buildPosition({
    pawns: [
      [5, 5],
      [4, 6],
      [4, 6],
    ],
    concussions: [[4, 6]],
  });
  act(p, { kind: 'excavate' }, 0, 4, 6);
  expect(p.tokens[at([4, 6])]).toBe(0);
  expect([p.treasures, p.keepers]).toEqual([[at([4, 6]) * 3], [B]]);
});

test('[ST-EX-22 ST-ROLL-2] void results are rolled again and all are told', () => {
  const p = buildPosition({ pawns: [[5, 6]], ruptures: [[4, 4]], destroyed: [[4, 5]], ravines: [[4, 2]] });
  const events = act(p, { kind: 'excavate' }, 0, 4, 4, 4, 5, 4, 2, 5, 5);
  expect(events.flatMap((event) => (event.kind === 'treasureRolled' ? [event.outcome] : []))).toEqual([
    'rupture',
    'destroyed',
    'ravine',
    'floor',
  ]);
  expect(p.treasures).toEqual([at([5, 5]) * 3]);
});

test('[ST-EX-23 ST-LINE-1] next to a tile no ravine is needed', () => {
  const p = buildPosition({ pawns: [[5, 6]] });
  act(p, { kind: 'excavate' }, 0, 4, 2);
  expect([p.ground[at([4, 2])], p.phase, p.ground.includes(RAVINE)]).toEqual([PLAIN, 'actions', false]);
});

test('[ST-EX-24 ST-LINE-2 ST-LINE-3 DP-6] two lines connect: the active player chooses', () => {
  const p = buildPosition({ pawns: [[5, 6]] });
  act(p, { kind: 'excavate' }, 0, 3, 2);
  expect(game.choices(p, 0)).toEqual([
    { kind: 'lay-ravines', direction: 1 },
    { kind: 'lay-ravines', direction: 2 },
  ]);
  const down = game.copy(p);
  act(p, { kind: 'lay-ravines', direction: 1 });
  expect([p.ground[at([3, 3])], p.ground[at([4, 2])]]).toEqual([RAVINE, EMPTY]);
  act(down, { kind: 'lay-ravines', direction: 2 });
  expect([down.ground[at([3, 3])], down.ground[at([4, 2])]]).toEqual([EMPTY, RAVINE]);
});

test('[ST-EX-25 ST-LINE-3] a line goes on up to its first touch', () => {
  const p = buildPosition({ pawns: [[5, 6]] });
  act(p, { kind: 'excavate' }, 0, 2, 2);
  expect(game.choices(p, 0)).toEqual([
    { kind: 'lay-ravines', direction: 1 },
    { kind: 'lay-ravines', direction: 2 },
  ]);
  const down = game.copy(p);
  act(p, { kind: 'lay-ravines', direction: 1 });
  expect(
    [
      [2, 3],
      [2, 4],
      [3, 2],
      [4, 2],
    ].map((cell) => p.ground[at(cell as [number, number])]),
  ).toEqual([RAVINE, RAVINE, EMPTY, EMPTY]);
  act(down, { kind: 'lay-ravines', direction: 2 });
  expect(
    [
      [2, 3],
      [2, 4],
      [3, 2],
      [4, 2],
    ].map((cell) => down.ground[at(cell as [number, number])]),
  ).toEqual([EMPTY, EMPTY, RAVINE, RAVINE]);
});

test('[ST-EX-26 ST-LINE-4 ST-LINE-6] where destroyed tiles bar every line, a search finds the way', () => {
  const p = buildPosition({ pawns: [[5, 6]], destroyed: [[1, 5]] });
  const events = act(p, { kind: 'excavate' }, 0, 1, 1);
  expect(events.find(({ kind }) => kind === 'ravinesLaid')).toMatchObject({
    cells: (
      [
        [1, 2],
        [1, 3],
        [1, 4],
        [2, 4],
      ] as const
    ).map(at),
  });
});

test('[ST-SET-3 ST-SET-12 ST-BRD-3 ST-BRD-11] Start and Corrupted tiles are floor like any other', () => {
  const p = buildPosition({ pawns: [[4, 6]], points: 8, corrupted: [[[4, 7], BLUE]], loot: [0, 0, 0, 15] });
  p.ground[at([4, 6])] = START;
  act(p, { kind: 'excavate' }, 0);
  act(p, { kind: 'move', direction: 1 });
  act(p, { kind: 'excavate' }, 0);
  act(p, { kind: 'end-actions' });
  expect(isOpen(p, { kind: 'place-wall', edge: edge('v-4-7') })).toBe(true);
  const whole = randomGame(3, {}, 'starts');
  expect(whole.ground.filter((ground) => ground === START || ground === START + 8).length).toBe(3);
  expect(whole.ground.filter((ground) => ground === CORRUPTED || ground === CORRUPTED + 8).length).toBe(2);
});
