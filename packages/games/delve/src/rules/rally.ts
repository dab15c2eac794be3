// Resolving what lies on the table in its fixed order: Relic, the Ancient's slots, then Archaeologists in ready order.

import type { Part } from '../content/vocabulary.ts';
import { resolveParts } from '../effects.ts';
import { diggerAt, OUTCOME, STEP } from '../position.ts';
import type { RuleContext } from './rule-context.ts';

type Phase = 'rally' | 'roll' | 'reward';
/** The parts of each card that are due now, by card number. */
type Due = readonly (readonly Part[])[];

/** DV-RALLY-2..14. */
export function rally(context: RuleContext): boolean {
  if (!resolveCards(context, 'rally', context.catalog.parts.rally)) return false;
  context.p.step = STEP.rallyWindow;
  return true;
}

/**
 * DV-RALLY-2..5, DV-ROLL-3, DV-REWARD-5: the same order in all three phases. Items are numbered by `cursor`: 0 the
 * Relic, 1..N the slots, then for each seat in ready order its Ability, first and second card.
 */
export function resolveCards(context: RuleContext, moment: Phase, due: Due): boolean {
  const { p } = context;
  const items = 1 + p.diggers.length + 3 * p.ready.length;
  for (; p.cursor < items; p.cursor++) {
    if (!resolveItem(context, p.cursor, moment, due)) return false;
    if (p.outcome !== OUTCOME.none) return true;
  }
  p.cursor = 0;
  return true;
}

function resolveItem(context: RuleContext, item: number, moment: Phase, due: Due): boolean {
  const { p } = context;
  const slots = p.diggers.length;
  context.named = 0;
  context.dice = -1;
  context.owner = 0;
  context.here = 0;
  if (item === 0) return p.active === 0 || resolveCard(context, due, p.relics[p.active - 1]!.card[0]!, 0);
  if (item <= slots) return resolveGuard(context, item, moment, due);
  const turn = item - slots - 1;
  const seat = p.ready[(turn / 3) | 0]!;
  const digger = diggerAt(p, seat);
  if (digger.inPlay === 0) return true;
  context.owner = seat;
  const at = (turn % 3) - 1;
  if (at < 0)
    return resolveCard(context, moment === 'rally' ? context.catalog.parts.before : due, digger.ability, 0);
  if (at >= digger.placed.length) return true;
  context.named = digger.allies[at]!;
  if (!resolveCard(context, due, digger.placed[at]!, at + 1)) return false;
  if (moment === 'rally' && digger.inPlay === 1) spendTrinkets(context, seat, digger.paid, at);
  return true;
}

function resolveGuard(context: RuleContext, slot: number, moment: Phase, due: Due): boolean {
  const { ancient } = context.p;
  let at = 0;
  while (at < ancient.slots.length && ancient.slots[at] !== slot) at++;
  if (at === ancient.slots.length) return true;
  context.here = slot;
  if (!resolveCard(context, due, ancient.placed[at]!, slot)) return false;
  if (moment === 'rally') spendTrinkets(context, 0, ancient.paid, at);
  return true;
}

function resolveCard(context: RuleContext, due: Due, card: number, slot: number): boolean {
  const parts = due[card]!;
  const { p } = context;
  if (parts.length === 0 || waitsForHeist(context, parts)) return true;
  if (p.part === 0 && p.target === 0)
    context.tell?.({ kind: 'cardResolved', player: context.owner, card, slot });
  return resolveParts(context, parts);
}

/** Does all of this ask for a Heist that its owner has not announced? */
function waitsForHeist({ p, owner }: RuleContext, parts: readonly Part[]): boolean {
  for (const part of parts)
    if (part.do !== 'if' || part.is !== 'heist' || part.otherwise !== undefined) return false;
  return diggerAt(p, owner).heist === 0;
}

/** DV-RALLY-10, DV-RALLY-13: after its turn in the Rally a card's Trinkets move to the Trinket Discard. */
function spendTrinkets(context: RuleContext, player: number, paid: number[], at: number): void {
  const n = paid[at]!;
  if (n === 0) return;
  paid[at] = 0;
  context.p.trinketDiscard += n;
  context.tell?.({ kind: 'trinketsSpent', player, n });
}
