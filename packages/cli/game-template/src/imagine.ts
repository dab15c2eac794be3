// Imagining: deals the unseen cards at random into the holes of a view.
import { type Chance, fillHoles, type Viewer } from '@undercroft/kernel';
import { copy } from './copy.ts';
import { CARDS, type Position } from './position.ts';
import { zones } from './view.ts';

export function imagine(seen: Position, _viewer: Viewer, chance: Chance): Position {
  const full = copy(seen);
  const piles = zones(full);
  const known = new Set(piles.flatMap((pile) => pile.pieces));
  const unseen = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !known.has(card));
  fillHoles(piles, 'cards', unseen, chance);
  for (const hand of full.hands) hand.sort((a, b) => a - b);
  return full;
}
