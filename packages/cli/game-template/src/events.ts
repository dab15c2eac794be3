// What happened, in the past tense: all that is told, logged and animated.
import type { Seat } from '@undercroft/kernel';

export type Event =
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number };
