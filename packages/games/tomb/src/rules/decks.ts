// The two decks: a card is drawn by luck at the moment it is turned, so no order exists that could be known too early.
import type { Chance, Tell } from '@undercroft/kernel';
import { DIRT } from '../content/pieces.ts';
import type { Event } from '../events.ts';
import { cardsPerTurn, concussionsLeft, lootLeft, type Position } from '../position.ts';

/** ST-EXC-1: the top loot card. Known Dirt at the bottom comes only when nothing lies above it. */
export function drawLoot(p: Position, chance: Chance): number {
  const above = lootLeft(p) - p.knownBottomDirt;
  if (above === 0) {
    p.knownBottomDirt--;
    p.loot[DIRT]!--;
    return DIRT;
  }
  let rest = chance.pick(above, 'loot');
  let card = 0;
  while (card < DIRT && rest >= p.loot[card]!) rest -= p.loot[card++]!;
  p.loot[card]!--;
  return card;
}

/** ST-EMP-1: a Dirt card goes to the bottom, where all know it. */
export function putDirtAtBottom(p: Position): void {
  p.loot[DIRT]!++;
  p.knownBottomDirt++;
}

/** CH-6: the cards are in the deck already; after a shuffle it is no longer known what lies at the bottom. */
export function shuffleLoot(p: Position): void {
  p.knownBottomDirt = 0;
}

/** ST-CON-1, ST-CON-2: the top Concussion card; an empty deck is renewed from the used pile first. */
export function drawConcussion(p: Position, chance: Chance, tell: Tell<Event>): number {
  let left = concussionsLeft(p);
  if (left === 0) {
    renewConcussions(p, tell);
    left = concussionsLeft(p);
  }
  let rest = chance.pick(left, 'concussions');
  let direction = 0;
  while (rest >= p.concussions[direction]!) rest -= p.concussions[direction++]!;
  p.concussions[direction]!--;
  return direction;
}

/** ST-CON-2, ST-CON-9, ST-SET-24: all Concussion cards make a full deck again; in play that raises the tremor. */
export function renewConcussions(p: Position, tell: Tell<Event>): void {
  p.concussions.fill(p.settings.deck);
  if (p.turn > 0) p.renewals++;
  tell?.({ kind: 'deckRenewed', tremors: cardsPerTurn(p) });
}
