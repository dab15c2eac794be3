// The names of things as messages: seats, dice, cards, Stones, Wonders, and what is written on them.
import type { Message } from '@undercroft/kernel';
import { DELVER_CARDS } from '../content/delver-cards.ts';
import { FACES } from '../content/dice.ts';
import { idOfCard } from '../content/end-of-age.ts';
import { STONE_COLOURS } from '../content/stones.ts';
import { BLOCKED, GREATER, LESSER, NAMED_WONDERS } from '../content/wonders.ts';
import type { Position } from '../position.ts';

/** Items one after another: messages have no lists, so each holds the rest. */
export const nameList = (items: readonly Message[]): Message =>
  items.length === 1 ? items[0]! : { id: 'list', args: { first: items[0]!, rest: nameList(items.slice(1)) } };

/** The seat; interfaces put people's names in its place. */
export const seatName = (seat: number): Message => ({ id: `seat.${seat}` });
/** `die` is one of a seat's five. */
export const dieName = (die: number): Message => ({ id: `die.${FACES[die]}` });
export const delverName = (card: number): Message => ({ id: `card.${DELVER_CARDS[card]!.id}` });
/** A Ruin or an End of Age card. */
export const cardName = (card: number): Message => ({ id: `card.${idOfCard(card)}` });
export const stoneName = (colour: number): Message => ({ id: `stone.${STONE_COLOURS[colour]}` });
export const wonderName = (wonder: number): Message => ({ id: `card.${wonderId(wonder)}` });

/** A title inside a sentence, in the quotes of the language; English needs none. */
export const quoted = (name: Message): Message => ({ id: 'named', args: { name } });
/** A Wonder inside a sentence; a token has a kind, not a title. */
export const wonderInside = (wonder: number): Message =>
  [GREATER, LESSER, BLOCKED].includes(wonder)
    ? { id: `card.${wonderId(wonder)}.mid` }
    : quoted(wonderName(wonder));

export function wonderId(wonder: number): string {
  if (wonder === GREATER) return 'greater';
  if (wonder === LESSER) return 'lesser';
  return wonder === BLOCKED ? 'blocked' : NAMED_WONDERS[wonder]!.id;
}

/** From here on one should know that the turns are counted. */
const LAST_TURNS = 30;

/** Which turn it is; the limit is named only when it is near, for honest play never sees it (UN-END-5). */
export function turnName({ turn, config: { turnLimit } }: Position): Message {
  const n = Math.min(turn + 1, turnLimit);
  return n > turnLimit - LAST_TURNS
    ? { id: 'term.turnOf', args: { n, limit: turnLimit } }
    : { id: 'term.turn', args: { n } };
}

/** What an End of Age card says. */
export const cardText = (card: number): Message => ({ id: `card.${idOfCard(card)}.text` });

/** What a Named Wonder says; the Tomb says something else in each edition (UN-ED-2). */
export function wonderText(wonder: number, view: Position): Message {
  const id = wonderId(wonder);
  return { id: id === 'tomb-of-the-last-age' ? `card.${id}.text.${view.config.edition}` : `card.${id}.text` };
}
