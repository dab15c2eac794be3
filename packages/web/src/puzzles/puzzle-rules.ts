// The rules that a puzzle is about, in the reader's words: the passage that states a clause, and the name of a theme.
import { signal } from '@preact/signals';
import { gameTexts, hasText, t } from '../i18n.ts';
import { loadRulebook, type Rulebook } from '../rulebook/load-rulebook.ts';
import { stripMarkup } from '../rulebook/strip-markup.ts';
import { language } from '../settings/preferences.ts';

const books = signal<ReadonlyMap<string, Rulebook>>(new Map());
const asked = new Set<string>();

/** Undefined until it is there, and for a game that has none. */
function bookOf(game: string): Rulebook | undefined {
  const key = `${game}:${language.value}`;
  if (!asked.has(key)) {
    asked.add(key);
    void loadRulebook(game, language.value).then((book) => {
      if (book) books.value = new Map(books.value).set(key, book);
    });
  }
  return books.value.get(key);
}

/** Chapters that speak of everything, and of what comes before the first choice. */
const BEFORE_PLAY = ['idea', 'setup'];

/** What the rulebook says about the first of these clauses that it says something about. */
export function ruleText(game: string, clauses: readonly string[]): string | undefined {
  const chapters = bookOf(game)?.chapters.filter(({ id }) => !BEFORE_PLAY.includes(id)) ?? [];
  const passages = chapters.flatMap((chapter) => chapter.passages);
  for (const clause of clauses) {
    const stated = passages.find(({ kind, clauses: ids }) => kind === 'text' && ids.includes(clause));
    // A list in it becomes sentences.
    if (stated) return stripMarkup(stated.text).replaceAll(/^\s*- /gm, '');
  }
  return undefined;
}

/** `rule:UN-ROLL` is called as the chapter that states most of these clauses; undefined where nothing has a name for it. */
export function themeName(game: string, theme: string): string | undefined {
  const [family, word = ''] = theme.split(':') as [string, string?];
  if (family === 'rule') {
    const counts = (bookOf(game)?.chapters ?? []).map(({ title, passages }) => ({
      title,
      n: passages.flatMap(({ clauses }) => clauses).filter((id) => id.startsWith(`${word}-`)).length,
    }));
    const [most] = counts.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n);
    return most?.title;
  }
  if (family === 'kind') return gameTexts(game)[`term.${word}`];
  return hasText(`puzzle.theme.${theme.replace(':', '.')}`)
    ? t(`puzzle.theme.${theme.replace(':', '.')}`)
    : undefined;
}
