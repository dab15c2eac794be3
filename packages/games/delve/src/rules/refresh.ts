// The Refresh Phase: forming the round, filling hands to five, Influence and the passive rise of the Alert.

import { type Choice, discard } from '../choices.ts';
import { resolveParts } from '../effects.ts';
import { clear, diggerAt, HAND_LIMIT, type Position, STEP } from '../position.ts';
import { discardFromHand, drawCard, handOf, isRepeat } from './cards.ts';
import type { Catalog } from './catalog.ts';
import { changeAlert } from './danger.ts';
import { formPools } from './pools.ts';
import type { RuleContext } from './rule-context.ts';

/** DV-ROUND-1, DV-ROUND-2, DV-ROUND-6: pools are formed; the Entry Stage goes straight to placing cards. */
export function startRound(context: RuleContext): boolean {
  const { p } = context;
  formPools(p);
  p.hazardPeak = p.alert;
  clear(p.ready);
  p.ancient.ready = 0;
  p.cursor = 0;
  context.tell?.({ kind: 'roundBegan', round: p.round });
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    const digger = diggerAt(p, seat);
    if (digger.inPlay === 0) continue;
    applyStandingAbility(context, seat, digger.ability);
    digger.limitNow = digger.limitNext;
    digger.limitNext = 0;
    digger.redrawn = 0;
  }
  context.tell?.({ kind: 'phaseBegan', phase: p.round === 0 ? 'ready' : 'refresh' });
  p.step = p.round === 0 ? STEP.placement : STEP.draw;
  return true;
}

/** DV-ABIL-1: a persistent Ability marked "every round" works from the forming of the pools on. */
function applyStandingAbility(context: RuleContext, seat: number, ability: number): void {
  const parts = context.catalog.parts.round[ability]!;
  if (parts.length === 0) return;
  context.owner = seat;
  resolveParts(context, parts);
}

/** DV-REFRESH-2..9, DV-REFRESH-15: the Ancient, then each seat, draws up and then discards down to five. */
export function drawHands(context: RuleContext): boolean {
  const { p } = context;
  for (; p.cursor <= p.diggers.length; p.cursor++) {
    const player = p.cursor;
    if (player > 0 && diggerAt(p, player).inPlay === 0) continue;
    drawUp(context, player, HAND_LIMIT);
    while (handOf(p, player).length > HAND_LIMIT) {
      const only = onlyCard(handOf(p, player));
      if (only === 0) return false;
      discardFromHand(context, player, only);
    }
  }
  p.step = STEP.influence;
  return true;
}

/** DV-REFRESH-16: is there no card in this hand that could be placed and paid for? */
export function isDeadHand(p: Position, catalog: Catalog, seat: number): boolean {
  const { hand, trinkets } = diggerAt(p, seat);
  for (let at = 0; at < hand.length; at++)
    if (catalog.placeable[hand[at]!] && catalog.cost[hand[at]!]! <= trinkets) return false;
  return hand.length > 0;
}

/** DV-REFRESH-16: the whole hand is discarded, and as many cards are drawn; once a round. */
export function drawNewHand(context: RuleContext, seat: number): void {
  const digger = diggerAt(context.p, seat);
  digger.redrawn = 1;
  context.tell?.({ kind: 'handRedrawn', seat });
  const cards = digger.hand.length;
  for (let i = 0; i < cards; i++) discardFromHand(context, seat, digger.hand[0]!);
  drawUp(context, seat, cards);
}

/** DV-REFRESH-3, DV-REFRESH-5, DV-REFRESH-10: Influence cards are set aside as they come and count as drawn. */
function drawUp(context: RuleContext, player: number, least: number): void {
  const { p, catalog } = context;
  const holder = player === 0 ? p.ancient : diggerAt(p, player);
  const wanted = least + holder.dig;
  holder.dig = 0;
  const { hand } = holder;
  const before = hand.length;
  let aside = player === 0 ? p.influenceAside.length : 0;
  while (hand.length + aside < wanted) {
    const card = drawCard(context, player);
    if (card === 0) break;
    if (!catalog.influence[card]) hand.push(card);
    else {
      p.influenceAside.push(card);
      aside++;
      context.tell?.({ kind: 'influenceSetAside', card });
    }
  }
  if (hand.length > before) context.tell?.({ kind: 'cardsDrawn', player, cards: hand.slice(before) });
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

/** DP-3 on time-out: the most expensive card, the first of them. */
export function defaultDiscard(p: Position, catalog: Catalog): Choice {
  const hand = handOf(p, p.cursor);
  return discard(hand.reduce((most, card) => (catalog.cost[card]! > catalog.cost[most]! ? card : most)));
}

/** DV-REFRESH-11, DV-REFRESH-12: shown and resolved one by one in the order drawn. */
export function resolveInfluence(context: RuleContext): boolean {
  const { p, catalog } = context;
  while (p.influenceAside.length > 0) {
    const card = p.influenceAside.shift()!;
    p.influenceDiscard.push(card);
    context.tell?.({ kind: 'influenceRevealed', card });
    context.owner = context.here = context.named = 0;
    resolveParts(context, catalog.parts.now[card]!);
    if (p.outcome !== 0) return true;
  }
  p.step = STEP.alertRise;
  return true;
}

/** DV-REFRESH-13, DV-ALERT-2..4: Alert +1, unless a calm point is used up instead; the Hazard peak starts here. */
export function raiseAlert(context: RuleContext): boolean {
  const { p } = context;
  if (p.calm > 0) {
    p.calm--;
    context.tell?.({ kind: 'alertHeld', calm: p.calm });
  } else changeAlert(context, 1);
  p.hazardPeak = p.alert;
  p.step = STEP.refreshWindow;
  return true;
}
