// What a seat can decide, and what everybody is told afterwards.
import type { Seat } from '@undercroft/kernel';
import { CARDS } from './position.ts';

export interface Choice {
  readonly kind: 'choose';
  readonly card: number;
}

export type Event =
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'won'; readonly seat: Seat };

/** One object per choice: listing them allocates nothing. */
export const CHOOSE: readonly Choice[] = Array.from({ length: CARDS }, (_, card) => ({
  kind: 'choose',
  card,
}));
