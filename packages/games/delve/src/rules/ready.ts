// The Ready Phase: the Ancient's Relic, the announced Heists, and cards placed in secret until all are ready.

import {
  activate,
  type Choice,
  expose,
  FORGO_HEIST,
  guard,
  heist,
  place,
  READY,
  REST_RELICS,
} from '../choices.ts';
import { diggerAt, inPlayCount, isInPlay, type Position, roundHazard, STEP } from '../position.ts';
import { forget, holds, isRepeat, removeOne } from './cards.ts';
import type { Catalog } from './catalog.ts';
import type { RuleContext } from './rule-context.ts';

/** R1. DV-RELIC-1, DV-LIST-3: asked only while there is something to decide. */
export function askForRelic(context: RuleContext): boolean {
  const { p } = context;
  if (relicChoices(p, context.catalog).length > 1) return false;
  return afterRelic(p);
}

function afterRelic(p: Position): boolean {
  p.step = STEP.heists;
  p.cursor = 1;
  return true;
}

/** DP-4, DV-RELIC-2, DV-RELIC-3, DV-RELIC-9: an Unexposed Relic while there is one, else any that has cooled down. */
export function relicChoices(p: Position, catalog: Catalog): Choice[] {
  const list: Choice[] = [];
  const hasUnexposed = p.relics.some((relic) => relic.claimedBy === 0 && relic.exposed === 0);
  if (!hasUnexposed) list.push(REST_RELICS);
  for (let at = 0; at < p.relics.length; at++) {
    const relic = p.relics[at]!;
    if (relic.claimedBy !== 0 || (hasUnexposed ? relic.exposed === 1 : relic.cooldown > 0)) continue;
    if (catalog.namesCurse[relic.card[0]!])
      for (const negative of catalog.deck.negatives) list.push(activate(at + 1, negative));
    else list.push(activate(at + 1, 0));
    if (hasUnexposed) list.push(expose(at + 1));
  }
  return list;
}

/** DV-RELIC-4, DV-RELIC-5, DV-RELIC-11: an Activated Relic is turned face up; one that is only exposed is not. */
export function takeRelicChoice(context: RuleContext, choice: Choice): void {
  const { p } = context;
  if (choice.kind === 'activate') {
    const relic = p.relics[choice.relic - 1]!;
    p.active = choice.relic;
    p.activeCurse = choice.curse;
    p.marked = relic.exposed === 1 ? 0 : choice.relic;
    relic.shown = 1;
    context.tell?.({
      kind: 'relicActivated',
      relic: choice.relic,
      card: relic.card[0]!,
      curse: choice.curse,
    });
  } else if (choice.kind === 'expose') {
    p.marked = choice.relic;
    context.tell?.({ kind: 'relicMarked', relic: choice.relic });
  } else context.tell?.({ kind: 'relicsRested' });
  afterRelic(p);
}

/** R2. DV-HEIST-1: seats in order, each only while there is a Relic left to try. */
export function askForHeists(context: RuleContext): boolean {
  const { p } = context;
  for (; p.cursor <= p.diggers.length; p.cursor++)
    if (isInPlay(p, p.cursor) && heistChoices(p).length > 1) return false;
  p.step = STEP.placement;
  return true;
}

/** DP-5, DV-HEIST-1..3: none, or an Exposed Relic that is not announced yet. */
export function heistChoices(p: Position): Choice[] {
  const list: Choice[] = [FORGO_HEIST];
  for (let at = 0; at < p.relics.length; at++) {
    const relic = p.relics[at]!;
    if (relic.exposed === 1 && relic.claimedBy === 0 && !isTargeted(p, at + 1)) list.push(heist(at + 1));
  }
  return list;
}

export function isTargeted(p: Position, relic: number): boolean {
  for (let at = 0; at < p.diggers.length; at++) if (p.diggers[at]!.heist === relic) return true;
  return false;
}

export function takeHeistChoice(context: RuleContext, seat: number, choice: Choice): void {
  const { p } = context;
  if (choice.kind === 'heist') {
    diggerAt(p, seat).heist = choice.relic;
    p.heistsTried++;
    context.tell?.({ kind: 'heistAnnounced', seat, relic: choice.relic });
  } else context.tell?.({ kind: 'heistForgone', seat });
  p.cursor++;
}

/** R3. DV-READY-3, DV-RALLY-1: goes on when all in play are ready. */
export function awaitPlacements(context: RuleContext): boolean {
  const { p } = context;
  if (p.ready.length < inPlayCount(p) || (p.round > 0 && p.ancient.ready === 0)) return false;
  p.step = STEP.reveal;
  return true;
}

/** DV-PLACE-2, DV-HEIST-4, DV-NEG-6: two cards, one for an Initiator or under a limit. */
export function diggerLimit(p: Position, seat: number): number {
  const digger = diggerAt(p, seat);
  return digger.heist !== 0 || digger.limitNow !== 0 ? 1 : 2;
}

/** DV-PLACE-3, DV-RELIC-11: one card per open slot, one fewer with an Activated Relic, never below one. */
export const ancientLimit = (p: Position): number => Math.max(1, inPlayCount(p) - (p.active !== 0 ? 1 : 0));

/** DP-6, DV-PLACE-4, DV-PLACE-7, DV-PLACE-9: every affordable card, times each ally it may name; then ready. */
export function placeChoices(p: Position, catalog: Catalog, seat: number): readonly Choice[] {
  const { hand, placed, trinkets } = diggerAt(p, seat);
  if (placed.length >= diggerLimit(p, seat)) return ONLY_READY;
  const list: Choice[] = [];
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at]!;
    if (!catalog.placeable[card] || catalog.cost[card]! > trinkets || isRepeat(hand, at)) continue;
    const named = catalog.asksAlly[card] && hasAlly(p, seat) ? p.diggers.length : 0;
    for (let ally = named === 0 ? 0 : 1; ally <= named; ally++)
      if (ally === 0 || (ally !== seat && isInPlay(p, ally))) list.push(place(card, ally));
  }
  list.push(READY);
  return list;
}

/** What is left when no card may be placed any more; one list for all of them. Not frozen: see ONLY_PASS. */
const ONLY_READY: readonly Choice[] = [READY];

export function hasAlly(p: Position, seat: number): boolean {
  for (let other = 1; other <= p.diggers.length; other++)
    if (other !== seat && isInPlay(p, other)) return true;
  return false;
}

/** DP-7, DV-PLACE-5, DV-PLACE-8, DV-TRI-6: every affordable, unlocked card in every empty open slot; then ready. */
export function guardChoices(p: Position, catalog: Catalog): readonly Choice[] {
  const { hand, placed, slots } = p.ancient;
  if (placed.length >= ancientLimit(p)) return ONLY_READY;
  const list: Choice[] = [];
  const hazard = roundHazard(p);
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at]!;
    if (!catalog.placeable[card] || catalog.cost[card]! > p.field || catalog.hazard[card]! > hazard) continue;
    if (isRepeat(hand, at)) continue;
    for (let slot = 1; slot <= p.diggers.length; slot++)
      if (isInPlay(p, slot) && !holds(slots, slot)) list.push(guard(card, slot));
  }
  list.push(READY);
  return list;
}

/** Is `ready` all that is left once this card lies on the table? */
export function leavesOnlyReady(p: Position, catalog: Catalog, player: number, card: number): boolean {
  const { hand, placed } = player === 0 ? p.ancient : diggerAt(p, player);
  const limit = player === 0 ? ancientLimit(p) : diggerLimit(p, player);
  if (placed.length + 1 >= limit) return true;
  const left = (player === 0 ? p.field : diggerAt(p, player).trinkets) - catalog.cost[card]!;
  const rest = hand.slice();
  removeOne(rest, card);
  return !rest.some(
    (other) =>
      catalog.placeable[other] &&
      catalog.cost[other]! <= left &&
      (player > 0 || catalog.hazard[other]! <= roundHazard(p)),
  );
}

/** DV-PLACE-6: the cost lies on the card until it resolves. */
export function takePlacement(context: RuleContext, player: number, choice: Choice): void {
  const { p, catalog } = context;
  if (choice.kind === 'place') {
    const digger = diggerAt(p, player);
    const paid = catalog.cost[choice.card]!;
    removeOne(digger.hand, choice.card);
    digger.placed.push(choice.card);
    digger.allies.push(choice.ally);
    digger.paid.push(paid);
    digger.trinkets -= paid;
    const slot = digger.placed.length;
    context.tell?.({ kind: 'cardPlaced', player, card: choice.card, slot, ally: choice.ally, paid });
  } else if (choice.kind === 'guard') {
    const { ancient } = p;
    const paid = catalog.cost[choice.card]!;
    removeOne(ancient.hand, choice.card);
    ancient.placed.push(choice.card);
    ancient.slots.push(choice.slot);
    ancient.paid.push(paid);
    p.field -= paid;
    context.tell?.({ kind: 'cardPlaced', player, card: choice.card, slot: choice.slot, ally: 0, paid });
  }
}

/** DV-READY-5, DV-READY-6: final for the round; among Archaeologists the order counts. */
export function takeReady(context: RuleContext, player: number): void {
  const { p } = context;
  if (player === 0) p.ancient.ready = 1;
  else p.ready.push(player);
  context.tell?.({ kind: 'readied', player, place: player === 0 ? 0 : p.ready.length });
}

/** DP-6, DP-7 on time-out: the cheapest card if none lies there yet, in the lowest slot or for the lowest seat; then ready. */
export function defaultPlacement(p: Position, catalog: Catalog, player: number): Choice {
  const placed = player === 0 ? p.ancient.placed : diggerAt(p, player).placed;
  if (placed.length > 0) return READY;
  const list = player === 0 ? guardChoices(p, catalog) : placeChoices(p, catalog, player);
  return list.reduce((best, choice) => {
    if (choice.kind !== 'place' && choice.kind !== 'guard') return best;
    if (best.kind !== 'place' && best.kind !== 'guard') return choice;
    return catalog.cost[choice.card]! < catalog.cost[best.card]! ? choice : best;
  }, READY);
}

/** DV-RALLY-1, DV-VIEW-5: everything that was placed is shown at once, and has now openly left its hand. */
export function revealPlacements(context: RuleContext): boolean {
  const { p } = context;
  context.tell?.({ kind: 'phaseBegan', phase: 'rally' });
  const { ancient } = p;
  for (let at = 0; at < ancient.placed.length; at++) {
    const card = ancient.placed[at]!;
    forget(p, 0, card);
    context.tell?.({
      kind: 'cardRevealed',
      player: 0,
      card,
      slot: ancient.slots[at]!,
      ally: 0,
      paid: ancient.paid[at]!,
    });
  }
  for (const seat of p.ready) {
    const digger = diggerAt(p, seat);
    for (let at = 0; at < digger.placed.length; at++) {
      const card = digger.placed[at]!;
      forget(p, seat, card);
      const ally = digger.allies[at]!;
      context.tell?.({
        kind: 'cardRevealed',
        player: seat,
        card,
        slot: at + 1,
        ally,
        paid: digger.paid[at]!,
      });
    }
  }
  p.step = STEP.rally;
  p.cursor = 0;
  return true;
}
