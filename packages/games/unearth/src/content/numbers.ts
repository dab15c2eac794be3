// The numbers we designed ourselves, with the ranges in which the lab may move them.
import type { NumberSpecs } from '@undercroft/kernel';

export const NUMBERS = {
  /** Fate of the Delvers: so many cards in hand make one point. */
  fateCards: { default: 2, min: 1, max: 5 },
  /** Sunken Cathedral: points per other Wonder. */
  cathedralPoints: { default: 2, min: 0, max: 5 },
  /** Obelisk: points of its own. */
  obeliskPoints: { default: 2, min: 0, max: 6 },
} as const satisfies NumberSpecs;
