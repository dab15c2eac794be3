// What must hold in every position, checked by tests.
import { CARDS, type Position } from './position.ts';
import { zones } from './view.ts';

/** The laws of the material: one sentence for each that is broken. */
export function invariants(position: Position): string[] {
  const cards = zones(position).flatMap((pile) => pile.pieces);
  return cards.length === CARDS && new Set(cards).size === CARDS
    ? []
    : ['EX-SET-1: sixteen cards, each once'];
}
