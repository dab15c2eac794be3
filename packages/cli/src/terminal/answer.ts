// What a person typed at a question: the number of a choice, or one of the keys.

export type Answer =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'undo' | 'save' | 'quit' | 'again' | 'unknown' }
  | { readonly kind: 'rules'; readonly words: string };

/** Keys by what is printed on them: a Russian keyboard gives another letter for the same key. */
const KEYS: Readonly<Record<string, 'undo' | 'save' | 'quit'>> = {
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
};

/** Enter alone plays the only choice where the page has just been shown; else it shows the page again. */
export function answerOf(line: string, choices: number, isFresh: boolean): Answer {
  const word = line.trim().toLowerCase();
  if (word === '') return choices === 1 && isFresh ? { kind: 'choice', index: 0 } : { kind: 'again' };
  if (/^\d{1,6}$/.test(word)) {
    const index = Number(word) - 1;
    return index >= 0 && index < choices ? { kind: 'choice', index } : { kind: 'unknown' };
  }
  if (word.startsWith('?')) return { kind: 'rules', words: line.trim().slice(1).trim() };
  return { kind: Object.hasOwn(KEYS, word) ? KEYS[word]! : 'unknown' };
}
