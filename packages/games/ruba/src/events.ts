// What happens in a game, in the past tense: all that a log, a sound or an animation needs. Nothing hidden is in it.
import type { Kinds } from '@undercroft/kernel';
import type { Card, Suit } from './content/deck.ts';
import type { EndReason } from './position.ts';

export type Event = Kinds<
  {
    reshuffled: { count: number };
    eventDrawn: { card: Card };
    goldTaken: { card: Card };
    dieRolled: { roll: number; value: number; success: boolean };
    goldPaid: { cards: readonly Card[]; sum: number };
    heroHurt: { by: Card; amount: number; hp: number };
    heroHealed: { by: Card; amount: number; hp: number };
    trapPassed: { card: Card };
    concoctionLeft: { card: Card };
    fightEvaded: { card: Card };
    enemyBribed: { card: Card };
    bribeRefused: { card: Card };
    fightBegun: { enemy: Card; hp: number };
    turnBegun: { turn: number };
    /** `slot` is 1, 2 or 3. */
    heroServed: { slot: number; card: Card };
    enemyServed: { slot: number };
    /** `value` is E, made of the printed value, the King's bonus and the Enemy Aid that it uses. */
    enemyUnveiled: { slot: number; card: Card; value: number; king: number; aid: number };
    /** `value` is H, made of the printed values, the Relic and the Help Cards. */
    heroResponded: { cards: readonly Card[]; suit: Suit; value: number; relic: number; help: number };
    /** Changes as they were worked out, before the limits; HP as they stand. */
    actionResolved: {
      heroChange: number;
      enemyChange: number;
      hpBefore: number;
      enemyHpBefore: number;
      hp: number;
      enemyHp: number;
    };
    actionCardsPiled: { cards: readonly Card[] };
    enemyAidUsed: { cards: readonly Card[] };
    helpUsed: { cards: readonly Card[]; to: 'catacomb' | 'enemyAid' };
    heroSpared: { hp: number };
    enemyBeaten: { card: Card };
    relicTaken: { card: Card };
    enemyCardsPiled: { cards: readonly Card[] };
    handKept: { kept: readonly Card[]; discarded: readonly Card[] };
    gameWon: { reason: EndReason };
    gameLost: { reason: EndReason };
  },
  'noResponse'
>;
