// Which language to speak: the flag, else the locale.
import { CodedError, isLanguage, LANGUAGES, type Language } from '@undercroft/kernel';

/** The language of the locale variables; undefined when they are unset, neutral or of a language we do not speak. */
export function languageOfLocale(env: Readonly<Record<string, string | undefined>>): Language | undefined {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const word = locale.slice(0, 2).toLowerCase();
  return isLanguage(word) && !/^[a-z]{3}/i.test(locale) ? word : undefined;
}

export function languageOfFlag(word: string): Language {
  if (isLanguage(word)) return word;
  throw new CodedError('bad-lang', { value: word, known: LANGUAGES.join(', ') });
}
