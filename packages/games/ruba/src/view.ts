// What the Hero and those who watch may know, and which cards they have not seen.
import { hideZones, SEEN_BY_ALL, SEEN_BY_NOBODY, type Viewer, type Zone } from '@undercroft/kernel';
import {
  type Card,
  COURT_CARDS,
  courtBit,
  DUNGEON_CARDS,
  LOWEST_DUNGEON_VALUE,
  NO_CARD,
  printedValue,
  suitOf,
} from './content/deck.ts';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import { beatenCards, type Position } from './position.ts';

/** The Information chapter: deck orders and enemy cards face down are hidden from all, everything else is open. */
export const zones = (position: Position): readonly Zone[] => [
  { name: 'dungeon', pool: 'dungeon', pieces: position.dungeon, seenBy: SEEN_BY_NOBODY },
  { name: 'enemyRow', pool: 'dungeon', pieces: position.enemyRow, seenBy: SEEN_BY_NOBODY },
  { name: 'characters', pool: 'characters', pieces: position.characters, seenBy: SEEN_BY_NOBODY },
  { name: 'eventPile', pool: 'dungeon', pieces: position.eventPile, seenBy: SEEN_BY_ALL },
  { name: 'hand', pool: 'dungeon', pieces: position.hand, seenBy: SEEN_BY_ALL },
  { name: 'gold', pool: 'dungeon', pieces: position.gold, seenBy: SEEN_BY_ALL },
];

export function view(position: Position, viewer: Viewer): Position {
  const seen = copy(position);
  hideZones(zones(seen), viewer);
  return seen;
}

/** RD-INFO-6: events hold open facts only, so every viewer gets all of them. */
export const viewEvent = (event: Event): Event => event;

const ALL_DUNGEON = 0xffffff;
const ALL_COURT = 0xfff;

/** RD-INFO-1: the Dungeon cards that lie in no open zone, as bits in the order of the deck list. */
export function unseenDungeonMask(position: Position): number {
  let seen = dungeonBit(position.unveiled);
  for (const card of position.gold) seen |= dungeonBit(card);
  for (const card of position.hand) seen |= dungeonBit(card);
  for (const card of position.eventPile) seen |= dungeonBit(card);
  return ~seen & ALL_DUNGEON;
}

/** The same as cards. */
export function unseenDungeonCards(position: Position): Card[] {
  const mask = unseenDungeonMask(position);
  const unseen: Card[] = [];
  for (let i = 0; i < DUNGEON_CARDS.length; i++) if (mask & (1 << i)) unseen.push(DUNGEON_CARDS[i]!);
  return unseen;
}

/** RD-INFO-2: the enemies still in the Character Deck, as bits in the order of the court cards. */
export function unseenCharactersMask(position: Position): number {
  let seen = courtBit(position.hero) | beatenCards(position);
  if (position.enemy !== NO_CARD) seen |= courtBit(position.enemy);
  return ~seen & ALL_COURT;
}

/** The same as cards; those of them that are Kings refuse a bribe. */
export function unseenCharacters(position: Position): Card[] {
  const mask = unseenCharactersMask(position);
  const unseen: Card[] = [];
  for (let i = 0; i < COURT_CARDS.length; i++) if (mask & (1 << i)) unseen.push(COURT_CARDS[i]!);
  return unseen;
}

/** The place of a Dungeon card in DUNGEON_CARDS. */
export const dungeonPlace = (card: Card): number =>
  suitOf(card) * 6 + printedValue(card) - LOWEST_DUNGEON_VALUE;

/** The same as a bit; none for an empty slot. */
const dungeonBit = (card: Card): number => (card === NO_CARD ? 0 : 1 << dungeonPlace(card));
