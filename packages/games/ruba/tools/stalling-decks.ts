// Arranged decks for a fight that never ends: the first deal, the odd deal after it, and the one that repeats for ever.
import type { Card } from '../src/content/deck.ts';
import { card } from '../test/card-named.ts';

/** The Hero's three cards of a turn, then the enemy's in slots 1, 2, 3 (slot 3 is unveiled first). */
const turn = (value: number, ...enemy: string[]): string[] => [
  `clubs-${value}`,
  `cups-${value}`,
  `coins-${value}`,
  ...enemy,
];
/** From top first, as a person reads it, to the order of a deck, whose top is its end. */
const deck = (...cards: string[]): readonly Card[] => cards.map(card).reverse();

export const STALLING_DECKS: readonly (readonly Card[])[] = [
  deck(
    'swords-7',
    ...turn(7, 'coins-2', 'cups-2', 'swords-6'),
    ...turn(6, 'coins-3', 'cups-3', 'swords-5'),
    ...turn(5, 'clubs-2', 'swords-2', 'swords-4'),
    ...turn(4, 'clubs-3', 'swords-3'),
  ),
  deck(
    'swords-7',
    ...turn(7, 'coins-2', 'cups-2', 'swords-6'),
    ...turn(6, 'coins-3', 'cups-3', 'swords-5'),
    ...turn(5, 'clubs-2', 'swords-2', 'swords-4'),
  ),
  deck(
    ...turn(7, 'coins-2', 'cups-2', 'swords-7'),
    ...turn(6, 'coins-3', 'cups-3', 'swords-6'),
    ...turn(5, 'clubs-2', 'swords-2', 'swords-5'),
    ...turn(4, 'clubs-3', 'swords-3', 'swords-4'),
  ),
];
