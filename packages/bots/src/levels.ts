// The levels that a person can pick for a bot, weakest first; the same in every game. How each plays is in `strengths.ts`.
//
// To list, name or pick levels import '@undercroft/bots/levels': it loads nothing of the search. A level travels by its
// `id` (seats, saves, requests to a worker, `botNamed`); `levelTitle(id, language)` is what a person reads.
import type { Language } from '@undercroft/kernel';

/** How well a bot plays, as a person picks it. */
export interface Level {
  readonly id: string;
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

export const LEVEL_IDS: readonly string[] = LEVELS.map(({ id }) => id);

export const defaultLevel: Level = LEVELS.find(({ isDefault }) => isDefault) ?? LEVELS[0]!;
export const advisorLevel: Level = LEVELS.find(({ isAdvisor }) => isAdvisor) ?? LEVELS.at(-1)!;

export const levelOf = (id: string): Level | undefined => LEVELS.find((level) => level.id === id);

/** What a person reads; the id itself for a level that is gone, as an old save may name one. */
export const levelTitle = (id: string, language: Language): string => levelOf(id)?.title[language] ?? id;
