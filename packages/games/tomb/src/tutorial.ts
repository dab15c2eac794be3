// The lessons of Survival of the Tomb: a first turn, and everything up to the first cleansing.
import { type Entry, type Lesson, lessonOf, type TableSetup } from '@undercroft/kernel';
import type { Choice } from './choices.ts';

const TABLE: TableSetup = {
  seats: 3,
  options: {
    preset: 'normal',
    layout: 'diamond',
    spread: 'single',
    voidLane: 'underfoot',
    wallEdges: 'any',
    abilities: true,
    healthShift: 0,
    tremor: 'rising',
    deck: 12,
    ruptureWound: 'all',
    crushed: 'out',
    walls: 20,
    roundLimit: 40,
  },
};
/** Start tiles at (4,8), (5,10) and (5,6); red Corrupted tiles at (4,9) and (5,3). */
const TILES = [
  9, 9, 9, 5, 5, 5, 7, 5, 5, 5, 5, 5, 0, 0, 0, 0, 1, 0, 0, 3, 0, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1,
  0, 0, 0,
];
const ME = 0;
const SHORER = 1;
const SURGEON = 2;
const RED = 0;
/** Directions, cells and edges by their numbers. Lessons import no code of the game, so that they stay a file of their own. */
const UP = 0;
const RIGHT = 1;
const DOWN = 2;
const LEFT = 3;
const COLUMNS = 12;
const cellAt = (row: number, column: number): number => (row - 1) * COLUMNS + column - 1;
/** The upper edge of a cell has the number of the cell. */
const upperEdge = cellAt;
const CAST = { bearer: 0, shorer: 2, surgeon: 7 } as const;
/** Where a loot card stands among the sorted ones: red treasures first, dirt last. */
const TREASURE = 0;
const DIRT = 20;
/** The same for the Concussion cards: twelve of each direction. */
const CARD = [2, 14, 26, 38] as const;

const does = (seat: number, choice: Choice, ...luck: number[]): Entry<Choice> => ({ seat, choice, luck });
const moves = (seat: number, direction: number): Entry<Choice> => does(seat, { kind: 'move', direction });
const carries = (seat: number, direction: number): Entry<Choice> =>
  does(seat, { kind: 'move-treasure', direction, colour: RED });
/** Digs up a treasure, which the dice put at this row and column. */
const findsTreasure = (seat: number, row: number, column: number): Entry<Choice> =>
  does(seat, { kind: 'excavate' }, TREASURE, row - 1, column - 1);
const ends = (seat: number): Entry<Choice> => does(seat, { kind: 'end-actions' });
/** A wall on the upper edge of a cell, and the tremor that follows it: card and die. */
const walls = (seat: number, row: number, column: number, direction: number, die: number): Entry<Choice> =>
  does(seat, { kind: 'place-wall', edge: upperEdge(row, column) }, CARD[direction]!, die - 1);

const takes = (seat: number, id: keyof typeof CAST): Entry<Choice> =>
  does(seat, { kind: 'take-character', character: CAST[id] });
const starts = (seat: number, row: number, column: number, ...luck: number[]): Entry<Choice> =>
  does(seat, { kind: 'place-pawn', cell: cellAt(row, column) }, ...luck);

/** The Bearer, the Shorer and the Surgeon; the third pawn is placed by itself, and three tiles are ruptured. */
const OPENING: readonly Entry<Choice>[] = [
  takes(ME, 'bearer'),
  takes(SHORER, 'shorer'),
  takes(SURGEON, 'surgeon'),
  starts(ME, 4, 8),
  starts(SHORER, 5, 10, CARD[LEFT], 4, CARD[LEFT], 5, CARD[DOWN], 2),
];

const cell = (row: number, column: number): string => `cell-${cellAt(row, column)}`;

const rim = (row: number, column: number): string => `edge-${upperEdge(row, column)}`;

const first = lessonOf<Choice>('first', {
  seconds: 90,
  table: TABLE,
  setupLuck: TILES,
  opening: OPENING,
  learner: ME,
  steps: [
    ['goal', cell(4, 9)],
    ['points', `member-${ME}`],
    ['dig', 'action-excavate', [findsTreasure(ME, 5, 8)]],
    ['move', cell(5, 8), [moves(ME, DOWN)]],
    ['carry', cell(5, 9), [carries(ME, RIGHT)], { next: 'choice' }],
    ['carried', cell(4, 9), [carries(ME, UP)], { next: 'choice' }],
    ['stop', 'action-end choice', [ends(ME)]],
    ['wall', rim(1, 6), [walls(ME, 1, 6, LEFT, 3)]],
    ['tremor', cell(4, 6)],
  ],
  ends: { waiting: [SHORER], hash: '341fb02143d2107f' },
});

const full = lessonOf<Choice>('full', {
  seconds: 480,
  table: TABLE,
  setupLuck: TILES,
  opening: OPENING,
  learner: ME,
  steps: [
    ['goal', 'cleansed'],
    ['tile', cell(4, 9)],
    ['team', `member-${ME}`],
    ['points', 'action-move'],
    ['dig', 'action-excavate', [does(ME, { kind: 'excavate' }, DIRT)]],
    ['dirt', `member-${ME}`],
    ['move', cell(4, 9), [moves(ME, RIGHT)]],
    ['again', 'action-excavate', [findsTreasure(ME, 4, 10)]],
    ['treasure', cell(4, 10)],
    ['save', 'action-end choice', [ends(ME)]],
    ['wall', rim(1, 6), [walls(ME, 1, 6, LEFT, 3)]],
    ['tremor', cell(4, 6)],
    [
      'shorer',
      `member-${SHORER}`,
      [
        findsTreasure(SHORER, 4, 12),
        moves(SHORER, UP),
        does(SHORER, { kind: 'place-bridge', direction: RIGHT }),
        moves(SHORER, RIGHT),
      ],
    ],
    ['ravine', cell(4, 12)],
    ['second', cell(4, 6), [ends(SHORER), walls(SHORER, 2, 5, LEFT, 5)]],
    ['rupture', cell(4, 6)],
    [
      'third',
      `member-${SURGEON}`,
      [does(SURGEON, { kind: 'excavate' }, DIRT), ends(SURGEON), walls(SURGEON, 2, 8, UP, 1)],
    ],
    ['collapse', cell(4, 6)],
    ['fetch', cell(4, 10), [moves(ME, RIGHT)]],
    ['empty', 'action-excavate', [does(ME, { kind: 'empty-dirt' })], { next: 'choice' }],
    ['carry', cell(4, 9), [carries(ME, LEFT)], { next: 'choice' }],
    ['rest', 'action-end choice', [ends(ME)]],
    ['rim', rim(1, 7), [walls(ME, 1, 7, DOWN, 1)]],
    [
      'mates',
      `member-${SHORER}`,
      [
        moves(SHORER, RIGHT),
        carries(SHORER, LEFT),
        ends(SHORER),
        walls(SHORER, 3, 4, LEFT, 2),
        moves(SURGEON, RIGHT),
        moves(SURGEON, RIGHT),
        does(SURGEON, { kind: 'reinforce', cell: cellAt(5, 9), mode: 'clear' }),
        ends(SURGEON),
        walls(SURGEON, 3, 9, UP, 3),
      ],
    ],
    ['danger', cell(4, 9)],
    [
      'reinforce',
      'action-reinforce',
      [does(ME, { kind: 'reinforce', cell: cellAt(4, 9), mode: 'clear' })],
      { next: 'choice' },
    ],
    ['out', cell(4, 10), [moves(ME, RIGHT)], { next: 'choice' }],
    ['bridge', cell(4, 11), [moves(ME, RIGHT)]],
    ['back', cell(4, 10), [carries(ME, LEFT)], { next: 'choice' }],
    ['home', cell(4, 9), [carries(ME, LEFT)], { next: 'choice' }],
    ['cleanse', 'action-cleanse', [does(ME, { kind: 'cleanse' })]],
    ['cleansed', 'cleansed'],
    ['lose', 'discards'],
    ['health', `member-${ME}`],
    ['meter', 'tremor'],
    ['risk', 'risk'],
  ],
  ends: { waiting: [ME], hash: 'ca38e73658b48c85' },
});

export const lessons: readonly Lesson<Choice>[] = [first, full];
