// The table of Ruba Dungeon in a terminal: piles, the enemy row or the open event, the Hero row, gold and help.
import type { DrawTable, Pen } from '@undercroft/kernel';
import { HIDDEN } from '@undercroft/kernel';
import { type Card, NO_CARD, SUITS, suitOf } from './content/deck.ts';
import { ACTIONS_PER_TURN, enemyMaxHp, HERO_HP } from './content/modes.ts';
import { cardName } from './phrases.ts';
import { enemyValue, type Position } from './position.ts';
import { neededRoll } from './rules/event-cards.ts';
import {
  belongingsOf,
  goalOf,
  modeTerm,
  openEvent,
  pilesOf,
  unseenBySuit,
  valueParts,
} from './terminal/facts.ts';
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

export const drawTable: DrawTable<Position> = (view, _viewer, pen) => {
  if (pen.isSpoken) return sayTable(view, pen);
  return pen.height === undefined
    ? [
        ...header(view, pen),
        pen.ink('dim', '─'.repeat(pen.width)),
        ...(view.phase === 'event'
          ? drawEvent(view, pen)
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
  const { card, term, text, prices } = openEvent(view);
  return [
    pen.ink('strong', `${words(pen, term)}: ${pen.say(cardName(card))}`),
    ...(prices ? [`  ${drawPrices(prices, pen).join('   ')}`] : []),
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
  const { term, n, most } = goalOf(view);
  const piles = pilesOf(view).map(
    ([zone, count, kings]): Part =>
      joined([
        part(pen, 'plain', words(pen, zone)),
        part(pen, 'strong', String(count)),
        ...(kings === undefined ? [] : [part(pen, 'dim', `(${words(pen, 'term.kings')}: ${kings})`)]),
      ]),
  );
  return [
    ...flow(
      [
        part(pen, 'accent', words(pen, 'game.title').toUpperCase()),
        part(pen, 'plain', words(pen, modeTerm(view))),
        part(pen, 'strong', `${words(pen, term)} ${n}/${most}`),
      ],
      pen.width,
    ),
    ...flow(piles, pen.width),
  ];
}

/** The event card with what it asks: dice for a test, prices for swords. */
function drawEvent(view: Position, pen: Pen): string[] {
  const { card, value, term, text, prices } = openEvent(view);
  const title = part(pen, 'strong', `${words(pen, term)}: ${pen.say(cardName(card))}`);
  const ways = prices ? drawPrices(prices, pen) : drawDice(neededRoll(value), pen);
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

const drawPrices = (
  { evade, bribe }: { readonly evade: number; readonly bribe: number },
  pen: Pen,
): string[] => [
  `${words(pen, 'term.evade')}: ${pen.ink('warn', `${evade} ${SUIT_SIGNS[2]}`)}`,
  `${words(pen, 'term.bribe')}: ${pen.ink('warn', `${bribe}+ ${SUIT_SIGNS[2]}`)}`,
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
const enemyNotes = (view: Position, pen: Pen): string[] => [
  pen.ink('strong', pen.say(cardName(view.unveiled))),
  `${pen.ink('accent', `${words(pen, 'term.value')} ${enemyValue(view)}`)}${valueParts(view, pen)}`,
  words(pen, `suitAct.${SUITS[suitOf(view.unveiled)]}`),
];

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
const belongings = (view: Position, pen: Pen): string[] => [
  ...belongingsOf(view).map(({ zone, cards, sum = '' }) => {
    const shown = cards.map((card) => drawSmall(card, pen)).join(' ') || pen.ink('dim', '-');
    return `${words(pen, zone)}: ${shown}${sum}`;
  }),
  ...unseen(view, pen),
];

function unseen(view: Position, pen: Pen): string[] {
  const suits = unseenBySuit(view).map(([suit, cards]) =>
    part(pen, 'dim', `${SUIT_SIGNS[suit]} ${cards.map((card) => rankSign(card, pen)).join(' ')}`),
  );
  return flow([part(pen, 'dim', `${words(pen, 'term.unseen')}:`), ...suits], pen.width, 2);
}
