// The table of Ruba Dungeon for a listener: the same as the drawn one, in whole words.
import { type Message, type Pen, sentences } from '@undercroft/kernel';
import { type Card, NO_CARD, printedValue, SUITS, suitOf } from '../content/deck.ts';
import { enemyMaxHp, HERO_HP } from '../content/modes.ts';
import { cardList, cardName, suitName } from '../phrases.ts';
import { enemyValue, type Position } from '../position.ts';
import { belongingsOf, goalOf, modeTerm, openEvent, pilesOf, unseenBySuit, valueParts } from './facts.ts';

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
  const { term, n, most } = goalOf(view);
  const goal = `${word(pen, term)}: ${outOf(pen, n, most)}`;
  return `${word(pen, 'option.mode')}: ${word(pen, modeTerm(view))}. ${goal}.`;
}

function pileLine(view: Position, pen: Pen): string {
  const piles = pilesOf(view).map(([zone, count, kings]) => {
    const note = kings === undefined ? '' : ` (${word(pen, 'term.kings')}: ${kings})`;
    return `${word(pen, zone)}: ${count}${note}`;
  });
  return sentences(piles);
}

function eventLines(view: Position, pen: Pen): string[] {
  const { card, term, text, prices } = openEvent(view);
  const bribe = prices && word(pen, 'spoken.orMore', { n: prices.bribe });
  return [
    `${word(pen, term)}: ${pen.say(cardName(card))}.`,
    ...(prices ? [`${word(pen, 'term.evade')}: ${prices.evade}. ${word(pen, 'term.bribe')}: ${bribe}.`] : []),
    pen.say(text),
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
  const does = word(pen, `suitAct.${SUITS[suitOf(view.unveiled)]}`);
  const value = `${enemyValue(view)}${valueParts(view, pen)}`;
  return `${word(pen, 'spoken.unveiled')}: ${pen.say(cardName(view.unveiled))}. ${does}: ${value}.`;
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

const belongings = (view: Position, pen: Pen): string[] =>
  belongingsOf(view).map(
    ({ zone, cards, sum = '' }) => `${word(pen, zone)}: ${pen.say(cardList(cards))}${sum}.`,
  );

function unseenLine(view: Position, pen: Pen): string {
  const suits = unseenBySuit(view).map(
    ([suit, cards]) => `${pen.say(suitName(suit))} ${cards.map(printedValue).join(' ')}`,
  );
  return `${word(pen, 'term.unseen')}: ${suits.join(', ') || word(pen, 'list.none')}.`;
}
