// How good a set of placed cards looks for an Archaeologist: Trinkets, safety and Relic in one number.
import { HIDDEN } from '@undercroft/kernel';
import type { Effect, Part } from '../content/vocabulary.ts';
import { clear, diggerAt, type Position } from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { borrowedDice } from '../rules/dice.ts';
import { diggerLimit } from '../rules/ready.ts';
import { chanceToBeat, floorGain, rerollGain, sumOf } from './odds.ts';
import {
  calmWorth,
  DIG_WORTH,
  dangerWorth,
  RELIC_WORTH,
  riskPressure,
  SPENT_WORTH,
  successWorth,
  WHITE_WORTH,
} from './worth.ts';

/** What a roll is expected to look like; filled card by card. */
export interface Outlook {
  dice: number;
  flat: number;
  foeDice: number;
  foeFlat: number;
  risk: number;
  shield: number;
  bonusWin: number;
  bonusFail: number;
  heal: number;
  /** Everything that does not go through the own roll. */
  other: number;
  heist: boolean;
}

/** The Ancient's cards are not seen yet: half of the slots get a guard of about this many dice. */
const GUARD_DICE = 4;
const GUARD_CHANCE = 0.5;
/** A Heist is announced aloud, so the Ancient looks at that slot first. */
const HEIST_GUARD_CHANCE = 0.9;
const UNSEEN_RISK_LOSS = 0.7;
/** What a die, a point of Risk or a token is worth to a team mate. */
const MATE_DIE = 0.45;
const MATE_TOKEN = 0.12;

/** Reused for each plan, because playouts come here most often. */
const outlook: Outlook = {
  dice: 0,
  flat: 0,
  foeDice: 0,
  foeFlat: 0,
  risk: 0,
  shield: 0,
  bonusWin: 0,
  bonusFail: 0,
  heal: 0,
  other: 0,
  heist: false,
};

/** What the table alone promises this seat, before any card; good until the next call. */
export function startOf(p: Position, seat: number, heist: boolean): Outlook {
  const digger = diggerAt(p, seat);
  const { pool } = digger;
  const guard = p.guards[seat - 1]!;
  outlook.dice = pool.pip + pool.white + pool.base + (p.loans.length > 0 ? borrowedDice(p, seat) : 0);
  outlook.flat = sumOf(pool.tokens);
  outlook.foeDice = guard.pip + guard.base;
  outlook.foeFlat = sumOf(guard.tokens);
  outlook.risk = digger.riskTokens - digger.riskDown;
  outlook.shield = digger.shield;
  outlook.bonusWin = digger.bonusWin;
  outlook.bonusFail = digger.bonusFail;
  outlook.heal = 0;
  outlook.other = 0;
  outlook.heist = heist;
  return outlook;
}

/** Adds what a card's parts do for the seat that placed it, for the mates it names, and against the slots. */
export function addParts(p: Position, parts: readonly Part[], seat: number, look: Outlook): void {
  for (let i = 0; i < parts.length; i++) addEffect(p, parts[i]!, seat, look);
}

function addEffect(p: Position, effect: Effect, seat: number, look: Outlook): void {
  switch (effect.do) {
    case 'if': {
      const chosen = effect.is === 'heist' && !look.heist ? effect.otherwise : effect.does;
      if (chosen) addEffect(p, chosen, seat, look);
      return;
    }
    case 'pip':
      if (effect.to === 'self' || effect.to === 'team') look.dice += effect.n;
      if (effect.to !== 'self') look.other += MATE_DIE * effect.n;
      return;
    case 'white':
      look.dice += effect.n;
      look.other += WHITE_WORTH * effect.n;
      return;
    case 'lend':
      look.dice -= effect.n;
      look.other += MATE_DIE * effect.n;
      return;
    case 'disable':
      if (effect.to === 'self') look.dice = Math.max(0, look.dice - effect.n);
      else look.foeDice = Math.max(0, look.foeDice - effect.n);
      return;
    case 'token':
      if (effect.to === 'self') look.flat += effect.v;
      else look.foeFlat += effect.v;
      if (effect.to === 'foes') look.other -= MATE_TOKEN * effect.v * (p.diggers.length - 1);
      return;
    case 'fix': {
      const n = Math.min(effect.n, look.dice);
      look.dice -= n;
      look.flat += n * effect.v;
      return;
    }
    case 'reroll':
      if (effect.to === 'self') look.flat += rerollGain(effect.n, look.dice);
      else look.foeFlat -= rerollGain(effect.n, look.foeDice);
      return;
    case 'floor':
      look.flat += floorGain(effect.m) * look.dice;
      return;
    case 'risk':
      if (effect.to === 'self' || effect.to === 'team') look.risk += effect.n;
      else {
        const mates = effect.to === 'allies' ? p.diggers.length - 1 : 1;
        look.other += mates * effect.n * riskPressure(p) * 3;
      }
      return;
    case 'danger':
      look.heal -= effect.n;
      return;
    case 'shield':
      look.shield += effect.n;
      return;
    case 'calm':
      look.other += calmWorth(p) * effect.n;
      return;
    case 'bonus':
      look.bonusWin += effect.s;
      look.bonusFail += effect.f;
      return;
    case 'dig':
      look.other += DIG_WORTH * effect.n;
      return;
  }
}

/** What the Relic that is at work this round adds to every slot. */
function addRelic(p: Position, catalog: Catalog, look: Outlook): void {
  if (p.active === 0) return;
  const card = p.relics[p.active - 1]!.card[0]!;
  if (card === HIDDEN) return;
  addRelicParts(catalog.parts.rally[card]!, look);
  addRelicParts(catalog.parts.roll[card]!, look);
}

function addRelicParts(parts: readonly Part[], look: Outlook): void {
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    if (part.do === 'pip') look.foeDice += part.n;
    else if (part.do === 'floor') look.foeFlat += floorGain(part.m) * look.foeDice;
    else if (part.do === 'risk') look.risk += part.n;
    else if (part.do === 'reroll') look.flat -= rerollGain(part.n, look.dice);
  }
}

/** Worth of these cards, placed in this order, for the rest of the round. */
export function planWorth(
  p: Position,
  catalog: Catalog,
  seat: number,
  cards: readonly number[],
  heist: boolean = diggerAt(p, seat).heist !== 0,
): number {
  const digger = diggerAt(p, seat);
  const look = startOf(p, seat, heist);
  const before = catalog.parts.before[digger.ability];
  if (before !== undefined) addParts(p, before, seat, look);
  let cost = 0;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at]!;
    cost += catalog.cost[card]!;
    look.risk += catalog.risk[card]!;
    addParts(p, catalog.parts.rally[card]!, seat, look);
    addParts(p, catalog.parts.roll[card]!, seat, look);
  }
  addRelic(p, catalog, look);
  const healed = Math.min(look.heal, digger.danger);
  if (healed > 0) look.dice += healed;
  const win = winChance(p, look);
  const danger = digger.danger - Math.max(0, healed);
  let worth = look.other - SPENT_WORTH * cost;
  for (let i = 0; i < healed; i++) worth += dangerWorth(digger.danger - 1 - i);
  const field = successWorth(p) > 0 ? 1 : 0;
  worth += field * (win * (successWorth(p) + 1 + look.bonusWin) + (1 - win) * (1 + look.bonusFail));
  let expectedDanger = cards.length === 0 ? 1 : 0;
  if (heist) {
    worth += win * RELIC_WORTH;
    expectedDanger += 1 - win;
  } else expectedDanger += chanceOfBeingCaught(p, look.risk);
  expectedDanger = Math.max(0, expectedDanger - look.shield);
  return worth - expectedDanger * dangerWorth(danger);
}

/** Counts guards that are still hidden, too. */
export function winChance(p: Position, look: Outlook): number {
  const plain = chanceToBeat(look.dice, look.flat, look.foeDice, look.foeFlat, p.tiesWin);
  if (p.round === 0) return plain;
  const guarded = chanceToBeat(look.dice, look.flat, look.foeDice + GUARD_DICE, look.foeFlat, p.tiesWin);
  const guard = look.heist ? HEIST_GUARD_CHANCE : GUARD_CHANCE;
  return plain * (1 - guard) + guarded * guard;
}

/** The Ancient may still lower the Risk: a small margin is not quite safe, a small lack is certain harm. */
function chanceOfBeingCaught(p: Position, risk: number): number {
  const margin = risk - p.alert;
  if (margin < 0) return 1;
  if (p.round === 0 || p.alert === 0) return 0;
  return margin === 0
    ? 0.35 * UNSEEN_RISK_LOSS
    : margin === 1
      ? 0.25 * UNSEEN_RISK_LOSS
      : margin === 2
        ? 0.1
        : 0.03;
}

/** The cards of the plan that is being weighed; reused. */
const plan: number[] = [];

/** The best that can be made of a hand before anything is placed, with a Heist announced or without one. */
export function bestPlanWorth(p: Position, catalog: Catalog, seat: number, heist: boolean): number {
  const { hand, trinkets, limitNow } = diggerAt(p, seat);
  clear(plan);
  let best = planWorth(p, catalog, seat, plan, heist);
  const alone = heist || limitNow !== 0;
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at]!;
    if (!catalog.placeable[card] || catalog.cost[card]! > trinkets || hand.indexOf(card) < at) continue;
    clear(plan);
    plan.push(card);
    best = Math.max(best, planWorth(p, catalog, seat, plan, heist));
    if (alone) continue;
    for (let next = at + 1; next < hand.length; next++) {
      const second = hand[next]!;
      if (!catalog.placeable[second] || catalog.cost[card]! + catalog.cost[second]! > trinkets) continue;
      plan.push(second);
      best = Math.max(best, planWorth(p, catalog, seat, plan, heist));
      plan.pop();
    }
  }
  return best;
}

/** What it is worth to place this card now and to go on as well as possible. */
export const placeWorth = (p: Position, catalog: Catalog, seat: number, card: number, ally: number): number =>
  namedWorth(p, cardWorth(p, catalog, seat, card), ally);

/** A card's worth with the mate that it names. */
export const namedWorth = (p: Position, worth: number, ally: number): number =>
  ally === 0 ? worth : worth + mateNeed(p, ally) * 0.01;

/** The same for every ally that the card may name. */
export function cardWorth(p: Position, catalog: Catalog, seat: number, card: number): number {
  const { placed, hand, trinkets } = diggerAt(p, seat);
  clear(plan);
  for (let at = 0; at < placed.length; at++) plan.push(placed[at]!);
  plan.push(card);
  const left = trinkets - catalog.cost[card]!;
  let best = planWorth(p, catalog, seat, plan);
  if (plan.length >= diggerLimit(p, seat)) return best;
  const own = hand.indexOf(card);
  for (let at = 0; at < hand.length; at++) {
    const second = hand[at]!;
    if (at === own || !catalog.placeable[second] || catalog.cost[second]! > left) continue;
    if (isListedBefore(hand, at, own)) continue;
    plan.push(second);
    best = Math.max(best, planWorth(p, catalog, seat, plan));
    plan.pop();
  }
  return best;
}

/** A second copy of a card is no other plan. */
function isListedBefore(hand: readonly number[], at: number, own: number): boolean {
  for (let before = 0; before < at; before++) if (before !== own && hand[before] === hand[at]) return true;
  return false;
}

/** Who of the team needs help most: Heist first, then the one in danger. */
function mateNeed(p: Position, ally: number): number {
  const mate = diggerAt(p, ally);
  return (mate.heist !== 0 ? 20 : 0) + mate.danger * 3 + (p.ready.includes(ally) ? 0 : 1);
}
