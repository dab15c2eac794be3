// How good a card in a slot, or a Relic, looks for the Ancient: rolls spoiled, Risk taken away, Trinkets recovered.

import type { Effect, NegativeId, Part } from '../content/vocabulary.ts';
import { diggerAt, inPlayCount, isInPlay, type Position } from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { targetOf } from '../rules/uniform-effect.ts';
import { chanceToBeat, floorGain, rerollGain, sumOf } from './odds.ts';
import {
  ANCIENT_SPENT_WORTH,
  DIG_WORTH,
  dangerWorth,
  RECOVERED_WORTH,
  RELIC_WORTH,
  riskPressure,
  successWorth,
} from './worth.ts';

/** What Archaeologists add to their rolls with cards that are not seen yet. */
const CARD_DICE = 1.3;
const CARD_FLAT = 1;

/** What a Negative card costs its receiver, who picks the lesser harm: most often not a worse roll. Discards are drawn again. */
const CURSE_WORTH: Readonly<Record<NegativeId, number>> = { ruin: 0.2, snare: 1, stumble: 0.5 };

export interface DuelChange {
  dice: number;
  flat: number;
  foeDice: number;
  foeFlat: number;
}

/** Reused for each seat, because playouts come here most often. */
const duel: DuelChange = { dice: 0, flat: 0, foeDice: 0, foeFlat: 0 };

/** Dice and tokens that the cards placed so far bring to the duel of one seat; good until the next call. */
function duelSoFar(p: Position, catalog: Catalog, seat: number): DuelChange {
  const { pool } = diggerAt(p, seat);
  const guard = p.guards[seat - 1]!;
  duel.dice = pool.pip + pool.white + pool.base + CARD_DICE;
  duel.flat = CARD_FLAT + sumOf(pool.tokens);
  duel.foeDice = guard.pip + guard.base;
  duel.foeFlat = sumOf(guard.tokens);
  const { placed, slots } = p.ancient;
  for (let at = 0; at < placed.length; at++) addAll(catalog.parts.rally[placed[at]!]!, seat, slots[at]!);
  if (p.active !== 0) {
    const card = p.relics[p.active - 1]!.card[0]!;
    addAll(catalog.parts.rally[card]!, seat, 0);
    addAll(catalog.parts.roll[card]!, seat, 0);
  }
  return duel;
}

function addAll(parts: readonly Part[], seat: number, here: number): void {
  for (let i = 0; i < parts.length; i++) addToDuel(parts[i]!, seat, here, duel);
}

function reaches(effect: Effect, seat: number, here: number): boolean {
  const to = targetOf(effect);
  return to === 'team' || to === 'slots' || ((to === 'here' || to === 'opp') && here === seat);
}

export function addToDuel(effect: Effect, seat: number, here: number, change: DuelChange): void {
  if (!reaches(effect, seat, here)) return;
  switch (effect.do) {
    case 'pip':
      change.foeDice += effect.n;
      return;
    case 'disable':
      change.dice = Math.max(0, change.dice - effect.n);
      return;
    case 'token':
      change.flat += effect.v;
      return;
    case 'floor':
      change.foeFlat += floorGain(effect.m) * change.foeDice;
      return;
    case 'reroll':
      change.flat -= rerollGain(effect.n, change.dice);
      return;
  }
}

const odds = (p: Position, change: DuelChange): number =>
  chanceToBeat(change.dice, change.flat, change.foeDice, change.foeFlat, p.tiesWin);

/** What it is worth to the Ancient that this seat's roll fails. */
export function failureWorth(p: Position, seat: number): number {
  const digger = diggerAt(p, seat);
  const heist = digger.heist !== 0 ? RELIC_WORTH + dangerWorth(digger.danger) : 0;
  return successWorth(p) + Math.max(0, digger.bonusWin - digger.bonusFail) + heist;
}

/** Does any of these parts change anything for this seat? */
function isFelt(parts: readonly Part[], seat: number, here: number): boolean {
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    if (reaches(part.do === 'if' ? part.does : part, seat, here)) return true;
  }
  return false;
}

/** Worth of a list of parts lying on slot `here` (0 for a Relic). */
function partsWorth(p: Position, catalog: Catalog, parts: readonly Part[], here: number): number {
  let worth = 0;
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    if (!isInPlay(p, seat) || !isFelt(parts, seat, here)) continue;
    const change = duelSoFar(p, catalog, seat);
    const before = odds(p, change);
    for (let i = 0; i < parts.length; i++) addToDuel(parts[i]!, seat, here, change);
    const after = odds(p, change);
    worth += (before - after) * failureWorth(p, seat);
    for (let i = 0; i < parts.length; i++) worth += seatWorth(p, parts[i]!, seat, here, 1 - after);
  }
  for (let i = 0; i < parts.length; i++) worth += tableWorth(p, parts[i]!);
  return worth;
}

function seatWorth(p: Position, effect: Effect, seat: number, here: number, failing: number): number {
  const inner = effect.do === 'if' ? effect.does : effect;
  if (!reaches(inner, seat, here)) return 0;
  const digger = diggerAt(p, seat);
  const danger = dangerWorth(digger.danger);
  if (inner.do === 'danger') return danger * inner.n * (effect.do === 'if' ? failing : 1);
  if (inner.do === 'risk') return digger.heist !== 0 ? 0 : -inner.n * riskPressure(p) * danger;
  if (inner.do === 'bonus') return -0.45 * Math.min(inner.s, p.field);
  if (inner.do === 'curse' && inner.kind !== 'named') return CURSE_WORTH[inner.kind];
  return 0;
}

function tableWorth(p: Position, effect: Effect): number {
  if (effect.do === 'recover')
    return RECOVERED_WORTH * Math.min(effect.each ? effect.n * inPlayCount(p) : effect.n, p.trinketDiscard);
  if (effect.do === 'alert') return p.alert < 10 ? effect.n * inPlayCount(p) * 0.8 : 0;
  if (effect.do === 'dig') return DIG_WORTH * effect.n;
  if (effect.do === 'peek') return 0.1;
  return 0;
}

/** The parts of each card that matter to its worth, put together once for each catalog. */
const partsByBook = new WeakMap<Catalog, { guard: (readonly Part[])[]; relic: (readonly Part[])[] }>();

function partsOf(catalog: Catalog) {
  let parts = partsByBook.get(catalog);
  if (!parts) {
    const { rally, roll, reward } = catalog.parts;
    const relic = rally.map((first, card) => [...first, ...roll[card]!]);
    parts = { relic, guard: relic.map((first, card) => [...first, ...reward[card]!]) };
    partsByBook.set(catalog, parts);
  }
  return parts;
}

/** What a card in this slot is worth, its cost taken off. */
export const guardWorth = (p: Position, catalog: Catalog, card: number, slot: number): number =>
  partsWorth(p, catalog, partsOf(catalog).guard[card]!, slot) - ANCIENT_SPENT_WORTH * catalog.cost[card]!;

/** What a Relic is worth this round, with the Negative card named; activating costs one of the cards that could be placed. */
export function relicWorth(p: Position, catalog: Catalog, relic: number, curse: number): number {
  const worth = partsWorth(p, catalog, partsOf(catalog).relic[p.relics[relic - 1]!.card[0]!]!, 0);
  if (curse === 0) return worth;
  return worth + inPlayCount(p) * CURSE_WORTH[catalog.entries[curse]!.id as NegativeId];
}
