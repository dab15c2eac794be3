// What the table tells, drawn or spoken: the goal, the piles, the open event, the unveiled card, belongings, unseen cards.
import type { Pen } from '@undercroft/kernel';
import {
  ACE,
  type Card,
  cardOf,
  countOfSuit,
  courtCards,
  GOLD_SUM,
  isKing,
  printedValue,
  RELICS,
  SUITS,
  SWORDS,
  suitOf,
} from '../content/deck.ts';
import { bribePrice, ENEMIES } from '../content/modes.ts';
import { beatenCount, eventCard, goldMask, kingBonus, ownsRelic, type Position } from '../position.ts';
import { relicCount } from '../score.ts';
import { unseenCharacters, unseenDungeonCards } from '../view.ts';

export const goalOf = (
  view: Position,
): { readonly term: string; readonly n: number; readonly most: number } =>
  view.hard
    ? { term: 'term.beaten', n: beatenCount(view), most: ENEMIES }
    : { term: 'zone.relics', n: relicCount(view), most: RELICS.length };

export const modeTerm = (view: Position): string => (view.hard ? 'option.mode.hard' : 'option.mode.easy');

/** The piles with their counts; of the characters also how many Kings are among the unseen. */
export const pilesOf = (
  view: Position,
): readonly (readonly [zone: string, count: number, kings?: number])[] => [
  ['zone.dungeon', view.dungeon.length],
  ['zone.event', view.eventPile.length],
  ['zone.character', view.characters.length, unseenCharacters(view).filter(isKing).length],
  ['zone.catacomb', courtCards(view.catacomb).length],
];

const EVENT_TERMS = ['term.trap', 'term.concoction', 'term.gold', 'term.combat'] as const;

/** The event card; swords can be evaded or bribed. */
export function openEvent(view: Position) {
  const card = eventCard(view);
  const suit = suitOf(card);
  const value = printedValue(card);
  return {
    card,
    value,
    term: EVENT_TERMS[suit],
    text: { id: `card.${SUITS[suit]}-${value}.text` },
    prices: suit === SWORDS ? { evade: value, bribe: bribePrice(value, view.hard) } : undefined,
  };
}

/** ` = 3 + King 2`: what the value of the unveiled card is made of, where it is more than its print. */
export function valueParts(view: Position, pen: Pen): string {
  const suit = suitOf(view.unveiled);
  const king = kingBonus(view, suit);
  const aid = countOfSuit(view.enemyAid, suit);
  const parts = [String(printedValue(view.unveiled))];
  if (king > 0) parts.push(`${pen.say({ id: 'rank.10' })} ${king}`);
  if (aid > 0) parts.push(`${pen.say({ id: 'zone.enemyAid' })} ${aid}`);
  return parts.length > 1 ? ` = ${parts.join(' + ')}` : '';
}

/** Gold with its sum, Relics, and Help Cards on both sides. */
export function belongingsOf(view: Position) {
  const gold = GOLD_SUM[goldMask(view)]!;
  const belongings: { readonly zone: string; readonly cards: readonly Card[]; readonly sum?: string }[] = [
    { zone: 'zone.gold', cards: view.gold, sum: gold > 0 ? ` = ${gold}` : '' },
    {
      zone: 'zone.relics',
      cards: SUITS.flatMap((_, suit) => (ownsRelic(view, suit) ? [cardOf(suit, ACE)] : [])),
    },
    { zone: 'zone.aid', cards: courtCards(view.aid) },
  ];
  if (view.hard) belongings.push({ zone: 'zone.enemyAid', cards: courtCards(view.enemyAid) });
  return belongings;
}

/** RD-INFO-1: counting cards is skill, and the table does the counting. */
export function unseenBySuit(view: Position): readonly (readonly [suit: number, cards: readonly Card[]])[] {
  const cards = unseenDungeonCards(view);
  return SUITS.map((_, suit) => [suit, cards.filter((card) => suitOf(card) === suit)] as const).filter(
    ([, ofSuit]) => ofSuit.length > 0,
  );
}
