// The levels that a person can pick for a bot, weakest first; the same in every game. A new level is one entry in LEVELS.
//
// To list, name or pick levels import '@undercroft/bots/levels': it loads nothing of the search. A level travels by its
// `id` (seats, saves, requests to a worker, `botNamed`); `levelTitle(id, language)` is what a person reads.
import type { Language } from '@undercroft/kernel';
import type { SearchSettings } from './search/search-settings.ts';

export interface Level {
  readonly id: string;
  /** Begins with a small letter: it stands inside a line. */
  readonly title: Readonly<Record<Language, string>>;
  /** The level of a new bot and of a stand-in, unless another is asked for. */
  readonly isDefault?: true;
  /** The level that advises a person: hints at the table. */
  readonly isAdvisor?: true;
  /** Search iterations for one decision: the limit that is the same on every machine. */
  readonly iterations: number;
  /** The limit that a person at the table feels. */
  readonly milliseconds: number;
  /** 0 always makes the choice found best; 1 picks in proportion to the shares; above it, more at random. */
  readonly temperature: number;
  readonly settings?: Partial<SearchSettings>;
}

export const LEVELS: readonly Level[] = [
  {
    id: 'novice',
    title: { en: 'novice', ru: 'новичок', it: 'novizio' },
    iterations: 32,
    milliseconds: 150,
    temperature: 0.5,
    settings: { winProbe: 0 },
  },
  {
    id: 'adept',
    title: { en: 'adept', ru: 'знаток', it: 'esperto' },
    isDefault: true,
    iterations: 48,
    milliseconds: 500,
    temperature: 0,
  },
  {
    id: 'master',
    title: { en: 'master', ru: 'мастер', it: 'maestro' },
    isAdvisor: true,
    iterations: 3000,
    milliseconds: 1200,
    temperature: 0,
    settings: { priorWeight: 2, horizon: 24, policyDecisions: 24 },
  },
];

export const LEVEL_IDS: readonly string[] = LEVELS.map(({ id }) => id);

export const defaultLevel: Level = LEVELS.find(({ isDefault }) => isDefault) ?? LEVELS[0]!;
export const advisorLevel: Level = LEVELS.find(({ isAdvisor }) => isAdvisor) ?? LEVELS.at(-1)!;

export const levelOf = (id: string): Level | undefined => LEVELS.find((level) => level.id === id);

/** What a person reads; the id itself for a level that is gone, as an old save may name one. */
export const levelTitle = (id: string, language: Language): string => levelOf(id)?.title[language] ?? id;
