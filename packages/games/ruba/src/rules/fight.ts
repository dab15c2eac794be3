// A fight: enemies enter, turns are served, enemy cards are unveiled, and the winner takes Help Card and Relic.
import type { Chance, Tell } from '@undercroft/kernel';
import type { Choice } from '../choices.ts';
import { KEEP } from '../choices.ts';
import { ACE, type Card, cardOf, countOfSuit, courtBit, isKing, NO_CARD, suitOf } from '../content/deck.ts';
import { ACTIONS_PER_TURN, enemyMaxHp } from '../content/modes.ts';
import type { Event } from '../events.ts';
import { enemyValue, heldSlots, kingBonus, type Position } from '../position.ts';
import { isWon, win } from '../score.ts';
import { resolveAction } from './action.ts';
import { crawl } from './crawl.ts';
import { takeCard } from './dungeon-deck.ts';

/** RD-CBT-1 to RD-CBT-3: the enemy is in its slot with the HP of the mode; the first turn begins. */
export function beginFight(position: Position, enemy: Card, chance: Chance, tell: Tell<Event>): void {
  position.enemy = enemy;
  position.enemyHp = enemyMaxHp(enemy, position.hard);
  position.fightCount++;
  tell?.({ kind: 'fightBegun', enemy, hp: position.enemyHp });
  beginTurn(position, chance, tell);
}

/** RD-TURN-1 to RD-TURN-5: the Hero is served up to three cards face up, then the enemy three face down. */
export function beginTurn(position: Position, chance: Chance, tell: Tell<Event>): void {
  position.turnCount++;
  tell?.({ kind: 'turnBegun', turn: position.turnCount });
  const { hand, enemyRow } = position;
  for (let slot = 0; slot < hand.length; slot++) {
    if (hand[slot] !== NO_CARD) continue;
    const card = takeCard(position, chance, tell);
    if (card === NO_CARD) return;
    hand[slot] = card;
    tell?.({ kind: 'heroServed', slot: slot + 1, card });
  }
  for (let slot = 0; slot < ACTIONS_PER_TURN; slot++) {
    const card = takeCard(position, chance, tell);
    if (card === NO_CARD) return;
    enemyRow.push(card);
    tell?.({ kind: 'enemyServed', slot: slot + 1 });
  }
  unveil(position, chance, tell);
}

/** RD-TURN-6, RD-TURN-7 and RD-TURN-10: slot 3 first; a Hero without cards gives no response, by itself. */
function unveil(position: Position, chance: Chance, tell: Tell<Event>): void {
  const card = position.enemyRow.pop()!;
  position.unveiled = card;
  position.actionCount++;
  tell?.({
    kind: 'enemyUnveiled',
    slot: position.enemyRow.length + 1,
    card,
    value: enemyValue(position, card),
    king: kingBonus(position, suitOf(card)),
    aid: countOfSuit(position.enemyAid, suitOf(card)),
  });
  if (heldSlots(position) !== 0) position.phase = 'respond';
  else playAction(position, undefined, chance, tell);
}

/** One Action and what follows from it: RD-TURN-11 to RD-TURN-14. */
export function playAction(
  position: Position,
  response: Extract<Choice, { kind: 'respond' }> | undefined,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const outcome = resolveAction(position, response, tell);
  if (outcome === 'lost') return;
  if (outcome === 'beaten') endFight(position, chance, tell);
  else if (position.enemyRow.length > 0) unveil(position, chance, tell);
  else beginTurn(position, chance, tell);
}

/** RD-ENDC-1 and RD-ENDC-2: Help Card, Relic, the check for the win, the enemy's left cards, then keep or crawl. */
function endFight(position: Position, chance: Chance, tell: Tell<Event>): void {
  const enemy = position.enemy;
  position.enemy = NO_CARD;
  position.aid |= courtBit(enemy);
  tell?.({ kind: 'enemyBeaten', card: enemy });
  if (isKing(enemy)) {
    position.relics |= 1 << suitOf(enemy);
    tell?.({ kind: 'relicTaken', card: cardOf(suitOf(enemy), ACE) });
  }
  if (isWon(position)) {
    win(position, tell);
    return;
  }
  if (position.enemyRow.length > 0) {
    tell?.({ kind: 'enemyCardsPiled', cards: position.enemyRow.toReversed() });
    while (position.enemyRow.length > 0) position.eventPile.push(position.enemyRow.pop()!);
  }
  if (heldSlots(position) !== 0) position.phase = 'keep';
  else crawl(position, chance, tell);
}

/** RD-DP-5 and RD-ENDC-3: any set of the cards that are left, rising from none. */
export function keepChoices(position: Position): Choice[] {
  const held = heldSlots(position);
  const open: Choice[] = [];
  for (let kept = 0; kept <= held; kept++) if ((kept & ~held) === 0) open.push(KEEP[kept]!);
  return open;
}

/** RD-ENDC-3 and RD-ENDC-4: kept cards stay in their slots, the others go on the pile, left slot first. */
export function playKeep(position: Position, kept: number, chance: Chance, tell: Tell<Event>): void {
  const { hand, eventPile } = position;
  if (tell) tellKept(hand, kept, tell);
  for (let slot = 0; slot < hand.length; slot++) {
    const card = hand[slot]!;
    if (card === NO_CARD || kept & (1 << slot)) continue;
    eventPile.push(card);
    hand[slot] = NO_CARD;
  }
  crawl(position, chance, tell);
}

function tellKept(hand: readonly Card[], kept: number, tell: (event: Event) => void): void {
  const isKept = (slot: number): boolean => (kept & (1 << slot)) !== 0;
  tell({
    kind: 'handKept',
    kept: hand.filter((card, slot) => card !== NO_CARD && isKept(slot)),
    discarded: hand.filter((card, slot) => card !== NO_CARD && !isKept(slot)),
  });
}
