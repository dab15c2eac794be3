// The lessons of Unearth: a first ruin, and everything up to the first wonder.
import { type Entry, type Lesson, lessonOf, type Message, type TableSetup } from '@undercroft/kernel';
import type { Choice } from './choices.ts';

const TABLE: TableSetup = { seats: 2, options: { edition: 'english', promos: false, turnLimit: 400 } };
const ME = 0;
const RIVAL = 1;
const D4 = 0;
const D6 = 1;
const SECOND_D6 = 2;
const D8 = 4;
const RED = 1;
const BLUE = 2;
/** Pieces by their numbers. Lessons import no code of the game, so that they stay a file of their own. */
const ANCIENT_MAP = 0;
const PALACE_OF_RELICS = 9;

const does = (seat: number, choice: Choice, ...luck: number[]): Entry<Choice> => ({ seat, choice, luck });
/** Rolls a die that comes up with a face; more luck where something is drawn afterwards. */
const digs = (seat: number, die: number, slot: number, face: number, ...luck: number[]): Entry<Choice> =>
  does(seat, { kind: 'dig', die, slot }, face - 1, ...luck);
const takes = (colour: number, ...luck: number[]): Entry<Choice> =>
  does(ME, { kind: 'stone', colour }, ...luck);
const places = (q: number, r: number): Entry<Choice> => does(ME, { kind: 'cell', q, r });

const who: Readonly<Record<string, Message>> = { who: { id: `seat.${RIVAL}` } };
const RIVAL_NAMED = { args: who };

const first = lessonOf<Choice>('first', {
  seconds: 90,
  table: TABLE,
  setupLuck: [
    0, 16, 28, 0, 15, 20, 1, 4, 8, 13, 16, 3, 10, 15, 6, 1, 0, 7, 7, 8, 18, 32, 18, 45, 3, 30, 17, 29, 3, 9,
    8, 10, 5, 0,
  ],
  learner: ME,
  steps: [
    ['row', 'row'],
    ['pool', 'pool'],
    ['high', 'die-4', [digs(ME, D8, 0, 7)], { next: 'ruin-0' }],
    ['rival', 'ruin-7', [digs(RIVAL, D6, 1, 5)], RIVAL_NAMED],
    ['low', 'die-0', [digs(ME, D4, 1, 2)], { next: 'ruin-7' }],
    ['stone', 'stone-1-1', [takes(RED)]],
    ['claim', 'ruin-0', [digs(RIVAL, SECOND_D6, 0, 4, 0, 3, 4, 5)], RIVAL_NAMED],
    ['yours', 'points', undefined, RIVAL_NAMED],
  ],
  ends: { waiting: [0], hash: '868cae71a4203ddd' },
});

/** Five turns that the lesson plays by itself: two more stones for the ring. */
const LATER: readonly Entry<Choice>[] = [
  digs(RIVAL, D6, 3, 5),
  digs(ME, D4, 2, 2),
  takes(BLUE),
  places(0, 2),
  digs(RIVAL, D8, 3, 6),
  digs(ME, D6, 1, 1),
  takes(BLUE),
  places(-1, 2),
  digs(RIVAL, SECOND_D6, 0, 5),
];

const full = lessonOf<Choice>('full', {
  seconds: 480,
  table: TABLE,
  setupLuck: [
    0, 16, 28, 0, 15, 20, 1, 4, 8, 15, 2, 7, 1, 11, 5, 5, 7, 0, 5, 9, 3, 47, 17, 31, 17, 17, 29, 29, 41, 3, 9,
    8, 10, 5, 0,
  ],
  learner: ME,
  steps: [
    ['row', 'row'],
    ['colours', 'ruin-17'],
    ['hidden', 'points'],
    ['dice', 'pool'],
    ['high', 'die-4', [digs(ME, D8, 0, 7)], { next: 'ruin-17' }],
    ['rival', 'ruin-17', [digs(RIVAL, D6, 0, 6, 20, 4, 5, 45)], RIVAL_NAMED],
    ['won', 'points', undefined, RIVAL_NAMED],
    ['low', 'die-0', [digs(ME, D4, 2, 2)], { next: 'ruin-13' }],
    ['stone', 'stone-2-1', [takes(RED)]],
    ['wait', 'ruin-0', [digs(RIVAL, D6, 1, 6)], RIVAL_NAMED],
    ['cards', 'hand'],
    ['map', 'delver-ancient-map', [does(ME, { kind: 'play', card: ANCIENT_MAP })]],
    ['roll', 'die-1', [digs(ME, D6, 2, 5)], { next: 'ruin-13' }],
    ['again', 'answer-replace', [does(ME, { kind: 'replace', by: 'map' }, 2)]],
    ['second', 'stone-2-1', [takes(RED)]],
    ['bigger', 'ruin-13', [digs(RIVAL, D8, 2, 8)], RIVAL_NAMED],
    ['third', 'die-2', [digs(ME, SECOND_D6, 2, 1)], { next: 'ruin-13' }],
    ['ring', 'cell-1-1', [places(1, 1)]],
    ['lost', 'ruin-13', [digs(RIVAL, SECOND_D6, 2, 4, 3, 12, 25, 4, 15, 30, 28)], RIVAL_NAMED],
    ['comfort', 'hand'],
    ['tie', 'die-4', [digs(ME, D8, 1, 6, 20, 5, 28, 16)], { next: 'ruin-0' }],
    ['tied', 'points', undefined, RIVAL_NAMED],
    ['later', 'tableau mine', LATER, RIVAL_NAMED],
    ['sixth', 'die-2', [digs(ME, SECOND_D6, 2, 3)], { next: 'ruin-23' }],
    ['red', 'stone-2-1', [takes(RED)]],
    ['close', 'cell--1-1', [places(-1, 1)]],
    ['build', 'named-palace-of-relics', [does(ME, { kind: 'build', q: 0, r: 1, wonder: PALACE_OF_RELICS })]],
    ['wonder', 'tableau mine'],
    ['sorts', 'wonders'],
    ['age', 'age row'],
    ['score', 'points'],
  ],
  ends: { waiting: [1], hash: '6b131e5fbaddf8e3' },
});

export const lessons: readonly Lesson<Choice>[] = [first, full];
