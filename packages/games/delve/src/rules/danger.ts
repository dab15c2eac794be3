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
} from '../position.ts';
import { endGame } from '../score.ts';
import { markDanger } from './dice.ts';
import { clearFallenPool, closeSlot } from './pools.ts';
import type { Scene } from './rule-context.ts';

/** DV-DANGER-1..6: one point; a shield goes first; before the throw a Green Die becomes the marker. */
export function gainDanger(scene: Scene, seat: number, cause: DangerCause): void {
  const { p } = scene;
  const digger = diggerAt(p, seat);
  if (digger.inPlay === 0) return;
  if (digger.shield > 0) {
    digger.shield--;
    scene.tell?.({ kind: 'shieldUsed', seat });
    return;
  }
  digger.danger++;
  if (p.rolled === 0) markDanger(p, seat);
  scene.tell?.({ kind: 'dangerGained', seat, danger: digger.danger, cause });
  if (digger.danger >= DEADLY_DANGER) eliminate(scene, seat);
}

/** DV-DANGER-4: before the throw the die comes back at once. */
export function removeDanger(scene: Scene, seat: number, n: number): void {
  const { p } = scene;
  const digger = diggerAt(p, seat);
  const removed = Math.min(n, digger.danger);
  if (removed === 0) return;
  digger.danger -= removed;
  if (p.rolled === 0) digger.pool.base += removed;
  scene.tell?.({ kind: 'dangerRemoved', seat, danger: digger.danger });
}

/** DV-ELIM-1..8: everything the Archaeologist holds leaves the game, and the opposing slot closes. */
function eliminate(scene: Scene, seat: number): void {
  const { p, book } = scene;
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
  for (const card of digger.negatives) p.stacks[book.deck.negatives.indexOf(card)]!++;
  clear(digger.negatives);
  clear(digger.answer);
  digger.riskTokens = digger.riskDown = digger.shield = digger.bonusWin = digger.bonusFail = 0;
  digger.limitNow = digger.limitNext = digger.dig = digger.heist = digger.cooldown = digger.abilityUp = 0;
  digger.inPlay = 0;
  clearFallenPool(p, seat);
  closeSlot(p, seat);
  scene.tell?.({ kind: 'eliminated', seat, trinkets });
  if (inPlayCount(p) === 0) endGame(scene, OUTCOME.ancient);
}

/** DV-ALERT-1, DV-HAZ-2: within 0 and 10; the Hazard of the round follows the highest value reached. */
export function changeAlert(scene: Scene, by: number): void {
  const { p } = scene;
  const before = p.alert;
  p.alert = Math.max(0, Math.min(MAX_ALERT, p.alert + by));
  if (p.alert > p.hazardPeak) p.hazardPeak = p.alert;
  if (p.alert !== before) scene.tell?.({ kind: 'alertChanged', by: p.alert - before, alert: p.alert });
}

/** DV-TOK-5, DV-TOK-6: tokens are limited, reductions are not. */
export function changeRisk(scene: Scene, seat: number, n: number): void {
  const { p } = scene;
  const digger = diggerAt(p, seat);
  if (n > 0) {
    let left = RISK_SUPPLY;
    for (const other of p.diggers) left -= other.riskTokens;
    n = Math.min(n, left);
    digger.riskTokens += n;
  } else digger.riskDown -= n;
  if (n !== 0) scene.tell?.({ kind: 'riskChanged', seat, by: n });
}

/** DV-RISK-1: printed Risk of placed cards and own Instants, plus tokens, minus reductions. */
export function totalRisk(
  scene: { readonly p: Position; readonly book: Scene['book'] },
  seat: number,
): number {
  const digger = diggerAt(scene.p, seat);
  let risk = digger.riskTokens - digger.riskDown;
  for (const card of digger.placed) risk += scene.book.risk[card]!;
  for (const card of digger.instants) risk += scene.book.risk[card]!;
  return risk;
}

/** DV-REWARD-3: as many as the field holds. */
export function takeTrinkets(scene: Scene, seat: number, n: number): number {
  const { p } = scene;
  const taken = Math.min(n, p.field);
  p.field -= taken;
  diggerAt(p, seat).trinkets += taken;
  return taken;
}

/** DV-TRI-3: from the Trinket Discard back to the field, as many as there are. */
export function recoverTrinkets(scene: Scene, n: number): void {
  const { p } = scene;
  const back = Math.min(n, p.trinketDiscard);
  if (back === 0) return;
  p.trinketDiscard -= back;
  p.field += back;
  scene.tell?.({ kind: 'trinketsRecovered', n: back });
}

/** DV-TRI-2: to the shared Trinket Discard, as many as there are. */
export function loseTrinkets(scene: Scene, player: number, n: number): void {
  const { p } = scene;
  const lost = Math.min(n, player === 0 ? p.field : diggerAt(p, player).trinkets);
  if (lost === 0) return;
  if (player === 0) p.field -= lost;
  else diggerAt(p, player).trinkets -= lost;
  p.trinketDiscard += lost;
  scene.tell?.({ kind: 'trinketsLost', player, n: lost });
}
