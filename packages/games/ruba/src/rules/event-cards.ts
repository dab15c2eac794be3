// Events of the dungeon: the die test, payments in gold, the concoction left alone, and the three ways past swords.
import type { Chance, Tell } from '@undercroft/kernel';
import { BRIBE, type Choice, DIE, EVADE, FIGHT, PAY, SKIP } from '../choices.ts';
import {
  courtBit,
  GOLD_SUM,
  goldBit,
  goldCards,
  isKing,
  printedValue,
  SWORDS,
  suitOf,
} from '../content/deck.ts';
import { bribePrice, HERO_HP } from '../content/modes.ts';
import { type EventEffect, SUIT_TABLE } from '../content/suits.ts';
import { eventChange, limited } from '../effects.ts';
import type { Event } from '../events.ts';
import { eventCard, goldMask, type Position } from '../position.ts';
import { isWon, lose, win } from '../score.ts';
import { crawl } from './crawl.ts';
import { beginFight } from './fight.ts';

/** RD-DP-1 to RD-DP-3: what can be done about the open event, gold masks rising. */
export function eventChoices(position: Position): Choice[] {
  const card = eventCard(position);
  return suitOf(card) === SWORDS ? swordsChoices(position, printedValue(card)) : testChoices(position, card);
}

/** RD-EVT-6, RD-GOLD-1, RD-GOLD-2 and RD-OPT-2: the die, or any set of gold that is worth V or more. */
function testChoices(position: Position, card: number): Choice[] {
  const value = printedValue(card);
  const gold = goldMask(position);
  const open: Choice[] = [DIE];
  if (position.concoctionSkip && SUIT_TABLE[suitOf(card)]!.event === 'concoction') open.push(SKIP);
  for (let set = nextSubset(0, gold); set !== 0; set = nextSubset(set, gold))
    if (GOLD_SUM[set]! >= value) open.push(PAY[set]!);
  return open;
}

/** RD-EVT-5, RD-GOLD-7 to RD-GOLD-10, RD-GOLD-17 and RD-GOLD-18: V exactly evades, the mode's price bribes. */
function swordsChoices(position: Position, value: number): Choice[] {
  const gold = goldMask(position);
  const price = bribePrice(value, position.hard);
  const open: Choice[] = [FIGHT];
  for (let set = nextSubset(0, gold); set !== 0; set = nextSubset(set, gold)) {
    const sum = GOLD_SUM[set]!;
    if (sum === value) open.push(EVADE[set]!);
    else if (sum >= price) open.push(BRIBE[set]!);
  }
  return open;
}

/** The subset of `mask` that follows `set` in rising order; 0 after the last. */
const nextSubset = (set: number, mask: number): number => (set - mask) & mask;

/** RD-DIE-1 to RD-DIE-4: 1 fails, 6 succeeds, else the roll must reach V. */
export const isSuccess = (roll: number, value: number): boolean =>
  roll === 6 || (roll !== 1 && roll >= value);

/** The lowest roll that succeeds: 2 to 6. */
export const neededRoll = (value: number): number => Math.min(6, Math.max(2, value));

/** Plays a choice about the open event and runs on. */
export function playEvent(position: Position, choice: Choice, chance: Chance, tell: Tell<Event>): void {
  switch (choice.kind) {
    case 'die':
      testByDie(position, chance, tell);
      break;
    case 'pay':
      testByGold(position, choice.gold, chance, tell);
      break;
    case 'skip':
      tell?.({ kind: 'concoctionLeft', card: eventCard(position) });
      crawl(position, chance, tell);
      break;
    case 'fight':
      beginFight(position, position.characters.pop()!, chance, tell);
      break;
    case 'evade':
      evade(position, choice.gold, chance, tell);
      break;
    case 'bribe':
      bribe(position, choice.gold, chance, tell);
      break;
    default:
      throw new Error(`${choice.kind} is no answer to an event`);
  }
}

/** RD-DIE-6: the die is rolled once, when it is picked (RD-EVT-7: nothing changes the roll afterwards). */
function testByDie(position: Position, chance: Chance, tell: Tell<Event>): void {
  const card = eventCard(position);
  const value = printedValue(card);
  const roll = chance.die(6, 'event-die');
  const success = isSuccess(roll, value);
  tell?.({ kind: 'dieRolled', roll, value, success });
  const row = SUIT_TABLE[suitOf(card)]!;
  resolveTest(position, card, success ? row.success : row.fail, chance, tell);
}

/** RD-GOLD-1: enough gold is a success with no roll. */
function testByGold(position: Position, gold: number, chance: Chance, tell: Tell<Event>): void {
  const card = eventCard(position);
  payGold(position, gold, tell);
  resolveTest(position, card, SUIT_TABLE[suitOf(card)]!.success, chance, tell);
}

/** RD-EVT-2, RD-EVT-3, RD-HP-6 and RD-EVT-10: HP change, the card stays on the pile, crawling goes on. */
function resolveTest(
  position: Position,
  card: number,
  effect: EventEffect,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const before = position.hp;
  const hp = limited(before, eventChange(effect, printedValue(card)), HERO_HP);
  position.hp = hp;
  if (effect === 'none') tell?.({ kind: 'trapPassed', card });
  else if (effect === 'heal') tell?.({ kind: 'heroHealed', by: card, amount: hp - before, hp });
  else tell?.({ kind: 'heroHurt', by: card, amount: before - hp, hp });
  if (hp > 0) crawl(position, chance, tell);
  else lose(position, SUIT_TABLE[suitOf(card)]!.event === 'trap' ? 'trap' : 'concoction', tell);
}

/** RD-GOLD-3 to RD-GOLD-5 and RD-GOLD-19: the cards go on the pile in rising value; no change is given. */
function payGold(position: Position, gold: number, tell: Tell<Event>): void {
  const cards = goldCards(gold);
  position.gold = position.gold.filter((card) => (goldBit(card) & gold) === 0);
  position.goldSpent += GOLD_SUM[gold]!;
  position.eventPile.push(...cards);
  tell?.({ kind: 'goldPaid', cards, sum: GOLD_SUM[gold]! });
}

/** RD-GOLD-7, RD-GOLD-15 and RD-GOLD-16: no enemy is drawn, nothing is kept or discarded. */
function evade(position: Position, gold: number, chance: Chance, tell: Tell<Event>): void {
  const card = eventCard(position);
  payGold(position, gold, tell);
  position.evadeCount++;
  tell?.({ kind: 'fightEvaded', card });
  crawl(position, chance, tell);
}

/** RD-GOLD-11 to RD-GOLD-14: gold first, then the enemy; a King fights all the same, others become Help Cards. */
function bribe(position: Position, gold: number, chance: Chance, tell: Tell<Event>): void {
  payGold(position, gold, tell);
  position.bribeCount++;
  const enemy = position.characters.pop()!;
  if (isKing(enemy)) {
    tell?.({ kind: 'bribeRefused', card: enemy });
    beginFight(position, enemy, chance, tell);
    return;
  }
  position.aid |= courtBit(enemy);
  tell?.({ kind: 'enemyBribed', card: enemy });
  if (isWon(position)) win(position, tell);
  else crawl(position, chance, tell);
}
