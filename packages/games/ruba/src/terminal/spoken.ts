// The table of Ruba Dungeon for a listener: the same as the drawn one, in whole words.
import { type Message, type Pen, sentences } from '@undercroft/kernel';
import {
  ACE,
  type Card,
  cardOf,
  countOfSuit,
  courtCards,
  GOLD_SUM,
  isKing,
  NO_CARD,
  printedValue,
  RELICS,
  SUITS,
  SWORDS,
  suitOf,
} from '../content/deck.ts';
import { bribePrice, ENEMIES, enemyMaxHp, HERO_HP } from '../content/modes.ts';
import { cardList, cardName, suitName } from '../phrases.ts';
import {
  beatenCount,
  enemyValue,
  eventCard,
  goldMask,
  kingBonus,
  ownsRelic,
  type Position,
} from '../position.ts';
import { relicCount } from '../score.ts';
import { unseenCharacters, unseenDungeonCards } from '../view.ts';

export const sayTable = (view: Position, pen: Pen): string[] => [
  goalLine(view, pen),
  pileLine(view, pen),
  ...(view.phase === 'event' ? eventLines(view, pen) : view.enemy === NO_CARD ? [] : enemyLines(view, pen)),
  ...heroLines(view, pen),
  ...belongings(view, pen),
  unseenLine(view, pen),
  ...(view.phase === 'over' ? [pen.say({ id: `result.${view.reason}` })] : []),
];

const word = (pen: Pen, id: string, args: Message['args'] = {}): string => pen.say({ id, args });
const outOf = (pen: Pen, n: number, most: number): string => word(pen, 'spoken.of', { n, most });

function goalLine(view: Position, pen: Pen): string {
  const goal = view.hard
    ? `${word(pen, 'term.beaten')}: ${outOf(pen, beatenCount(view), ENEMIES)}`
    : `${word(pen, 'zone.relics')}: ${outOf(pen, relicCount(view), RELICS.length)}`;
  const mode = word(pen, view.hard ? 'option.mode.hard' : 'option.mode.easy');
  return `${word(pen, 'option.mode')}: ${mode}. ${goal}.`;
}

function pileLine(view: Position, pen: Pen): string {
  const kings = unseenCharacters(view).filter(isKing).length;
  return sentences([
    `${word(pen, 'zone.dungeon')}: ${view.dungeon.length}`,
    `${word(pen, 'zone.event')}: ${view.eventPile.length}`,
    `${word(pen, 'zone.character')}: ${view.characters.length} (${word(pen, 'term.kings')}: ${kings})`,
    `${word(pen, 'zone.catacomb')}: ${courtCards(view.catacomb).length}`,
  ]);
}

const EVENT_TERMS = ['term.trap', 'term.concoction', 'term.gold', 'term.combat'] as const;

function eventLines(view: Position, pen: Pen): string[] {
  const card = eventCard(view);
  const value = printedValue(card);
  const bribe = word(pen, 'spoken.orMore', { n: bribePrice(value, view.hard) });
  return [
    `${word(pen, EVENT_TERMS[suitOf(card)])}: ${pen.say(cardName(card))}.`,
    ...(suitOf(card) === SWORDS
      ? [`${word(pen, 'term.evade')}: ${value}. ${word(pen, 'term.bribe')}: ${bribe}.`]
      : []),
    word(pen, `card.${SUITS[suitOf(card)]}-${value}.text`),
  ];
}

const character = (pen: Pen, who: string, card: Card, hp: number, most: number): string =>
  `${word(pen, who)}: ${pen.say(cardName(card))}, ${outOf(pen, hp, most)} ${word(pen, 'term.hp.short')}.`;

function enemyLines(view: Position, pen: Pen): string[] {
  const most = enemyMaxHp(view.enemy, view.hard);
  return [
    character(pen, 'term.enemy', view.enemy, view.enemyHp, most),
    `${word(pen, 'spoken.faceDown')}: ${view.enemyRow.length}.`,
    ...(view.unveiled === NO_CARD ? [] : [unveiledLine(view, pen)]),
  ];
}

/** The enemy's card, what it does, and its value with the parts that it is made of. */
function unveiledLine(view: Position, pen: Pen): string {
  const suit = suitOf(view.unveiled);
  const king = kingBonus(view, suit);
  const aid = countOfSuit(view.enemyAid, suit);
  const parts = [
    String(printedValue(view.unveiled)),
    ...(king > 0 ? [`${word(pen, 'rank.10')} ${king}`] : []),
    ...(aid > 0 ? [`${word(pen, 'zone.enemyAid')} ${aid}`] : []),
  ];
  const sum = parts.length > 1 ? ` = ${parts.join(' + ')}` : '';
  const does = word(pen, `suitAct.${SUITS[suit]}`);
  return `${word(pen, 'spoken.unveiled')}: ${pen.say(cardName(view.unveiled))}. ${does}: ${enemyValue(view)}${sum}.`;
}

function heroLines(view: Position, pen: Pen): string[] {
  const slots = view.hand.map(
    (card, slot) => `${slot + 1}: ${card === NO_CARD ? word(pen, 'term.empty') : pen.say(cardName(card))}`,
  );
  return [
    character(pen, 'term.hero', view.hero, view.hp, HERO_HP),
    `${word(pen, 'zone.heroActions')}: ${slots.join(', ')}.`,
  ];
}

function belongings(view: Position, pen: Pen): string[] {
  const list = (zone: string, cards: readonly Card[]): string =>
    `${word(pen, zone)}: ${pen.say(cardList(cards))}`;
  const gold = GOLD_SUM[goldMask(view)]!;
  const relics = SUITS.flatMap((_, suit) => (ownsRelic(view, suit) ? [cardOf(suit, ACE)] : []));
  return [
    `${list('zone.gold', view.gold)}${gold > 0 ? ` = ${gold}` : ''}.`,
    `${list('zone.relics', relics)}.`,
    `${list('zone.aid', courtCards(view.aid))}.`,
    ...(view.hard ? [`${list('zone.enemyAid', courtCards(view.enemyAid))}.`] : []),
  ];
}

/** RD-INFO-1: the cards not seen yet, by suit. */
function unseenLine(view: Position, pen: Pen): string {
  const cards = unseenDungeonCards(view);
  const suits = SUITS.flatMap((_, suit) => {
    const values = cards.filter((card) => suitOf(card) === suit).map(printedValue);
    return values.length > 0 ? [`${pen.say(suitName(suit))} ${values.join(' ')}`] : [];
  });
  return `${word(pen, 'term.unseen')}: ${suits.join(', ') || word(pen, 'list.none')}.`;
}
