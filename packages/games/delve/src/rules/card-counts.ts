// How many of each card a table of this size has in its decks and hands, by card number.
import { keptBySize } from './kept-by-size.ts';

export const cardCounts = keptBySize((catalog, diggers): readonly number[] => {
  const { expedition, ancient, ancientHand, relics, diggerHand } = catalog.deck;
  const counts = catalog.entries.map(() => 0);
  for (const deck of [expedition, ancient, ancientHand, relics]) for (const card of deck) counts[card]!++;
  for (const card of diggerHand) counts[card]! += diggers;
  return counts;
});
