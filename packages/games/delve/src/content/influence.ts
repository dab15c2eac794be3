// The 12 Influence cards: what the ruins do on their own.
import type { InfluenceCard } from './vocabulary.ts';

export const INFLUENCE: readonly InfluenceCard[] = [
  {
    id: 'earthquake',
    deck: 'influence',
    printed: true,
    copies: 2,
    parts: [
      { when: 'now', do: 'disable', to: 'team', n: 2, die: 'green' },
      { when: 'now', do: 'disable', to: 'slots', n: 2, die: 'gold' },
    ],
  },
  {
    id: 'tremor',
    deck: 'influence',
    copies: 2,
    parts: [
      { when: 'now', do: 'disable', to: 'team', n: 1 },
      { when: 'now', do: 'disable', to: 'slots', n: 1 },
    ],
  },
  {
    id: 'gold-vein',
    deck: 'influence',
    copies: 2,
    parts: [
      { when: 'now', do: 'take', to: 'team', n: 1 },
      { when: 'now', do: 'recover', n: 1, each: true },
    ],
  },
  { id: 'stillness', deck: 'influence', copies: 2, parts: [{ when: 'now', do: 'calm', n: 1 }] },
  {
    id: 'groaning-stones',
    deck: 'influence',
    copies: 2,
    parts: [
      { when: 'now', do: 'alert', n: 1 },
      { when: 'now', do: 'risk', to: 'team', n: 1 },
    ],
  },
  {
    id: 'sinkhole',
    deck: 'influence',
    copies: 2,
    parts: [
      { when: 'now', do: 'lose', to: 'team', n: 1 },
      { when: 'now', do: 'lose', to: 'ancient', n: 1, each: true },
    ],
  },
];
