// How many of each card a table of this size has in its decks and hands, by card number; kept per catalog.
import type { Catalog } from './catalog.ts';

const counted = new WeakMap<Catalog, number[][]>();

export function cardCounts(catalog: Catalog, diggers: number): readonly number[] {
  let bySize = counted.get(catalog);
  if (!bySize) {
    bySize = [];
    counted.set(catalog, bySize);
  }
  if (!bySize[diggers]) {
    const counts = catalog.entries.map(() => 0);
    for (const deck of [
      catalog.deck.expedition,
      catalog.deck.ancient,
      catalog.deck.ancientHand,
      catalog.deck.relics,
    ])
      for (const card of deck) counts[card]!++;
    for (const card of catalog.deck.diggerHand) counts[card]! += diggers;
    bySize[diggers] = counts;
  }
  return bySize[diggers];
}
