// What happens in a game, in the past tense: all that a log, a sound or an animation needs. Nothing hidden is in it.
import type { Card, Suit } from './content/deck.ts';
import type { EndReason } from './position.ts';

export type Event =
  | { readonly kind: 'reshuffled'; readonly count: number }
  | { readonly kind: 'eventDrawn'; readonly card: Card }
  | { readonly kind: 'goldTaken'; readonly card: Card }
  | { readonly kind: 'dieRolled'; readonly roll: number; readonly value: number; readonly success: boolean }
  | { readonly kind: 'goldPaid'; readonly cards: readonly Card[]; readonly sum: number }
  | { readonly kind: 'heroHurt'; readonly by: Card; readonly amount: number; readonly hp: number }
  | { readonly kind: 'heroHealed'; readonly by: Card; readonly amount: number; readonly hp: number }
  | { readonly kind: 'trapPassed'; readonly card: Card }
  | { readonly kind: 'concoctionLeft'; readonly card: Card }
  | { readonly kind: 'fightEvaded'; readonly card: Card }
  | { readonly kind: 'enemyBribed'; readonly card: Card }
  | { readonly kind: 'bribeRefused'; readonly card: Card }
  | { readonly kind: 'fightBegun'; readonly enemy: Card; readonly hp: number }
  | { readonly kind: 'turnBegun'; readonly turn: number }
  /** `slot` is 1, 2 or 3. */
  | { readonly kind: 'heroServed'; readonly slot: number; readonly card: Card }
  | { readonly kind: 'enemyServed'; readonly slot: number }
  /** `value` is E, made of the printed value, the King's bonus and the Enemy Aid that it uses. */
  | {
      readonly kind: 'enemyUnveiled';
      readonly slot: number;
      readonly card: Card;
      readonly value: number;
      readonly king: number;
      readonly aid: number;
    }
  /** `value` is H, made of the printed values, the Relic and the Help Cards. */
  | {
      readonly kind: 'heroResponded';
      readonly cards: readonly Card[];
      readonly suit: Suit;
      readonly value: number;
      readonly relic: number;
      readonly help: number;
    }
  | { readonly kind: 'noResponse' }
  /** Changes as they were worked out, before the limits; HP as they stand. */
  | {
      readonly kind: 'actionResolved';
      readonly heroChange: number;
      readonly enemyChange: number;
      readonly hp: number;
      readonly enemyHp: number;
    }
  | { readonly kind: 'actionCardsPiled'; readonly cards: readonly Card[] }
  | { readonly kind: 'enemyAidUsed'; readonly cards: readonly Card[] }
  | { readonly kind: 'helpUsed'; readonly cards: readonly Card[]; readonly to: 'catacomb' | 'enemyAid' }
  | { readonly kind: 'heroSpared'; readonly hp: number }
  | { readonly kind: 'enemyBeaten'; readonly card: Card }
  | { readonly kind: 'relicTaken'; readonly card: Card }
  | { readonly kind: 'enemyCardsPiled'; readonly cards: readonly Card[] }
  | { readonly kind: 'handKept'; readonly kept: readonly Card[]; readonly discarded: readonly Card[] }
  | { readonly kind: 'gameWon'; readonly reason: EndReason }
  | { readonly kind: 'gameLost'; readonly reason: EndReason };
