// Imagining: puts the unseen cards into the piles that a view hides, in a random order.
import { type Chance, HIDDEN, type Viewer } from '@undercroft/kernel';
import type { Card } from './content/deck.ts';
import { copy } from './copy.ts';
import type { Position } from './position.ts';
import { unseenCharacters, unseenDungeonCards } from './view.ts';

/** Every order of the unseen cards is equally likely since the last shuffle. */
export function imagine(seen: Position, _viewer: Viewer, chance: Chance): Position {
  const position = copy(seen);
  const dungeonCards = unseenDungeonCards(seen);
  chance.shuffle(dungeonCards);
  fillPile(position.dungeon, dungeonCards);
  fillPile(position.enemyRow, dungeonCards);
  const courtCards = unseenCharacters(seen);
  chance.shuffle(courtCards);
  fillPile(position.characters, courtCards);
  return position;
}

/** Takes cards for the holes of a pile; leaves what is known. */
function fillPile(pile: Card[], unseen: Card[]): void {
  for (let i = 0; i < pile.length; i++) if (pile[i] === HIDDEN) pile[i] = unseen.pop()!;
}
