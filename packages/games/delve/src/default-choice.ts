// What a clock that runs out chooses: the last column of the Decision points in SPEC.md.
import type { Choice } from './choices.ts';
import { choices } from './play.ts';
import { ASK, type Position, STEP } from './position.ts';
import type { Catalog } from './rules/catalog.ts';
import { defaultPlacement } from './rules/ready.ts';
import { defaultDiscard } from './rules/refresh.ts';
import { defaultReroll } from './rules/roll.ts';

export function defaultChoice(p: Position, catalog: Catalog, player: number): Choice {
  const list = choices(p, catalog, player);
  if (p.ask === ASK.curse) return list[1]!;
  if (p.ask === ASK.reroll) return defaultReroll(p);
  switch (p.step) {
    case STEP.draw:
      return defaultDiscard(p, catalog);
    case STEP.relicChoice:
      return list.find((choice) => choice.kind === 'expose') ?? list[0]!;
    case STEP.placement:
      return defaultPlacement(p, catalog, player);
    default:
      return list[0]!;
  }
}
