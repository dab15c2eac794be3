// All 87 designs of the game in their fixed order: a card's number is its place here, counted from 1.

import { ABILITIES } from './abilities.ts';
import { ANCIENT } from './ancient.ts';
import { EXPEDITION } from './expedition.ts';
import { INFLUENCE } from './influence.ts';
import { NEGATIVE } from './negative.ts';
import { RELICS } from './relics.ts';
import { STARTERS } from './starters.ts';
import type { CardEntry } from './vocabulary.ts';

export const CONTENT: readonly CardEntry[] = [
  ...STARTERS,
  ...EXPEDITION,
  ...ANCIENT,
  ...INFLUENCE,
  ...NEGATIVE,
  ...ABILITIES,
  ...RELICS,
];
