// Taking cards from the Dungeon Deck: the late reshuffle, and the limit that every game respects.
import type { Chance, Tell } from '@undercroft/kernel';
import { type Card, NO_CARD } from '../content/deck.ts';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import { lose } from '../score.ts';

/**
 * RD-CRAWL-2 to RD-CRAWL-5, RD-TURN-5, RD-END-6: the top card; an empty deck is first made anew from the whole Event
 * Pile, bottom to top. NO_CARD when the limit has ended the game instead.
 */
export function takeCard(position: Position, chance: Chance, tell: Tell<Event>): Card {
  if (position.cardCount >= position.cardLimit) {
    lose(position, 'limit', tell);
    return NO_CARD;
  }
  if (position.dungeon.length === 0) {
    const pile = position.eventPile;
    position.eventPile = position.dungeon;
    position.dungeon = pile;
    chance.shuffle(pile, 'dungeon');
    tell?.({ kind: 'reshuffled', count: pile.length });
  }
  position.cardCount++;
  return position.dungeon.pop()!;
}
