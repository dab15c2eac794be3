// Everything on the table of Ruba Dungeon, as small integers and flat piles.
import {
  type Card,
  countCourt,
  countOfSuit,
  goldBit,
  isKing,
  NO_CARD,
  printedValue,
  type Suit,
  suitOf,
} from './content/deck.ts';

/** What the Hero decides next: an open event, an unveiled enemy card, what to keep; or nothing more. */
export type Phase = 'event' | 'respond' | 'keep' | 'over';

/** RD-END-7: how a game ended; empty while it goes on. */
export type EndReason =
  | ''
  | 'relics'
  | 'all-enemies'
  | 'combat'
  | 'trap'
  | 'concoction'
  | 'resigned'
  | 'limit';

export interface Position {
  hard: boolean;
  concoctionSkip: boolean;
  mutualKoWins: boolean;
  cardLimit: number;
  phase: Phase;
  reason: EndReason;
  hero: Card;
  hp: number;
  /** The enemy of the fight, or NO_CARD. */
  enemy: Card;
  enemyHp: number;
  /** Coins cards in the order in which they were found. */
  gold: Card[];
  /** Mask of the suits whose Ace the Hero has; the others lie in the Relic Deck. */
  relics: number;
  /** Masks of court cards. */
  aid: number;
  enemyAid: number;
  catacomb: number;
  /** The three Hero action slots, left to right; NO_CARD where empty. */
  hand: Card[];
  /** The enemy card of the present Action, or NO_CARD. */
  unveiled: Card;
  /** Enemy cards face down in slots 1, 2, 3; the last one is unveiled next (RD-TURN-6). */
  enemyRow: Card[];
  /** Both decks with their top at the end. */
  dungeon: Card[];
  characters: Card[];
  /** Bottom first. */
  eventPile: Card[];
  /** RD-END-9: the counters of the record. */
  eventCount: number;
  fightCount: number;
  turnCount: number;
  actionCount: number;
  cardCount: number;
  goldSpent: number;
  evadeCount: number;
  bribeCount: number;
}

/** RD-CRAWL-1: the event card lies on top of the Event Pile until it is resolved. */
export const eventCard = (position: Position): Card => position.eventPile[position.eventPile.length - 1]!;

/** RD-HELP-1: every beaten enemy is in Aid, Enemy Aid or the Catacomb. */
export const beatenCards = (position: Position): number =>
  position.aid | position.enemyAid | position.catacomb;
export const beatenCount = (position: Position): number => countCourt(beatenCards(position));

/** The Hero's Gold as a mask over the coins 2..7. */
export function goldMask(position: Position): number {
  let mask = 0;
  for (const card of position.gold) mask |= goldBit(card);
  return mask;
}

/** The Hero action slots that hold a card, as a mask with slot 1 as bit 0. */
export function heldSlots(position: Position): number {
  const { hand } = position;
  return (hand[0] === NO_CARD ? 0 : 1) | (hand[1] === NO_CARD ? 0 : 2) | (hand[2] === NO_CARD ? 0 : 4);
}

/** RD-REL-2: does the Hero own the Relic of this suit? */
export const ownsRelic = (position: Position, suit: number): boolean => (position.relics & (1 << suit)) !== 0;

/** RD-RES-1: the Hero's value = printed values + 1 for the Relic of the suit + 1 for each Help Card used. */
export function heroValue(position: Position, slots: number, suit: Suit, help: number): number {
  let sum = help + ((position.relics >> suit) & 1);
  for (let slot = 0; slot < 3; slot++) if (slots & (1 << slot)) sum += printedValue(position.hand[slot]!);
  return sum;
}

/** RD-CBT-4 and RD-CBT-5: only in hard mode, only a King, only his own suit. */
export const kingBonus = (position: Position, suit: Suit): number =>
  position.hard && isKing(position.enemy) && suitOf(position.enemy) === suit ? 1 : 0;

/** RD-RES-4: the enemy's value = printed value + the King's bonus + 1 for each card of the suit in Enemy Aid. */
export function enemyValue(position: Position, card: Card = position.unveiled): number {
  const suit = suitOf(card);
  return printedValue(card) + kingBonus(position, suit) + countOfSuit(position.enemyAid, suit);
}
