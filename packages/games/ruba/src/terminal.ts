// The table of Ruba Dungeon in a terminal: piles, the enemy row or the open event, the Hero row, gold and help.
import type { DrawTable, Message, Pen } from '@undercroft/kernel';
import { HIDDEN } from '@undercroft/kernel';
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
} from './content/deck.ts';
import { ACTIONS_PER_TURN, bribePrice, ENEMIES, enemyMaxHp, HERO_HP } from './content/modes.ts';
import { cardName } from './phrases.ts';
import {
  beatenCount,
  enemyValue,
  eventCard,
  goldMask,
  kingBonus,
  ownsRelic,
  type Position,
} from './position.ts';
import { neededRoll } from './rules/event-cards.ts';
import { relicCount } from './score.ts';
import {
  CARD_WIDTH,
  drawCard,
  drawDice,
  drawHp,
  drawSmall,
  flow,
  joined,
  type Part,
  part,
  rankSign,
  SUIT_SIGNS,
  sideBySide,
  wrapped,
} from './terminal/pieces.ts';
import { sayTable } from './terminal/spoken.ts';
import { unseenCharacters, unseenDungeonCards } from './view.ts';

export const drawTable: DrawTable<Position> = (view, _viewer, pen) => {
  if (pen.isSpoken) return sayTable(view, pen);
  return pen.height === undefined
    ? [
        ...header(view, pen),
        pen.ink('dim', '─'.repeat(pen.width)),
        ...(view.phase === 'event'
          ? openEvent(view, pen)
          : view.enemy === NO_CARD
            ? []
            : enemyRow(view, pen)),
        ...heroRow(view, pen),
        pen.ink('dim', '─'.repeat(pen.width)),
        ...belongings(view, pen),
      ]
    : smallTable(view, pen);
};

/** The same with cards as words: one line for each side. */
function smallTable(view: Position, pen: Pen): string[] {
  const card = (one: Card): string =>
    one === NO_CARD ? pen.ink('dim', '–') : one === HIDDEN ? pen.ink('dim', '▒') : drawSmall(one, pen);
  const hand = view.hand.map((one, slot) => `${pen.ink('dim', `${slot + 1}:`)}${card(one)}`).join('  ');
  return [
    ...header(view, pen),
    ...(view.phase === 'event'
      ? smallEvent(view, pen)
      : view.enemy === NO_CARD
        ? []
        : smallEnemy(view, card, pen)),
    ...title('term.hero', view.hero, drawHp(view.hp, HERO_HP, pen), pen),
    `  ${hand}`,
    ...belongings(view, pen),
  ];
}

function smallEvent(view: Position, pen: Pen): string[] {
  const event = eventCard(view);
  const value = printedValue(event);
  const ways = suitOf(event) === SWORDS ? [`  ${prices(value, view.hard, pen).join('   ')}`] : [];
  const text: Message = { id: `card.${SUITS[suitOf(event)]}-${value}.text` };
  return [
    pen.ink('strong', `${words(pen, EVENT_TERMS[suitOf(event)])}: ${pen.say(cardName(event))}`),
    ...ways,
    ...wrapped(pen, 'dim', text, pen.width - 2).map((line) => `  ${line}`),
  ];
}

function smallEnemy(view: Position, card: (one: Card) => string, pen: Pen): string[] {
  const hp = drawHp(view.enemyHp, enemyMaxHp(view.enemy, view.hard), pen);
  const row = view.enemyRow.map(() => card(HIDDEN)).join(' ');
  const notes = view.unveiled === NO_CARD ? [] : enemyNotes(view, pen);
  return [
    ...title('term.enemy', view.enemy, hp, pen),
    `  ${row}${notes.length > 0 ? `  ${card(view.unveiled)}  ${notes[1]}` : ''}`,
    ...notes.slice(2).map((line) => `  ${line}`),
  ];
}

const words = (pen: Pen, id: string): string => pen.say({ id });

/** Title, mode and goal; then the piles with their counts. */
function header(view: Position, pen: Pen): string[] {
  const goal = view.hard
    ? `${words(pen, 'term.beaten')} ${beatenCount(view)}/${ENEMIES}`
    : `${words(pen, 'zone.relics')} ${relicCount(view)}/${RELICS.length}`;
  const kings = unseenCharacters(view).filter(isKing).length;
  const pile = (zone: string, count: number, note = ''): Part =>
    joined([
      part(pen, 'plain', words(pen, zone)),
      part(pen, 'strong', String(count)),
      ...(note === '' ? [] : [part(pen, 'dim', note)]),
    ]);
  return [
    ...flow(
      [
        part(pen, 'accent', words(pen, 'game.title').toUpperCase()),
        part(pen, 'plain', words(pen, view.hard ? 'option.mode.hard' : 'option.mode.easy')),
        part(pen, 'strong', goal),
      ],
      pen.width,
    ),
    ...flow(
      [
        pile('zone.dungeon', view.dungeon.length),
        pile('zone.event', view.eventPile.length),
        pile('zone.character', view.characters.length, `(${words(pen, 'term.kings')}: ${kings})`),
        pile('zone.catacomb', courtCards(view.catacomb).length),
      ],
      pen.width,
    ),
  ];
}

/** The event card with what it asks: dice for a test, prices for swords. */
function openEvent(view: Position, pen: Pen): string[] {
  const card = eventCard(view);
  const value = printedValue(card);
  const title = part(pen, 'strong', `${words(pen, EVENT_TERMS[suitOf(card)])}: ${pen.say(cardName(card))}`);
  const ways = suitOf(card) === SWORDS ? prices(value, view.hard, pen) : drawDice(neededRoll(value), pen);
  const text: Message = { id: `card.${SUITS[suitOf(card)]}-${value}.text` };
  const beside = [title.text, ...ways];
  if (pen.width >= WIDE) {
    const left = drawCard(card, pen);
    const lines = left.map((line, i) => ` ${line}  ${beside[i] ?? ''}`);
    return [...lines, ...wrapped(pen, 'dim', text, pen.width - 1).map((line) => ` ${line}`)];
  }
  return [title.text, ...drawCard(card, pen), ...ways, ...wrapped(pen, 'dim', text, pen.width)];
}

/** From here on there is room for words beside one card, and beside a whole row of cards. */
const WIDE = 60;
const VERY_WIDE = 78;
const EVENT_TERMS = ['term.trap', 'term.concoction', 'term.gold', 'term.combat'] as const;

const prices = (value: number, hard: boolean, pen: Pen): string[] => [
  `${words(pen, 'term.evade')}: ${pen.ink('warn', `${value} ${SUIT_SIGNS[2]}`)}`,
  `${words(pen, 'term.bribe')}: ${pen.ink('warn', `${bribePrice(value, hard)}+ ${SUIT_SIGNS[2]}`)}`,
];

/** The enemy with his HP, cards face down, and the unveiled card with its value in parts. */
function enemyRow(view: Position, pen: Pen): string[] {
  const slots: Card[] = [];
  for (let slot = 0; slot < ACTIONS_PER_TURN; slot++)
    slots.push(slot < view.enemyRow.length ? HIDDEN : NO_CARD);
  const notes: string[] = [];
  if (view.unveiled !== NO_CARD) {
    slots[view.enemyRow.length] = view.unveiled;
    notes.push(...enemyNotes(view, pen));
  }
  return [
    ...title('term.enemy', view.enemy, drawHp(view.enemyHp, enemyMaxHp(view.enemy, view.hard), pen), pen),
    ...row(view.enemy, slots, notes, pen),
  ];
}

/** The value of the unveiled card with its parts, and what it does. */
function enemyNotes(view: Position, pen: Pen): string[] {
  const suit = suitOf(view.unveiled);
  const king = kingBonus(view, suit);
  const aid = countOfSuit(view.enemyAid, suit);
  const parts = [String(printedValue(view.unveiled))];
  if (king > 0) parts.push(`${words(pen, 'rank.10')} ${king}`);
  if (aid > 0) parts.push(`${words(pen, 'zone.enemyAid')} ${aid}`);
  const sum = parts.length > 1 ? ` = ${parts.join(' + ')}` : '';
  return [
    pen.ink('strong', pen.say(cardName(view.unveiled))),
    `${pen.ink('accent', `${words(pen, 'term.value')} ${enemyValue(view)}`)}${sum}`,
    words(pen, `suitAct.${SUITS[suit]}`),
  ];
}

function heroRow(view: Position, pen: Pen): string[] {
  const slots = [1, 2, 3].join(' '.repeat(CARD_WIDTH));
  const result =
    view.phase === 'over' ? wrapped(pen, 'accent', { id: `result.${view.reason}` }, pen.width) : [];
  return [
    ...title('term.hero', view.hero, drawHp(view.hp, HERO_HP, pen), pen),
    ...row(view.hero, view.hand, [], pen),
    pen.ink('dim', ' '.repeat(CARD_WIDTH + (pen.width < VERY_WIDE ? 5 : 6)) + slots),
    ...result,
  ];
}

const title = (who: string, card: Card, hp: string, pen: Pen): string[] =>
  pen.width >= WIDE
    ? [`${pen.ink('accent', words(pen, who))} ${pen.say(cardName(card))}   ${hp}`]
    : [`${pen.ink('accent', words(pen, who))} ${pen.say(cardName(card))}`, hp];

/** A character and its three slots, with words beside them or, where it is narrow, below. */
function row(character: Card, slots: readonly Card[], notes: readonly string[], pen: Pen): string[] {
  const cards = sideBySide(
    [character, ...slots].map((card) => drawCard(card, pen)),
    [2, 1, 1],
  );
  if (pen.width < VERY_WIDE) return [...cards, ...notes];
  return cards.map((line, i) =>
    i > 0 && notes[i - 1] !== undefined ? ` ${line}   ${notes[i - 1]}` : ` ${line}`,
  );
}

/** Gold, Relics, Help Cards on both sides, and the Dungeon cards not seen yet. */
function belongings(view: Position, pen: Pen): string[] {
  const list = (zone: string, cards: readonly string[], note = ''): string => {
    const shown = cards.length > 0 ? cards.join(' ') : pen.ink('dim', '-');
    return `${words(pen, zone)}: ${shown}${note}`;
  };
  const small = (cards: readonly Card[]): string[] => cards.map((card) => drawSmall(card, pen));
  const gold = GOLD_SUM[goldMask(view)]!;
  const relics = SUITS.flatMap((_, suit) => (ownsRelic(view, suit) ? [cardOf(suit, ACE)] : []));
  const lines = [
    list('zone.gold', small(view.gold), gold > 0 ? ` = ${gold}` : ''),
    list('zone.relics', small(relics)),
    list('zone.aid', small(courtCards(view.aid))),
  ];
  if (view.hard) lines.push(list('zone.enemyAid', small(courtCards(view.enemyAid))));
  return [...lines, ...unseen(view, pen)];
}

/** RD-INFO-1: counting cards is skill, and the table does the counting. */
function unseen(view: Position, pen: Pen): string[] {
  const cards = unseenDungeonCards(view);
  const suits = SUITS.flatMap((_, suit) => {
    const ranks = cards.filter((card) => suitOf(card) === suit).map((card) => rankSign(card, pen));
    return ranks.length > 0 ? [part(pen, 'dim', `${SUIT_SIGNS[suit]} ${ranks.join(' ')}`)] : [];
  });
  return flow([part(pen, 'dim', `${words(pen, 'term.unseen')}:`), ...suits], pen.width, 2);
}
