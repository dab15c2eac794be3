// Crawling: cards are drawn until one asks for a choice; coins are gold at once.
import type { Chance, Tell } from '@undercroft/kernel';
import { COINS, NO_CARD, suitOf } from '../content/deck.ts';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import { takeCard } from './dungeon-deck.ts';

/** RD-CRAWL-1, RD-CRAWL-6, RD-CRAWL-7 and RD-EVT-4: draws by itself, again and again, until a choice is asked. */
export function crawl(position: Position, chance: Chance, tell: Tell<Event>): void {
  for (;;) {
    const card = takeCard(position, chance, tell);
    if (card === NO_CARD) return;
    position.eventCount++;
    tell?.({ kind: 'eventDrawn', card });
    if (suitOf(card) !== COINS) {
      position.eventPile.push(card);
      position.phase = 'event';
      return;
    }
    position.gold.push(card);
    tell?.({ kind: 'goldTaken', card });
  }
}
