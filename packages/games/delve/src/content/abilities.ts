// The six Abilities, one per Archaeologist.
import type { AbilityCard } from './vocabulary.ts';

export const ABILITIES: readonly AbilityCard[] = [
  {
    id: 'strategize',
    deck: 'ability',
    printed: true,
    mode: 'active',
    windows: ['roll'],
    cooldown: 4,
    parts: [{ when: 'now', do: 'pip', to: 'team', n: 1 }],
  },
  {
    id: 'daredevil',
    deck: 'ability',
    mode: 'active',
    windows: ['recoup'],
    cooldown: 2,
    parts: [{ when: 'now', do: 'risk', to: 'any', n: 3 }],
  },
  {
    id: 'lookout',
    deck: 'ability',
    mode: 'once',
    windows: ['refresh', 'recoup'],
    parts: [{ when: 'now', do: 'calm', n: 1 }],
  },
  {
    id: 'field-medic',
    deck: 'ability',
    mode: 'once',
    windows: ['refresh', 'rally', 'roll', 'recoup'],
    parts: [{ when: 'now', do: 'danger', to: 'any', n: -2 }],
  },
  {
    id: 'appraiser',
    deck: 'ability',
    mode: 'always',
    parts: [{ when: 'round', do: 'bonus', to: 'self', s: 1, f: 0 }],
  },
  {
    id: 'cracksman',
    deck: 'ability',
    mode: 'always',
    parts: [{ when: 'before', do: 'if', is: 'heist', does: { do: 'pip', to: 'self', n: 4 } }],
  },
];
