// Reads what a person typed at a question: the number of a choice, or a key.

export type TypedAnswer =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'undo' | 'save' | 'quit' | 'again' | 'unknown' }
  | { readonly kind: 'rules'; readonly words: string };

/** With the Russian letters on the same keys. */
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

/** Enter alone plays the only choice of a page just shown; else it shows the page again. */
export function typedAnswerOf(line: string, choices: number, isFresh: boolean): TypedAnswer {
  const word = line.trim().toLowerCase();
  if (word === '') return choices === 1 && isFresh ? { kind: 'choice', index: 0 } : { kind: 'again' };
  if (/^\d{1,6}$/.test(word)) {
    const index = Number(word) - 1;
    return index >= 0 && index < choices ? { kind: 'choice', index } : { kind: 'unknown' };
  }
  if (word.startsWith('?')) return { kind: 'rules', words: line.trim().slice(1).trim() };
  return { kind: Object.hasOwn(KEYS, word) ? KEYS[word]! : 'unknown' };
}
