// The lab's own words in the reader's language: the same sentences as the command line's.
import { signal } from '@preact/signals';
import type { Language, Texts } from '@undercroft/kernel';
import { type Words, wordsFor } from '@undercroft/lab/anywhere';
import { gameTexts, spokenLanguageNow } from '../i18n.ts';
import { loadPart } from '../load-part.ts';

const sources: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>> = {
  en: () => import('@undercroft/lab/texts/en'),
  ru: () => import('@undercroft/lab/texts/ru'),
  it: () => import('@undercroft/lab/texts/it'),
};
const loaded = signal<Partial<Readonly<Record<Language, Texts>>>>({});

export async function ensureLabTexts(language: Language): Promise<void> {
  if (loaded.value[language]) return;
  const texts = await loadPart(sources[language]);
  loaded.value = { ...loaded.value, [language]: texts.default };
}

/** Words about a game in the language on screen; undefined while they are on their way. */
export function labWords(game: string): Words | undefined {
  const language = spokenLanguageNow();
  const own = loaded.value[language];
  if (own) return wordsFor(own, gameTexts(game), language);
  void ensureLabTexts(language);
  return undefined;
}
