// Who is winning: the chance of the Expedition, from where the round in progress is expected to end.

import {
  DEADLY_DANGER,
  type Digger,
  diggerAt,
  inPlayCount,
  MAX_ALERT,
  type Position,
  ROLL,
  STEP,
} from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { totalRisk } from '../rules/danger.ts';
import { rollScore } from '../rules/dice.ts';
import { addToDuel } from './ancient-plans.ts';
import { addParts, type Outlook, startOf, winChance } from './digger-plans.ts';
import { chanceToBeat } from './odds.ts';
import { areHandsKnown, ROUND_SIGNS, readRoundSigns } from './round-signs.ts';
import { roundChanceOf } from './round-weights.ts';
import { chanceOf } from './totals-weights.ts';

/** What the estimate looks at, summed over the table. */
export interface TableTotals {
  field: number;
  discard: number;
  relics: number;
  lives: number;
  /** The same with the last lives of each counting for more. */
  nerve: number;
  alert: number;
  trinkets: number;
  white: number;
  round: number;
}

/** The table as it lies. */
export function totalsOf(p: Position): TableTotals {
  const totals: TableTotals = {
    field: p.field,
    discard: p.trinketDiscard,
    relics: 0,
    lives: 0,
    nerve: 0,
    alert: p.alert,
    trinkets: 0,
    white: 0,
    round: p.round,
  };
  for (const relic of p.relics) if (relic.claimedBy === 0) totals.relics++;
  for (const digger of p.diggers) {
    if (digger.inPlay === 0) continue;
    totals.lives += DEADLY_DANGER - digger.danger;
    totals.nerve += Math.sqrt(DEADLY_DANGER - digger.danger);
    totals.trinkets += digger.trinkets;
    totals.white += digger.white;
  }
  return totals;
}

/** What cards that are still to be placed add to a roll, and how safe they leave their player. */
const UNPLACED_DICE = 1.3;
const UNPLACED_FLAT = 1;
const unplacedDanger = (p: Position): number => Math.min(0.6, 0.08 * p.alert);

/** Adds what is expected of the rest of this round, seat by seat, up to the start of the next. */
function playOutRound(p: Position, catalog: Catalog, totals: TableTotals): void {
  if (p.step <= STEP.rally) addRecovery(p, catalog, totals);
  for (const paid of p.ancient.paid) totals.discard += paid;
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    const digger = diggerAt(p, seat);
    if (digger.inPlay === 0) continue;
    for (const paid of digger.paid) totals.discard += paid;
    const isOpen = p.step === STEP.placement && digger.placed.length === 0 && !p.ready.includes(seat);
    const win = chanceOfSuccess(p, catalog, seat, isOpen);
    if (p.step <= STEP.rewards) addReward(p, digger, win, totals);
    const lives = DEADLY_DANGER - digger.danger;
    const danger = Math.max(0, expectedDanger(p, catalog, seat, win, isOpen) - digger.shield);
    totals.lives -= danger;
    totals.nerve -= Math.sqrt(lives) - Math.sqrt(Math.max(0, lives - danger));
    if (digger.heist !== 0 && p.step <= STEP.heistRewards) {
      totals.relics -= win;
      totals.white += win;
      totals.alert += (win * 2) / 3;
    }
  }
  totals.alert++;
  totals.round++;
}

function addReward(p: Position, digger: Digger, win: number, totals: TableTotals): void {
  if (p.heistReplaces && digger.heist !== 0) return;
  const due = win * Math.max(0, 4 + digger.bonusWin) + (1 - win) * Math.max(0, 1 + digger.bonusFail);
  const taken = Math.min(due, Math.max(0, totals.field));
  totals.field -= taken;
  totals.trinkets += taken;
}

function expectedDanger(p: Position, catalog: Catalog, seat: number, win: number, isOpen: boolean): number {
  const digger = diggerAt(p, seat);
  let danger = 0;
  if (digger.heist !== 0) danger += p.step <= STEP.heistRewards ? 1 - win : 0;
  else if (isOpen) danger += unplacedDanger(p);
  else {
    const margin = totalRisk({ p, catalog }, seat) - p.alert;
    danger += margin < 0 ? 1 : p.step < STEP.recoupWindow && margin < 2 ? 0.15 : 0;
  }
  if (!isOpen && digger.placed.length === 0) danger += 1;
  return danger;
}

/** Known after the comparison, read off the dice after the throw, estimated from pools and cards before it. */
function chanceOfSuccess(p: Position, catalog: Catalog, seat: number, isOpen: boolean): number {
  const digger = diggerAt(p, seat);
  if (digger.roll !== ROLL.none) return digger.roll === ROLL.success ? 1 : 0;
  const guard = p.guards[seat - 1]!;
  if (p.rolled === 1) {
    const lead = rollScore(digger.pool) - rollScore(guard);
    return lead > 0 || (lead === 0 && p.tiesWin) ? 0.93 : lead > -4 ? 0.12 : 0.03;
  }
  const look = startOf(p, seat, digger.heist !== 0);
  if (isOpen) {
    look.dice += UNPLACED_DICE;
    look.flat += UNPLACED_FLAT;
  }
  for (const card of digger.placed) {
    if (p.step <= STEP.rally) addParts(p, catalog.parts.rally[card]!, seat, look);
    addParts(p, catalog.parts.roll[card]!, seat, look);
  }
  addGuards(p, catalog, seat, look);
  return isUnguardedYet(p, seat)
    ? winChance(p, look)
    : chanceToBeat(look.dice, look.flat, look.foeDice, look.foeFlat, p.tiesWin);
}

/** The Ancient may still lay a card against this seat. */
const isUnguardedYet = (p: Position, seat: number): boolean =>
  p.step === STEP.placement && p.ancient.ready === 0 && !p.ancient.slots.includes(seat);

/** What the Ancient's cards and Relic will still bring to this duel. */
function addGuards(p: Position, catalog: Catalog, seat: number, look: Outlook): void {
  const { placed, slots } = p.ancient;
  for (let at = 0; at < placed.length; at++) addGuard(p, catalog, placed[at]!, slots[at]!, seat, look);
  if (p.active !== 0) addGuard(p, catalog, p.relics[p.active - 1]!.card[0]!, 0, seat, look);
}

function addGuard(
  p: Position,
  catalog: Catalog,
  card: number,
  here: number,
  seat: number,
  look: Outlook,
): void {
  if (p.step <= STEP.rally) for (const part of catalog.parts.rally[card]!) addToDuel(part, seat, here, look);
  for (const part of catalog.parts.roll[card]!) addToDuel(part, seat, here, look);
}

function addRecovery(p: Position, catalog: Catalog, totals: TableTotals): void {
  for (const card of p.ancient.placed)
    for (const part of catalog.parts.rally[card]!)
      if (part.do === 'recover') {
        const back = Math.min(part.each ? part.n * inPlayCount(p) : part.n, totals.discard);
        totals.field += back;
        totals.discard -= back;
      }
}

/** Is the round past its announcements, so that its end can be foreseen? */
const isUnderWay = (p: Position): boolean => p.step >= STEP.placement;

/** Where the round is expected to end, for the whole table. */
export function totalsAhead(p: Position, catalog: Catalog): TableTotals {
  const totals = totalsOf(p);
  if (isUnderWay(p)) playOutRound(p, catalog, totals);
  if (p.alert < MAX_ALERT) totals.alert -= p.calm;
  totals.alert = Math.min(MAX_ALERT, totals.alert);
  return totals;
}

/** By the totals alone: the only estimate in the middle of a round, or where hands are not known. */
export const totalsChance = (p: Position, catalog: Catalog): number =>
  chanceOf(totalsAhead(p, catalog), p.diggersAtStart);

const roundSigns = new Float64Array(ROUND_SIGNS);

export function expeditionChance(p: Position, catalog: Catalog): number {
  if (p.step !== STEP.refreshWindow || !areHandsKnown(p)) return totalsChance(p, catalog);
  readRoundSigns(p, catalog, totalsAhead(p, catalog), roundSigns);
  return roundChanceOf(roundSigns);
}
