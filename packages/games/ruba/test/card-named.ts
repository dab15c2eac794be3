// A card by its name in SPEC.md; apart from build-position.ts, because tools run without vitest.
import { type Card, cardOf, SUITS } from '../src/content/deck.ts';

/** A card by its name in the ledger: `clubs-7`. */
export function card(id: string): Card {
  const [suit, value] = id.split('-');
  return cardOf(SUITS.indexOf(suit as (typeof SUITS)[number]), Number(value));
}
