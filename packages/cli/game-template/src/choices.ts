// What a seat can decide.
import { CARDS } from './position.ts';

export interface Choice {
  readonly kind: 'choose';
  readonly card: number;
}

/** One object per choice: listing them allocates nothing. */
export const CHOOSE: readonly Choice[] = Array.from({ length: CARDS }, (_, card) => ({
  kind: 'choose',
  card,
}));
