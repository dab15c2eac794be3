// What the judgement looks at besides its plain features: each card by itself, and HP number by number.
import { isKing, NO_CARD, printedValue, SWORDS, suitOf } from '../content/deck.ts';
import { HERO_HP } from '../content/modes.ts';
import { eventCard, goldMask, type Position } from '../position.ts';
import { dungeonPlace, unseenCharactersMask, unseenDungeonMask } from '../view.ts';

const DUNGEON = 24;
const MOST_ENEMY_HP = 10;

/** Where the groups begin, counted from the first of these features. */
const UNSEEN = 0;
const HAND = UNSEEN + DUNGEON;
const GOLD = HAND + DUNGEON;
const CHARACTERS = GOLD + 6;
const KING = CHARACTERS + 12;
/** Coins are taken without a choice: swords stand in their place. */
const EVENT = KING + 4;
const ROW = EVENT + 18;
const HP = ROW + 3;
const ENEMY_HP = HP + HERO_HP;
const UNVEILED = ENEMY_HP + MOST_ENEMY_HP;

export const FINE_FEATURES = UNVEILED + 4;

/** Writes them down from `at` on; all are 0 before. */
export function senseFinely(position: Position, into: Float64Array, at: number): void {
  setBits(unseenDungeonMask(position), into, at + UNSEEN);
  for (const card of position.hand) if (card !== NO_CARD) into[at + HAND + dungeonPlace(card)] = 1;
  setBits(goldMask(position), into, at + GOLD);
  setBits(unseenCharactersMask(position), into, at + CHARACTERS);
  into[at + HP + position.hp - 1] = 1;
  if (position.phase === 'event') into[at + EVENT + eventPlace(eventCard(position))] = 1;
  if (position.enemy === NO_CARD) return;
  if (isKing(position.enemy)) into[at + KING + suitOf(position.enemy)] = 1;
  into[at + ROW + position.enemyRow.length] = 1;
  into[at + ENEMY_HP + position.enemyHp - 1] = 1;
  if (position.phase === 'respond') into[at + UNVEILED + suitOf(position.unveiled)] = 1;
}

const eventPlace = (card: number): number =>
  (suitOf(card) === SWORDS ? 2 : suitOf(card)) * 6 + printedValue(card) - 2;

function setBits(mask: number, into: Float64Array, at: number): void {
  for (let left = mask; left !== 0; left &= left - 1) into[at + 31 - Math.clz32(left & -left)] = 1;
}
