// Builds positions for tests: what a test names is where it says, and every other card is in a lawful place.

import { type ScriptedChance, scripted } from '@undercroft/kernel';
import { expect } from 'vitest';
import type { Choice } from '../src/choices.ts';
import {
  type Card,
  COURT_CARDS,
  cardId,
  cardOf,
  courtBit,
  courtCards,
  DUNGEON_CARDS,
  goldCards,
  isKing,
  KING,
  NO_CARD,
  printedValue,
  SUITS,
  type Suit,
  suitOf,
} from '../src/content/deck.ts';
import { enemyMaxHp, NUMBERS } from '../src/content/modes.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import type { Position } from '../src/position.ts';
import { card } from './card-named.ts';

export { card } from './card-named.ts';

export const suit = (name: (typeof SUITS)[number]): Suit => SUITS.indexOf(name) as Suit;
export const names = (cards: readonly Card[]): string[] => cards.filter((one) => one !== NO_CARD).map(cardId);

export interface PositionSpec {
  readonly mode?: 'easy' | 'hard';
  readonly concoctionSkip?: boolean;
  readonly mutualKo?: 'loss' | 'win';
  readonly cardLimit?: number;
  readonly cardCount?: number;
  readonly hero?: string;
  readonly hp?: number;
  /** An open event, on top of the Event Pile. */
  readonly event?: string;
  readonly enemy?: string;
  readonly enemyHp?: number;
  /** The unveiled card, then those still face down in the order in which they will be unveiled. */
  readonly unveils?: readonly string[];
  /** From slot 1; '' leaves a slot empty. */
  readonly hand?: readonly string[];
  readonly gold?: readonly number[];
  /** Suits; their Kings are in the Catacomb unless named elsewhere. */
  readonly relics?: readonly (typeof SUITS)[number][];
  readonly aid?: readonly string[];
  readonly enemyAid?: readonly string[];
  readonly catacomb?: readonly string[];
  /** From the top. */
  readonly characters?: readonly string[];
  readonly deck?: readonly string[];
  /** From the bottom, under the event. */
  readonly pile?: readonly string[];
  /** Where the Dungeon cards go that are not named: under the deck, or under the pile. */
  readonly rest?: 'deck' | 'pile';
  /** True when all court cards that are not named are in the Catacomb. */
  readonly othersBeaten?: boolean;
}

/** The table that the names describe. Fails when it is not lawful: a vector must be a position that can happen. */
export function buildPosition(table: PositionSpec): Position {
  const hard = table.mode === 'hard';
  const enemy = table.enemy ? card(table.enemy) : NO_CARD;
  const unveils = (table.unveils ?? []).map(card);
  const hand = [0, 1, 2].map((slot) => (table.hand?.[slot] ? card(table.hand[slot]) : NO_CARD));
  const gold = (table.gold ?? []).map((value) => cardOf(2, value));
  const pile = [...(table.pile ?? []).map(card), ...(table.event ? [card(table.event)] : [])];
  const deck = (table.deck ?? []).map(card).reverse();
  const placed = new Set([...unveils, ...hand, ...gold, ...pile, ...deck]);
  const others = DUNGEON_CARDS.filter((one) => !placed.has(one));
  const rest = table.rest ?? 'deck';
  const court = layCourt(table, enemy);
  const position: Position = {
    hard,
    concoctionSkip: table.concoctionSkip ?? false,
    mutualKoWins: table.mutualKo === 'win',
    cardLimit: table.cardLimit ?? NUMBERS.cardLimit.default,
    phase: table.event ? 'event' : unveils.length > 0 ? 'respond' : 'keep',
    reason: '',
    hp: table.hp ?? 12,
    enemy,
    enemyHp: table.enemy ? (table.enemyHp ?? enemyMaxHp(enemy, hard)) : 0,
    gold,
    ...court,
    hand,
    unveiled: unveils[0] ?? NO_CARD,
    enemyRow: unveils.slice(1).reverse(),
    dungeon: rest === 'deck' ? [...others, ...deck] : deck,
    eventPile: rest === 'pile' ? [...others, ...pile] : pile,
    eventCount: 0,
    fightCount: 0,
    turnCount: 1,
    actionCount: 0,
    cardCount: table.cardCount ?? 0,
    goldSpent: 0,
    evadeCount: 0,
    bribeCount: 0,
  };
  expect(invariants(position)).toEqual([]);
  return position;
}

type Court = Pick<Position, 'hero' | 'characters' | 'aid' | 'enemyAid' | 'catacomb' | 'relics'>;

function layCourt(table: PositionSpec, enemy: Card): Court {
  const mask = (ids: readonly string[] = []): number => ids.reduce((sum, id) => sum | courtBit(card(id)), 0);
  const aid = mask(table.aid);
  const enemyAid = mask(table.enemyAid);
  let catacomb = mask(table.catacomb);
  for (const name of table.relics ?? []) {
    const king = courtBit(cardOf(suit(name), KING));
    if (((aid | enemyAid | catacomb) & king) === 0) catacomb |= king;
  }
  const top = (table.characters ?? []).map(card).reverse();
  const isFree = (one: Card): boolean =>
    one !== enemy && !top.includes(one) && ((aid | enemyAid | catacomb) & courtBit(one)) === 0;
  const hero = table.hero ? card(table.hero) : COURT_CARDS.find((one) => isFree(one) && !isKing(one))!;
  const others = COURT_CARDS.filter((one) => isFree(one) && one !== hero);
  if (table.othersBeaten) for (const one of others) catacomb |= courtBit(one);
  const beaten = aid | enemyAid | catacomb;
  let relics = 0;
  for (const one of courtCards(beaten)) if (isKing(one)) relics |= 1 << suitOf(one);
  return {
    hero,
    characters: table.othersBeaten ? top : [...others, ...top],
    aid,
    enemyAid,
    catacomb,
    relics,
  };
}

/** A fight in which more is to come: hand and enemy row are filled up with cards that the test does not name. */
export function duel(table: PositionSpec): Position {
  const hand = [...(table.hand ?? [])];
  const unveils = [...(table.unveils ?? [])];
  const used = new Set([...hand, ...unveils, ...(table.deck ?? []), ...(table.pile ?? [])]);
  const free = DUNGEON_CARDS.map(cardId).filter(
    (id) => !used.has(id) && !table.gold?.includes(Number(id.slice(-1))),
  );
  const isTaken = (id: string): boolean =>
    hand.some((held) => printedValue(card(held)) === printedValue(card(id)));
  while (hand.length < 3)
    hand.push(
      free.splice(
        free.findIndex((id) => !isTaken(id)),
        1,
      )[0]!,
    );
  while (unveils.length < 3) unveils.push(free.pop()!);
  return buildPosition({ enemy: 'clubs-8', ...table, hand, unveils });
}

/** Plays a choice with this luck and no other; gives the events. */
export function play(position: Position, choice: Choice, luck: ScriptedChance = scripted()): Event[] {
  const events: Event[] = [];
  expect(game.choices(position, 0)).toContainEqual(choice);
  game.play(position, 0, choice, luck, (event) => events.push(event));
  luck.done();
  expect(invariants(position)).toEqual([]);
  return events;
}

/** The response with these cards, as this suit (that of the first card unless told), with this much help. */
export function response(
  position: Position,
  cards: readonly string[],
  help = 0,
  as: (typeof SUITS)[number] = cards[0]!.split('-')[0] as (typeof SUITS)[number],
): Choice {
  const slots = cards.reduce((mask, id) => mask | (1 << position.hand.indexOf(card(id))), 0);
  return { kind: 'respond', cards: slots, suit: suit(as), help };
}

export const respond = (
  position: Position,
  cards: readonly string[],
  help = 0,
  as?: (typeof SUITS)[number],
): Event[] => play(position, response(position, cards, help, as));

/** A gold mask out of the values of its cards. */
export const goldOf = (...values: readonly number[]): number =>
  values.reduce((mask, value) => mask | (1 << (value - 2)), 0);

/** The choices as short words: `die`, `pay 2 3`, `respond 1 clubs 0`. */
export const listed = (position: Position): string[] =>
  game.choices(position, 0).map((choice) => {
    switch (choice.kind) {
      case 'pay':
      case 'evade':
      case 'bribe':
        return `${choice.kind} ${goldCards(choice.gold).map(printedValue).join(' ')}`;
      case 'respond':
        return `respond ${choice.cards} ${SUITS[choice.suit]} ${choice.help}`;
      case 'keep':
        return `keep ${choice.cards}`;
      default:
        return choice.kind;
    }
  });

/** The first event of this kind. */
export const first = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }> => {
  const found = events.find((event) => event.kind === kind);
  if (!found) throw new Error(`nothing told of ${kind}: ${events.map((event) => event.kind).join(' ')}`);
  return found as Extract<Event, { kind: Kind }>;
};
