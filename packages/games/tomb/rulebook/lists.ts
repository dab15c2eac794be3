// The characters and cards of Survival of the Tomb, out of the content and the game's texts.
import type { Lists } from '@undercroft/kit';
import { CHARACTERS } from '../src/content/characters.ts';
import { NUMBERS } from '../src/content/numbers.ts';
import { CARDS_PER_DIRECTION, COLOURS, DIRT_CARDS, TREASURES_PER_COLOUR } from '../src/content/pieces.ts';
import { DIRECTIONS } from '../src/rules/geometry.ts';

const numbers: Readonly<Record<string, { readonly default: number }>> = NUMBERS;
const copies = (id: string, n: number) => ({
  name: `card.${id}`,
  facts: [{ id: 'fact.copies', args: { n } }],
  text: [],
});

export const lists: Lists = {
  cast: [
    {
      title: { id: 'list.cast.title' },
      cards: CHARACTERS.map(({ id, health }) => ({
        name: `card.${id}`,
        facts: [{ id: 'fact.health', args: { n: numbers[health]!.default } }],
        text: [{ id: `card.${id}.text` }],
      })),
    },
  ],
  cards: [
    {
      title: { id: 'list.cards.loot' },
      cards: [
        ...COLOURS.map((colour) => copies(`loot-${colour}`, TREASURES_PER_COLOUR)),
        copies('loot-dirt', DIRT_CARDS),
      ],
    },
    {
      title: { id: 'list.cards.concussions' },
      cards: DIRECTIONS.map((direction) => copies(`concussion-${direction}`, CARDS_PER_DIRECTION)),
    },
  ],
};
