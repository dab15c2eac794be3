// Clauses about setting up: options, tiles, characters, pawns and starting Ruptures.
import { CodedError, recording, resolveTable, scripted, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { CHARACTERS } from '../src/content/characters.ts';
import { LAYOUTS } from '../src/content/layouts.ts';
import {
  CONCUSSION,
  CORRUPTED,
  EMPTY,
  IS_FLOOR,
  PLAIN,
  RAVINE,
  RUPTURE,
  START,
  STARTING_SET,
} from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import { concussionsLeft, type Position } from '../src/position.ts';
import { placeStartingRupture } from '../src/rules/opening.ts';
import { takesWall } from '../src/rules/walls.ts';
import {
  A,
  act,
  at,
  buildPosition,
  DOWN_CARD,
  LEFT_CARD,
  openOf,
  RIGHT_CARD,
  refusal,
  tremor,
  UP_CARD,
} from './build-position.ts';

const laid = (seats = 4, options = {}): Position =>
  game.setup(resolveTable(game, seats, { preset: 'book', ...options }), scripted('keep'));
const count = (p: Position, ground: number): number => p.ground.filter((state) => state === ground).length;

test('[ST-SET-1 ST-SET-2 DP-1] the table fixes its options; the first thing asked is a character', () => {
  const table = resolveTable(game, 4);
  expect(table.options.preset).toBe('normal');
  expect(() => resolveTable(game, 4, { preset: 'brutal' })).toThrow(CodedError);
  const p = laid();
  expect([p.phase, p.deciding]).toEqual(['characters', 0]);
});

test('[ST-OPT-1..12] presets give every option its default, and each may be set alone', () => {
  const values = (preset: string): unknown[] =>
    Object.values(resolveTable(game, 4, { preset }).options).slice(1);
  expect(['easy', 'normal', 'hard', 'book'].map(values)).toEqual(PRESETS);
  expect(values('custom')).toEqual(values('normal'));
  expect(resolveTable(game, 4, { preset: 'hard', layout: 'causeway' }).options).toMatchObject({
    layout: 'causeway',
    wallEdges: 'inner',
  });
  for (const roundLimit of [4, 61]) expect(() => resolveTable(game, 4, { roundLimit })).toThrow(CodedError);
});
/** In the order of the options table of SPEC. */
const PRESETS = [
  ['diamond', 'single', 'cornered', 'any', true, 1, 'rising', 12, 'own', 'supply', 20, 40],
  ['diamond', 'single', 'aftershock', 'any', true, 0, 'rising', 12, 'all', 'out', 20, 40],
  ['chambers', 'cascade', 'underfoot', 'inner', true, -1, 'rising', 11, 'all', 'out', 14, 40],
  ['diamond', 'single', 'redraw', 'any', false, 0, 'steady', 12, 'own', 'supply', 20, 60],
];

test('[ST-OPT-5] without abilities perks are ignored and health stays', () => {
  const p = buildPosition({ pawns: [[4, 6]], cast: ['strider'], options: { abilities: false } });
  act(p, { kind: 'move', direction: 1 });
  expect([p.current[A], p.health[A]]).toEqual([3, 4]);
  const surgeon = buildPosition({
    pawns: [[4, 6]],
    cast: ['surgeon'],
    health: [2],
    options: { abilities: false },
  });
  expect(openOf(surgeon, 'treat')).toEqual([]);
});

test('[ST-OPT-6 ST-SET-13 ST-SET-20] health is the character value shifted, never below 2', () => {
  const health = (healthShift: number): readonly number[] => laid(4, { healthShift }).settings.health;
  expect(health(0)).toEqual([2, 4, 4, 4, 2, 3, 4, 5]);
  expect(health(1)).toEqual([3, 5, 5, 5, 3, 4, 5, 6]);
  expect(health(-1)).toEqual([2, 3, 3, 3, 2, 2, 3, 4]);
  const p = laid();
  act(p, { kind: 'take-character', character: 1 });
  expect(p.health[0]).toBe(4);
});

test('[ST-SET-3 ST-SET-7 ST-SET-8 ST-SET-22] forty tiles lie face up and fifty-six are left', () => {
  for (const layout of ['diamond', 'chambers', 'causeway']) {
    const p = laid(4, { layout });
    expect([count(p, START), count(p, PLAIN), p.tileSupply]).toEqual([3, 31, 56]);
    for (const colour of [0, 1, 2]) expect(count(p, CORRUPTED + colour)).toBe(2);
    expect([p.bridgeSupply, p.wallSupply]).toEqual([56, 20]);
  }
  expect(STARTING_SET.slice(0, 10)).toEqual([START, START, START, 3, 3, 4, 4, 5, 5, PLAIN]);
});

test('[ST-SET-4..6 ST-OPT-1] every layout has piles of 12, 8, 8 and 12 on the cells drawn in SPEC', () => {
  const rows = (layout: 'diamond' | 'chambers' | 'causeway'): number[] =>
    Array.from(
      { length: 8 },
      (_, row) => LAYOUTS[layout].cells.filter((cell) => Math.floor(cell / 12) === row).length,
    );
  expect(rows('diamond')).toEqual([2, 4, 6, 8, 8, 6, 4, 2]);
  expect(rows('chambers')).toEqual([6, 6, 6, 2, 2, 6, 6, 6]);
  expect(rows('causeway')).toEqual([0, 12, 4, 4, 4, 4, 12, 0]);
  expect(LAYOUTS.chambers.cells.slice(12, 14)).toEqual([at([1, 8]), at([1, 9])]);
  expect(LAYOUTS.causeway.cells.slice(12, 15)).toEqual([at([3, 3]), at([3, 4]), at([4, 3])]);
  const edges = (layout: string, wallEdges: string): number => {
    const p = laid(4, { layout, wallEdges });
    return Array.from({ length: 212 }, (_, edge) => takesWall(p, edge)).filter(Boolean).length;
  };
  expect(
    ['diamond', 'chambers', 'causeway'].map((layout) => [edges(layout, 'inner'), edges(layout, 'any')]),
  ).toEqual([
    [64, 96],
    [68, 116],
    [50, 110],
  ]);
});

test('[ST-SET-17] the chambers begin with six ravines', () => {
  const p = laid(4, { layout: 'chambers' });
  const ravines = p.ground.flatMap((state, cell) => (state === RAVINE ? [cell] : []));
  expect(ravines).toEqual(
    (
      [
        [2, 7],
        [4, 4],
        [4, 5],
        [5, 8],
        [5, 9],
        [7, 6],
      ] as const
    ).map(at),
  );
  expect(count(laid(), RAVINE)).toBe(0);
});

test('[ST-SET-9 ST-SET-14 ST-INV-13] decks are full and boards are empty', () => {
  const p = laid(5);
  expect([p.loot, p.concussions, p.knownBottomDirt]).toEqual([[4, 4, 4, 15], [12, 12, 12, 12], 0]);
  expect([...p.current, ...p.used, ...p.dirt].every((n) => n === 0)).toBe(true);
  expect([p.treasures, p.apBag]).toEqual([[], 40]);
});

test('[ST-SET-10 ST-SET-18 DP-2] characters first, in seat order, each once', () => {
  const p = laid(3);
  act(p, { kind: 'take-character', character: 6 });
  expect([p.deciding, openOf(p, 'take-character').map(({ character }) => character)]).toEqual([
    1,
    [0, 1, 2, 3, 4, 5, 7],
  ]);
  expect(refusal(p, { kind: 'take-character', character: 6 })).toBe('character-taken ST-SET-10');
  expect(refusal(p, { kind: 'place-pawn', cell: at([1, 6]) })).toBe('not-now-setup ST-SET-18');
  act(p, { kind: 'take-character', character: 0 });
  act(p, { kind: 'take-character', character: 1 });
  expect([p.phase, p.deciding]).toEqual(['pawns', 0]);
});

test('[ST-SET-11 ST-SET-12 ST-SET-15] pawns go on Start tiles, all of them taken; then seat 1 begins', () => {
  const p = laid(3);
  for (const character of [0, 1, 2]) act(p, { kind: 'take-character', character });
  expect(refusal(p, { kind: 'place-pawn', cell: at([4, 4]) })).toBe('no-start-tile ST-SET-11');
  act(p, { kind: 'place-pawn', cell: at([1, 6]) });
  expect(refusal(p, { kind: 'place-pawn', cell: at([1, 6]) })).toBe('start-needed ST-SET-19');
  game.play(p, 1, { kind: 'place-pawn', cell: at([1, 7]) }, seeded(1));
  expect([p.pawns, p.active, p.turn, p.current]).toEqual([
    [at([1, 6]), at([1, 7]), at([2, 5])],
    0,
    1,
    [4, 0, 0],
  ]);
});

test('[ST-SET-16 ST-SET-21 CH-1 CH-5] setup uses 39 picks for the tiles; then a card and a die per seat', () => {
  const luck: number[] = [];
  const counts: number[] = [];
  game.setup(resolveTable(game, 4), recording(seeded('order'), luck, counts));
  expect(counts).toEqual(Array.from({ length: 39 }, (_, i) => 40 - i));
  const p = laid(3);
  for (const character of [0, 1, 2]) act(p, { kind: 'take-character', character });
  act(p, { kind: 'place-pawn', cell: at([1, 6]) });
  act(p, { kind: 'place-pawn', cell: at([1, 7]) }, DOWN_CARD, 4, DOWN_CARD, 4, DOWN_CARD, 4);
  expect(p.tokens.flatMap((token, cell) => (token === RUPTURE ? [cell] : []))).toEqual(
    (
      [
        [5, 6],
        [5, 7],
        [6, 5],
      ] as const
    ).map(at),
  );
});

test('[ST-SET-21 ST-SET-5] the first item of the shuffled list is the first tile dealt', () => {
  const picks = Array.from({ length: 39 }, (_, i) => 39 - i);
  const p = game.setup(resolveTable(game, 4), scripted(...picks));
  expect([p.ground[at([1, 6])], p.ground[at([1, 7])]]).toEqual([START, START]);
  const swapped = game.setup(resolveTable(game, 4), scripted(0, ...picks.slice(1)));
  expect([swapped.ground[at([1, 6])], swapped.ground[at([8, 7])]]).toEqual([PLAIN, START]);
});

const ruptures = (p: Position): number[] =>
  p.tokens.flatMap((token, cell) => (token === RUPTURE ? [cell] : []));

test('[ST-STR-1 ST-STR-12 ST-STR-2] each seat in turn counts from its own pawn and places a Rupture at once', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [5, 6],
    ],
  });
  const events: string[] = [];
  placeStartingRupture(p, 0, scripted(UP_CARD, 2), (event) => events.push(event.kind));
  placeStartingRupture(p, 1, scripted(DOWN_CARD - 1, 1), undefined);
  expect(ruptures(p)).toEqual([at([2, 6]), at([6, 6])]);
  expect(events).toEqual(['cardTurned', 'dieRolled', 'startingRupturePlaced']);
});

test('[ST-STR-3..6 ST-STR-13 ST-STR-10] Corrupted tiles, ravines, empty lanes and taken cells are picked again', () => {
  const p = buildPosition({
    pawns: [[4, 3]],
    corrupted: [[[4, 4], 0]],
    ravines: [[4, 5]],
    ruptures: [[4, 6]],
  });
  const events: string[] = [];
  placeStartingRupture(
    p,
    0,
    scripted(RIGHT_CARD, 1, RIGHT_CARD, 2, RIGHT_CARD, 3, UP_CARD, RIGHT_CARD, 4),
    (event) => events.push(event.kind),
  );
  expect(ruptures(p)).toEqual([at([4, 6]), at([4, 7])]);
  expect(events.filter((kind) => kind === 'targetRefused').length).toBe(3);
  expect(events.filter((kind) => kind === 'dieRolled').length).toBe(4);
  expect(48 - concussionsLeft(p)).toBe(5);
});

test('[ST-STR-8] a Start tile with a pawn on it is a legal target and hurts nobody', () => {
  const p = buildPosition({
    pawns: [
      [4, 6],
      [4, 7],
    ],
  });
  p.ground[at([4, 7])] = START;
  placeStartingRupture(p, 0, scripted(RIGHT_CARD, 1), undefined);
  expect([p.tokens[at([4, 7])], p.health[1]]).toEqual([RUPTURE, 3]);
});

test('[ST-STR-9] a seat without a legal target draws no card', () => {
  const p = buildPosition({
    pawns: [[4, 6]],
    destroyed: [
      [3, 6],
      [5, 6],
      [4, 5],
    ],
    corrupted: [[[4, 7], 0]],
  });
  p.ground[at([4, 8])] = EMPTY;
  const events: string[] = [];
  placeStartingRupture(p, 0, scripted(), (event) => events.push(event.kind));
  expect([events, concussionsLeft(p), ruptures(p)]).toEqual([['startingRuptureSkipped'], 48, []]);
});

test('[ST-STR-11] the Listener rolls one die for a starting Rupture', () => {
  const p = buildPosition({ pawns: [[4, 6]], cast: ['listener'] });
  const chance = scripted(UP_CARD, 2);
  placeStartingRupture(p, 0, chance, undefined);
  chance.done();
  expect(ruptures(p)).toEqual([at([2, 6])]);
});

test('[ST-SET-10] every character can be drawn and played', () => {
  for (const [character, { id }] of CHARACTERS.entries()) {
    const p = laid(3);
    act(p, { kind: 'take-character', character });
    expect(p.health[0], id).toBe(p.settings.health[character]);
  }
});

test('[ST-OPT-2] with a single spread only the target breaks', () => {
  const p = buildPosition({
    pawns: [[4, 8]],
    concussions: [
      [4, 7],
      [4, 6],
    ],
    options: { spread: 'single' },
  });
  tremor(p, LEFT_CARD, 1);
  expect([p.tokens[at([4, 7])], p.tokens[at([4, 6])]]).toEqual([RUPTURE, CONCUSSION]);
  expect(p.ground.filter((state) => IS_FLOOR[state]).length).toBe(40);
});
