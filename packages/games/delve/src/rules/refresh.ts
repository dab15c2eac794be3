// The Refresh Phase: forming the round, filling hands to five, Influence and the passive rise of the Alert.

import { type Choice, discard } from '../choices.ts';
import { resolveParts } from '../effects.ts';
import { clear, diggerAt, HAND_LIMIT, type Position, STEP } from '../position.ts';
import { discardFromHand, drawCard, handOf, isRepeat } from './cards.ts';
import type { Book } from './catalog.ts';
import { changeAlert } from './danger.ts';
import { formPools } from './pools.ts';
import type { Scene } from './rule-context.ts';

/** DV-ROUND-1, DV-ROUND-2, DV-ROUND-6: pools are formed; the Entry Stage goes straight to placing cards. */
export function startRound(scene: Scene): boolean {
  const { p } = scene;
  formPools(p);
  p.hazardPeak = p.alert;
  clear(p.ready);
  p.ancient.ready = 0;
  p.cursor = 0;
  scene.tell?.({ kind: 'roundBegan', round: p.round });
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    const digger = diggerAt(p, seat);
    if (digger.inPlay === 0) continue;
    applyStandingAbility(scene, seat, digger.ability);
    digger.limitNow = digger.limitNext;
    digger.limitNext = 0;
  }
  scene.tell?.({ kind: 'phaseBegan', phase: p.round === 0 ? 'ready' : 'refresh' });
  p.step = p.round === 0 ? STEP.placement : STEP.draw;
  return true;
}

/** DV-ABIL-1: a persistent Ability marked "every round" works from the forming of the pools on. */
function applyStandingAbility(scene: Scene, seat: number, ability: number): void {
  const parts = scene.book.parts.round[ability]!;
  if (parts.length === 0) return;
  scene.owner = seat;
  resolveParts(scene, parts);
}

/** DV-REFRESH-2..9, DV-REFRESH-15: the Ancient, then each seat, draws up and then discards down to five. */
export function drawHands(scene: Scene): boolean {
  const { p } = scene;
  for (; p.cursor <= p.diggers.length; p.cursor++) {
    const player = p.cursor;
    if (player > 0 && diggerAt(p, player).inPlay === 0) continue;
    drawUp(scene, player);
    while (handOf(p, player).length > HAND_LIMIT) {
      const only = onlyCard(handOf(p, player));
      if (only === 0) return false;
      discardFromHand(scene, player, only);
    }
  }
  p.step = STEP.influence;
  return true;
}

/** DV-REFRESH-3, DV-REFRESH-5, DV-REFRESH-10: Influence cards are set aside as they come and count as drawn. */
function drawUp(scene: Scene, player: number): void {
  const { p, book } = scene;
  const holder = player === 0 ? p.ancient : diggerAt(p, player);
  const wanted = HAND_LIMIT + holder.dig;
  holder.dig = 0;
  const { hand } = holder;
  const before = hand.length;
  let aside = player === 0 ? p.influenceAside.length : 0;
  while (hand.length + aside < wanted) {
    const card = drawCard(scene, player);
    if (card === 0) break;
    if (!book.influence[card]) hand.push(card);
    else {
      p.influenceAside.push(card);
      aside++;
      scene.tell?.({ kind: 'influenceSetAside', card });
    }
  }
  if (hand.length > before) scene.tell?.({ kind: 'cardsDrawn', player, cards: hand.slice(before) });
}

/** The card when a hand is all of one kind, so that there is nothing to choose (DV-LIST-3); 0 otherwise. */
function onlyCard(hand: readonly number[]): number {
  for (let at = 1; at < hand.length; at++) if (hand[at] !== hand[0]) return 0;
  return hand[0]!;
}

/** DP-3: one hand card to discard; identical cards are one option. */
export function discardChoices(p: Position): readonly Choice[] {
  const hand = handOf(p, p.cursor);
  const list: Choice[] = [];
  for (let at = 0; at < hand.length; at++) if (!isRepeat(hand, at)) list.push(discard(hand[at]!));
  return list;
}

/** DP-3 on time-out: the dearest card, the first of them. */
export function defaultDiscard(p: Position, book: Book): Choice {
  const hand = handOf(p, p.cursor);
  return discard(hand.reduce((dearest, card) => (book.cost[card]! > book.cost[dearest]! ? card : dearest)));
}

/** DV-REFRESH-11, DV-REFRESH-12: shown and resolved one by one in the order drawn. */
export function resolveInfluence(scene: Scene): boolean {
  const { p, book } = scene;
  while (p.influenceAside.length > 0) {
    const card = p.influenceAside.shift()!;
    p.influenceDiscard.push(card);
    scene.tell?.({ kind: 'influenceRevealed', card });
    scene.owner = scene.here = scene.named = 0;
    resolveParts(scene, book.parts.now[card]!);
    if (p.outcome !== 0) return true;
  }
  p.step = STEP.alertRise;
  return true;
}

/** DV-REFRESH-13, DV-ALERT-2..4: Alert +1, unless a calm point is used up instead; the Hazard peak starts here. */
export function raiseAlert(scene: Scene): boolean {
  const { p } = scene;
  if (p.calm > 0) {
    p.calm--;
    scene.tell?.({ kind: 'alertHeld', calm: p.calm });
  } else changeAlert(scene, 1);
  p.hazardPeak = p.alert;
  p.step = STEP.refreshWindow;
  return true;
}
