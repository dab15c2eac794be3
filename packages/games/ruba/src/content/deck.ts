// The 40 cards of the Italian deck as small integers, and the masks that hold sets of them.

/** RD-COMP-1: a card is 10 x suit + value - 1, so 0..39, each once. */
export type Card = number;

/** An empty slot. Not HIDDEN: all see that it is empty. */
export const NO_CARD = -2;

/** In the order of the ledger; a suit is the index of its name. */
export const SUITS = ['clubs', 'cups', 'coins', 'swords'] as const;
export type Suit = 0 | 1 | 2 | 3;
export const CLUBS = 0;
export const CUPS = 1;
export const COINS = 2;
export const SWORDS = 3;

export const ACE = 1;
export const JACK = 8;
export const KNIGHT = 9;
export const KING = 10;
export const LOWEST_DUNGEON_VALUE = 2;
export const HIGHEST_DUNGEON_VALUE = 7;

export const cardOf = (suit: number, value: number): Card => suit * 10 + value - 1;
export const suitOf = (card: Card): Suit => ((card / 10) | 0) as Suit;
export const printedValue = (card: Card): number => (card % 10) + 1;
export const isKing = (card: Card): boolean => card % 10 === KING - 1;

/** The ledger's name of a card: `clubs-7`. */
export const cardId = (card: Card): string => `${SUITS[suitOf(card)]}-${printedValue(card)}`;

/** Every card of these values, suit by suit, values rising: the order in which decks are built before the shuffle. */
export function cardsOfValues(from: number, to: number): Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < SUITS.length; suit++)
    for (let value = from; value <= to; value++) cards.push(cardOf(suit, value));
  return cards;
}

/** RD-SET-9: the eight cards among which the Hero is picked, in the order of the pick. */
export const HEROES: readonly Card[] = Object.freeze(cardsOfValues(JACK, KNIGHT));
/** RD-SET-2: all court cards; the Hero is left out when the Character Deck is built. */
export const COURT_CARDS: readonly Card[] = Object.freeze(cardsOfValues(JACK, KING));
/** RD-SET-4: the 24 cards that are events, action cards and gold. */
export const DUNGEON_CARDS: readonly Card[] = Object.freeze(
  cardsOfValues(LOWEST_DUNGEON_VALUE, HIGHEST_DUNGEON_VALUE),
);
/** RD-SET-3: the Aces, one Relic per suit. */
export const RELICS: readonly Card[] = Object.freeze(cardsOfValues(ACE, ACE));

/** Gold is a mask over the coins 2..7 (bit i is value i + 2), as the decision points of the ledger write it. */
export const goldBit = (card: Card): number => 1 << (printedValue(card) - LOWEST_DUNGEON_VALUE);
export const ALL_GOLD = 63;

/** What each gold mask is worth. */
export const GOLD_SUM: readonly number[] = Object.freeze(
  Array.from({ length: ALL_GOLD + 1 }, (_, mask) => {
    let sum = 0;
    for (let i = 0; i < 6; i++) if (mask & (1 << i)) sum += i + LOWEST_DUNGEON_VALUE;
    return sum;
  }),
);

/** The coins cards of a gold mask in rising value. */
export function goldCards(mask: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < 6; i++) if (mask & (1 << i)) cards.push(cardOf(COINS, i + LOWEST_DUNGEON_VALUE));
  return cards;
}

/** A set of court cards is a mask: three bits per suit, Jack lowest. */
export const courtBit = (card: Card): number => 1 << (suitOf(card) * 3 + printedValue(card) - JACK);

/** The bits of one suit in a mask of court cards. */
export const courtOfSuit = (mask: number, suit: number): number => (mask >> (suit * 3)) & 7;

const ONES_OF_THREE_BITS = [0, 1, 1, 2, 1, 2, 2, 3] as const;

/** How many cards of this suit a mask of court cards holds: 0..3. */
export const countOfSuit = (mask: number, suit: number): number =>
  ONES_OF_THREE_BITS[courtOfSuit(mask, suit)]!;

/** How many court cards a mask holds. */
export const countCourt = (mask: number): number =>
  countOfSuit(mask, CLUBS) + countOfSuit(mask, CUPS) + countOfSuit(mask, COINS) + countOfSuit(mask, SWORDS);

/** The court cards of a mask, suit by suit, Jack before Knight before King. */
export const courtCards = (mask: number): Card[] => COURT_CARDS.filter((card) => mask & courtBit(card));

/** RD-HELP-3: the lowest `count` cards of this suit in a mask of court cards, as a mask. */
export function lowestOfSuit(mask: number, suit: number, count: number): number {
  let left = courtOfSuit(mask, suit);
  let taken = 0;
  for (let i = 0; i < count; i++) {
    const lowest = left & -left;
    taken |= lowest;
    left ^= lowest;
  }
  return taken << (suit * 3);
}
