// The lessons of Ruba Dungeon: a first fight, and everything a game asks for up to the first King.
import { type Entry, type Lesson, lessonOf, type TableSetup } from '@undercroft/kernel';
import type { Choice } from './choices.ts';

const EASY: TableSetup = { seats: 1, options: { mode: 'easy', concoctionSkip: false, mutualKo: 'loss' } };

/** Suits by their numbers. Lessons import no code of the game, so that they stay a file of their own. */
const CLUBS = 0;
const CUPS = 1;
const COINS = 2;
const SWORDS = 3;
/** Slots of the hand, as the mask of a response writes them. */
const LEFT = 1;
const MIDDLE = 2;
const RIGHT = 4;
/** Coins cards, as the mask of a payment writes them. */
const COIN_3 = 2;
const COIN_5 = 8;
const COIN_6 = 16;

/** The luck of shuffling 22 cards. */
const RESHUFFLE: readonly number[] = [0, 7, 15, 4, 13, 12, 14, 10, 5, 7, 6, 1, 0, 5, 2, 1, 2, 4, 2, 2, 0];

const does = (choice: Choice, ...luck: number[]): readonly Entry<Choice>[] => [{ seat: 0, choice, luck }];
const respond = (cards: number, suit: 0 | 1 | 2 | 3, help = 0, ...luck: number[]): readonly Entry<Choice>[] =>
  does({ kind: 'respond', cards, suit, help }, ...luck);

const first = lessonOf<Choice>('first', {
  seconds: 90,
  table: EASY,
  setupLuck: [
    7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 20, 14, 15, 7, 2, 0, 14, 10, 1, 10, 7, 2, 0, 1, 2, 2, 0, 1, 2, 0,
    1,
  ],
  learner: 0,
  steps: [
    ['hero', 'hero'],
    ['goal', 'goal'],
    ['trap', 'die', does({ kind: 'die' }, 4)],
    ['gold', 'gold'],
    ['swords', 'event', does({ kind: 'fight' })],
    ['row', 'enemyRow'],
    ['shield', 'card-24', respond(MIDDLE, COINS)],
    ['both', 'card-35', respond(LEFT, SWORDS)],
    ['keep', 'hand', does({ kind: 'keep', cards: RIGHT })],
  ],
  ends: { waiting: [0], hash: '58c5769b8e6bb2cc' },
});

const full = lessonOf<Choice>('full', {
  seconds: 480,
  table: EASY,
  setupLuck: [
    2, 3, 2, 5, 3, 2, 5, 3, 2, 2, 1, 2, 13, 16, 3, 7, 15, 7, 3, 13, 4, 3, 9, 6, 4, 5, 3, 1, 4, 5, 4, 0, 2, 0,
  ],
  learner: 0,
  steps: [
    ['cards', 'dungeon event'],
    ['court', 'characters hero'],
    ['relics', 'relics'],
    ['trap', 'event'],
    ['test', 'die', does({ kind: 'die' }, 2)],
    ['failed', 'hero'],
    ['pay', 'card-25', does({ kind: 'pay', gold: COIN_6 }), { next: 'choice' }],
    ['concoction', 'die', does({ kind: 'die' }, 3)],
    ['capped', 'hero'],
    ['swords', 'event'],
    ['evade', 'card-22', does({ kind: 'evade', gold: COIN_3 }), { next: 'choice' }],
    ['bribe', 'card-24', does({ kind: 'bribe', gold: COIN_5 })],
    ['help', 'aid'],
    ['fight', 'event', does({ kind: 'fight' })],
    ['king', 'enemy'],
    ['turn', 'enemyRow'],
    ['suits', 'exchange'],
    ['parry', 'card-5', respond(LEFT, CLUBS)],
    ['combo', 'card-34', respond(MIDDLE + RIGHT, SWORDS), { next: 'card-14' }],
    ['relic', 'relics'],
    ['again', 'event', does({ kind: 'fight' })],
    ['heal', 'card-15', respond(MIDDLE, CUPS, 1), { next: 'card-18' }],
    ['bonus', 'card-2', respond(LEFT, CLUBS), { next: 'choice' }],
    ['must', 'card-21', respond(RIGHT, COINS, 0, ...RESHUFFLE)],
    ['reshuffled', 'dungeon hand'],
    ['strike', 'card-13', respond(LEFT + RIGHT, CLUBS), { next: 'card-3' }],
    ['keep', 'hand', does({ kind: 'keep', cards: MIDDLE })],
    ['unseen', 'unseen goal'],
    ['on', 'goal'],
  ],
  ends: { waiting: [0], hash: 'c2d39aad1974441a' },
});

export const lessons: readonly Lesson<Choice>[] = [first, full];
