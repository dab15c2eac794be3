// What the lab may ask about Ruba Dungeon: the cards of the deck, what the Hero came to have, and games with a Relic or a Hero given.
import type { Arrangement, Exposure, ExposureKind, Exposures, Thing } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import {
  ACE,
  type Card,
  COURT_CARDS,
  cardId,
  cardOf,
  courtBit,
  courtCards,
  DUNGEON_CARDS,
  HEROES,
  KING,
  NO_CARD,
  RELICS,
  SUITS,
  suitOf,
} from './content/deck.ts';
import type { Event } from './events.ts';
import { ownsRelic, type Position } from './position.ts';

const ofKind = (cards: readonly Card[], kind: string): Thing[] =>
  cards.map((card) => ({ id: cardId(card), kind }));

const THINGS: readonly Thing[] = [
  ...ofKind(RELICS, 'relic'),
  ...ofKind(HEROES, 'hero'),
  ...ofKind(
    COURT_CARDS.filter((card) => !HEROES.includes(card)),
    'king',
  ),
  ...ofKind(DUNGEON_CARDS, 'dungeon'),
];
const CARDS = new Map([...RELICS, ...COURT_CARDS, ...DUNGEON_CARDS].map((card) => [cardId(card), card]));

const HERO = 0;
const met = (kind: ExposureKind, ...cards: readonly Card[]): Exposure[] =>
  cards.map((card) => ({ seat: HERO, thing: cardId(card), kind }));

function ofEvent(event: Event): readonly Exposure[] {
  switch (event.kind) {
    case 'heroServed':
      return met('drawn', event.card);
    case 'heroResponded':
      return met('used', ...event.cards);
    case 'goldTaken':
      return met('taken', event.card);
    case 'goldPaid':
      return met('used', ...event.cards);
    case 'enemyBeaten':
    case 'relicTaken':
      return met('claimed', event.card);
    case 'enemyBribed':
      return met('claimed', event.card);
    case 'helpUsed':
      return met('used', ...event.cards);
    default:
      return [];
  }
}

function holdings(position: Position): readonly string[] {
  const relics = SUITS.flatMap((_, suit) => (ownsRelic(position, suit) ? [cardOf(suit, ACE)] : []));
  const hand = position.hand.filter((card) => card !== NO_CARD);
  return [position.hero, ...hand, ...position.gold, ...courtCards(position.aid), ...relics].map(cardId);
}

/**
 * A Relic: its King is beaten before the game begins, with the Relic in the Hero's hands, or, where it is banned, with the
 * Relic out of the game; that leaves the easy game without a way to win. A Hero: that court card, or any other.
 */
function arrange(position: Position, arrangement: Arrangement): boolean {
  if (arrangement.kind === 'deal') return true;
  const card = CARDS.get(arrangement.thing)!;
  const isForced = arrangement.kind === 'force';
  if (RELICS.includes(card)) {
    if (!isForced && !position.hard) return false;
    const king = cardOf(suitOf(card), KING);
    position.characters.splice(position.characters.indexOf(king), 1);
    position.catacomb |= courtBit(king);
    if (isForced) position.relics |= 1 << suitOf(card);
    return true;
  }
  if (!HEROES.includes(card)) return false;
  if ((position.hero === card) === isForced) return true;
  const hero = isForced ? card : HEROES[(HEROES.indexOf(card) + 1) % HEROES.length]!;
  position.characters[position.characters.indexOf(hero)] = position.hero;
  position.hero = hero;
  return true;
}

export const exposures: Exposures<Position, Choice, Event> = {
  things: THINGS,
  stage: ({ eventCount }) => eventCount,
  holdings,
  ofEvent,
  arrange,
  arrangements: ({ kind }, { options }) => {
    if (kind === 'hero') return ['force', 'ban', 'deal'];
    if (kind !== 'relic') return [];
    return options.mode === 'hard' ? ['force', 'ban'] : ['force'];
  },
};
