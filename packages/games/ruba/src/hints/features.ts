// What the judgement of a position looks at: some fifty numbers, most of them between 0 and 1.
import {
  type Card,
  COINS,
  countOfSuit,
  GOLD_SUM,
  isKing,
  NO_CARD,
  printedValue,
  SWORDS,
  suitOf,
} from '../content/deck.ts';
import { ENEMIES, HERO_HP } from '../content/modes.ts';
import { beatenCount, enemyValue, eventCard, goldMask, type Position } from '../position.ts';
import { relicCount } from '../score.ts';

export const FEATURES = 46;

/** Where the groups begin. */
const RELICS = 0;
const AID = 4;
const ENEMY_AID = 8;
const HERO = 12;
const FIGHT = 20;
const HAND = 24;
const UNVEILED = 32;
const EVENT = 36;
const KEEPING = 39;
/** Where the features of the deck begin. */
export const DECK_FEATURES = 40;

const HIGHEST = 7;
const LOW_HP = 3;

/** Writes the features of a position down. */
export function sense(position: Position, into: Float64Array): void {
  senseOpen(position, into);
  senseDeck(position, into);
}

/** Those that the Hero sees: all but the deck's. */
export function senseOpen(position: Position, into: Float64Array): void {
  into.fill(0);
  for (let suit = 0; suit < 4; suit++) {
    into[RELICS + suit] = (position.relics >> suit) & 1;
    into[AID + suit] = countOfSuit(position.aid, suit) / 2;
    into[ENEMY_AID + suit] = countOfSuit(position.enemyAid, suit) / 2;
  }
  senseHero(position, into);
  senseHand(position, into);
  if (position.enemy !== NO_CARD) senseFight(position, into);
  if (position.phase === 'respond')
    into[UNVEILED + suitOf(position.unveiled)] = enemyValue(position) / HIGHEST;
  else if (position.phase === 'event') senseEvent(eventCard(position), into);
  else into[KEEPING] = 1;
}

function senseHero(position: Position, into: Float64Array): void {
  const { hp, hard } = position;
  const kings = 4 - relicCount(position);
  const left = hard ? ENEMIES - beatenCount(position) : kings;
  into[HERO] = hp / HERO_HP;
  into[HERO + 1] = Math.sqrt(hp / HERO_HP);
  into[HERO + 2] = hp <= LOW_HP ? 1 : 0;
  into[HERO + 3] = left / (hard ? ENEMIES : 4);
  into[HERO + 4] = position.characters.length / ENEMIES;
  into[HERO + 5] = kings / 4;
  into[HERO + 6] = GOLD_SUM[goldMask(position)]! / 14;
  into[HERO + 7] = position.gold.length / 3;
  into[FEATURES - 1] = (hp * left) / (hard ? 60 : 24);
}

function senseFight(position: Position, into: Float64Array): void {
  into[FIGHT] = 1;
  into[FIGHT + 1] = position.enemyHp / 10;
  into[FIGHT + 2] = isKing(position.enemy) ? 1 : 0;
  into[FIGHT + 3] = position.enemyRow.length / 2;
}

/** In a fight suit by suit, between fights all together; and the best pair. */
function senseHand({ hand, enemy }: Position, into: Float64Array): void {
  const fighting = enemy !== NO_CARD;
  for (let slot = 0; slot < hand.length; slot++) {
    const card = hand[slot]!;
    if (card === NO_CARD) continue;
    const value = printedValue(card);
    into[HAND + (fighting ? suitOf(card) : 4)]! += value / HIGHEST;
    into[HAND + (fighting ? 5 : 6)]! += fighting ? 1 / 3 : 1 / 2;
    for (let other = 0; other < slot; other++)
      if (hand[other] !== NO_CARD && printedValue(hand[other]!) === value) into[HAND + 7] = value / HIGHEST;
  }
}

/** Coins are taken without a choice, so three suits are enough. */
function senseEvent(card: Card, into: Float64Array): void {
  const suit = suitOf(card);
  if (suit !== COINS) into[EVENT + (suit === SWORDS ? 2 : suit)] = printedValue(card) / HIGHEST;
}

/** What is still to come, face-down enemy cards included: those who cannot see them know as much. Whole sums, so that no order tells. */
function senseDeck({ dungeon, enemyRow }: Position, into: Float64Array): void {
  const share = 1 / (2 * Math.max(1, dungeon.length + enemyRow.length));
  into[DECK_FEATURES] = dungeon.length / 24;
  for (const card of dungeon) into[DECK_FEATURES + 1 + suitOf(card)]! += printedValue(card);
  for (const card of enemyRow) into[DECK_FEATURES + 1 + suitOf(card)]! += printedValue(card);
  for (let suit = 0; suit < 4; suit++) into[DECK_FEATURES + 1 + suit]! *= share;
}
