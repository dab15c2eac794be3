// Cards on the move: drawing, rebuilding piles, leaving a hand, discarding and banishing.

import { clear, diggerAt, type Position } from '../position.ts';
import type { Catalog } from './catalog.ts';
import { LUCK_OF, type RuleContext } from './rule-context.ts';

export const handOf = (p: Position, player: number): number[] =>
  player === 0 ? p.ancient.hand : diggerAt(p, player).hand;

/** Is this number in the list? Lists here are short: a loop is quicker than a call. */
export function holds(list: readonly number[], number: number): boolean {
  for (let at = 0; at < list.length; at++) if (list[at] === number) return true;
  return false;
}

/** Is the same card further ahead in the list? */
export function isRepeat(list: readonly number[], at: number): boolean {
  const card = list[at];
  for (let before = 0; before < at; before++) if (list[before] === card) return true;
  return false;
}

/** Takes one card of this kind out of a list; the order of the others stays (DV-LIST-1). */
export function removeOne(list: number[], card: number): void {
  const last = list.length - 1;
  let at = 0;
  while (at <= last && list[at] !== card) at++;
  if (at > last) return;
  for (; at < last; at++) list[at] = list[at + 1]!;
  list.pop();
}

/** DV-VIEW-5: what openly leaves a hand is no longer known to be in it. */
export function forget(p: Position, player: number, card: number): void {
  const holder = player === 0 ? p.ancient : diggerAt(p, player);
  if (holder.known.length > 0) removeOne(holder.known, card);
  if (holder.starters.length > 0) removeOne(holder.starters, card);
}

/** DV-CARD-7: discarded, or put in the Banished zone for good. */
export function discardCard(p: Position, catalog: Catalog, player: number, card: number): void {
  if (catalog.banish[card]) p.banished.push(card);
  else (player === 0 ? p.ancientDiscard : p.expeditionDiscard).push(card);
}

/** A hand card is openly discarded: chosen for the hand limit, or picked by luck. */
export function discardFromHand(context: RuleContext, player: number, card: number): void {
  const { p, catalog } = context;
  removeOne(handOf(p, player), card);
  forget(p, player, card);
  discardCard(p, catalog, player, card);
  context.tell?.({ kind: 'cardDiscarded', player, card, banished: catalog.banish[card]! });
}

/** DV-LIST-5: one card after another, each uniformly from those still in the hand. */
export function discardAtRandom(context: RuleContext, player: number, n: number): void {
  const hand = handOf(context.p, player);
  for (let i = 0; i < n && hand.length > 0; i++)
    discardFromHand(context, player, hand[context.chance.pick(hand.length, LUCK_OF[player]!.discard)]!);
}

/** DV-REFRESH-8, DV-REFRESH-9, DV-REFRESH-12: the next card, rebuilding an empty pile; 0 when nothing is left. */
export function drawCard(context: RuleContext, player: number): number {
  const { p } = context;
  const pile = player === 0 ? p.ancientPile : p.expeditionPile;
  if (pile.length === 0) {
    const discards = player === 0 ? p.ancientDiscard : p.expeditionDiscard;
    for (const card of discards) pile.push(card);
    clear(discards);
    if (player === 0) {
      for (const card of p.influenceDiscard) pile.push(card);
      clear(p.influenceDiscard);
    }
    if (pile.length === 0) return 0;
    context.chance.shuffle(pile, player === 0 ? 'ancient' : 'expedition');
    context.tell?.({
      kind: 'pileRebuilt',
      pile: player === 0 ? 'ancient' : 'expedition',
      count: pile.length,
    });
  }
  return pile.pop()!;
}
