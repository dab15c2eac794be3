// The levels that a person can pick for a bot, weakest first, and how each plays; the same in every game.
//
// To list, name or pick levels import '@undercroft/bots/levels': it loads nothing of the search. A level travels by its
// `id` (seats, saves, requests to a worker, `botNamed`); `levelTitle(id, language)` is what a person reads.
import type { Language } from '@undercroft/kernel';
import type { SearchSettings } from './search/search-settings.ts';

/** How well a bot plays, as a person picks it. */
export interface Level {
  readonly id: LevelId;
  /** Begins with a small letter: it stands inside a line. */
  readonly title: Readonly<Record<Language, string>>;
  /** The level of a new bot and of a stand-in, unless another is asked for; the strongest that is quick enough for hundreds of games. */
  readonly isDefault?: true;
  /** The level that advises a person: hints at the table. */
  readonly isAdvisor?: true;
}

/** The levels of bots, weakest first. */
export const LEVELS: readonly Level[] = [
  { id: 'newcomer', title: { en: 'newcomer', ru: 'новичок', it: 'principiante' } },
  { id: 'novice', title: { en: 'novice', ru: 'ученик', it: 'novizio' } },
  { id: 'apprentice', title: { en: 'apprentice', ru: 'подмастерье', it: 'apprendista' } },
  { id: 'adept', title: { en: 'adept', ru: 'знаток', it: 'adepto' }, isDefault: true },
  { id: 'expert', title: { en: 'expert', ru: 'эксперт', it: 'esperto' } },
  { id: 'master', title: { en: 'master', ru: 'мастер', it: 'maestro' }, isAdvisor: true },
];

/** How a level plays. */
export interface Strength {
  /** Search iterations for one decision: the limit that is the same on every machine. 0 plays at a glance, by the policy alone. */
  readonly iterations: number;
  /** The limit that a person at the table feels. */
  readonly milliseconds: number;
  /** 0 always makes the choice found best; 1 picks by share; above it, more at random. */
  readonly temperature: number;
  /** What has less than so much of the best one's share is never picked, at any temperature: forgetful, not mad. */
  readonly leastShare: number;
  readonly settings?: Partial<SearchSettings>;
}

/** A win that is certain is seen, and nothing wasted without a thought, from the third level on. */
const HASTY = { winProbe: 0, secondThought: 0 };
/** Plays farther on before it judges, and trusts the promises less. */
const PATIENT = { priorWeight: 2, horizon: 24, policyDecisions: 24 };

const GLANCE = { iterations: 0, milliseconds: 150 };
const BEST = { temperature: 0, leastShare: 0 };

/**
 * How each level plays where a game's search hints say nothing else. A list of its own, so that a client that only names levels
 * leaves it out.
 */
export const STRENGTHS = {
  newcomer: { ...GLANCE, temperature: 4, leastShare: 0.001, settings: HASTY },
  novice: { ...GLANCE, temperature: 1.5, leastShare: 0.02, settings: HASTY },
  apprentice: { ...GLANCE, temperature: 0.5, leastShare: 0.1 },
  adept: { ...BEST, iterations: 48, milliseconds: 500 },
  expert: { ...BEST, iterations: 400, milliseconds: 500, settings: PATIENT },
  master: { ...BEST, iterations: 3000, milliseconds: 1200, settings: PATIENT },
} as const satisfies Readonly<Record<string, Strength>>;

export type LevelId = keyof typeof STRENGTHS;

export const LEVEL_IDS: readonly string[] = LEVELS.map(({ id }) => id);

export const defaultLevel: Level = LEVELS.find(({ isDefault }) => isDefault) ?? LEVELS[0]!;
export const advisorLevel: Level = LEVELS.find(({ isAdvisor }) => isAdvisor) ?? LEVELS.at(-1)!;

export const levelOf = (id: string): Level | undefined => LEVELS.find((level) => level.id === id);

/** What a person reads; the id itself for a level that is gone, as an old save may name one. */
export const levelTitle = (id: string, language: Language): string => levelOf(id)?.title[language] ?? id;
