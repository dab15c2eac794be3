// Every card of DELVE by its deck, out of the content and the game's texts.
import type { Message } from '@undercroft/kernel';
import type { CardList, Listed, Lists } from '@undercroft/kit';
import type { CardEntry } from '../src/content/vocabulary.ts';
import { PRINTED } from './printed.ts';

const fact = (id: string, n: number): Message => ({ id: `fact.${id}`, args: { n } });

function factsOf(card: CardEntry): readonly Message[] {
  const facts: Message[] = [];
  if ('type' in card) facts.push({ id: `term.${card.type}` });
  if ('windows' in card) facts.push(...card.windows.map((window) => ({ id: `ui.window.${window}` })));
  if ('cost' in card) facts.push(fact('cost', card.cost));
  if (card.deck === 'expedition') facts.push(fact('risk', card.risk));
  if ('cooldown' in card) facts.push(fact('cooldown', card.cooldown));
  if ('banish' in card && card.banish) facts.push({ id: 'term.banish' });
  if ('copies' in card) facts.push(fact('copies', card.copies));
  return facts;
}

const listed = (card: CardEntry): Listed => ({
  name: `card.${card.id}`,
  facts: factsOf(card),
  text: [{ id: `card.${card.id}.text` }],
});

const list = (title: Message, holds: (card: CardEntry) => boolean): CardList => ({
  title,
  cards: PRINTED.filter(holds).map(listed),
});
const isStarter = (card: CardEntry): boolean => 'starter' in card;
const ofDeck = (name: string): CardList => list({ id: `list.title.${name}` }, ({ deck }) => deck === name);

export const lists: Lists = {
  expedition: [
    list({ id: 'list.title.starter' }, (card) => isStarter(card) && card.deck === 'expedition'),
    list({ id: 'list.title.expedition' }, (card) => !isStarter(card) && card.deck === 'expedition'),
  ],
  ancient: [
    list({ id: 'list.title.starter' }, (card) => isStarter(card) && card.deck === 'ancient'),
    ...[1, 2, 3].map((n) =>
      list(
        { id: 'list.title.hazard', args: { n } },
        (card) => !isStarter(card) && card.deck === 'ancient' && card.hazard === n,
      ),
    ),
  ],
  others: [ofDeck('influence'), ofDeck('negative')],
  held: [ofDeck('ability'), ofDeck('relic')],
};
