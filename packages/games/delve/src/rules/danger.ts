// Danger, Alert and Trinkets: the counters that decide the game, and what happens when a life ends.

import type { DangerCause } from '../events.ts';
import {
  clear,
  DEADLY_DANGER,
  diggerAt,
  inPlayCount,
  MAX_ALERT,
  OUTCOME,
  type Position,
  RISK_SUPPLY,
  STEP,
} from '../position.ts';
import { endGame } from '../score.ts';
import { markDanger } from './dice.ts';
import { clearFallenPool, closeSlot } from './pools.ts';
import type { RuleContext } from './rule-context.ts';

/** The steps that can be interrupted for the last call and go on where they were. */
const mayInterrupt = (step: number): boolean =>
  step === STEP.rally || step === STEP.heistRewards || step === STEP.rewardParts || step === STEP.recoup;

/** DV-DANGER-1..6: one point; a shield goes first; before the throw a Green Die becomes the marker. */
export function gainDanger(context: RuleContext, seat: number, cause: DangerCause): void {
  const { p } = context;
  const digger = diggerAt(p, seat);
  if (digger.inPlay === 0) return;
  if (digger.shield > 0) {
    digger.shield--;
    context.tell?.({ kind: 'shieldUsed', seat });
    return;
  }
  digger.danger++;
  if (p.rolled === 0) markDanger(p, seat);
  context.tell?.({ kind: 'dangerGained', seat, danger: digger.danger, cause });
  if (digger.danger < DEADLY_DANGER || p.doomed === seat) return;
  if (p.lastCalls && p.circle.length === 0 && p.doomed === 0 && mayInterrupt(p.step)) p.doomed = seat;
  else eliminate(context, seat);
}

/** DV-DANGER-4: before the throw the die comes back at once. */
export function removeDanger(context: RuleContext, seat: number, n: number): void {
  const { p } = context;
  const digger = diggerAt(p, seat);
  const removed = Math.min(n, digger.danger);
  if (removed === 0) return;
  digger.danger -= removed;
  if (p.rolled === 0) digger.pool.base += removed;
  context.tell?.({ kind: 'dangerRemoved', seat, danger: digger.danger });
}

/** DV-ELIM-1..8: everything the Archaeologist holds leaves the game, and the opposing slot closes. */
export function eliminate(context: RuleContext, seat: number): void {
  const { p, catalog } = context;
  const digger = diggerAt(p, seat);
  let trinkets = digger.trinkets;
  for (const paid of digger.paid) trinkets += paid;
  p.trinketsRemoved += trinkets;
  digger.trinkets = 0;
  for (const pile of [digger.hand, digger.placed, digger.instants]) {
    for (const card of pile) p.removed.push(card);
    clear(pile);
  }
  for (const list of [digger.allies, digger.paid, digger.known, digger.starters]) clear(list);
  for (const card of digger.negatives) p.stacks[catalog.deck.negatives.indexOf(card)]!++;
  clear(digger.negatives);
  clear(digger.answer);
  digger.riskTokens = digger.riskDown = digger.shield = digger.bonusWin = digger.bonusFail = 0;
  digger.limitNow = digger.limitNext = digger.dig = digger.heist = digger.cooldown = digger.abilityUp = 0;
  digger.inPlay = 0;
  clearFallenPool(p, seat);
  closeSlot(p, seat);
  context.tell?.({ kind: 'eliminated', seat, trinkets });
  if (inPlayCount(p) === 0) endGame(context, OUTCOME.ancient);
}

/** DV-ALERT-1, DV-HAZ-2: within 0 and 10; the Hazard of the round follows the highest value reached. */
export function changeAlert(context: RuleContext, by: number): void {
  const { p } = context;
  const before = p.alert;
  p.alert = Math.max(0, Math.min(MAX_ALERT, p.alert + by));
  if (p.alert > p.hazardPeak) p.hazardPeak = p.alert;
  if (p.alert !== before) context.tell?.({ kind: 'alertChanged', by: p.alert - before, alert: p.alert });
}

/** DV-TOK-5, DV-TOK-6: tokens are limited, reductions are not. */
export function changeRisk(context: RuleContext, seat: number, n: number): void {
  const { p } = context;
  const digger = diggerAt(p, seat);
  if (n > 0) {
    let left = RISK_SUPPLY;
    for (const other of p.diggers) left -= other.riskTokens;
    n = Math.min(n, left);
    digger.riskTokens += n;
  } else digger.riskDown -= n;
  if (n !== 0) context.tell?.({ kind: 'riskChanged', seat, by: n });
}

/** DV-RISK-1: printed Risk of placed cards and own Instants, plus tokens, minus reductions. */
export function totalRisk(
  context: { readonly p: Position; readonly catalog: RuleContext['catalog'] },
  seat: number,
): number {
  const digger = diggerAt(context.p, seat);
  let risk = digger.riskTokens - digger.riskDown;
  for (const card of digger.placed) risk += context.catalog.risk[card]!;
  for (const card of digger.instants) risk += context.catalog.risk[card]!;
  return risk;
}

/** DV-REWARD-3: as many as the field holds. */
export function takeTrinkets(context: RuleContext, seat: number, n: number): number {
  const { p } = context;
  const taken = Math.min(n, p.field);
  p.field -= taken;
  diggerAt(p, seat).trinkets += taken;
  return taken;
}

/** DV-TRI-3: from the Trinket Discard back to the field, as many as there are. */
export function recoverTrinkets(context: RuleContext, n: number): void {
  const { p } = context;
  const back = Math.min(n, p.trinketDiscard);
  if (back === 0) return;
  p.trinketDiscard -= back;
  p.field += back;
  context.tell?.({ kind: 'trinketsRecovered', n: back });
}

/** DV-TRI-2: to the shared Trinket Discard, as many as there are. */
export function loseTrinkets(context: RuleContext, player: number, n: number): void {
  const { p } = context;
  const lost = Math.min(n, player === 0 ? p.field : diggerAt(p, player).trinkets);
  if (lost === 0) return;
  if (player === 0) p.field -= lost;
  else diggerAt(p, player).trinkets -= lost;
  p.trinketDiscard += lost;
  context.tell?.({ kind: 'trinketsLost', player, n: lost });
}
