// How choices, questions and events of Ruba Dungeon are said: ids and arguments, no words.
import type { Message, Phrases } from '@undercroft/kernel';
import type { Choice, Respond } from './choices.ts';
import {
  type Card,
  cardId,
  GOLD_SUM,
  goldCards,
  isKing,
  NO_CARD,
  printedValue,
  SUITS,
  suitOf,
} from './content/deck.ts';
import { bribePrice } from './content/modes.ts';
import { SUIT_TABLE } from './content/suits.ts';
import type { Event } from './events.ts';
import { enemyValue, eventCard, type Position } from './position.ts';
import { forecast } from './rules/action.ts';
import { neededRoll } from './rules/event-cards.ts';
import { unseenCharacters } from './view.ts';

export const cardName = (card: Card): Message => ({ id: `card.${cardId(card)}` });
export const suitName = (suit: number): Message => ({ id: `suit.${SUITS[suit]}` });

/** Several cards as one argument: `{first}, {rest}`, in the reader's language. */
export function cardList(cards: readonly Card[]): Message {
  const [first, ...rest] = cards;
  if (first === undefined) return { id: 'list.none' };
  if (rest.length === 0) return cardName(first);
  return { id: 'list.more', args: { first: cardName(first), rest: cardList(rest) } };
}

const coins = (gold: number): string => goldCards(gold).map(printedValue).join(' + ');

function choice(chosen: Choice, view: Position): Message {
  switch (chosen.kind) {
    case 'die':
      return dieChoice(neededRoll(printedValue(eventCard(view))));
    case 'skip':
    case 'fight':
      return { id: `choice.${chosen.kind}` };
    case 'pay':
    case 'evade':
      return {
        id: `choice.${chosen.kind}`,
        args: { sum: GOLD_SUM[chosen.gold]!, coins: coins(chosen.gold) },
      };
    case 'bribe': {
      const enemies = unseenCharacters(view);
      const kings = enemies.filter(isKing).length;
      return {
        id: 'choice.bribe',
        args: { sum: GOLD_SUM[chosen.gold]!, coins: coins(chosen.gold), kings, enemies: enemies.length },
      };
    }
    case 'keep':
      return chosen.cards === 0
        ? { id: 'choice.keep.none' }
        : { id: 'choice.keep', args: { cards: cardList(cardsIn(view, chosen.cards)) } };
    case 'respond':
      return {
        id: 'choice.respond',
        args: { with: playedCards(chosen, view), outcome: outcome(chosen, view) },
      };
  }
}

const dieChoice = (need: number): Message =>
  need === 6 ? { id: 'choice.die.six' } : { id: 'choice.die', args: { need } };

const cardsIn = (view: Position, slots: number): Card[] =>
  view.hand.filter((card, slot) => card !== NO_CARD && slots & (1 << slot));

function playedCards({ cards, suit, help }: Respond, view: Position): Message {
  const played = cardsIn(view, cards);
  const what: Message =
    played.length > 1
      ? { id: 'response.combo', args: { cards: cardList(played), suit: suitName(suit) } }
      : cardList(played);
  return help === 0 ? what : { id: 'response.help', args: { what, help } };
}

/** RD-DP: the result of a response is known beforehand, so its name says it. */
function outcome(response: Respond, view: Position): Message {
  if (view.unveiled === NO_CARD) return { id: 'list.none' };
  const { hp, enemyHp } = forecast(view, response);
  const ending =
    hp > 0
      ? enemyHp > 0
        ? 'goesOn'
        : 'beaten'
      : enemyHp > 0
        ? 'lost'
        : view.mutualKoWins
          ? 'spared'
          : 'both';
  return { id: `outcome.${ending}`, args: { hp, enemyHp, hpNow: view.hp, enemyHpNow: view.enemyHp } };
}

function question(view: Position): Message {
  if (view.phase === 'keep') return { id: 'question.keep' };
  if (view.phase === 'respond')
    return {
      id: `question.respond.${SUIT_TABLE[suitOf(view.unveiled)]!.action}`,
      args: { card: cardName(view.unveiled), value: enemyValue(view), enemy: cardName(view.enemy) },
    };
  if (view.phase === 'over') return { id: `result.${view.reason}` };
  const card = eventCard(view);
  const value = printedValue(card);
  return {
    id: `question.${SUIT_TABLE[suitOf(card)]!.event}`,
    args: { card: cardName(card), value, loss: value >> 1, bribe: bribePrice(value, view.hard) },
  };
}

/** Moves that a sentence before or after them already tells need no words of their own. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one phrase for each kind of event, and nothing else
function sayEvent(event: Event): Message | undefined {
  switch (event.kind) {
    case 'enemyServed':
    case 'actionCardsPiled':
      return undefined;
    case 'eventDrawn':
      return SUIT_TABLE[suitOf(event.card)]!.event === 'gold'
        ? undefined
        : {
            id: `event.eventDrawn.${SUIT_TABLE[suitOf(event.card)]!.event}`,
            args: { card: cardName(event.card) },
          };
    case 'dieRolled':
      return {
        id: event.success ? 'event.dieRolled.success' : 'event.dieRolled.failure',
        args: { roll: event.roll, need: neededRoll(event.value) },
      };
    case 'goldPaid':
      return {
        id: 'event.goldPaid',
        args: { sum: event.sum, coins: event.cards.map(printedValue).join(' + ') },
      };
    case 'heroHurt':
    case 'heroHealed':
      return {
        id: `event.${event.kind}`,
        args: { by: cardName(event.by), amount: event.amount, hp: event.hp },
      };
    case 'goldTaken':
    case 'trapPassed':
    case 'concoctionLeft':
    case 'fightEvaded':
    case 'enemyBribed':
    case 'bribeRefused':
    case 'enemyBeaten':
    case 'relicTaken':
      return { id: `event.${event.kind}`, args: { card: cardName(event.card) } };
    case 'fightBegun':
      return { id: 'event.fightBegun', args: { enemy: cardName(event.enemy), hp: event.hp } };
    case 'heroServed':
      return { id: 'event.heroServed', args: { card: cardName(event.card), slot: event.slot } };
    case 'enemyUnveiled':
      return {
        id: event.king + event.aid > 0 ? 'event.enemyUnveiled.bonus' : 'event.enemyUnveiled',
        args: { card: cardName(event.card), value: event.value, bonus: event.king + event.aid },
      };
    case 'heroResponded':
      return {
        id: event.cards.length > 1 ? 'event.heroResponded.combo' : 'event.heroResponded',
        args: { cards: cardList(event.cards), suit: suitName(event.suit), value: event.value },
      };
    case 'actionResolved':
      return {
        id: 'event.actionResolved',
        args: {
          hpNow: event.hpBefore,
          enemyHpNow: event.enemyHpBefore,
          hp: event.hp,
          enemyHp: event.enemyHp,
        },
      };
    case 'enemyAidUsed':
    case 'enemyCardsPiled':
      return { id: `event.${event.kind}`, args: { cards: cardList(event.cards) } };
    case 'helpUsed':
      return { id: `event.helpUsed.${event.to}`, args: { cards: cardList(event.cards) } };
    case 'handKept':
      return {
        id: 'event.handKept',
        args: { kept: cardList(event.kept), discarded: cardList(event.discarded) },
      };
    case 'reshuffled':
      return { id: 'event.reshuffled', args: { count: event.count } };
    case 'turnBegun':
      return { id: 'event.turnBegun', args: { turn: event.turn } };
    case 'heroSpared':
      return { id: 'event.heroSpared', args: { hp: event.hp } };
    case 'noResponse':
      return { id: 'event.noResponse' };
    case 'gameWon':
    case 'gameLost':
      return { id: `result.${event.reason}` };
  }
}

export const phrases: Phrases<Position, Choice, Event> = { choice, question, event: sayEvent };
