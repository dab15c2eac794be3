// Where the numbers of a choice of Unearth stand: its kind, its card, the contest for a Ruin, Stones and Wonders.
import { ANSWER_KINDS, TURN_KINDS } from '../choices.ts';
import type { DelverEffect } from '../content/delver-cards.ts';

export const MOST_FACES = 8;
export const POINTS = 10;

export const KINDS = [...TURN_KINDS, ...ANSWER_KINDS];
export const EFFECTS: readonly DelverEffect['kind'][] = [
  'waitMod',
  'rightReplaceExcavation',
  'rightLatePlacement',
  'secondExcavation',
  'rerollOne',
  'rerollOwn',
  'rerollShowing',
  'adjust',
];

/** Where the groups of a choice begin. */
export const CARD = KINDS.length;
export const CONTEST = CARD + EFFECTS.length + 2;
export const STONE = CONTEST + 19;
export const CHOICE_WIDTH = STONE + 8;
