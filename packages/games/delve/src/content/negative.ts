// The 12 Negative cards, in the order in which they are listed everywhere (DV-LIST-2).
import type { NegativeCard } from './vocabulary.ts';

export const NEGATIVE: readonly NegativeCard[] = [
  {
    id: 'ruin',
    deck: 'negative',
    copies: 4,
    needs: { have: 'trinkets', least: 3 },
    either: { do: 'lose', to: 'self', n: 3 },
    or: { do: 'discard', to: 'self', n: 2 },
  },
  {
    id: 'snare',
    deck: 'negative',
    printed: true,
    copies: 4,
    either: { do: 'limit', to: 'self' },
    or: { do: 'disable', to: 'self', n: 3 },
  },
  {
    id: 'stumble',
    deck: 'negative',
    copies: 4,
    either: { do: 'token', to: 'self', v: -5 },
    or: { do: 'risk', to: 'self', n: -2 },
  },
];
