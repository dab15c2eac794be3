// The Recoup Phase after its window: dice home, penalties, Risk against Alert, and a clean table for the next round.

import { clear, diggerAt, OUTCOME, type Pool, type Position, STEP, TOKEN_VALUES } from '../position.ts';
import { checkExpedition, endGame } from '../score.ts';
import { discardCard } from './cards.ts';
import type { Catalog } from './catalog.ts';
import { gainDanger, loseTrinkets, totalRisk } from './danger.ts';
import { restoreDice, returnPips } from './pools.ts';
import type { RuleContext } from './rule-context.ts';

const IDLE_ANCIENT_LOSS = 4;

/** C2..C9 in their order. Only a last call interrupts it; `cursor` says how far C4 and C5 have come. */
export function recoup(context: RuleContext): boolean {
  const { p } = context;
  if (p.cursor === 0) {
    returnPips(p);
    restoreDice(p);
    if (p.round > 0 && p.ancient.placed.length === 0) loseTrinkets(context, 0, IDLE_ANCIENT_LOSS);
    p.cursor = 1;
  }
  const seats = p.ready.length;
  while (p.cursor <= 2 * seats) {
    const at = p.cursor++ - 1;
    if (at < seats) punishIdle(context, p.ready[at]!);
    else compareRisk(context, p.ready[at - seats]!);
    if (p.outcome !== OUTCOME.none) return true;
    if (p.doomed !== 0) return false;
  }
  p.cursor = 0;
  clearTable(context);
  coolDown(context);
  tidyRelics(context);
  if (checkExpedition(context)) return true;
  if (p.round >= p.roundCap) {
    endGame(context, OUTCOME.cap);
    return true;
  }
  p.round++;
  p.step = STEP.roundStart;
  return true;
}

/** C4. DV-PLACE-13..15, DV-RECOUP-4: after the Ancient, Archaeologists in ready order. */
function punishIdle(context: RuleContext, seat: number): void {
  const { inPlay, placed } = diggerAt(context.p, seat);
  if (inPlay === 1 && placed.length === 0) gainDanger(context, seat, 'idle');
}

/** C5. DV-RECOUP-5, DV-RECOUP-10, DV-RISK-3, DV-RISK-4, DV-HEIST-5: Risk at or above the Alert is safe. */
function compareRisk(context: RuleContext, seat: number): void {
  const { p } = context;
  const digger = diggerAt(p, seat);
  if (digger.inPlay === 0 || digger.heist !== 0) return;
  const risk = totalRisk(context, seat);
  context.tell?.({ kind: 'riskMet', seat, risk, alert: p.alert });
  if (risk < p.alert) gainDanger(context, seat, 'risk');
}

/** C6. DV-RECOUP-6, DV-RECOUP-11, DV-NEG-5, DV-INST-3. */
function clearTable(context: RuleContext): void {
  const { p, catalog } = context;
  const { ancient } = p;
  discardAll(p, catalog, 0, ancient.placed);
  discardAll(p, catalog, 0, ancient.instants);
  clear(ancient.slots);
  clear(ancient.paid);
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    const digger = diggerAt(p, seat);
    discardAll(p, catalog, seat, digger.placed);
    discardAll(p, catalog, seat, digger.instants);
    for (const card of digger.negatives) p.stacks[catalog.deck.negatives.indexOf(card)]!++;
    clear(digger.negatives);
    clear(digger.allies);
    clear(digger.paid);
    digger.riskTokens = digger.riskDown = digger.shield = digger.bonusWin = digger.bonusFail = 0;
    digger.heist = digger.limitNow = 0;
    returnTokens(p, digger.pool);
    returnTokens(p, p.guards[seat - 1]!);
  }
  context.tell?.({ kind: 'tableCleared' });
}

function discardAll(p: Position, catalog: Catalog, player: number, cards: number[]): void {
  for (let at = 0; at < cards.length; at++) discardCard(p, catalog, player, cards[at]!);
  clear(cards);
}

function returnTokens(p: Position, pool: Pool): void {
  for (const token of pool.tokens) p.tokensLeft[Math.abs(token) - TOKEN_VALUES[0]]!++;
  clear(pool.tokens);
  pool.floor = 0;
}

/** C7. DV-RECOUP-7, DV-ABIL-6..8: one token off each; an active Ability without tokens turns face up. */
function coolDown(context: RuleContext): void {
  const { p, catalog } = context;
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    const digger = diggerAt(p, seat);
    if (digger.inPlay === 0 || digger.abilityUp === 1 || catalog.once[digger.ability]) continue;
    if (digger.cooldown > 0) digger.cooldown--;
    if (digger.cooldown > 0) continue;
    digger.abilityUp = 1;
    context.tell?.({ kind: 'abilityReturned', seat, card: digger.ability });
  }
  for (const relic of p.relics) if (relic.cooldown > 0) relic.cooldown--;
}

/** C8. DV-RELIC-7, DV-RELIC-8, DV-RECOUP-8: turned down, Exposed, and on Cooldown if it worked and was not taken. */
function tidyRelics(context: RuleContext): void {
  const { p, catalog } = context;
  const touched = p.active !== 0 ? p.active : p.marked;
  if (touched !== 0) {
    const relic = p.relics[touched - 1]!;
    if (relic.claimedBy === 0) {
      relic.exposed = 1;
      if (p.active !== 0) relic.cooldown = catalog.cooldown[relic.card[0]!]!;
      context.tell?.({ kind: 'relicExposed', relic: touched, cooldown: relic.cooldown });
    }
  }
  p.active = p.activeCurse = p.marked = 0;
}
