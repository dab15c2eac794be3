// The numbers of the two modes, the Hero and the enemies, and what a table may agree on.
import type { NumberSpecs, OptionSpecs } from '@undercroft/kernel';
import { type Card, printedValue } from './deck.ts';

/** RD-SET-6: where the Hero starts and the most the Hero can have. */
export const HERO_HP = 12;
/** RD-HP-1: every enemy of the easy mode. */
export const EASY_ENEMY_HP = 6;
/** RD-SET-2: the enemies of one game. */
export const ENEMIES = 11;
/** All four Relics, as a mask of suits. */
export const ALL_RELICS = 15;
export const ACTIONS_PER_TURN = 3;

/** RD-HP-1 and RD-HP-2: the HP with which an enemy enters, and its maximum. */
export const enemyMaxHp = (enemy: Card, hard: boolean): number =>
  hard ? printedValue(enemy) : EASY_ENEMY_HP;

/** RD-GOLD-8 and RD-GOLD-9: the least gold that bribes at a Swords event of value V. */
export const bribePrice = (value: number, hard: boolean): number => (hard ? 2 * value : value + 1);

/** RD-OPT-1 to RD-OPT-3. The seed of RD-OPT-4 belongs to the table, not to the rules. */
export const OPTIONS = {
  mode: { kind: 'choice', values: ['easy', 'hard'], default: 'easy' },
  concoctionSkip: { kind: 'switch', default: false },
  mutualKo: { kind: 'choice', values: ['loss', 'win'], default: 'loss' },
} as const satisfies OptionSpecs;

/** RD-END-6: the one number of ours; all others are the book's. */
export const NUMBERS = {
  cardLimit: { default: 5000, min: 24, max: 5000 },
} as const satisfies NumberSpecs;
