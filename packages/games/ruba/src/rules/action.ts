// One Action of a combat turn: the responses that are open, both effects at once, and where the cards go.
import type { Tell } from '@undercroft/kernel';
import { RESPOND, type Respond, respondCode } from '../choices.ts';
import {
  type Card,
  countOfSuit,
  courtCards,
  lowestOfSuit,
  NO_CARD,
  printedValue,
  suitOf,
} from '../content/deck.ts';
import { enemyMaxHp, HERO_HP } from '../content/modes.ts';
import { SUIT_TABLE } from '../content/suits.ts';
import { hpChange, limited } from '../effects.ts';
import type { Event } from '../events.ts';
import { enemyValue, heroValue, ownsRelic, type Position } from '../position.ts';
import { lose } from '../score.ts';

/** RD-DP-4, RD-TURN-8, RD-TURN-9: each set of equal printed values, each of its suits, each number of Help Cards. */
export function respondChoices(position: Position): Respond[] {
  const open: Respond[] = [];
  for (let slots = 1; slots < 8; slots++)
    if (areEqualValues(position.hand, slots)) addResponses(position, slots, open);
  return open;
}

/** RD-COMBO-1 and RD-COMBO-2: one card, or two or three with the same printed value; every slot must hold a card. */
export function areEqualValues(hand: readonly Card[], slots: number): boolean {
  let value = 0;
  for (let slot = 0; slot < 3; slot++) {
    if ((slots & (1 << slot)) === 0) continue;
    const card = hand[slot]!;
    if (card === NO_CARD || (value !== 0 && printedValue(card) !== value)) return false;
    value = printedValue(card);
  }
  return true;
}

/** RD-COMBO-4 and RD-RES-3: suits in slot order; no suit comes twice, since each card exists once. */
function addResponses(position: Position, slots: number, open: Respond[]): void {
  for (let slot = 0; slot < 3; slot++) {
    if ((slots & (1 << slot)) === 0) continue;
    const suit = suitOf(position.hand[slot]!);
    const code = respondCode(slots, suit, 0);
    const most = countOfSuit(position.aid, suit);
    for (let help = 0; help <= most; help++) open.push(RESPOND[code + help]!);
  }
}

export type Outcome = 'lost' | 'beaten' | 'goesOn';

/** What a response would do, worked out from open facts alone: both values, both changes, both HP afterwards. */
export interface Forecast {
  readonly heroValue: number;
  readonly enemyValue: number;
  readonly heroChange: number;
  readonly enemyChange: number;
  readonly hp: number;
  readonly enemyHp: number;
}

export function forecast(position: Position, response: Respond | undefined): Forecast {
  const own = response ? SUIT_TABLE[response.suit]!.action : 'none';
  const other = SUIT_TABLE[suitOf(position.unveiled)]!.action;
  const h = response ? heroValue(position, response.cards, response.suit, response.help) : 0;
  const e = enemyValue(position);
  const heroChange = hpChange(own, h, other, e);
  const enemyChange = hpChange(other, e, own, h);
  return {
    heroValue: h,
    enemyValue: e,
    heroChange,
    enemyChange,
    hp: limited(position.hp, heroChange, HERO_HP),
    enemyHp: limited(position.enemyHp, enemyChange, enemyMaxHp(position.enemy, position.hard)),
  };
}

/** RD-RES-16: HP changes; cards to the pile; Enemy Aid to the Catacomb; Help Cards away; then the checks. */
export function resolveAction(position: Position, response: Respond | undefined, tell: Tell<Event>): Outcome {
  if (tell) tellResponse(position, response, tell);
  const { hp, enemyHp, heroChange, enemyChange } = forecast(position, response);
  const { hp: hpBefore, enemyHp: enemyHpBefore } = position;
  position.hp = hp;
  position.enemyHp = enemyHp;
  tell?.({ kind: 'actionResolved', heroChange, enemyChange, hpBefore, enemyHpBefore, hp, enemyHp });
  pileActionCards(position, response ? response.cards : 0, tell);
  useEnemyAid(position, tell);
  if (response && response.help > 0) useHelp(position, response.suit, response.help, tell);
  position.unveiled = NO_CARD;
  return check(position, tell);
}

/** RD-TURN-11 to RD-TURN-13 and RD-OPT-3: the Hero is looked at first. */
function check(position: Position, tell: Tell<Event>): Outcome {
  if (position.hp > 0) return position.enemyHp > 0 ? 'goesOn' : 'beaten';
  if (position.enemyHp > 0 || !position.mutualKoWins) {
    lose(position, 'combat', tell);
    return 'lost';
  }
  position.hp = 1;
  tell?.({ kind: 'heroSpared', hp: 1 });
  return 'beaten';
}

/** RD-RES-9, RD-RES-10 and RD-RES-15: the enemy card first, then the Hero's from left to right. */
function pileActionCards(position: Position, slots: number, tell: Tell<Event>): void {
  const { eventPile, hand } = position;
  const first = eventPile.length;
  eventPile.push(position.unveiled);
  for (let slot = 0; slot < 3; slot++) {
    if ((slots & (1 << slot)) === 0) continue;
    eventPile.push(hand[slot]!);
    hand[slot] = NO_CARD;
  }
  tell?.({ kind: 'actionCardsPiled', cards: eventPile.slice(first) });
}

/** RD-HELP-6 and RD-HELP-7: all Enemy Aid of the unveiled suit was used and goes to the Catacomb. */
function useEnemyAid(position: Position, tell: Tell<Event>): void {
  const suit = suitOf(position.unveiled);
  const used = position.enemyAid & (7 << (suit * 3));
  if (used === 0) return;
  position.enemyAid ^= used;
  position.catacomb |= used;
  tell?.({ kind: 'enemyAidUsed', cards: courtCards(used) });
}

/** RD-HELP-3 to RD-HELP-5 and RD-HELP-8: lowest first, to the Catacomb (easy) or to Enemy Aid (hard). */
function useHelp(position: Position, suit: number, count: number, tell: Tell<Event>): void {
  const used = lowestOfSuit(position.aid, suit, count);
  position.aid ^= used;
  if (position.hard) position.enemyAid |= used;
  else position.catacomb |= used;
  tell?.({ kind: 'helpUsed', cards: courtCards(used), to: position.hard ? 'enemyAid' : 'catacomb' });
}

function tellResponse(position: Position, response: Respond | undefined, tell: (event: Event) => void): void {
  if (!response) {
    tell({ kind: 'noResponse' });
    return;
  }
  const { cards, suit, help } = response;
  tell({
    kind: 'heroResponded',
    cards: position.hand.filter((_, slot) => cards & (1 << slot)),
    suit,
    value: heroValue(position, cards, suit, help),
    relic: ownsRelic(position, suit) ? 1 : 0,
    help,
  });
}
