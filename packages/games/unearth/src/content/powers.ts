// Which Named Wonders have a standing power of which kind, read once out of their effects.
import { type ModCondition, NAMED_WONDERS, type WonderEffect } from './wonders.ts';

const withEffect = (kind: WonderEffect['kind']): readonly number[] =>
  NAMED_WONDERS.flatMap(({ effects }, wonder) => (effects.some((e) => e.kind === kind) ? [wonder] : []));

export const OBELISKS = withEffect('winTies');
export const FLAMES = withEffect('drawOnForeignClaim');
export const LIBRARIES = withEffect('bagPick');

export interface OwnMod {
  readonly wonder: number;
  readonly deltas: readonly number[];
  readonly when: ModCondition;
}
export const OWN_MODS: readonly OwnMod[] = NAMED_WONDERS.flatMap(({ effects }, wonder) =>
  effects.flatMap((e) => (e.kind === 'ownMod' ? [{ wonder, deltas: e.deltas, when: e.when }] : [])),
);

export interface OwnReplace {
  readonly wonder: number;
  readonly naturals: readonly number[];
}
export const OWN_REPLACES: readonly OwnReplace[] = NAMED_WONDERS.flatMap(({ effects }, wonder) =>
  effects.flatMap((e) => (e.kind === 'ownReplace' ? [{ wonder, naturals: e.naturals }] : [])),
);
