// Reads what a person typed at a question: the number of a choice or group, a key, or words that a choice is looked for with.

type Key = 'undo' | 'save' | 'quit' | 'more' | 'news' | 'table' | 'rulebook' | 'concede';

export type TypedAnswer =
  | { readonly kind: 'choice' | 'group'; readonly index: number }
  | { readonly kind: Key | 'again' | 'unknown' }
  | { readonly kind: 'rules' | 'words'; readonly words: string };

/** With the Russian letters on the same keys. */
const KEYS: Readonly<Record<string, Key>> = {
  u: 'undo',
  г: 'undo',
  undo: 'undo',
  s: 'save',
  ы: 'save',
  save: 'save',
  q: 'quit',
  й: 'quit',
  quit: 'quit',
  exit: 'quit',
  m: 'more',
  ь: 'more',
  more: 'more',
  h: 'news',
  р: 'news',
  t: 'table',
  е: 'table',
  rules: 'rulebook',
  правила: 'rulebook',
  regole: 'rulebook',
  concede: 'concede',
};

/** Enter alone plays the only choice of a page just shown; else it shows the page again. */
export function typedAnswerOf(line: string, choices: number, isFresh: boolean): TypedAnswer {
  const words = line.trim();
  const word = words.toLowerCase();
  if (word === '') return choices === 1 && isFresh ? { kind: 'choice', index: 0 } : { kind: 'again' };
  if (/^\d{1,6}$/.test(word)) {
    const index = Number(word) - 1;
    return index >= 0 && index < choices ? { kind: 'choice', index } : { kind: 'unknown' };
  }
  if (/^\+\d$/.test(word)) return { kind: 'group', index: Number(word[1]) - 1 };
  if (word.startsWith('?')) return { kind: 'rules', words: words.slice(1).trim() };
  return Object.hasOwn(KEYS, word) ? { kind: KEYS[word]! } : { kind: 'words', words };
}

/** The key that is listed with these words: for `> end` also `end` may be typed. */
export function keyListedAs(listed: readonly string[], words: string): string | undefined {
  const wanted = words.trim().toLowerCase();
  const item = listed.find((one) => one.slice(one.indexOf(' ') + 1).toLowerCase() === wanted);
  return item?.slice(0, item.indexOf(' '));
}
