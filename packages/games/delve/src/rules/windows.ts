// Windows for Instants and Abilities: calls that all answer in secret, until a call in which all pass.

import { answerCode, type Choice, PASSED, REDRAWN, useParts } from '../choices.ts';
import { WINDOWS, type Window } from '../content/vocabulary.ts';
import { resolveParts } from '../effects.ts';
import { ASK, clear, DEADLY_DANGER, diggerAt, OUTCOME, type Position, STEP } from '../position.ts';
import { forget, handOf, holds, removeOne } from './cards.ts';
import { type Catalog, LAST_CALL } from './catalog.ts';
import { eliminate } from './danger.ts';
import { drawNewHand } from './refresh.ts';
import type { RuleContext } from './rule-context.ts';

/** The bit by which a catalog knows the window that belongs to a step; 0 where none does. In the order of WINDOWS. */
function windowBitAt(step: number): number {
  switch (step) {
    case STEP.refreshWindow:
      return 1;
    case STEP.rallyWindow:
      return 2;
    case STEP.rollWindow:
      return 4;
    case STEP.recoupWindow:
      return 8;
    default:
      return 0;
  }
}

/** The bit of the window in which answers are awaited now: that of the step, or the last call; 0 for none. */
export const openWindow = (p: Position): number =>
  p.ask !== ASK.nothing ? 0 : p.doomed !== 0 ? LAST_CALL : windowBitAt(p.step);

/** Which window belongs to a step; nothing in the others. */
export const windowOf = (step: number): Window | undefined => WINDOWS[31 - Math.clz32(windowBitAt(step))];

export const answerOf = (p: Position, player: number): number[] =>
  player === 0 ? p.ancient.answer : diggerAt(p, player).answer;

/** DV-WDW-8: who is asked follows from public facts alone: cards in hand, or a face-up Ability for this window. */
function owesAnswer(p: Position, catalog: Catalog, player: number, bit: number): boolean {
  if (player === 0) return p.ancient.answer.length === 0 && p.ancient.hand.length > 0;
  const digger = p.diggers[player - 1]!;
  if (digger.answer.length > 0 || digger.inPlay === 0) return false;
  return digger.hand.length > 0 || (digger.abilityUp === 1 && (catalog.windows[digger.ability]! & bit) !== 0);
}

/** A bit per player whose answer is still missing. */
export function unanswered(p: Position, catalog: Catalog, bit: number): number {
  const { circle } = p;
  let mask = 0;
  for (let at = 0; at < circle.length; at++) {
    const player = circle[at]!;
    if (owesAnswer(p, catalog, player, bit)) mask |= 1 << player;
  }
  return mask;
}

/** Is this player's answer still missing? The same as its bit of `unanswered`, for one player alone. */
export const isUnanswered = (p: Position, catalog: Catalog, bit: number, player: number): boolean =>
  owesAnswer(p, catalog, player, bit) && holds(p.circle, player);

/** DV-WDW-3, DV-WDW-4: the Ancient, then ready order (seat order in Refresh); only Archaeologists in the Entry Stage. */
function open(context: RuleContext, window: Window): void {
  const { p } = context;
  clear(p.circle);
  if (p.round > 0) p.circle.push(0);
  if (window === 'refresh') for (let seat = 1; seat <= p.diggers.length; seat++) p.circle.push(seat);
  else for (const seat of p.ready) p.circle.push(seat);
  p.lead = 0;
  context.tell?.({ kind: 'windowOpened', window });
}

/** DV-WDW-5..7: true when the window has closed, false while an answer is missing. */
export function runWindow(context: RuleContext, window: Window, next: number): boolean {
  const { p } = context;
  if (p.circle.length === 0) open(context, window);
  if (!runCalls(context)) return false;
  if (p.outcome !== OUTCOME.none) return true;
  context.tell?.({ kind: 'windowClosed', window });
  p.step = next;
  p.cursor = 0;
  return true;
}

/** DV-WDW-5..7: call after call. True when all have passed, or the game is over. */
function runCalls(context: RuleContext): boolean {
  const { p } = context;
  for (;;) {
    if (p.acting >= 0) {
      if (!carryOut(context)) return false;
      if (p.outcome !== OUTCOME.none) return true;
      p.acting = -1;
      p.actingUse = 0;
    }
    if (unanswered(p, context.catalog, openWindow(p)) !== 0) return false;
    if (!beginUse(context)) break;
  }
  dropAnswers(p);
  clear(p.circle);
  p.lead = 0;
  return true;
}

/** DV-WDW-12: before a seat is eliminated, everybody may use what can be used at any time. */
export function runLastCall(context: RuleContext): boolean {
  const { p } = context;
  if (p.circle.length === 0) openLastCall(context);
  if (!runCalls(context)) return false;
  if (p.outcome !== OUTCOME.none) return true;
  const seat = p.doomed;
  p.doomed = 0;
  p.part = p.heldPart;
  p.target = p.heldTarget;
  p.heldPart = p.heldTarget = 0;
  if (diggerAt(p, seat).danger >= DEADLY_DANGER) eliminate(context, seat);
  return true;
}

function openLastCall(context: RuleContext): void {
  const { p } = context;
  if (p.round > 0) p.circle.push(0);
  for (const seat of p.ready) p.circle.push(seat);
  p.lead = 0;
  p.heldPart = p.part;
  p.heldTarget = p.target;
  p.part = p.target = 0;
  context.tell?.({ kind: 'lastCallOpened', seat: p.doomed });
}

function dropAnswers(p: Position): void {
  for (let at = 0; at < p.circle.length; at++) clear(answerOf(p, p.circle[at]!));
}

/** DV-WDW-5, DV-WDW-10: the first user in precedence acts; every other answer of the call lapses. */
function beginUse(context: RuleContext): boolean {
  const { p } = context;
  const players = p.circle.length;
  for (let i = 0; i < players; i++) {
    const at = (p.lead + i) % players;
    const player = p.circle[at]!;
    const answer = answerOf(p, player);
    const use = answer.length === 0 ? PASSED : answer[0]!;
    if (use === PASSED) continue;
    dropAnswers(p);
    p.lead = (at + 1) % players;
    p.acting = player;
    p.actingUse = use;
    payForUse(context, player, use);
    return true;
  }
  return false;
}

/** DV-INST-1, DV-INST-3, DV-ABIL-3, DV-ABIL-5, DV-ABIL-7: Instants cost Trinkets; an Ability turns face down. */
function payForUse(context: RuleContext, player: number, use: number): void {
  const { p, catalog } = context;
  if (use === REDRAWN) {
    drawNewHand(context, player);
    return;
  }
  const { card, target, dice } = useParts(use);
  if (player > 0 && diggerAt(p, player).ability === card) {
    const digger = diggerAt(p, player);
    digger.abilityUp = 0;
    digger.cooldown = catalog.cooldown[card]!;
    context.tell?.({ kind: 'abilityUsed', player, card, target, dice });
    return;
  }
  const cost = catalog.cost[card]!;
  removeOne(handOf(p, player), card);
  forget(p, player, card);
  if (player === 0) {
    p.field -= cost;
    p.ancient.instants.push(card);
  } else {
    diggerAt(p, player).trinkets -= cost;
    diggerAt(p, player).instants.push(card);
  }
  p.trinketDiscard += cost;
  context.tell?.({ kind: 'instantPlayed', player, card, target, dice });
  if (cost > 0) context.tell?.({ kind: 'trinketsSpent', player, n: cost });
}

/** DV-INST-2, DV-WDW-6: it resolves completely before the next call. */
function carryOut(context: RuleContext): boolean {
  const { p } = context;
  const { card, target, dice } = useParts(p.actingUse);
  context.owner = p.acting;
  context.here = 0;
  context.named = target;
  context.dice = dice;
  return resolveParts(context, context.catalog.parts.now[card]!);
}

/** DV-WDW-5, DV-WDW-11: all learn that there is an answer, not which. */
export function takeAnswer(context: RuleContext, player: number, choice: Choice): void {
  answerOf(context.p, player).push(answerCode(choice));
  context.tell?.({ kind: 'answered', player });
}
