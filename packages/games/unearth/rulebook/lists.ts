// The cards of Unearth by their decks, out of the content and the game's texts.
import type { Message } from '@undercroft/kernel';
import type { CardList, Lists } from '@undercroft/kit';
import { DELVER_CARDS } from '../src/content/delver-cards.ts';
import { AGE_CARDS } from '../src/content/end-of-age.ts';
import { RUIN_COLOURS, RUINS } from '../src/content/ruins.ts';
import { STONE_COLOURS } from '../src/content/stones.ts';
import { type Formula, GREATER_VALUES, LESSER_VALUES, NAMED_WONDERS } from '../src/content/wonders.ts';

/** Stones by colour in words: `3 black + 3 red`. */
export const stonesFact = (counts: readonly number[]): Message =>
  joined(
    counts.flatMap((n, colour) => (n > 0 ? [{ id: `fact.${STONE_COLOURS[colour]}`, args: { n } }] : [])),
  );

const joined = ([first, ...rest]: readonly Message[]): Message =>
  rest.length === 0 ? first! : { id: 'fact.join', args: { first: first!, rest: joined(rest) } };

/** A formula in words. */
export function formulaFact(formula: Formula): Message {
  if (formula.kind === 'sets' && formula.sizes.length === 1) return { id: 'fact.six' };
  if (formula.kind === 'sets') return { id: 'fact.groups', args: { sizes: formula.sizes.join(' + ') } };
  const named = formula.least.flatMap((n, colour) =>
    n > 0 ? [{ id: `fact.${STONE_COLOURS[colour]}`, args: { n } }] : [],
  );
  const free = 6 - formula.least.reduce((sum, n) => sum + n, 0);
  return free === 6 ? { id: 'fact.anyRing' } : joined([...named, { id: 'fact.any', args: { n: free } }]);
}

const promoFact = (promo: boolean): readonly Message[] => (promo ? [{ id: 'fact.promo' }] : []);
const TOMB = 'tomb-of-the-last-age';
const tokens = (kind: 'lesser' | 'greater', values: readonly number[]) => ({
  name: `card.${kind}`,
  facts: [
    { id: 'fact.copies', args: { n: values.length } },
    { id: 'fact.range', args: { from: Math.min(...values), to: Math.max(...values) } },
  ],
  text: [{ id: `card.${kind}.text` }],
});

const wonders: CardList = {
  title: { id: 'list.wonders.title' },
  cards: [
    ...NAMED_WONDERS.map(({ id, formula, promo }) => ({
      name: `card.${id}`,
      facts: [formulaFact(formula), ...promoFact(promo)],
      text:
        id === TOMB
          ? [{ id: `card.${id}.text.english` }, { id: `card.${id}.text.russian` }]
          : [{ id: `card.${id}.text` }],
    })),
    tokens('lesser', LESSER_VALUES),
    tokens('greater', GREATER_VALUES),
  ],
};

export const lists: Lists = {
  delvers: [
    {
      title: { id: 'list.delvers.title' },
      cards: DELVER_CARDS.map(({ id, count }) => ({
        name: `card.${id}`,
        facts: [{ id: 'fact.copies', args: { n: count } }],
        text: [{ id: `card.${id}.text` }],
      })),
    },
  ],
  wonders: [wonders],
  age: [
    {
      title: { id: 'list.age.title' },
      cards: AGE_CARDS.map(({ id, effect, promo }) => ({
        name: `card.${id}`,
        facts: [
          ...(effect.kind === 'ruin'
            ? [{ id: 'fact.ruin', args: { claim: effect.claim, n: effect.stones } }]
            : []),
          ...promoFact(promo),
        ],
        text: [{ id: `card.${id}.text` }],
      })),
    },
  ],
  ruins: RUIN_COLOURS.map((colour, i) => ({
    title: { id: `region.${colour}` },
    cards: RUINS.slice(i * 5, i * 5 + 5).map(({ id, claim, stones }) => ({
      name: `card.${id}`,
      facts: [{ id: 'fact.ruin', args: { claim, n: stones } }],
      text: [],
    })),
  })),
};
