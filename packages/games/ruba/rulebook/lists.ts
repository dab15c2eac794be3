// All forty cards of Ruba Dungeon by their parts, out of the deck and the game's texts.
import type { Listed, Lists } from '@undercroft/kit';
import { type Card, COURT_CARDS, cardId, DUNGEON_CARDS, RELICS, SUITS, suitOf } from '../src/content/deck.ts';

const listed = (card: Card): Listed => ({
  name: `card.${cardId(card)}`,
  facts: [],
  text: [{ id: `card.${cardId(card)}.text` }],
});

export const lists: Lists = {
  cards: [
    { title: { id: 'list.cards.relics' }, cards: RELICS.map(listed) },
    ...SUITS.map((name, suit) => ({
      title: { id: 'list.cards.suit', args: { suit: { id: `suit.${name}` } } },
      cards: DUNGEON_CARDS.filter((card) => suitOf(card) === suit).map(listed),
    })),
    { title: { id: 'list.cards.court' }, cards: COURT_CARDS.map(listed) },
  ],
};
