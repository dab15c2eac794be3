// What the rules say about the drawn examples of Ruba Dungeon; a test plays each of them at a real table.
import type { Examples } from '@undercroft/kit';
import { COINS, CUPS, cardOf, printedValue, type Suit, SWORDS, suitOf } from '../src/content/deck.ts';
import { bribePrice } from '../src/content/modes.ts';
import { SUIT_TABLE } from '../src/content/suits.ts';
import { eventChange, hpChange } from '../src/effects.ts';
import { cardName } from '../src/phrases.ts';
import { neededRoll } from '../src/rules/event-cards.ts';

export const DUNGEON_VALUES = [2, 3, 4, 5, 6, 7] as const;
export const ALL_SUITS: readonly Suit[] = [0, 1, 2, 3];

/** Both changes of HP in one exchange, before the limits. */
export const exchange = (
  own: Suit,
  h: number,
  other: Suit,
  e: number,
): readonly [hero: number, enemy: number] => {
  const mine = SUIT_TABLE[own]!.action;
  const theirs = SUIT_TABLE[other]!.action;
  return [hpChange(mine, h, theirs, e), hpChange(theirs, e, mine, h)];
};

/** The values that the table of pairings is worked out with. */
export const PAIRING = { h: 5, e: 3 } as const;

export const POTION = { enemy: cardOf(SWORDS, 4), hero: cardOf(CUPS, 7), relic: 1 } as const;
export const SHIELD = { enemy: cardOf(COINS, 3), hero: cardOf(SWORDS, 6), help: 2 } as const;
export const COMBO = {
  cards: [cardOf(SWORDS, 5), cardOf(COINS, 5), cardOf(CUPS, 5)],
  enemy: cardOf(CUPS, 2),
} as const;
export const AID = { helper: cardOf(SWORDS, 8), enemy: cardOf(SWORDS, 4) } as const;

const PRICED = 5;
const potionValue = printedValue(POTION.hero) + POTION.relic;
const shieldValue = printedValue(SHIELD.hero) + SHIELD.help;
const loss = (value: number): number => -eventChange('loseHalf', value);

export const examples: Examples = {
  test: { only: neededRoll(7), high: 7, highLoss: loss(7), low: 3, lowLoss: loss(3) },
  prices: { evade: PRICED, easy: bribePrice(PRICED, false), hard: bribePrice(PRICED, true) },
  pairings: PAIRING,
  potion: {
    enemy: cardName(POTION.enemy),
    hero: cardName(POTION.hero),
    e: printedValue(POTION.enemy),
    h: potionValue,
    change: exchange(suitOf(POTION.hero), potionValue, suitOf(POTION.enemy), printedValue(POTION.enemy))[0],
  },
  shield: {
    enemy: cardName(SHIELD.enemy),
    hero: cardName(SHIELD.hero),
    help: SHIELD.help,
    e: printedValue(SHIELD.enemy),
    h: shieldValue,
    loss: -exchange(suitOf(SHIELD.hero), shieldValue, suitOf(SHIELD.enemy), printedValue(SHIELD.enemy))[1],
  },
  combo: {
    first: cardName(COMBO.cards[0]),
    second: cardName(COMBO.cards[1]),
    third: cardName(COMBO.cards[2]),
    h: printedValue(COMBO.cards[0]) + printedValue(COMBO.cards[1]),
  },
  aid: {
    helper: cardName(AID.helper),
    enemy: cardName(AID.enemy),
    printed: printedValue(AID.enemy),
    e: printedValue(AID.enemy) + 1,
  },
};
