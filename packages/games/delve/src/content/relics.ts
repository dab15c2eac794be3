// The six Relics, of which the Ancient holds one per Archaeologist.
import type { RelicCard } from './vocabulary.ts';

export const RELICS: readonly RelicCard[] = [
  {
    id: 'philosophers-dice',
    deck: 'relic',
    printed: true,
    cooldown: 2,
    parts: [{ when: 'roll', do: 'floor', to: 'slots', m: 3 }],
  },
  { id: 'aegis', deck: 'relic', cooldown: 2, parts: [{ when: 'rally', do: 'pip', to: 'slots', n: 2 }] },
  {
    id: 'hand-of-midas',
    deck: 'relic',
    cooldown: 3,
    parts: [{ when: 'rally', do: 'recover', n: 2, each: true }],
  },
  {
    id: 'pandoras-box',
    deck: 'relic',
    cooldown: 1,
    parts: [{ when: 'rally', do: 'curse', to: 'team', kind: 'named' }],
  },
  {
    id: 'sword-of-damocles',
    deck: 'relic',
    cooldown: 3,
    parts: [{ when: 'rally', do: 'risk', to: 'team', n: -2 }],
  },
  {
    id: 'stone-of-sisyphus',
    deck: 'relic',
    cooldown: 2,
    parts: [{ when: 'roll', do: 'reroll', to: 'team', n: 3 }],
  },
];
