// Choosing Relics and Abilities before the first round, where the table does not deal them at random.

import { type Choice, takeAbility } from '../choices.ts';
import { diggerAt, type Position, STEP } from '../position.ts';
import { removeOne } from './cards.ts';
import type { Catalog } from './catalog.ts';
import { keptBySize } from './kept-by-size.ts';
import type { RuleContext } from './rule-context.ts';

const setsOf = keptBySize((catalog, size): readonly Choice[] =>
  subsets(catalog.deck.relics, size).map((cards) =>
    Object.freeze({ kind: 'keepRelics', cards: Object.freeze(cards) }),
  ),
);

/** DP-1: every set of N Relics, in dictionary order. */
export const relicSets = (p: Position, catalog: Catalog): readonly Choice[] =>
  setsOf(catalog, p.diggersAtStart);

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** DV-SETUP-12, DV-SETUP-28: the chosen Relics are shuffled, so that their places tell nothing. */
export function keepRelics(context: RuleContext, cards: readonly number[]): void {
  const { p } = context;
  const laid = cards.slice();
  for (const card of laid) removeOne(p.relicsLeft, card);
  context.chance.shuffle(laid, 'relics');
  for (const card of laid) p.relics.push({ card: [card], exposed: 0, cooldown: 0, shown: 0, claimedBy: 0 });
  context.tell?.({ kind: 'relicsKept', cards });
  p.step = STEP.draftAbility;
  p.cursor = 1;
}

/** DV-SETUP-9, DV-SETUP-12, DP-2: seats in order, openly, one of those left. */
export const abilityChoices = (p: Position): readonly Choice[] => p.abilitiesLeft.map(takeAbility);

export function pickAbility(context: RuleContext, seat: number, card: number): void {
  const { p } = context;
  removeOne(p.abilitiesLeft, card);
  diggerAt(p, seat).ability = card;
  diggerAt(p, seat).abilityUp = 1;
  context.tell?.({ kind: 'abilityTaken', seat, card });
  p.cursor++;
  if (p.cursor > p.diggers.length) p.step = STEP.roundStart;
}
