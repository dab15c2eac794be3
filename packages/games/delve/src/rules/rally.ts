// Resolving what lies on the table in its fixed order: Relic, the Ancient's slots, then Archaeologists in ready order.

import type { Part } from '../content/vocabulary.ts';
import { resolveParts } from '../effects.ts';
import { diggerAt, OUTCOME, STEP } from '../position.ts';
import type { Scene } from './rule-context.ts';

type Phase = 'rally' | 'roll' | 'reward';
/** The parts of each card that are due now, by card number. */
type Due = readonly (readonly Part[])[];

/** DV-RALLY-2..14. */
export function rally(scene: Scene): boolean {
  if (!resolveTable(scene, 'rally', scene.book.parts.rally)) return false;
  scene.p.step = STEP.rallyWindow;
  return true;
}

/**
 * DV-RALLY-2..5, DV-ROLL-3, DV-REWARD-5: the same order in all three phases. Items are numbered by `cursor`: 0 the
 * Relic, 1..N the slots, then for each seat in ready order its Ability, first and second card.
 */
export function resolveTable(scene: Scene, moment: Phase, due: Due): boolean {
  const { p } = scene;
  const items = 1 + p.diggers.length + 3 * p.ready.length;
  for (; p.cursor < items; p.cursor++) {
    if (!resolveItem(scene, p.cursor, moment, due)) return false;
    if (p.outcome !== OUTCOME.none) return true;
  }
  p.cursor = 0;
  return true;
}

function resolveItem(scene: Scene, item: number, moment: Phase, due: Due): boolean {
  const { p } = scene;
  const slots = p.diggers.length;
  scene.named = 0;
  scene.dice = -1;
  scene.owner = 0;
  scene.here = 0;
  if (item === 0) return p.active === 0 || resolveCard(scene, due, p.relics[p.active - 1]!.card[0]!, 0);
  if (item <= slots) return resolveGuard(scene, item, moment, due);
  const turn = item - slots - 1;
  const seat = p.ready[(turn / 3) | 0]!;
  const digger = diggerAt(p, seat);
  if (digger.inPlay === 0) return true;
  scene.owner = seat;
  const at = (turn % 3) - 1;
  if (at < 0)
    return resolveCard(scene, moment === 'rally' ? scene.book.parts.before : due, digger.ability, 0);
  if (at >= digger.placed.length) return true;
  scene.named = digger.allies[at]!;
  if (!resolveCard(scene, due, digger.placed[at]!, at + 1)) return false;
  if (moment === 'rally' && digger.inPlay === 1) spendTrinkets(scene, seat, digger.paid, at);
  return true;
}

function resolveGuard(scene: Scene, slot: number, moment: Phase, due: Due): boolean {
  const { ancient } = scene.p;
  let at = 0;
  while (at < ancient.slots.length && ancient.slots[at] !== slot) at++;
  if (at === ancient.slots.length) return true;
  scene.here = slot;
  if (!resolveCard(scene, due, ancient.placed[at]!, slot)) return false;
  if (moment === 'rally') spendTrinkets(scene, 0, ancient.paid, at);
  return true;
}

function resolveCard(scene: Scene, due: Due, card: number, slot: number): boolean {
  const parts = due[card]!;
  if (parts.length === 0) return true;
  const { p } = scene;
  if (p.part === 0 && p.target === 0) scene.tell?.({ kind: 'cardResolved', player: scene.owner, card, slot });
  return resolveParts(scene, parts);
}

/** DV-RALLY-10, DV-RALLY-13: after its turn in the Rally a card's Trinkets move to the Trinket Discard. */
function spendTrinkets(scene: Scene, player: number, paid: number[], at: number): void {
  const n = paid[at]!;
  if (n === 0) return;
  paid[at] = 0;
  scene.p.trinketDiscard += n;
  scene.tell?.({ kind: 'trinketsSpent', player, n });
}
