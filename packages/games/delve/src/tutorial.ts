// The lessons of DELVE: the entry of an Archaeologist, and the whole round from both sides of the board.
import { type Entry, type Lesson, lessonOf, type TableSetup } from '@undercroft/kernel';
import type { Choice } from './choices.ts';

const TABLE: TableSetup = {
  seats: 3,
  options: {
    draftMode: 'random',
    teamHands: 'open',
    startingWhite: 0,
    tiesFavor: 'ancient',
    heistReward: 'both',
    roundCap: 20,
    deadHands: 'redraw',
    lastCall: true,
  },
};
/** Strategize and Appraiser for the team, the Aegis and the Hand of Midas for the Ancient. */
const DEAL = [
  14, 3, 25, 15, 0, 10, 18, 39, 1, 16, 3, 28, 57, 40, 37, 17, 45, 61, 55, 55, 55, 18, 26, 4, 21, 49, 39, 39,
  1, 32, 19, 41, 30, 34, 1, 21, 37, 23, 8, 24, 0, 14, 31, 29, 11, 1, 4, 2, 5, 10, 6, 5, 16, 15, 25, 21, 20,
  16, 7, 1, 9, 3, 5, 6, 0, 12, 4, 1, 4, 3, 3, 7, 7, 3, 0, 2, 0, 1, 0, 0, 19, 11, 0, 23, 55, 35, 33, 12, 44,
  59, 53, 62, 58, 46, 20, 1, 15, 47, 47, 54, 12, 27, 16, 40, 28, 34, 49, 30, 46, 21, 6, 15, 23, 16, 15, 24, 7,
  0, 8, 2, 3, 11, 9, 0, 2, 3, 15, 25, 1, 20, 9, 20, 1, 17, 6, 4, 1, 13, 2, 6, 11, 16, 0, 6, 11, 0, 8, 7, 8, 4,
  4, 1, 1, 4, 1, 0, 1, 1, 5, 1, 2, 2, 1, 5, 0, 3, 0, 0,
];
const ANCIENT = 0;
const ME = 1;
const MATE = 2;

/** Cards by their numbers. Lessons import no code of the game, so that they stay a file of their own. */
const CARDS = {
  trowel: 1,
  scrolls: 2,
  cutter: 4,
  guardian: 5,
  brush: 8,
  pickaxe: 9,
  lantern: 12,
  'climbing-rope': 13,
  'grappling-hook': 14,
  'clay-sentinel': 41,
  strategize: 76,
} as const;
type CardId = keyof typeof CARDS;

/** A card in hand, which the board names by its number. */
const held = (id: CardId): string => `held-${CARDS[id]}`;
const does = (seat: number, choice: Choice, ...luck: number[]): Entry<Choice> => ({ seat, choice, luck });
const places = (seat: number, id: CardId, ally = 0): Entry<Choice> =>
  does(seat, { kind: 'place', card: CARDS[id], ally });
const guards = (id: CardId, slot: number): Entry<Choice> =>
  does(ANCIENT, { kind: 'guard', card: CARDS[id], slot });
/** Faces as dice show them; luck counts from 0. */
const faces = (...shown: number[]): readonly number[] => shown.map((face) => face - 1);
const readies = (seat: number, ...luck: number[]): Entry<Choice> => does(seat, { kind: 'ready' }, ...luck);
const passes = (seat: number, ...luck: number[]): Entry<Choice> => does(seat, { kind: 'pass' }, ...luck);

const first = lessonOf<Choice>('first', {
  seconds: 90,
  table: TABLE,
  setupLuck: DEAL,
  learner: ME,
  steps: [
    ['goal', 'ancient'],
    ['lane', `lane-${ME}`],
    ['trowel', held('trowel'), [places(ME, 'trowel')]],
    ['cutter', held('cutter'), [places(ME, 'cutter')]],
    [
      'ready',
      'choice',
      [
        readies(ME),
        places(MATE, 'trowel'),
        places(MATE, 'scrolls'),
        readies(MATE),
        passes(ME),
        passes(
          MATE,
          ...faces(4, 3, 5, 2, 4),
          ...faces(5, 3, 4),
          ...faces(3, 2, 4, 1, 2),
          ...faces(6, 5, 4, 2),
        ),
        does(MATE, { kind: 'reroll', dice: 2 }, ...faces(2, 3)),
      ],
    ],
    ['rolled', `lane-${ME}`],
    ['window', 'choice', [passes(ME), passes(MATE)]],
    ['reward', `digger-${ME}`],
  ],
  ends: { waiting: [ME, MATE], hash: 'a094ed9a89a77eb8' },
});

const full = lessonOf<Choice>('full', {
  seconds: 480,
  table: TABLE,
  setupLuck: DEAL,
  learner: ME,
  steps: [
    ['sides', 'ancient'],
    ['lane', `lane-${ME}`],
    ['dice', `digger-${ME}`],
    ['hand', 'hand'],
    ['trowel', held('trowel'), [places(ME, 'trowel')]],
    ['scrolls', held('scrolls'), [places(ME, 'scrolls')]],
    [
      'ready',
      'choice',
      [
        readies(ME),
        places(MATE, 'trowel'),
        places(MATE, 'cutter'),
        readies(MATE),
        passes(ME),
        passes(
          MATE,
          ...faces(4, 1, 5, 2, 4),
          ...faces(5, 3, 4, 6),
          ...faces(3, 6, 4, 5, 2),
          ...faces(6, 5, 4),
        ),
      ],
    ],
    ['rolled', `lane-${ME}`],
    ['reroll', 'choice', [does(ME, { kind: 'reroll', dice: 2 }, ...faces(3, 2))]],
    [
      'ability',
      `ability-${ME}`,
      [
        does(ME, { kind: 'ability', card: CARDS.strategize, target: 0, dice: 0 }),
        passes(MATE, ...faces(3, 4)),
        passes(ME),
        passes(MATE),
      ],
    ],
    ['reward', `digger-${ME}`],
    ['recoup', `digger-${ME}`, [passes(MATE), passes(ME)]],
    ['alert', 'alert'],
    ['danger', `digger-${ME}`],
    ['chair', 'ancient', undefined, { sits: ANCIENT }],
    ['refresh', 'hand', [passes(ME), passes(MATE), passes(ANCIENT)]],
    ['relics', `relic-${ME}`],
    [
      'activate',
      `relic-${ME}`,
      [does(ANCIENT, { kind: 'activate', relic: 1, curse: 0 })],
      { next: 'choice' },
    ],
    ['guard', held('guardian'), [guards('guardian', ME)], { next: 'slot-1' }],
    [
      'both',
      'choice',
      [
        readies(ANCIENT),
        places(ME, 'pickaxe'),
        places(ME, 'climbing-rope'),
        readies(ME),
        places(MATE, 'brush'),
        places(MATE, 'lantern'),
        readies(MATE),
        passes(ANCIENT),
        passes(ME),
        passes(
          MATE,
          ...faces(4, 3, 5, 2, 4, 1),
          ...faces(2, 4, 3, 5, 1, 3, 4, 2, 6, 3),
          ...faces(5, 4, 2, 6, 1),
          ...faces(3, 2, 4, 1, 5, 2),
        ),
        does(MATE, { kind: 'reroll', dice: 2 }, ...faces(4, 3)),
      ],
    ],
    ['wall', `lane-${ME}`],
    ['paid', 'ancient', [passes(ME), passes(MATE), passes(ANCIENT)]],
    ['price', `relic-${ME}`, [passes(ME), passes(MATE), passes(ANCIENT)]],
    ['back', `lane-${ME}`, undefined, { sits: ME }],
    [
      'exposed',
      `relic-${ME}`,
      [passes(ANCIENT), passes(ME), passes(MATE), does(ANCIENT, { kind: 'expose', relic: 2 })],
    ],
    ['heist', `relic-${ME}`, [does(ME, { kind: 'heist', relic: 1 })]],
    ['hook', held('grappling-hook'), [places(ME, 'grappling-hook')]],
    [
      'steal',
      'choice',
      [
        readies(ME),
        guards('clay-sentinel', MATE),
        readies(ANCIENT),
        places(MATE, 'climbing-rope'),
        places(MATE, 'brush'),
        readies(MATE),
        passes(ANCIENT),
        passes(ME),
        passes(
          MATE,
          ...faces(4, 5, 3, 4),
          ...faces(3, 4, 2, 5),
          ...faces(2, 4, 3, 1, 5),
          ...faces(4, 3, 5, 2, 6, 4, 1),
        ),
      ],
    ],
    ['scores', `lane-${ME}`, [passes(ANCIENT), passes(ME), passes(MATE, ...faces(4))]],
    ['taken', `digger-${ME}`],
    ['win', 'ancient'],
    ['lose', `digger-${ME}`],
    ['hazard', 'alert'],
  ],
  ends: { waiting: [ANCIENT, ME, MATE], hash: 'ff86f413193da277' },
});

export const lessons: readonly Lesson<Choice>[] = [first, full];
