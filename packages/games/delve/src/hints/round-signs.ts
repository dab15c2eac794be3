// What the start of a round tells about who wins: the totals of the table, how the Danger is spread, and what every hand can do.
import { HIDDEN } from '@undercroft/kernel';
import {
  DEADLY_DANGER,
  type Digger,
  diggerAt,
  inPlayCount,
  isInPlay,
  MAX_ALERT,
  type Position,
  roundHazard,
} from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { guardWorth } from './ancient-plans.ts';
import { bestPlanWorth } from './digger-plans.ts';
import type { TableTotals } from './prospects.ts';
import { readSigns, SIGNS } from './totals-weights.ts';

/** Where the groups of the signs begin. */
const TABLE = SIGNS;
const DANGER = TABLE + 9;
const HANDS = DANGER + DEADLY_DANGER;
const ANCIENT = HANDS + 9;
export const ROUND_SIGNS = ANCIENT + 5;

/** Fewer Trinkets than this pay for hardly any card. */
const POOR = 3;
/** Risk beyond the Alert, or short of it, that still makes a difference. */
const MOST_MARGIN = 3;
const MOST_LACK = 4;
/** Trinkets that a plan, or a guard, is worth at best, roughly. */
const PLAN = 5;
const GUARDS = 10;

/** By Archaeologist, of the signs that were read last: what his best plan is worth, and his Risk beyond the Alert. */
export const lastPlans: number[] = [];
export const lastMargins: number[] = [];

const isHidden = (hand: readonly number[]): boolean => hand[0] === HIDDEN;

/** The signs can be read only where every hand is known or imagined. */
export function areHandsKnown(p: Position): boolean {
  if (isHidden(p.ancient.hand)) return false;
  for (let at = 0; at < p.diggers.length; at++) if (isHidden(p.diggers[at]!.hand)) return false;
  return true;
}

/** Fills `signs`; shares are of the Archaeologists at the start. */
export function readRoundSigns(
  p: Position,
  catalog: Catalog,
  totals: TableTotals,
  signs: Float64Array,
): void {
  signs.fill(0);
  readSigns(totals, p.diggersAtStart, signs);
  readTable(p, totals, signs);
  readDiggers(p, catalog, signs);
  readAncientHand(p, catalog, signs);
}

function readTable(p: Position, totals: TableTotals, signs: Float64Array): void {
  const share = 1 / p.diggersAtStart;
  signs[TABLE] = totals.alert >= MAX_ALERT ? 1 : 0;
  signs[TABLE + 1] = totals.alert >= 4 && totals.alert < 8 ? 1 : 0;
  signs[TABLE + 2] = totals.alert >= 8 ? 1 : 0;
  signs[TABLE + 3] = p.calm;
  signs[TABLE + 4] = inPlayCount(p) * share;
  signs[TABLE + 5] = (p.trinketsRemoved * share) / 10;
  signs[TABLE + 6] = totals.relics * share;
  for (let at = 0; at < p.relics.length; at++) {
    const { claimedBy, exposed } = p.relics[at]!;
    if (claimedBy === 0 && exposed === 1) signs[TABLE + 7]! += share;
  }
  signs[TABLE + 8] = totals.relics === 0 ? 1 : 0;
}

function readDiggers(p: Position, catalog: Catalog, signs: Float64Array): void {
  const share = 1 / p.diggersAtStart;
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    const digger = diggerAt(p, seat);
    if (digger.inPlay === 0) continue;
    signs[DANGER + Math.min(digger.danger, DEADLY_DANGER - 1)]! += share;
    least = Math.min(least, digger.trinkets);
    if (digger.trinkets < POOR) signs[HANDS + 1]! += share;
    if (digger.abilityUp === 1) signs[HANDS + 2]! += share;
    signs[HANDS + 3]! += (digger.white * digger.white * share) / 4;
    const plan = bestPlanWorth(p, catalog, seat, false);
    signs[HANDS + 4]! += (plan * share) / PLAN;
    const margin = mostRisk(catalog, digger) - p.alert;
    lastPlans[seat] = plan;
    lastMargins[seat] = margin;
    if (margin >= 0) signs[HANDS + 5]! += share;
    else if (digger.danger === DEADLY_DANGER - 1) signs[HANDS + 6]! += share;
    signs[HANDS + 7]! += (Math.max(-MOST_LACK, Math.min(MOST_MARGIN, margin)) * share) / MOST_MARGIN;
    for (let at = 0; at < digger.hand.length; at++)
      if (!catalog.placeable[digger.hand[at]!]) signs[HANDS + 8]! += share / 2;
  }
  if (Number.isFinite(least)) signs[HANDS] = least / 10;
}

/** The most Risk that the cards of a hand can show this round, as far as they can be paid for. */
function mostRisk(catalog: Catalog, { hand, trinkets, limitNow }: Digger): number {
  let most = 0;
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at]!;
    if (!catalog.placeable[card] || catalog.cost[card]! > trinkets) continue;
    most = Math.max(most, catalog.risk[card]!);
    if (limitNow !== 0) continue;
    for (let next = at + 1; next < hand.length; next++) {
      const second = hand[next]!;
      if (!catalog.placeable[second] || catalog.cost[card]! + catalog.cost[second]! > trinkets) continue;
      most = Math.max(most, catalog.risk[card]! + catalog.risk[second]!);
    }
  }
  return most;
}

/** What the cards of the Ancient are worth in the slot that each fits best. */
function readAncientHand(p: Position, catalog: Catalog, signs: Float64Array): void {
  const { hand } = p.ancient;
  const hazard = roundHazard(p);
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at]!;
    if (!catalog.placeable[card]) signs[ANCIENT + 3]! += 1 / 2;
    else if (catalog.hazard[card]! > hazard) signs[ANCIENT + 2]! += 1 / 5;
    else {
      const worth = bestGuardWorth(p, catalog, card);
      signs[ANCIENT]! += worth / GUARDS;
      signs[ANCIENT + 1] = Math.max(signs[ANCIENT + 1]!, worth / PLAN);
    }
  }
  signs[ANCIENT + 4] = hand.length / 5;
}

function bestGuardWorth(p: Position, catalog: Catalog, card: number): number {
  let best = 0;
  for (let slot = 1; slot <= p.diggers.length; slot++)
    if (isInPlay(p, slot)) best = Math.max(best, guardWorth(p, catalog, card, slot));
  return best;
}
