// What a network may know of Ruba Dungeon: the features of the judgement, and for each choice what it pays and brings.
import type { Traits } from '@undercroft/kernel';
import type { Choice, Respond } from './choices.ts';
import {
  countOfSuit,
  DUNGEON_CARDS,
  GOLD_SUM,
  isKing,
  NO_CARD,
  printedValue,
  SWORDS,
  suitOf,
} from './content/deck.ts';
import { bribePrice, ENEMIES, enemyMaxHp, HERO_HP } from './content/modes.ts';
import { SUIT_TABLE } from './content/suits.ts';
import { eventChange } from './effects.ts';
import { DECK_FEATURES, FEATURES, senseOpen } from './hints/features.ts';
import { beatenCount, eventCard, goldMask, type Position } from './position.ts';
import { forecast } from './rules/action.ts';
import { neededRoll } from './rules/event-cards.ts';
import { relicCount } from './score.ts';
import { unseenDungeonMask } from './view.ts';

const KINDS = ['die', 'skip', 'fight', 'pay', 'evade', 'bribe', 'respond', 'keep'] as const;
const HIGHEST = 7;
const MOST_GOLD = 14;

/** Where the groups of a choice begin. */
const GOLD = KINDS.length;
const CARDS = GOLD + 4;
const EFFECT = CARDS + 7;
const EVENT = EFFECT + 6;
const WIDTH = EVENT + 4;

const features = new Float64Array(FEATURES);

function writeSeat(position: Position, _seat: number, into: Float32Array): void {
  senseOpen(position, features);
  into.set(features);
  writeDeck(position, into);
  into[FEATURES] = position.hard ? 1 : 0;
  into[FEATURES + 1] = position.concoctionSkip ? 1 : 0;
  into[FEATURES + 2] = position.mutualKoWins ? 1 : 0;
}

/** What is still to come, face-down enemy cards included: all that lies in no open pile. */
function writeDeck(position: Position, into: Float32Array): void {
  const unseen = unseenDungeonMask(position);
  const share = 1 / (2 * Math.max(1, position.dungeon.length + position.enemyRow.length));
  into[DECK_FEATURES] = position.dungeon.length / 24;
  for (let i = 0; i < DUNGEON_CARDS.length; i++)
    if (unseen & (1 << i)) {
      const card = DUNGEON_CARDS[i]!;
      into[DECK_FEATURES + 1 + suitOf(card)]! += printedValue(card) * share;
    }
}

function writeChoice(position: Position, _seat: number, choice: Choice, into: Float32Array): void {
  into.fill(0);
  into[KINDS.indexOf(choice.kind)] = 1;
  if (choice.kind === 'respond') writeResponse(position, choice, into);
  else if (choice.kind === 'keep') writeCards(position, choice.cards, into);
  else writeEvent(position, 'gold' in choice ? choice.gold : 0, into);
}

function writeGold(position: Position, gold: number, into: Float32Array): void {
  const all = GOLD_SUM[goldMask(position)]!;
  into[GOLD] = GOLD_SUM[gold]! / MOST_GOLD;
  into[GOLD + 1] = (all - GOLD_SUM[gold]!) / MOST_GOLD;
  into[GOLD + 2] = all > 0 ? GOLD_SUM[gold]! / all : 0;
}

function writeCards(position: Position, cards: number, into: Float32Array): void {
  for (let slot = 0; slot < 3; slot++) {
    const card = position.hand[slot]!;
    if (card === NO_CARD) continue;
    const isUsed = (cards & (1 << slot)) !== 0;
    into[CARDS + (isUsed ? 0 : 1)]! += printedValue(card) / (3 * HIGHEST);
    into[CARDS + (isUsed ? 2 : 3)]! += 1 / 3;
  }
}

function writeResponse(position: Position, response: Respond, into: Float32Array): void {
  writeCards(position, response.cards, into);
  const { hp, enemyHp, heroValue } = forecast(position, response);
  const most = enemyMaxHp(position.enemy, position.hard);
  into[CARDS + 4] = response.help / 2;
  into[CARDS + 5] = countOfSuit(position.aid, response.suit) / 2;
  into[CARDS + 6] = heroValue / (3 * HIGHEST);
  into[EFFECT] = (hp - position.hp) / HERO_HP;
  into[EFFECT + 1] = (enemyHp - position.enemyHp) / most;
  into[EFFECT + 2] = hp === 0 ? 1 : 0;
  into[EFFECT + 3] = enemyHp === 0 ? 1 : 0;
  into[EFFECT + 4] = enemyHp === 0 && isKing(position.enemy) ? 1 : 0;
  into[EFFECT + 5] = hp / HERO_HP;
}

/** What is at stake at the open event: gains and losses, the die's chance, the price of a bribe. */
function writeEvent(position: Position, gold: number, into: Float32Array): void {
  writeGold(position, gold, into);
  const card = eventCard(position);
  const value = printedValue(card);
  if (suitOf(card) === SWORDS) {
    into[EVENT] = (4 - relicCount(position)) / Math.max(1, position.characters.length);
    into[EVENT + 1] = (ENEMIES - beatenCount(position)) / ENEMIES;
    into[EVENT + 2] = bribePrice(value, position.hard) / MOST_GOLD;
    return;
  }
  const { success, fail } = SUIT_TABLE[suitOf(card)]!;
  into[EVENT] = (7 - neededRoll(value)) / 6;
  into[EVENT + 1] = Math.min(HERO_HP - position.hp, eventChange(success, value)) / HERO_HP;
  into[EVENT + 2] = Math.max(-position.hp, eventChange(fail, value)) / HERO_HP;
  into[EVENT + 3] = position.hp + eventChange(fail, value) <= 0 ? 1 : 0;
}

export const traits: Traits<Position, Choice> = {
  version: 1,
  seatWidth: FEATURES + 3,
  choiceWidth: WIDTH,
  seat: writeSeat,
  choice: writeChoice,
};
